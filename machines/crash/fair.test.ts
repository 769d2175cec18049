import { expect, it } from 'vitest';
import { fairOf, startedFair } from './fair';
import { gameOf, startOf } from './room.fixture';

const OTHER = 'ef'.repeat(32);

it('shows the players’ share of a snapshot, not the house’s', () => {
  expect(fairOf(gameOf({ profitRate: 2.5 })).profitRate).toBe(97.5);
});

it('keeps a public seed as long as its hash is the same, and never shows one chain’s seed under another’s hash', () => {
  const fair = fairOf(gameOf({ publicSeed: 'first chain' }));
  const start = startOf('101', 40_000);
  expect(startedFair(fair, start)).toMatchObject({ publicSeed: 'first chain' });
  expect(startedFair(fair, { ...start, seedPubHash: OTHER, publicSeed: 'next chain' })).toMatchObject({
    publicSeed: 'next chain',
    seedPubHash: OTHER,
  });
  // A server of before says it only at the end.
  expect(startedFair(fair, { ...start, seedPubHash: OTHER })).toMatchObject({ publicSeed: '', seedPubHash: OTHER });
});
