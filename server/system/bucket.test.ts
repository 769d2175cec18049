import { afterEach, expect, test, vi } from 'vitest';
import { Bucket, Buckets, SITE_SHARE } from './bucket';
import { networkOf } from './network';

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

test('a /48 of IPv6 pays together, however many of its networks ask; another one has its own', () => {
  const buckets = new Buckets({ burst: 10, perSecond: 1 });
  const served = (site: string): number => {
    let count = 0;
    for (let n = 0; n < 1_000; n += 1) {
      const network = networkOf(`${site}:${n.toString(16)}::1`);
      if (buckets.wait(network, 0, 1) === 0 && buckets.pay(network, 0, 1) === 0) count += 1;
    }
    return count;
  };
  expect([served('2001:db8:1'), served('2001:db8:2')]).toEqual([10 * SITE_SHARE, 10 * SITE_SHARE]);
  buckets.owe(networkOf('2001:db8:3::1'), 0, 100);
  expect(buckets.wait(networkOf('2001:db8:3:7::1'), 0, 1)).toBeGreaterThan(0);
  // One network of a /48 has what an address of IPv4 has.
  let own = 0;
  while (buckets.pay(networkOf('2001:db8:4::1'), 0, 1) === 0) own += 1;
  expect(own).toBe(10);
});
