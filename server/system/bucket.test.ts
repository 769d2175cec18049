import { afterEach, expect, test, vi } from 'vitest';
import { Bucket, Buckets } from './bucket';

afterEach(() => vi.restoreAllMocks());

test('tells how long until there is enough, and takes nothing by telling', () => {
  const bucket = new Bucket({ burst: 10, perSecond: 2 }, 0);
  expect([bucket.wait(0, 10), bucket.pay(0, 10), bucket.wait(0, 1), bucket.pay(0, 4)]).toEqual([0, 0, 500, 2_000]);
  expect([bucket.full(4_999), bucket.full(5_000)]).toEqual([false, true]);
});

test('what turned out to cost more than there was is owed', () => {
  const bucket = new Bucket({ burst: 10, perSecond: 2 }, 0);
  bucket.owe(0, 30);
  expect([bucket.wait(0, 1), bucket.pay(10_500, 1), bucket.pay(10_500, 1)]).toEqual([10_500, 0, 500]);
});

test('keys that are all in use are not walked through for each newcomer', () => {
  const looked = vi.spyOn(Bucket.prototype, 'full');
  const buckets = new Buckets({ burst: 1, perSecond: 1e-9 });
  const keys = 10_100;
  for (let n = 0; n < keys; n += 1) expect(buckets.pay(`k${n}`, 0, 1)).toBe(0);
  expect(looked.mock.calls.length).toBeLessThan(2 * keys);
});
