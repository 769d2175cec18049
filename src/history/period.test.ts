import { describe, expect, it } from 'vitest';
import { dayOf, daysOf, eachDay, frameOf, monthAfter, noonOf } from './period';

const TODAY = '2026-11-20';

describe('periods', () => {
  it.each([
    [{ kind: 'month', month: '2026-11' } as const, '2026-11-01', '2026-11-30'],
    [{ kind: 'month', month: '2028-02' } as const, '2028-02-01', '2028-02-29'],
    [{ kind: 'today' } as const, TODAY, TODAY],
    [{ kind: 'week' } as const, '2026-11-14', TODAY],
    [{ kind: 'range', from: '2026-11-09', to: '2026-11-03' } as const, '2026-11-03', '2026-11-09'],
  ])('%o are the days from %s to %s', (period, from, to) => expect(daysOf(period, TODAY)).toMatchObject({ from, to }));

  it('stand in their month, and by themselves where they are of two', () => {
    expect(frameOf({ from: '2026-11-14', to: TODAY })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(frameOf({ from: '2026-10-28', to: '2026-11-03' })).toEqual({ from: '2026-10-28', to: '2026-11-03' });
  });

  it('months go on over the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('days are those of Jakarta', () => {
    expect(dayOf(Date.parse('2026-11-19T17:00:00Z'))).toBe(TODAY);
    expect(dayOf(Date.parse('2026-11-19T16:59:59Z'))).toBe('2026-11-19');
    expect(dayOf(noonOf(TODAY))).toBe(TODAY);
    expect(eachDay({ from: '2026-10-30', to: '2026-11-02' })).toHaveLength(4);
  });
});
