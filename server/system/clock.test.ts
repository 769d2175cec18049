import { expect, test } from 'vitest';
import { steadyTime } from './clock';

function machine() {
  const at = { wall: 1_000_000, passed: 0 };
  const now = steadyTime({ wall: () => at.wall, passed: () => at.passed });
  return { now, set: (wall: number) => (at.wall = wall), pass: (ms: number) => ((at.wall += ms), (at.passed += ms)) };
}

test('shows the machine’s time', () => {
  const { now, pass } = machine();
  expect(now()).toBe(1_000_000);
  pass(1_500);
  expect(now()).toBe(1_001_500);
});

test('goes on when the machine is set back by an hour', () => {
  const { now, set, pass } = machine();
  pass(10_000);
  expect(now()).toBe(1_010_000);
  set(1_010_000 - 3_600_000);
  expect(now()).toBe(1_010_000);
  pass(250);
  expect(now()).toBe(1_010_250);
  pass(60_000);
  expect(now()).toBe(1_070_250);
});

test('stands still for a moment when it is set back by a moment', () => {
  const { now, set, pass } = machine();
  pass(1_000);
  now();
  set(1_000_980);
  expect(now()).toBe(1_001_000);
  pass(10);
  expect(now()).toBe(1_001_000);
  pass(20);
  expect(now()).toBe(1_001_010);
});

test('follows a machine that is set forward, also after it was set back', () => {
  const { now, set } = machine();
  set(900_000);
  expect(now()).toBe(1_000_000);
  set(2_000_000);
  expect(now()).toBe(2_000_000);
});
