import { expect, test } from 'vitest';
import { Pace, REST_MS } from './pace';

test('a room at rest is drawn thirty times a second where quality is low, and as often as the screen can elsewhere', () => {
  const pace = new Pace();
  expect(pace.gap(0, 'low', false)).toBe(REST_MS);
  expect(pace.gap(0, 'medium', false)).toBe(0);
  expect(pace.gap(0, 'high', false)).toBe(0);
});

test('what moves by itself has every frame', () => expect(new Pace().gap(0, 'low', true)).toBe(0));

test('a finger has every frame, and so has what it set off', () => {
  const pace = new Pace();
  pace.touch(10_000);
  expect(pace.gap(10_000, 'low', false)).toBe(0);
  expect(pace.gap(11_999, 'low', false)).toBe(0);
  expect(pace.gap(12_000, 'low', false)).toBe(REST_MS);
});

test('a moment has every frame from its begin to a while after its end, also when another one ended before', () => {
  const pace = new Pace();
  pace.begin();
  pace.begin();
  pace.end(20_000);
  expect(pace.gap(60_000, 'low', false)).toBe(0);
  pace.end(70_000);
  expect(pace.gap(71_000, 'low', false)).toBe(0);
  expect(pace.gap(72_000, 'low', false)).toBe(REST_MS);
});
