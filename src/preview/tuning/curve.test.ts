import { expect, test } from 'vitest';
import { parseTuning, curve as leaf } from '../../../scenes/kit/tuning';
import { CURVES, movedTo, place } from './curve';

const line = { x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75 };

test('a handle goes where it is moved, but not before the beginning or after the end, nor out of sight', () => {
  expect(movedTo(line, 1, 0.12345, 1.2)).toEqual({ ...line, x1: 0.123, y1: 1.2 });
  expect(movedTo(line, 1, -3, -3)).toEqual({ ...line, x1: 0, y1: -0.3 });
  expect(movedTo(line, 2, 3, 3)).toEqual({ ...line, x2: 1, y2: 1.7 });
  expect(place(0, 1.5)).toEqual({ x: 0, y: -0.5 });
});

test('every known curve may stand in a tuning', () => {
  const schema = { ease: leaf({ about: 'How it moves.' }) };
  for (const { curve } of CURVES) expect(parseTuning(schema, { ease: curve }).ease).toBe(curve);
});
