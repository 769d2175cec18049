import { describe, expect, it, test } from 'vitest';
import { rp } from '../../rules/money.fixture';
import { configOf, runOf } from '../autobet/config.fixture';
import { openSolo, roomOf } from '../kit/solo/room.fixture';
import { coinFlipHand } from './hand';
import { coinFlipGame, TOSS_MS } from './machine';
import { roundOf } from './round.fixture';
import type { CoinFlipKinds } from './types';

describe('the side that a run names', () => {
  test('is always the same, for the first flip and for each after it', () => {
    const hand = coinFlipHand('tails', 5);
    expect(hand.begin?.(roundOf('!h'))).toEqual({ select: 'tails' });
    expect(['', 't', 'tt'].map((fell) => hand.step(roundOf(fell), { select: 'tails' }))).toEqual(
      Array(3).fill('tails'),
    );
  });

  test('or the other one each time, over the rounds as well; the star is the first', () => {
    const hand = coinFlipHand('alternate', 5);
    expect(hand.begin?.(null)).toEqual({ select: 'heads' });
    // What was named last counts, not what fell: here the star.
    expect(hand.begin?.(roundOf('h!t'))).toEqual({ select: 'tails' });
    expect(hand.begin?.(roundOf('ht'))).toEqual({ select: 'heads' });
    expect(hand.step(roundOf(''), { select: 'tails' })).toBe('tails');
    expect(hand.step(roundOf('t'), { select: 'tails' })).toBe('heads');
  });
});

it('cashes out after as many right flips as were wished', () => {
  const hand = coinFlipHand('heads', 2);
  expect(hand.step(roundOf('h'), { select: 'heads' })).toBe('heads');
  expect(hand.step(roundOf('hh'), { select: 'heads' })).toBeNull();
});

it('plays a run in the room: the first flip at once, the cash-out once the coin was seen, and the other side next', async () => {
  const room = openSolo<CoinFlipKinds>(coinFlipGame);
  room.send({ type: 'wire.snapshot', room: { ...roomOf(), round: undefined, latest: [] } });
  const hand = coinFlipHand('alternate', 1);
  const run = runOf(configOf({ amount: rp(25_000), count: 2 }));
  room.send({ type: 'auto.start', run, choice: { select: 'heads' }, hand });
  await room.answer('start', roundOf(''), 975_000);
  room.clock.increment(0);
  expect(room.asked.select.map(({ input }) => input.select)).toEqual(['heads']);
  await room.answer('select', roundOf('h'));
  room.clock.increment(TOSS_MS);
  expect(room.asked.cash).toEqual([]);
  room.clock.increment(hand.lookMs(roundOf('h')) - TOSS_MS);
  await room.answer('cash', { ...roundOf('h'), status: 'won', winAmount: rp(49_500) }, 1_024_500);
  room.clock.increment(hand.restMs);
  expect(room.asked.start.map(({ input }) => input.choice.select)).toEqual(['heads', 'tails']);
});
