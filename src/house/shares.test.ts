import { expect, it } from 'vitest';
import { keepShare, ownShares } from './shares';
import type { DeviceStorage } from './storage';

function memory(): DeviceStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}
const share = (n: number): string => n.toString(16).padStart(32, '0');

it('remembers what a device added to each chain, once, and forgets the oldest', () => {
  const storage = memory();
  keepShare(storage, share(1), ['a', 'b']);
  keepShare(storage, share(2), ['b']);
  keepShare(storage, share(2), ['b']);
  expect(ownShares(storage, 'a')).toEqual([share(1)]);
  expect(ownShares(storage, 'b')).toEqual([share(1), share(2)]);
  expect(ownShares(storage, 'c')).toEqual([]);
  for (let n = 3; n < 63; n += 1) keepShare(storage, share(n), [`c${n}`]);
  expect(ownShares(storage, 'a')).toEqual([]);
  expect(ownShares(storage, 'c62')).toEqual([share(62)]);
});

it('passes over what it did not write', () => {
  const storage = memory();
  storage.set('fair-shares', `junk\na ${share(1)}\na xyz`);
  expect(ownShares(storage, 'a')).toEqual([share(1)]);
});
