import { describe, expect, it } from 'vitest';
import { frameOf, nameOf } from './period';

const TODAY = '2026-11-20';

describe('periods', () => {
  it.each([
    ['2026-11-01', '2026-11-30', 'month'],
    ['2026-02-01', '2026-02-28', 'month'],
    ['2026-02-01', '2026-02-27', 'range'],
    [TODAY, TODAY, 'today'],
    ['2026-11-19', '2026-11-19', 'range'],
    ['2026-11-14', TODAY, 'week'],
    ['2026-10-22', TODAY, 'range'],
  ])('%s to %s is called %s', (from, to, name) => expect(nameOf({ from, to }, TODAY)).toBe(name));

  it('stand in their month, and by themselves where they are of two', () => {
    expect(frameOf({ from: '2026-11-14', to: TODAY })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(frameOf({ from: '2026-10-28', to: '2026-11-03' })).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  });
});
