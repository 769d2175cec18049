import { expect, test } from 'vitest';
import { systemEntropy } from './entropy';

test('ids are 26 characters, unique, and ascend even when the clock stands still or goes back', () => {
  let now = 1_763_700_000_000;
  const entropy = systemEntropy({ now: () => now, at: () => () => {} });
  const ids = Array.from({ length: 300 }, (_, i) => {
    if (i === 100) now += 5;
    if (i === 200) now -= 1_000;
    return entropy.id();
  });
  for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(300);
});

test('ids begin with their time, and go on over the end of the lower half of their chance', () => {
  const clock = { now: () => 32 ** 9 + 31, at: () => () => {} };
  const entropy = systemEntropy(clock, () => Buffer.from('0000000000ffffffffff', 'hex'));
  expect([entropy.id(), entropy.id(), entropy.id()]).toEqual([
    '100000000z00000000zzzzzzzz',
    '100000000z0000000100000000',
    '100000000z0000000100000001',
  ]);
});

test('hex is of the asked length and does not repeat', () => {
  const entropy = systemEntropy({ now: () => 0, at: () => () => {} });
  expect(entropy.hex(32)).toMatch(/^[0-9a-f]{64}$/);
  expect(entropy.hex(32)).not.toBe(entropy.hex(32));
});
