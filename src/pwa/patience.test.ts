import { expect, it } from 'vitest';
import type { DeviceStorage } from '../house/storage';
import { countDays, mayAsk, saidNo } from './patience';

const DAY = 86_400_000;
const memory = (): DeviceStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
};

it('counts days, not visits', () => {
  const storage = memory();
  expect([0, 1, DAY, DAY + 5, 9 * DAY].map((now) => countDays(storage, now))).toEqual([1, 1, 2, 2, 3]);
  storage.set('days', 'nonsense');
  expect(countDays(storage, 10 * DAY)).toBe(0);
});

it('leaves who said no alone for thirty days, each question by itself', () => {
  const storage = memory();
  expect(mayAsk(storage, 'install', 0)).toBe(true);
  saidNo(storage, 'install', 0);
  expect([mayAsk(storage, 'install', 30 * DAY - 1), mayAsk(storage, 'install', 30 * DAY)]).toEqual([false, true]);
  expect(mayAsk(storage, 'mail', 1)).toBe(true);
});
