import { expect, it, vi } from 'vitest';
import { OPEN_GAMES } from '../../contract/games';
import { createCards } from './cards';
import type { Records } from './replay';

/** What the records of finished rounds say where a card looks. */
const RECORDS = {
  crash: { target: 2.319 },
  wingo: { number: 7 },
  roulette: { result: 0 },
  dice: { result: [0, 3, 5] },
  dingdong: { result: 'DING' },
  mines: { mines: 3, rate: 1.5 },
  hilo: { rate: 0 },
  roller: { result: 501, rate: 9.9 },
  coinFlip: { rate: 1.98 },
} as const;
const ROUND = { wingo: '20261123100001' } as const;
const roundOf = (game: string) => (game === 'wingo' ? ROUND.wingo : '17');

const docOf = async (key: string) => ({
  title: { id: `Judul ${key}`, en: 'Title' },
  summary: { id: `Isi ${key}`, en: 'Summary' },
});

const recordsOf = (read: (game: string, round: string) => unknown) =>
  Object.fromEntries(
    OPEN_GAMES.map((game) => [game, async (round: string) => read(game, round)]),
  ) as unknown as Records;

it('tells of each game’s round what came out', async () => {
  const cards = createCards(
    recordsOf((game) => RECORDS[game as keyof typeof RECORDS]),
    docOf,
  );
  const titles = await Promise.all(
    OPEN_GAMES.map(async (game) => (await cards(`/replay/${game}/${roundOf(game)}`))?.title),
  );
  expect(Object.fromEntries(OPEN_GAMES.map((game, i) => [game, titles[i]]))).toEqual({
    crash: 'Roket: meledak di 2,31×',
    wingo: 'Wingo: angka 7',
    roulette: 'Rolet: kantong 0',
    dice: 'Dadu: dadu 1, 4, 6',
    dingdong: 'Dingdong: ding',
    mines: 'Ranjau: 3 ranjau, dibayar 1,50×',
    hilo: 'Hilo: tidak dibayar',
    roller: 'Roller: angka 501, dibayar 9,90×',
    coinFlip: 'Lempar Koin: dibayar 1,98×',
  });
});

it('asks once for a finished round, again for one that is not, and never for what is no id', async () => {
  let finished = false;
  const read = vi.fn(() => (finished ? RECORDS.crash : null));
  const cards = createCards(recordsOf(read), docOf);
  expect((await cards('/replay/crash/9'))?.title).toBe('Roket · Lintang');
  finished = true;
  for (const _ of [1, 2, 3]) expect((await cards('/replay/crash/9'))?.title).toBe('Roket: meledak di 2,31×');
  expect(read).toHaveBeenCalledTimes(2);
  await cards('/replay/crash/..%2F');
  await cards('/replay/crash/');
  expect(read).toHaveBeenCalledTimes(2);
});

it('has one for the house and each room, and none for other pages', async () => {
  const cards = createCards(
    recordsOf(() => null),
    docOf,
  );
  expect((await cards('/'))?.game).toBeNull();
  expect(await cards('/game/mines')).toMatchObject({ title: 'Ranjau · Lintang', game: 'mines' });
  for (const path of ['/account', '/game/poker', '/replay/poker/1', '/preview/crash', '/game'])
    expect([path, await cards(path)]).toEqual([path, null]);
});

it('a page of help has its own title, a doc the one it has now; what is none has no card', async () => {
  const cards = createCards(
    recordsOf(() => null),
    docOf,
  );
  expect(await cards('/help')).toMatchObject({ title: 'Bantuan · Lintang' });
  expect(await cards('/help/fairness')).toMatchObject({ title: 'Undian adil · Lintang' });
  expect(await cards('/help/privacy')).toMatchObject({ title: 'Judul privacy · Lintang', description: 'Isi privacy' });
  for (const path of ['/help/nothing', '/help/privacy/x', '/vip', '/help/partners'])
    expect(await cards(path)).toBeNull();
});
