import { expect, it } from 'vitest';
import { ClockOffsets } from './clock-offsets';

it('a time of another node is the same moment by our clock, however slow the message that brings it', () => {
  const offsets = new ClockOffsets();
  // Its clock is five minutes behind ours; messages take 2, 900 and 1 ms.
  const sent = (at: number, way: number) => offsets.of('b', at - 300_000, at + way);
  expect([sent(1_000_000, 2), sent(1_001_000, 900), sent(1_002_000, 1)]).toEqual([300_002, 300_002, 300_001]);
});

it('knows each node apart', () => {
  const offsets = new ClockOffsets();
  expect([offsets.of('a', 1_000, 1_001), offsets.of('b', 61_000, 1_001), offsets.of('a', 2_000, 2_009)]).toEqual([
    1, -59_999, 1,
  ]);
});

it('follows a clock that is set forward at once, and one of ours within a minute', () => {
  const offsets = new ClockOffsets();
  offsets.of('b', 0, 1);
  expect(offsets.of('b', 60_000, 1_000)).toBe(-59_000);
  // Ours is set forward by ten seconds: what was quickest before stands for a while, and no longer.
  const late = [11_000, 41_500, 72_000].map((now) => offsets.of('b', now + 49_000, now));
  expect(late).toEqual([-59_000, -59_000, -49_000]);
});

it('a node that was not heard of for long is met anew', () => {
  const offsets = new ClockOffsets();
  offsets.of('b', 0, 1);
  expect(offsets.of('b', 100_000, 105_000)).toBe(5_000);
});
