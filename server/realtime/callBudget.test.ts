import { expect, test } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { mailboxCalls } from '../../contract/mailbox';
import { bind, bindEnd } from '../ports';
import { CodeError } from '../../contract/errors';
import { CallBudget, costOf } from './callBudget';

const SHARE = { own: { burst: 10, perSecond: 1 }, address: { burst: 100, perSecond: 10 } };
const LIMITS = { reads: SHARE, writes: SHARE, ends: SHARE };
const none = (): Promise<never> => Promise.reject(new Error('nobody asks'));
/** A read, or a command, that costs so much. */
const read = (cost: number) => bind(crashCalls.curGame, none, cost);
const command = (cost: number) => bind(crashCalls.bet, none, cost);
const end = () => bindEnd(crashCalls.escape, none);

/** Takes until it is refused; how often it was let, and the seconds that the refusal names. */
function drain(budget: CallBudget, connection: { readonly address: string }, cost: number, now: number, what = read) {
  for (let taken = 0; taken < 10_000; taken += 1) {
    try {
      budget.take(connection, what(cost), {}, now);
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      expect(error.code).toBe(667);
      return { taken, seconds: Number(error.params.seconds) };
    }
  }
  throw new Error('there is no end to it');
}

test('a list costs by its rows, more by its number the deeper, the same by its cursor; a command one, or what it says', () => {
  const { curGame, roundHistory, bet } = crashCalls;
  const list = bind(roundHistory, none);
  expect(costOf(bind(curGame, none), { currency: 'IDR' })).toBe(1);
  expect(costOf(list, { page: 1, size: 50 })).toBe(6);
  expect(costOf(list, { page: 21, size: 50 })).toBe(11);
  expect(costOf(list, { page: 900, size: 50, after: '7' })).toBe(6);
  expect(costOf(bind(mailboxCalls.mail, none, 10), { size: 20 })).toBe(12);
  expect(costOf(bind(bet, none), { roundId: '1', amount: 1_000, size: 50 })).toBe(1);
  expect(costOf(bind(mailboxCalls.readAll, none, 4), {})).toBe(4);
});

test('one connection has its own and what its address shares, and is told how long to wait', () => {
  const budget = new CallBudget(LIMITS);
  const greedy = { address: '10.0.0.1' };
  expect(drain(budget, greedy, 5, 0)).toEqual({ taken: 22, seconds: 1 });
  expect(drain(budget, greedy, 5, 400)).toEqual({ taken: 0, seconds: 1 });
  expect(drain(budget, greedy, 5, 500)).toEqual({ taken: 1, seconds: 1 });
  expect(drain(budget, greedy, 95, 500)).toEqual({ taken: 0, seconds: 10 });
});

test('many connections of an address share it, and each newcomer still has its own; another address has all of its', () => {
  const budget = new CallBudget(LIMITS);
  const crowd = Array.from({ length: 20 }, () => ({ address: '10.0.0.1' }));
  const taken = crowd.map((connection) => drain(budget, connection, 5, 0).taken);
  expect(taken).toEqual([22, ...new Array<number>(19).fill(2)]);
  expect(drain(budget, { address: '10.0.0.1' }, 1, 0).taken).toBe(10);
  expect(drain(budget, { address: '10.0.0.2' }, 1, 0).taken).toBe(110);
  // A line has as many IPv6 addresses as it likes.
  drain(budget, { address: '2001:db8::1' }, 5, 0);
  expect(drain(budget, { address: '2001:db8::2' }, 5, 0).taken).toBe(2);
});

test('a command is never refused for what was read; of commands an address has as many, from however many connections', () => {
  const budget = new CallBudget(LIMITS);
  const crowd = Array.from({ length: 5 }, () => ({ address: '10.0.0.1' }));
  for (const connection of crowd) drain(budget, connection, 5, 0);
  expect(crowd.map((connection) => drain(budget, connection, 1, 0, command).taken)).toEqual([110, 10, 10, 10, 10]);
  expect(drain(budget, { address: '10.0.0.2' }, 4, 0, command)).toEqual({ taken: 27, seconds: 1 });
});

test('a cash-out is never refused for what was bet, by the player or by a neighbour', () => {
  const budget = new CallBudget(LIMITS);
  const neighbour = { address: '10.0.0.1' };
  const player = { address: '10.0.0.1' };
  drain(budget, neighbour, 1, 0, command);
  drain(budget, neighbour, 1, 0, end);
  const { taken } = drain(budget, player, 1, 0, command);
  expect(taken).toBe(SHARE.own.burst);
  expect(drain(budget, player, 1, 0, end).taken).toBe(taken);
});

test('commands from this machine are not counted, its reads are', () => {
  const budget = new CallBudget(LIMITS);
  const here = { address: '127.0.0.1' };
  for (let i = 0; i < 1_000; i += 1) budget.take(here, command(1), {}, 0);
  expect(drain(budget, here, 5, 0).taken).toBe(22);
});

test('forgets addresses that are rested', () => {
  const budget = new CallBudget(LIMITS);
  for (let i = 0; i < 10_000; i += 1) drain(budget, { address: `a${i}` }, 50, 0);
  for (let i = 0; i < 10_000; i += 1) budget.take({ address: `b${i}` }, read(50), {}, 100_000);
  expect(drain(budget, { address: 'a1' }, 50, 100_000).taken).toBe(2);
});
