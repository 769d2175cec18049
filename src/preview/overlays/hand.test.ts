import { expect, test } from 'vitest';
import { type Hand, idle, move, press, release } from './hand';

const REACH = { ruler: 16, guide: 4 };
const drag = (hand: Hand, from: readonly [number, number], to: readonly [number, number], reach = REACH): Hand =>
  release(move(press(hand, { x: from[0], y: from[1] }, reach), { x: to[0], y: to[1] }), reach);

test('a guide is drawn out of a ruler: a level one from above, an upright one from the left', () => {
  const one = drag(idle([]), [200, 5], [210, 300]);
  expect(one.guides).toEqual([{ axis: 'y', at: 300 }]);
  expect(drag(one, [5, 200], [120, 210]).guides).toEqual([
    { axis: 'y', at: 300 },
    { axis: 'x', at: 120 },
  ]);
});

test('a guide near the pointer is moved, and is gone once it is brought back into its ruler', () => {
  const laid = idle([{ axis: 'x', at: 100 }]);
  expect(drag(laid, [103, 400], [160, 400]).guides).toEqual([{ axis: 'x', at: 160 }]);
  expect(drag(laid, [103, 400], [6, 400]).guides).toEqual([]);
  expect(drag(laid, [103, 400], [160, 440], { ruler: 16, guide: -1 }).guides).toEqual(laid.guides);
});

test('anywhere else a span is measured, which stays until the next press', () => {
  const measured = drag(idle([]), [200, 300], [150, 340]);
  expect(measured).toMatchObject({ span: { x: 150, y: 300, width: 50, height: 40 }, held: null });
  expect(move(measured, { x: 0, y: 0 }).span).toEqual(measured.span);
  expect(press(measured, { x: 50, y: 60 }, REACH).span).toBeNull();
});
