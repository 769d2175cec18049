import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTelling } from './telling';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const TELLER = {} as never;

/** What is told, where the code for it can be had only once `there` says so, and the connection. */
function start() {
  const at = { there: false, asked: 0, online: (): void => undefined };
  const on = (_: string, hear: () => void) => {
    at.online = hear;
    return { unsubscribe: () => void (at.online = () => undefined) };
  };
  const telling = createTelling({ link: { on } as never }, () => {
    at.asked += 1;
    return at.there ? Promise.resolve(TELLER) : Promise.reject(new Error('Failed to fetch'));
  });
  const told: string[] = [];
  const tell = (words: string) => telling.tell(() => told.push(words));
  return { at, told, tell, telling, settle: () => vi.advanceTimersByTimeAsync(0) };
}

it('what is pushed while its code cannot be had is told once the connection is back, in order and once', async () => {
  const { at, told, tell, settle } = start();
  tell('a');
  tell('b');
  await settle();
  expect(told).toEqual([]);
  at.there = true;
  at.online();
  await settle();
  at.online();
  await settle();
  expect(told).toEqual(['a', 'b']);
});

it('it is tried again by itself, too: the connection may never have been gone', async () => {
  const { at, told, tell } = start();
  tell('a');
  await vi.advanceTimersByTimeAsync(9_999);
  at.there = true;
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['a']);
});

it('a house that is closed tries nothing more', async () => {
  const { at, told, tell, telling, settle } = start();
  tell('a');
  await settle();
  telling.stop();
  at.there = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
  expect(at.asked).toBe(1);
});
