import { describe, expect, it, test } from 'vitest';
import { rp } from '../../rules/money.fixture';
import { guessesOn, winningRanks } from '../../rules/hilo/payout';
import { configOf, runOf } from '../autobet/config.fixture';
import { openSolo, roomOf } from '../kit/solo/room.fixture';
import { guessOf, HILO_WAYS, hiloHand } from './hand';
import { hiloGame } from './machine';
import { roundOf } from './round.fixture';
import type { HiloKinds } from './types';

const RANKS = Array.from({ length: 13 }, (_, i) => i + 1);

describe('a way to guess', () => {
  it('is always one that the card allows, and never the rank itself', () => {
    for (const rank of RANKS)
      for (const way of HILO_WAYS) {
        expect(guessesOn(rank)).toContain(guessOf(way, rank));
        expect(guessOf(way, rank)).not.toBe('same');
      }
  });

  test('always higher and always lower take the side that there is on a king and on an ace', () => {
    expect(RANKS.map((rank) => guessOf('higher', rank))).toEqual([...Array<string>(12).fill('higher'), 'lower']);
    expect(RANKS.map((rank) => guessOf('lower', rank))).toEqual(['higher', ...Array<string>(12).fill('lower')]);
  });

  test('the likelier side is no less likely than any other guess; where both are even it is the higher one', () => {
    for (const rank of RANKS)
      for (const guess of guessesOn(rank))
        expect(winningRanks(rank, guessOf('likelier', rank) as 'higher')).toBeGreaterThanOrEqual(
          winningRanks(rank, guess),
        );
    expect(guessOf('likelier', 7)).toBe('higher');
  });
});

it('cashes out after as many right guesses as were wished; a skip by hand is none', () => {
  const hand = hiloHand('lower', 2);
  expect(hand.step(roundOf(['9♣']), {})).toBe('lower');
  expect(hand.step(roundOf(['9♣', ['skip', '4♠'], ['lower', '3♥']]), {})).toBe('lower');
  expect(hand.step(roundOf(['9♣', ['lower', '4♠'], ['lower', '3♥']]), {})).toBeNull();
});

it('plays a run in the room: deals, looks, guesses, cashes out', async () => {
  const room = openSolo<HiloKinds>(hiloGame);
  room.send({ type: 'wire.snapshot', room: { ...roomOf(), round: undefined, latest: [] } });
  const hand = hiloHand('likelier', 1);
  const run = runOf(configOf({ amount: rp(25_000), count: 2 }));
  room.send({ type: 'auto.start', run, choice: {}, hand });
  await room.answer('start', roundOf(['4♣']), 975_000);
  room.clock.increment(hand.lookMs(roundOf(['4♣'])) - 1);
  expect(room.asked.select).toEqual([]);
  room.clock.increment(1);
  expect(room.asked.select.map(({ input }) => input.select)).toEqual(['higher']);
  const right = roundOf(['4♣', ['higher', 'J♥']]);
  await room.answer('select', right);
  room.clock.increment(hand.lookMs(right));
  await room.answer('cash', { ...right, status: 'won', winAmount: rp(32_175) }, 1_007_175);
  expect(room.context().auto).toMatchObject({ played: 1, left: 1, profit: rp(7_175) });
});
