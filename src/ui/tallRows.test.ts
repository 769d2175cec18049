import { describe, expect, it } from 'vitest';
import { heightOf, type Plan, ration, rowsBetween, sectionsOf, topOfItem } from './tallRows';

const HEIGHTS = { head: 40, item: 64 };
const plan: Plan<string> = {
  sections: [
    { key: 'a', from: 0 },
    { key: 'b', from: 2 },
    { key: 'c', from: 3 },
  ],
  count: 6,
};

/** All rows, one below the other, as a list that is laid out whole has them. */
const all = rowsBetween(plan, HEIGHTS, 0, Number.POSITIVE_INFINITY);
const named = (rows: typeof all) => rows.map((row) => (row.kind === 'head' ? row.section.key : row.index));

describe('rows of a long list', () => {
  it('stand below each other, each section under its heading', () => {
    expect(named(all)).toEqual(['a', 0, 1, 'b', 2, 'c', 3, 4, 5]);
    let top = 0;
    for (const row of all) {
      expect(row.top).toBe(top);
      if (row.kind === 'item') expect(topOfItem(plan, row.index, HEIGHTS)).toBe(top);
      top += HEIGHTS[row.kind];
    }
    expect(heightOf(plan, HEIGHTS)).toBe(top);
  });

  it('are those of which anything is in sight, wherever one looks', () => {
    for (let from = -100; from < heightOf(plan, HEIGHTS) + 100; from += 7)
      for (const size of [1, 60, 200]) {
        const inSight = all.filter((row) => row.top < from + size && row.top + HEIGHTS[row.kind] > from);
        expect(named(rowsBetween(plan, HEIGHTS, from, from + size)), `from ${String(from)}`).toEqual(named(inSight));
      }
  });

  it('are none of an empty list', () => {
    expect(rowsBetween({ sections: [], count: 0 }, HEIGHTS, 0, 900)).toEqual([]);
    expect(heightOf({ sections: [], count: 0 }, HEIGHTS)).toBe(0);
  });

  it('are all of them where few are new, else the first in sight and then the nearest, in their order', () => {
    const none = () => false;
    expect(ration(all, none, 6, 0, 900)).toBe(all);
    // 3 stands at 312 px, 4 at 376.
    expect(named(ration(all, none, 2, 300, 400))).toEqual(['a', 'b', 'c', 3, 4]);
    expect(named(ration(all, none, 3, 300, 400))).toEqual(['a', 'b', 'c', 3, 4, 5]);
    expect(named(ration(all, ({ index }) => index < 3, 1, 300, 400))).toEqual(['a', 0, 1, 'b', 2, 'c', 3]);
  });

  it('are found by a few looks among a hundred thousand', () => {
    const looks = { count: 0 };
    const sections = Array.from({ length: 50_000 }, (_, i) => ({
      key: String(i),
      get from() {
        looks.count += 1;
        return 2 * i;
      },
    }));
    const deep = { sections, count: 100_000 };
    const rows = rowsBetween(deep, HEIGHTS, topOfItem(deep, 99_990, HEIGHTS), Number.POSITIVE_INFINITY);
    expect(named(rows).at(-1)).toBe(99_999);
    expect(looks.count).toBeLessThan(100);
  });
});

it('a section begins where the name changes', () => {
  const items = [10, 11, 20, 10];
  expect(
    sectionsOf(
      items,
      (n) => Math.floor(n / 10),
      (n) => `from ${String(n)}`,
    ),
  ).toEqual([
    { key: 'from 10', from: 0 },
    { key: 'from 20', from: 2 },
    { key: 'from 10', from: 3 },
  ]);
  expect(sectionsOf([], Number, String)).toEqual([]);
});
