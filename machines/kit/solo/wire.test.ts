import { expect, it } from 'vitest';
import { rp } from '../../../rules/money.fixture';
import { pageOf } from '../wire';
import { SEEDS } from './room.fixture';
import { replyOf, resultOf, roomOf, updateOf } from './wire';

const round = { roundId: '7', amount: 10_000, winAmount: 28_382.51, steps: 2 };
const read = { roundId: '7', amount: rp(10_000), winAmount: 2_838_251n, steps: 2 };

it('the wire’s rupiah become sen in every message, exactly, and nothing else changes', () => {
  const room = { seeds: SEEDS, players: 3, latest: [round], betAmountRange: { min: 1_000, max: 5_000_000 } };
  expect(roomOf({ ...room, round, maxProfit: 1_000_000_000 })).toEqual({
    round: read,
    seeds: SEEDS,
    latest: [read],
    limits: { min: rp(1_000), max: rp(5_000_000) },
    maxProfit: rp(1_000_000_000),
    players: 3,
    rule: undefined,
  });
  expect(updateOf({ latest: [round], players: 4 })).toEqual({ latest: [read], players: 4 });
  expect(resultOf({ round, seeds: SEEDS })).toEqual({ round: read, seeds: SEEDS });
  expect(replyOf({ round, balance: 0.3, seeds: SEEDS })).toEqual({ round: read, balance: 30n, seeds: SEEDS });
  expect(pageOf({ page: 1, list: [round] })).toEqual({ page: 1, list: [read] });
});

it('a round or a balance that nobody told stays untold', () => {
  const room = { latest: [], betAmountRange: { min: 0, max: 0 }, maxProfit: 0, players: 0 };
  expect(roomOf(room).round).toBeUndefined();
  expect(replyOf({ round, seeds: SEEDS }).balance).toBeUndefined();
});
