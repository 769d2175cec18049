import { describe, expect, test } from 'vitest';
import { createMinesDesk, readMines, readPattern } from './desk';

const storage = (kept: Record<string, string> = {}) => ({
  get: (key: string) => kept[key] ?? null,
  set: (key: string, value: string | null) => void (value === null ? delete kept[key] : (kept[key] = value)),
});

describe('the desk of the mines room', () => {
  test('takes 1 to 24 mines (second document, section 5)', () => {
    expect(['1', '24', '0', '25', 'x', null].map(readMines)).toEqual([1, 24, null, null, null, null]);
    const desk = createMinesDesk(storage());
    desk.setMines(40);
    expect(desk.mines()).toBe(24);
  });

  test('keeps a pattern in its order, no longer than the board has safe cells', () => {
    expect(readPattern('6 12 12 99 x 3')).toEqual([6, 12, 3]);
    const desk = createMinesDesk(storage({ 'mines.count': '22' }));
    for (const cell of [6, 12, 18, 20]) desk.toggle(cell);
    expect(desk.pattern()).toEqual([6, 12, 18]);
    desk.setMines(23);
    expect(desk.pattern()).toEqual([6, 12]);
    desk.toggle(6);
    expect(desk.pattern()).toEqual([12]);
  });

  test('is remembered on the device', () => {
    const kept: Record<string, string> = {};
    const desk = createMinesDesk(storage(kept));
    desk.setMines(5);
    desk.toggle(7);
    const again = createMinesDesk(storage(kept));
    expect([again.mines(), again.pattern()]).toEqual([5, [7]]);
  });
});
