import { describe, expect, it } from 'vitest';
import { CODE, CodeError } from '../../../contract/errors';
import { rp } from '../../../rules/money.fixture';
import { configOf, runOf } from '../../autobet/config.fixture';
import type { AutoConfig } from '../../autobet/types';
import type { SoloHand } from './hand';
import { inRoom, roomOf, roundOf, SEEDS, settle, type TestKinds } from './room.fixture';
import { isAutoRunning, isRunPlaying, standingOf } from './select';

const A = { side: 'a' };
/** Takes the step of the round's own number, and cashes out after two. */
const hand: SoloHand<TestKinds> = {
  step: ({ steps }) => (steps >= 2 ? null : steps + 10),
  lookMs: ({ steps }) => (steps === 0 ? 500 : 1_000),
  restMs: 1_500,
};

/** A room in which a run of such a hand has just asked for its first round. */
function begun(change: Partial<AutoConfig> = {}, own: SoloHand<TestKinds> = hand) {
  const room = inRoom();
  const run = runOf(configOf({ amount: rp(10_000), count: 2, ...change }));
  room.send({ type: 'auto.start', run, choice: A, hand: own });
  return {
    ...room,
    /** The round of the last start, as it stands after its first answer. */
    open: (roundId = '7') => room.answer('start', roundOf({ roundId }), 990_000),
    stands: (steps: number, roundId = '7') => room.answer('select', roundOf({ roundId, steps, rate: 2 ** steps })),
    cashed: (roundId = '7') =>
      room.answer('cash', roundOf({ roundId, steps: 2, status: 'won', rate: 4, winAmount: rp(40_000) }), 1_030_000),
    lost: (steps: number, roundId = '7') => room.answer('select', roundOf({ roundId, steps, status: 'lost', rate: 0 })),
    runs: () => isAutoRunning(room.actor.getSnapshot()),
    plays: () => isRunPlaying(room.actor.getSnapshot()),
    button: () => standingOf(room.actor.getSnapshot()).run,
  };
}

describe('a hand', () => {
  it('plays a round of a run step by step, each after its picture was seen, cashes it out and goes on with the next', async () => {
    const room = begun();
    await room.open();
    room.clock.increment(499);
    expect(room.phase()).toBe('playing');
    room.clock.increment(1);
    expect(room.asked.select.map(({ input }) => input.select)).toEqual([10]);
    await room.stands(1);
    room.clock.increment(999);
    expect(room.phase()).toBe('playing');
    room.clock.increment(1);
    await room.stands(2);
    room.clock.increment(1_000);
    expect(room.asked.cash.map(({ input }) => input.roundId)).toEqual(['7']);
    await room.cashed();
    expect(room.context().auto).toMatchObject({ played: 1, left: 1, profit: rp(30_000) });
    // Its result stands longer than one by hand does.
    room.clock.increment(1_499);
    expect(room.phase()).toBe('resting');
    room.clock.increment(1);
    expect(room.asked.start).toHaveLength(2);
    await room.open('8');
    room.clock.increment(500);
    await room.lost(1, '8');
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'finished', played: 2, profit: rp(20_000) });
    room.clock.increment(5_000);
    expect(room.phase()).toBe('ready');
    expect(room.asked.start).toHaveLength(2);
  });

  it('gives each of its steps an id of its own, by round and step', async () => {
    const room = begun();
    await room.open();
    room.clock.increment(500);
    await room.stands(1);
    room.clock.increment(1_000);
    await room.stands(2);
    room.clock.increment(1_000);
    await room.cashed();
    room.clock.increment(1_500);
    await room.open('8');
    room.clock.increment(500);
    const { start, select, cash } = room.asked;
    const ids = [...start, ...select, ...cash].map(({ input }) => input.uuid);
    expect(ids).toEqual([
      'run-0001-2',
      'run-0001-3',
      'run-0001-2.0',
      'run-0001-2.1',
      'run-0001-3.0',
      'run-0001-2.cash',
    ]);
  });

  it('begins each round by the one before it, where it says so', async () => {
    const room = begun({}, { ...hand, begin: (before) => ({ side: `after ${before?.roundId ?? 'none'}` }) });
    await room.answer('start', roundOf({ status: 'lost', rate: 0 }));
    room.clock.increment(1_500);
    expect(room.asked.start.map(({ input }) => input.choice.side)).toEqual(['after none', 'after 7']);
  });

  it('lets no press of the player’s come between its steps', async () => {
    const room = begun();
    await room.open();
    room.select(3);
    room.cash();
    expect(room.phase()).toBe('playing');
    expect([room.asked.select, room.asked.cash]).toEqual([[], []]);
    expect(room.button()).toBe('running');
  });

  it('plays no round that is not its run’s', async () => {
    const room = begun();
    await room.answer('start', roundOf({ status: 'lost', rate: 0 }));
    room.clock.increment(1_500);
    await room.refuse('start', new CodeError(CODE.activeRound));
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf({ roundId: '9' }) }) });
    room.clock.increment(10_000);
    expect(room.asked.select).toEqual([]);
    expect(room.plays()).toBe(false);
    room.select(5);
    expect(room.asked.select.map(({ input }) => input.select)).toEqual([5]);
  });

  it('waits while the page is hidden, in the middle of a round and between two, and goes on when it is seen', async () => {
    const room = begun();
    await room.open();
    room.send({ type: 'page.hidden' });
    room.clock.increment(60_000);
    expect(room.asked.select).toEqual([]);
    room.send({ type: 'page.shown' });
    room.clock.increment(499);
    expect(room.asked.select).toEqual([]);
    room.clock.increment(1);
    await room.lost(1);
    room.send({ type: 'page.hidden' });
    room.clock.increment(60_000);
    expect(room.asked.start).toHaveLength(1);
    expect(room.context().auto).toMatchObject({ paused: true, left: 1 });
    room.send({ type: 'page.shown' });
    expect(room.asked.start).toHaveLength(2);
  });
});

describe('one tap', () => {
  it('hands the open round to the player at once, and the run counts it and is over', async () => {
    const room = begun({ count: 9 });
    await room.open();
    room.clock.increment(500);
    await room.stands(1);
    room.send({ type: 'hand.lift' });
    room.send({ type: 'auto.stop' });
    room.clock.increment(10_000);
    expect(room.asked.select).toHaveLength(1);
    expect([room.plays(), room.button(), room.runs()]).toEqual([false, 'off', true]);
    room.cash();
    await room.cashed();
    expect(room.runs()).toBe(false);
    expect(room.context().auto).toMatchObject({ stopped: 'user', played: 1, profit: rp(30_000) });
    room.clock.increment(5_000);
    expect(room.asked.start).toHaveLength(1);
  });

  it('ends the run between two rounds, and while a round is on its way: that one is the player’s', async () => {
    const idle = begun();
    await idle.answer('start', roundOf({ status: 'lost', rate: 0 }));
    idle.send({ type: 'hand.lift' });
    idle.send({ type: 'auto.stop' });
    expect(idle.runs()).toBe(false);
    idle.clock.increment(5_000);
    expect(idle.asked.start).toHaveLength(1);
    const begins = begun();
    begins.send({ type: 'hand.lift' });
    begins.send({ type: 'auto.stop' });
    await begins.open();
    begins.clock.increment(10_000);
    expect(begins.asked.select).toEqual([]);
    begins.select(3);
    expect(begins.asked.select).toHaveLength(1);
  });

  it('of the house lets the hand play its round to the end first', async () => {
    const room = begun({ count: 9 });
    await room.open();
    room.send({ type: 'auto.stop' });
    expect(room.button()).toBe('stopping');
    room.clock.increment(500);
    await room.lost(1);
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'user', played: 1 });
  });
});

describe('what ends a run in the middle of a round', () => {
  it('a refused step hands the round to the player, and the run counts what it comes to', async () => {
    const room = begun();
    await room.open();
    room.clock.increment(500);
    await room.refuse('select', new CodeError(CODE.tooFrequent));
    expect(room.context().auto).toMatchObject({ running: true, stopped: 'refused', code: CODE.tooFrequent });
    room.clock.increment(10_000);
    expect(room.asked.select).toHaveLength(1);
    expect(room.plays()).toBe(false);
    room.select(3);
    await room.lost(1);
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'refused', played: 1, profit: -rp(10_000) });
  });

  it('a round that the server has ended meanwhile is counted once it is told', async () => {
    const room = begun();
    await room.open();
    room.clock.increment(500);
    await room.refuse('select', new CodeError(CODE.cannotCashOut));
    const over = roundOf({ steps: 1, status: 'won', rate: 2, winAmount: rp(20_000) });
    room.send({ type: 'wire.result', result: { round: over, seeds: SEEDS } });
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'refused', played: 1, profit: rp(10_000) });
  });

  it('a lost connection ends the run; the round waits for the player', async () => {
    const room = begun();
    await room.open();
    room.send({ type: 'link.offline' });
    await settle();
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'offline' });
    room.send({ type: 'link.online' });
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf() }) });
    room.clock.increment(10_000);
    expect(room.asked.select).toEqual([]);
    room.select(3);
    expect(room.asked.select).toHaveLength(1);
  });

  it('without a connection none begins: it would play once there is one again', () => {
    const room = inRoom();
    room.send({ type: 'link.offline' });
    room.send({ type: 'auto.start', run: runOf(configOf({ amount: rp(10_000), count: 2 })), choice: A, hand });
    room.send({ type: 'link.online' });
    room.send({ type: 'wire.snapshot', room: roomOf() });
    expect(isAutoRunning(room.actor.getSnapshot())).toBe(false);
    expect(room.asked.start).toEqual([]);
  });

  it('another player ends it, and nothing plays for them', async () => {
    const room = begun();
    await room.open();
    room.send({ type: 'user.changed', userId: 'you' });
    room.send({ type: 'wire.snapshot', room: roomOf({ round: roundOf({ roundId: '3' }) }) });
    room.clock.increment(10_000);
    expect(room.asked.select).toEqual([]);
    expect(room.context().auto).toMatchObject({ running: false, stopped: 'user' });
  });
});

it('the stops of a run are looked at after each of its rounds', async () => {
  const won = begun({ stopAfter: 'win', count: 9 });
  await won.answer('start', roundOf({ status: 'won', rate: 2, winAmount: rp(20_000) }), 1);
  expect(won.context().auto).toMatchObject({ running: false, stopped: 'after-win' });
  const most = begun({ mostLost: rp(10_000), count: 9 });
  await most.open();
  most.clock.increment(500);
  await most.lost(1);
  expect(most.context().auto).toMatchObject({ running: false, stopped: 'most-lost' });
});

it('a round by hand rests as long as ever once a run is over', async () => {
  const room = begun({ stopAfter: 'loss' });
  await room.answer('start', roundOf({ status: 'lost', rate: 0 }));
  room.clock.increment(1_500);
  room.start(A);
  await room.answer('start', roundOf({ roundId: '8', status: 'lost', rate: 0 }));
  room.clock.increment(700);
  expect(room.phase()).toBe('ready');
});
