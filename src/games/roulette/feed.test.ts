import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { RouletteTeam } from '../../../contract/roulette';
import {
  answersTo,
  betOf,
  drawnOf,
  endOf,
  ME,
  runOf,
  settle,
  snapshotOf,
  startOf,
  T0,
  totals,
} from '../../../machines/kit/pool/room.fixture';
import type { BetAnswer, PlaceInput } from '../../../machines/kit/pool/command';
import { rouletteMachine } from '../../../machines/roulette/machine';
import type { RouletteEvent } from '../../../machines/roulette/types';
import { rouletteLayout } from '../../../scenes/roulette/layout';
import { createRouletteFeed, rouletteColumns, rouletteHistory } from './feed';
import { rp } from '../../../rules/money.fixture';

function opened(first: RouletteEvent | null = { type: 'wire.snapshot', snapshot: snapshotOf(1) }) {
  const clock = new SimulatedClock();
  clock.set(T0);
  const machine = rouletteMachine.provide({
    actors: {
      placeBets: fromPromise<readonly BetAnswer<RouletteTeam>[], PlaceInput<RouletteTeam>>(async ({ input }) =>
        answersTo(input),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { clock, userId: ME } }).start();
  if (first !== null) actor.send(first);
  return { actor, clock, feed: createRouletteFeed(actor, clock) };
}

test('until the first snapshot the scene is connecting, then it has the round and its columns', () => {
  const { actor, feed } = opened(null);
  expect(feed.view()).toMatchObject({ phase: 'connecting', columns: [] });
  actor.send({
    type: 'wire.snapshot',
    snapshot: snapshotOf(1, { totals: totals({ red: 30_000 }), bets: [betOf('ana', 'red', 30_000, 'a')] }),
  });
  const view = feed.view();
  expect(view).toMatchObject({
    phase: 'betting',
    roundId: '1',
    startTime: T0,
    stopTime: null,
    result: null,
    history: [{ number: 3 }],
  });
  expect(view.columns.map(({ team }) => team)).toEqual(['red', 'black', 'blue']);
  expect(view.columns[0]).toMatchObject({
    total: 30_000,
    players: 1,
    pending: 0,
    placed: 0,
    bets: [{ id: 'a', name: 'ana', amount: 30_000 }],
  });
});

test('what is laid down waits in its column until the server has it', async () => {
  const { actor, feed } = opened();
  const heard: unknown[] = [];
  feed.onCue((cue) => heard.push(cue));
  actor.send({ type: 'amount.set', amount: rp(20_000) });
  actor.send({ type: 'slip.tap', pool: 'black' });
  expect(feed.view().columns[1]).toMatchObject({ pending: 20_000, placed: 0 });
  actor.send({ type: 'bet.place', uuid: 'press-one' });
  await settle();
  expect(feed.view().columns[1]).toMatchObject({ pending: 0, placed: 20_000 });
  expect(heard).toEqual([{ type: 'placed', bets: [{ pool: 'black', amount: 20_000 }] }]);
});

test('columns are the same object until something in them changes', () => {
  const { actor, feed } = opened();
  const { columns } = feed.view();
  actor.send({ type: 'amount.set', amount: rp(50_000) });
  expect(feed.view().columns).toBe(columns);
  actor.send({ type: 'slip.tap', pool: 'red' });
  expect(feed.view().columns).not.toBe(columns);
});

test('a draw leads the history from the start of its run, and is there once when it has stopped', () => {
  const { actor, clock, feed } = opened();
  clock.increment(15_000);
  actor.send({ type: 'wire.end', end: endOf(1, 5) });
  expect(feed.view()).toMatchObject({
    phase: 'spinning',
    result: 5,
    stopTime: runOf(1, 5).stopTime,
    history: [{ number: 5 }, { number: 3 }],
  });
  clock.increment(3000);
  expect(feed.view().history.map(({ number }) => number)).toEqual([5, 3]);
  actor.send({ type: 'wire.start', start: startOf(2) });
  expect(feed.view()).toMatchObject({ phase: 'betting', result: null, history: [{ number: 5 }, { number: 3 }] });
});

test('black is told as a large win, but only when it brought more than was staked', () => {
  const { actor, clock, feed } = opened();
  const heard: unknown[] = [];
  feed.onCue((cue) => heard.push(cue));
  const told = (stake: number, back: number, draw: number): void => {
    actor.send({ type: 'wire.snapshot', snapshot: drawnOf(1, draw) });
    actor.send({ type: 'wire.result', result: { roundId: '1', stake: rp(stake), back: rp(back) } });
    clock.increment(20_000);
  };
  told(110_000, 140_000, 0);
  expect(heard).toEqual([{ type: 'win', size: 'L', amount: 140_000 }]);
});

test('the buttons lie where the scene draws its columns', () => {
  const box = { width: 412, height: 915, inset: { top: 66, right: 0, bottom: 269, left: 0 } };
  expect(rouletteColumns(box)).toEqual(rouletteLayout(box).columns);
  const { wheel } = rouletteLayout(box);
  const past = rouletteHistory(box);
  expect(past.y + past.height).toBeLessThan(wheel.y - wheel.radius);
  expect(past.x).toBeGreaterThan(0);
});
