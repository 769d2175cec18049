import { expect, test } from 'vitest';
import { FRAME_MS } from '../deck/player';
import { movedLoop, timeText } from './transport';

test('a moved end makes a loop of the rest of the fixture', () => {
  expect(movedLoop(null, 'from', 2000, 8000)).toEqual({ from: 2000, to: 8000 });
  expect(movedLoop({ from: 2000, to: 8000 }, 'to', 5000, 8000)).toEqual({ from: 2000, to: 5000 });
});

test('a loop over the whole fixture is none', () => {
  expect(movedLoop({ from: 2000, to: 8000 }, 'from', 0, 8000)).toBeNull();
});

test('the ends of a loop stay a frame apart and within the fixture', () => {
  expect(movedLoop({ from: 1000, to: 2000 }, 'from', 5000, 8000)).toEqual({ from: 2000 - FRAME_MS, to: 2000 });
  expect(movedLoop({ from: 1000, to: 2000 }, 'to', 0, 8000)).toEqual({ from: 1000, to: 1000 + FRAME_MS });
  expect(movedLoop({ from: 1000, to: 2000 }, 'to', 90_000, 8000)).toEqual({ from: 1000, to: 8000 });
});

test('time is told to a hundredth of a second', () => {
  expect(timeText(3579)).toBe('3.58 s');
});
