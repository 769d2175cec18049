import { expect, test } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { CodeError } from '../../contract/errors';
import { costOf, ReadBudget } from './readBudget';

const LIMITS = { own: { burst: 10, perSecond: 1 }, address: { burst: 100, perSecond: 10 } };

/** Takes until it is refused; how often it was let, and the seconds that the refusal names. */
function drain(budget: ReadBudget, connection: { readonly address: string }, cost: number, now: number) {
  for (let taken = 0; taken < 10_000; taken += 1) {
    try {
      budget.take(connection, cost, now);
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      expect(error.code).toBe(667);
      return { taken, seconds: Number(error.params.seconds) };
    }
  }
  throw new Error('there is no end to it');
}

test('a list costs by its rows, more by its number the deeper, the same by its cursor; a command nothing', () => {
  const { curGame, roundHistory, bet } = crashCalls;
  expect(costOf(curGame, { currency: 'IDR' })).toBe(1);
  expect(costOf(roundHistory, { page: 1, size: 50 })).toBe(6);
  expect(costOf(roundHistory, { page: 21, size: 50 })).toBe(11);
  expect(costOf(roundHistory, { page: 900, size: 50, after: '7' })).toBe(6);
  expect(costOf(bet, { roundId: '1', amount: 1_000 })).toBe(0);
});

test('one connection has its own and what its address shares, and is told how long to wait', () => {
  const budget = new ReadBudget(LIMITS);
  const greedy = { address: '10.0.0.1' };
  expect(drain(budget, greedy, 5, 0)).toEqual({ taken: 22, seconds: 1 });
  expect(drain(budget, greedy, 5, 400)).toEqual({ taken: 0, seconds: 1 });
  expect(drain(budget, greedy, 5, 500)).toEqual({ taken: 1, seconds: 1 });
  expect(drain(budget, greedy, 95, 500)).toEqual({ taken: 0, seconds: 10 });
});

test('many connections of an address share it, and each newcomer still has its own; another address has all of its', () => {
  const budget = new ReadBudget(LIMITS);
  const crowd = Array.from({ length: 20 }, () => ({ address: '10.0.0.1' }));
  const taken = crowd.map((connection) => drain(budget, connection, 5, 0).taken);
  expect(taken).toEqual([22, ...new Array<number>(19).fill(2)]);
  expect(drain(budget, { address: '10.0.0.1' }, 1, 0).taken).toBe(10);
  expect(drain(budget, { address: '10.0.0.2' }, 1, 0).taken).toBe(110);
  // A line has as many IPv6 addresses as it likes.
  drain(budget, { address: '2001:db8::1' }, 5, 0);
  expect(drain(budget, { address: '2001:db8::2' }, 5, 0).taken).toBe(2);
});

test('a command is never refused for what was read', () => {
  const budget = new ReadBudget(LIMITS);
  const connection = { address: 'a' };
  drain(budget, connection, 5, 0);
  for (let i = 0; i < 1_000; i += 1) budget.take(connection, 0, 0);
});

test('forgets addresses that are rested', () => {
  const budget = new ReadBudget(LIMITS);
  for (let i = 0; i < 10_000; i += 1) drain(budget, { address: `a${i}` }, 50, 0);
  for (let i = 0; i < 10_000; i += 1) budget.take({ address: `b${i}` }, 50, 100_000);
  expect(drain(budget, { address: 'a1' }, 50, 100_000).taken).toBe(2);
});
