import { expect, test } from 'vitest';
import { SleepClock, until } from '../../tests/suites/harness/sleep-clock';
import { createWorkLoop } from './work-loop';

const EVERY_MS = 60_000;

function loop(work: () => Promise<number | null>) {
  const clock = new SleepClock(0);
  const errors: unknown[] = [];
  const made = createWorkLoop({ clock, everyMs: EVERY_MS, work, onError: (error) => errors.push(error) });
  return { clock, errors, loop: made };
}

test('works at the start, when something is due, when it is woken, and else seldom', async () => {
  const at: number[] = [];
  const house = loop(async () => {
    at.push(house.clock.now());
    return at.length === 1 ? 500 : null;
  });
  house.loop.start();
  await house.clock.advance(499);
  expect(at).toEqual([0]);
  await house.clock.advance(101);
  expect(at).toEqual([0, 500]);
  house.loop.wake();
  await house.clock.asleep();
  expect(at).toEqual([0, 500, 600]);
  await house.clock.advance(EVERY_MS);
  expect(at).toEqual([0, 500, 600, 60_600]);
  await house.loop.stop();
  house.loop.wake();
  expect(at).toHaveLength(4);
});

test('woken while it works it looks once more, however often it was woken', async () => {
  let begun = 0;
  let go = (): void => undefined;
  const house = loop(() => ((begun += 1), new Promise((resolve) => (go = () => resolve(null)))));
  house.loop.start();
  await until(() => begun === 1);
  house.loop.wake();
  house.loop.wake();
  expect(begun).toBe(1);
  go();
  await until(() => begun === 2);
  go();
  await house.clock.asleep();
  expect(begun).toBe(2);
  await house.loop.stop();
});

test('one that fails says so and is tried again after a while', async () => {
  let begun = 0;
  const house = loop(async () => {
    begun += 1;
    throw new Error('no store');
  });
  house.loop.start();
  await house.clock.advance(1_999);
  expect([begun, house.errors.length]).toEqual([1, 1]);
  await house.clock.advance(1);
  expect([begun, house.errors.length]).toEqual([2, 2]);
  await house.loop.stop();
});
