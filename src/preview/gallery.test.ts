import { expect, test } from 'vitest';
import { studioGames } from './games';
import { entriesOf, GAMES, pageOf, search } from './gallery';
import { loadCues, loadStates } from './samples';

test('every fixture of every game is listed once, with a moment within it', async () => {
  for (const game of GAMES) {
    const set = await studioGames[game].fixtures();
    const entries = await entriesOf(game);
    expect(entries.map(({ fixture }) => fixture)).toEqual(Object.keys(set));
    for (const { fixture, at } of entries) {
      expect(at, fixture).toBeGreaterThan(0);
      expect(at, fixture).toBeLessThan(set[fixture]?.length ?? 0);
    }
  }
});

test('a search finds what holds all its words, in any order and case', async () => {
  const all = (await Promise.all(GAMES.map(entriesOf))).flat();
  expect(search(all, '')).toEqual(all);
  expect(search(all, 'WINGO idle')).toEqual([expect.objectContaining({ game: 'wingo', fixture: 'idle' })]);
  expect(search(all, 'huge crash')).toEqual([expect.objectContaining({ game: 'crash', fixture: 'winHuge' })]);
  expect(search(all, 'no such thing')).toEqual([]);
});

test('a card leads to its story', () => {
  expect(pageOf({ game: 'crash', fixture: 'winHuge' })).toBe('/preview/crash?fixture=winHuge');
});

test('no two buttons of a game have the same name', async () => {
  for (const game of GAMES) {
    for (const groups of [await loadCues(game), await loadStates(game)]) {
      const names = groups.flatMap(({ samples }) => samples.map(({ name }) => name));
      expect(new Set(names).size, `${game}: ${names.join(', ')}`).toBe(names.length);
    }
  }
});

test('a state sample is a view of its own phase, made for the moment it is asked at', async () => {
  for (const game of GAMES) {
    for (const { of, samples } of await loadStates(game)) {
      for (const { name, make } of samples) expect(make(1_735_664_400_000).view.phase, name).toBe(of);
    }
  }
});
