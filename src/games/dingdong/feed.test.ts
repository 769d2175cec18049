import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { DINGDONG_AGAIN_MS, DINGDONG_RUN_MS, DINGDONG_WIN_DELAY_MS } from '../../../contract/constants';
import { DINGDONG_SELECTIONS } from '../../../contract/dingdong';
import { dingdongMachine } from '../../../machines/dingdong/machine';
import { stepOf } from '../../../machines/dingdong/select';
import { betLimits } from '../../../machines/kit/pool/limits';
import type { DingdongEvent, DingdongSnapshot, DingdongStop } from '../../../machines/dingdong/types';
import { createDingdongFeed, dingdongHistory, dingdongPools } from './feed';
import { rp } from '../../../rules/money.fixture';

const START = 1_764_000_000_000;
const CLOSE = START + 15_000;
const HEX = 'ab'.repeat(32);
const round = {
  roundId: '12',
  startTime: START,
  closeTime: CLOSE,
  endTime: null,
  hash: HEX,
  publicSeed: 'p',
  publicSeedHash: HEX,
  salt: null,
  rand: null,
  runs: [],
};
const snapshot = (): DingdongSnapshot => ({
  round,
  bets: [],
  myBets: [],
  mine: new Map([['GRAPE', rp(10_000.25)]]),
  history: [
    { key: '11-1', draw: 'CHERRY' },
    { key: '11-0', draw: 'AGAIN' },
  ],
  maxProfit: rp(1_000_000_000),
  players: 3,
  totals: DINGDONG_SELECTIONS.map((select) => ({
    select,
    users: select === 'GRAPE' ? 2 : 0,
    bots: select === 'GRAPE' ? 1 : 0,
    bets: select === 'GRAPE' ? 2 : 0,
    betAmount: select === 'GRAPE' ? rp(30_000) : 0n,
    botAmount: select === 'GRAPE' ? rp(5_000) : 0n,
    isHot: select === 'GRAPE',
  })),
  limits: new Map(DINGDONG_SELECTIONS.map((select, i) => [select, { min: rp(1_000 + i), max: rp(5_000_000 - i) }])),
});

/** A room over a clock that is moved by hand. */
function room() {
  const timers = new SimulatedClock();
  const clock = { now: () => START + timers.now() };
  const actor = createActor(dingdongMachine, { input: { clock, userId: 'me' }, clock: timers });
  actor.start();
  const feed = createDingdongFeed(actor, clock);
  const cues: string[] = [];
  feed.onCue((cue) => cues.push(cue.type));
  const send = (event: DingdongEvent) => actor.send(event);
  const to = (time: number) => timers.increment(time - clock.now());
  const run = (index: number, draw: DingdongStop, runTime: number, last: boolean) =>
    send({
      type: 'wire.end',
      end: {
        roundId: '12',
        run: index,
        draw,
        runTime,
        stopTime: runTime + DINGDONG_RUN_MS,
        endTime: last ? runTime + 10_000 : null,
        salt: last ? HEX : null,
        rand: last ? HEX : null,
        publicSeed: 'p',
      },
    });
  return {
    actor,
    clock,
    feed,
    cues,
    send,
    to,
    run,
    logs: () => feed.view().history.map(({ draw }) => draw),
    step: () => stepOf(actor.getSnapshot()),
  };
}

describe('the documented steps', () => {
  test('go from start over running to end, with the stop in the history only when the light stands', () => {
    const { send, to, run, step, logs, cues, feed } = room();
    expect(step()).toBe('connecting');
    send({ type: 'wire.snapshot', snapshot: snapshot() });
    expect(step()).toBe('start');
    expect(logs()).toEqual(['CHERRY', 'AGAIN']);
    to(CLOSE);
    run(0, 'GRAPE', CLOSE, true);
    expect(step()).toBe('running');
    expect(logs()).toEqual(['CHERRY', 'AGAIN']);
    expect(cues).toEqual(['draw']);
    to(CLOSE + DINGDONG_RUN_MS + 1);
    expect(step()).toBe('end');
    expect(logs()).toEqual(['GRAPE', 'CHERRY', 'AGAIN']);
    expect(feed.view()).toMatchObject({ phase: 'end', runs: [{ draw: 'GRAPE' }] });
  });

  test('AGAIN does not end it: it joins the history, and the second run comes', () => {
    const { send, to, run, step, logs } = room();
    send({ type: 'wire.snapshot', snapshot: snapshot() });
    to(CLOSE);
    run(0, 'AGAIN', CLOSE, false);
    to(CLOSE + DINGDONG_RUN_MS + 100);
    expect(step()).toBe('running');
    expect(logs()).toEqual(['AGAIN', 'CHERRY', 'AGAIN']);
    to(CLOSE + DINGDONG_RUN_MS + DINGDONG_AGAIN_MS);
    run(1, 'MANGO', CLOSE + DINGDONG_RUN_MS + DINGDONG_AGAIN_MS, true);
    expect(step()).toBe('running');
    expect(logs()).toEqual(['AGAIN', 'CHERRY', 'AGAIN']);
    to(CLOSE + 2 * DINGDONG_RUN_MS + DINGDONG_AGAIN_MS + 1);
    expect(step()).toBe('end');
    expect(logs()).toEqual(['MANGO', 'AGAIN', 'CHERRY', 'AGAIN']);
  });

  test('a lost connection is a step of its own, and goes back to where the round is', () => {
    const { send, step } = room();
    send({ type: 'wire.snapshot', snapshot: snapshot() });
    send({ type: 'link.offline' });
    expect(step()).toBe('disconnect');
    send({ type: 'link.online' });
    expect(step()).toBe('start');
  });

  test('what came back shows three seconds after the stop', () => {
    const { send, to, run, cues } = room();
    send({ type: 'wire.snapshot', snapshot: snapshot() });
    to(CLOSE);
    run(0, 'GRAPE', CLOSE, true);
    to(CLOSE + DINGDONG_RUN_MS + 1);
    send({ type: 'wire.result', result: { roundId: '12', stake: rp(10_000.25), back: rp(100_002.5) } });
    to(CLOSE + DINGDONG_RUN_MS + DINGDONG_WIN_DELAY_MS - 10);
    expect(cues).toEqual(['draw']);
    to(CLOSE + DINGDONG_RUN_MS + DINGDONG_WIN_DELAY_MS + 10);
    expect(cues).toEqual(['draw', 'win']);
  });
});

test('the bet range is the largest of the minimums to the smallest of the maximums', () => {
  const { actor, send } = room();
  send({ type: 'wire.snapshot', snapshot: snapshot() });
  expect(betLimits(actor.getSnapshot().context.limits)).toEqual({ min: rp(1_006), max: rp(4_999_994) });
});

test('a pool says who is on it, that it is hot, the own stake and what that brings', () => {
  const { send, feed } = room();
  send({ type: 'wire.snapshot', snapshot: snapshot() });
  send({ type: 'amount.set', amount: rp(5_000) });
  send({ type: 'slip.tap', pool: 'GRAPE' });
  expect(feed.view().pools[4]).toEqual({
    select: 'GRAPE',
    total: 30_000,
    users: 2,
    bots: 1,
    hot: true,
    pending: 5_000,
    own: 10_000.25,
    back: 100_002.5,
  });
});

test('what a stake brings is within what the round may pay, over all that was staked in it', () => {
  const { send, feed } = room();
  send({
    type: 'wire.snapshot',
    snapshot: {
      ...snapshot(),
      mine: new Map([
        ['GRAPE', rp(10_000)],
        ['DING', rp(5_000)],
      ]),
      maxProfit: rp(20_000),
    },
  });
  expect(feed.view().pools.flatMap(({ own, back }) => (own > 0 ? [back] : []))).toEqual([35_000, 35_000]);
});

test('the room lays a button over each pool that takes bets, and one over the history', () => {
  const box = { width: 412, height: 915, inset: { top: 64, right: 0, bottom: 260, left: 0 } };
  expect(dingdongPools(box).map(({ select }) => select)).toEqual([...DINGDONG_SELECTIONS]);
  const { x, width } = dingdongHistory(box);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(412);
});
