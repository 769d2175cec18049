import { expect, it } from 'vitest';
import { RoomClock } from '../../tests/suites/rooms-kit';
import { createTimers } from './timers';

it('never runs before its time, even when the clock rings early', async () => {
  const clock = new RoomClock(1_000);
  let rings = 0;
  const early = {
    now: () => clock.now(),
    at: (when: number, run: () => void) => clock.at((rings += 1) === 1 ? when - 1 : when, run),
  };
  const ran: number[] = [];
  createTimers(early).at(2_000, () => ran.push(clock.now()));
  await clock.advanceTo(3_000);
  expect([rings, ran]).toEqual([2, [2_000]]);
});

it('runs nothing any more once it is cleared', async () => {
  const clock = new RoomClock(1_000);
  const timers = createTimers(clock);
  const ran: string[] = [];
  timers.at(1_100, () => ran.push('before'));
  timers.clear();
  timers.at(1_200, () => ran.push('after'));
  await clock.advance(1_000);
  expect(ran).toEqual([]);
});
