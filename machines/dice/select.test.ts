import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { DiceRound } from '../../contract/dice';
import { DICE_FACES } from '../../contract/dice';
import { diceMachine } from './machine';
import { prizeLogs, trayView } from './select';
import type { DiceFace } from './types';
import { diceEnd, diceSnapshot } from './wire';

const HEX = 'ab'.repeat(32);
const T0 = 1_764_000_000_000;

const roundOf = (id: number, extra: Partial<DiceRound> = {}): DiceRound => ({
  roundId: String(id),
  status: 0,
  hash: HEX,
  seedPubHash: HEX,
  publicSeed: 'public',
  startTime: T0,
  closeTime: T0 + 15_000,
  curTime: T0,
  bet: [],
  myBets: [],
  betPool: DICE_FACES.map((select) => ({
    select,
    users: select,
    bots: 0,
    bets: select,
    betAmount: select * 1_000,
    botAmount: 0,
    isHot: select === 5,
  })),
  myPoolAmount: [0, 0, 0, 0, 25_000, 0],
  maxProfit: 1_000_000_000,
  players: 3,
  history: [...Array(9).keys()].map((i) => ({
    uuid: String(id - 1 - i),
    result: [i % 6, 0, 1] as [DiceFace, DiceFace, DiceFace],
  })),
  betAmountRange: { min: 1_000, max: 5_000_000 },
  ...extra,
});

function open() {
  const clock = new SimulatedClock();
  clock.set(T0);
  const actor = createActor(diceMachine, { clock, input: { clock, userId: 'me' } });
  actor.start();
  /** In steps, so that timers set on the way count from there. */
  const at = (ms: number) => {
    while (clock.now() < T0 + ms) clock.set(Math.min(T0 + ms, clock.now() + 500));
  };
  return { at, actor, show: () => trayView(actor.getSnapshot()), logs: () => prizeLogs(actor.getSnapshot()) };
}

describe('the dice room', () => {
  it('keeps seven results, with the placeholder of the round that runs in front of them', () => {
    const { actor, logs } = open();
    expect(logs()).toEqual([]);
    actor.send({ type: 'wire.snapshot', snapshot: diceSnapshot(roundOf(100)) });
    expect(logs()).toHaveLength(8);
    expect(logs()[0]).toEqual({ uuid: '100-0', dice: [-1, -1, -1] });
    expect(logs()[1]).toEqual({ uuid: '99-0', dice: [0, 0, 1] });
  });

  it('fills the placeholder when the dice lie, and tells each face what it came to', () => {
    const { actor, at, show, logs } = open();
    actor.send({ type: 'wire.snapshot', snapshot: diceSnapshot(roundOf(100)) });
    expect(show()).toMatchObject({ phase: 'betting', run: null, endTime: null });
    expect(show().pools[4]).toEqual({
      pool: 4,
      total: 4_000,
      users: 4,
      bots: 0,
      mine: 25_000,
      pending: 0,
      queued: 0,
      hot: false,
      net: null,
    });
    at(15_000);
    expect(show().phase).toBe('closed');
    actor.send({
      type: 'wire.end',
      end: diceEnd({
        roundId: '100',
        result: [4, 2, 4],
        salt: HEX,
        rand: HEX,
        publicSeed: 'public',
        stopTime: T0 + 17_000,
        endTime: T0 + 23_000,
        curTime: T0 + 15_000,
      }),
    });
    expect(show()).toMatchObject({
      phase: 'rolling',
      run: { dice: [4, 2, 4], runTime: T0 + 15_000, stopTime: T0 + 17_000 },
    });
    expect(show().pools[4]?.net).toBeNull();
    at(17_000);
    expect(show().phase).toBe('shown');
    expect(show().pools.map(({ net }) => net)).toEqual([null, null, null, null, 50_000, null]);
    expect(logs()[0]).toEqual({ uuid: '100-0', dice: [4, 2, 4] });
  });

  it('joined after the throw shows it at once', () => {
    const { actor, at, show } = open();
    at(18_000);
    actor.send({
      type: 'wire.snapshot',
      snapshot: diceSnapshot(
        roundOf(100, {
          status: 1,
          result: [0, 0, 0],
          stopTime: T0 + 17_000,
          endTime: T0 + 23_000,
          salt: HEX,
          rand: HEX,
        }),
      ),
    });
    expect(show()).toMatchObject({ phase: 'shown', endTime: T0 + 23_000 });
    expect(show().pools[4]?.net).toBe(-25_000);
  });
});
