import { expect, test } from 'vitest';
import { machines } from '../../../machines/registry';
import { endOf as endOfCrash, gameOf, LEAVES, openRoom as openCrash } from '../../../machines/crash/room.fixture';
import { endOf as endOfWingo, first, openRoom as openWingo, roundOf } from '../../../machines/wingo/room.fixture';
import { studioGames } from '../games';
import { createCrashFeed } from '../../games/crash/feed';
import { createWingoFeed } from '../../games/wingo/feed';
import { crashFixtures } from '../../../tests/fixtures/crash';
import { FIXTURE_EPOCH } from '../../deck/fixture';
import { wingoFixtures } from '../../../tests/fixtures/wingo';
import { chartOf, litPaths, statesOf } from './model';
import { teller } from './told';

const standings = { crash: await studioGames.crash.standing(), wingo: await studioGames.wingo.standing() };
const crash = chartOf(machines.crash);
const wingo = chartOf(machines.wingo);

test.each([
  ['crash', crash],
  ['wingo', wingo],
] as const)('every phase of %s lights an innermost state that its machine really has', (game, chart) => {
  const innermost = statesOf(chart.root)
    .filter(({ states }) => states.length === 0)
    .map(({ path }) => path);
  for (const path of Object.values(standings[game].states)) expect(innermost).toContain(path);
});

test('where the crash table says that the machine stands, it stands', () => {
  const { actor, send, clock } = openCrash();
  const feed = createCrashFeed(actor, clock);
  const stand = (): void => {
    const view = feed.view();
    expect(litPaths(actor.getSnapshot().value)).toContain(
      standings.crash.states[standings.crash.phase(view, clock.now())],
    );
    seen.push(view.phase);
  };
  const seen: string[] = [];
  stand();
  send({ type: 'wire.snapshot', game: gameOf() });
  stand();
  clock.increment(LEAVES);
  stand();
  send({ type: 'wire.end', end: endOfCrash('100', 1.35) });
  stand();
  expect(seen).toEqual(Object.keys(standings.crash.states));
});

test('where the wingo table says that the machine stands, it stands', () => {
  const { actor, hear, clock, at } = openWingo({ round: null });
  const feed = createWingoFeed(actor, clock);
  const seen = new Set<string>();
  const stand = (): void => {
    const phase = standings.wingo.phase(feed.view(), clock.now());
    expect(litPaths(actor.getSnapshot().value), phase).toContain(standings.wingo.states[phase]);
    seen.add(phase);
  };
  stand();
  hear.snapshot(roundOf(first()));
  for (let ms = 0; ms <= 29_900; ms += 100) {
    at(ms);
    stand();
  }
  hear.end(endOfWingo(first(), 4));
  stand();
  at(32_000);
  stand();
  expect([...seen]).toEqual(Object.keys(standings.wingo.states));
});

test('no fixture shows a phase that the table does not know', () => {
  const unknown = [
    ...Object.entries(crashFixtures).flatMap(([name, { script }]) =>
      script(FIXTURE_EPOCH, 0).flatMap(({ show }) =>
        show && !standings.crash.states[standings.crash.phase(show, FIXTURE_EPOCH)] ? [name] : [],
      ),
    ),
    ...Object.entries(wingoFixtures).flatMap(([name, { script }]) =>
      script(FIXTURE_EPOCH, 0).flatMap(({ show }) =>
        show && !standings.wingo.states[standings.wingo.phase(show, FIXTURE_EPOCH)] ? [name] : [],
      ),
    ),
  ];
  expect(unknown).toEqual([]);
});

test('a round is told state by state, with the way that was just taken', () => {
  const at = teller(standings.crash, crash, crashFixtures.round);
  expect(at(100)).toMatchObject({ lit: ['round', 'round.preparation'], hot: [] });
  expect(at(5100).lit).toEqual(['round', 'round.goingUp']);
  expect(at(5100).hot.map((id) => id.split('#')[0])).toEqual(['round.preparation']);
  expect(at(9000).hot).toEqual([]);
  const end = at(crashFixtures.round.length);
  expect(end.lit).toEqual(['round', 'round.squib']);
  expect(end.log.map(({ event }) => event).reverse()).toEqual([
    'preparation',
    'cue launch',
    'goingUp',
    'cue cashOut',
    'cue crashed',
    'squib',
    'cue win',
  ]);
  expect(at(100)).toMatchObject({ lit: ['round', 'round.preparation'] });
});

test('the mask comes by the clock, without a step of the script', () => {
  const at = teller(standings.wingo, wingo, wingoFixtures.mask);
  expect(at(900).lit.at(-1)).toBe('round.betting.open');
  expect(at(1100).lit.at(-1)).toBe('round.betting.closing');
  expect(at(1100).hot.map((id) => id.split('#')[0])).toEqual(['round.betting.open']);
  expect(at(2100).lit.at(-1)).toBe('round.betting.closed');
});
