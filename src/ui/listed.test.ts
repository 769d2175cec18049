import { expect, it } from 'vitest';
import { join } from './listed';

const PAGES = [[1, 2, 3], [], [4], [5, 6]];

it('has every row of every page at its place', () => {
  const all = join(PAGES);
  expect(all.length).toBe(6);
  expect([-1, 0, 1, 2, 3, 4, 5, 6].map((i) => all.at(i))).toEqual([undefined, 1, 2, 3, 4, 5, 6, undefined]);
  expect([join([]).length, join([]).at(0)]).toEqual([0, undefined]);
});

it('is the same after what it was before, whichever pages went, came or changed', () => {
  for (const pages of [[...PAGES, [7]], [[0], ...PAGES], PAGES.slice(0, 2), [[1, 2, 3], [9], ...PAGES.slice(1)], []]) {
    const [quick, anew] = [join(pages, join(PAGES)), join(pages)];
    expect([quick.length, quick.ends]).toEqual([anew.length, anew.ends]);
    for (let i = -1; i <= quick.length; i += 1) expect(quick.at(i)).toBe(anew.at(i));
  }
});

it('looks at no row of a page that it knows', () => {
  const known = Array.from({ length: 2_000 }, (_, i) => [i]);
  const before = join(known);
  const counted = known.map(
    (page) =>
      new Proxy(page, {
        get() {
          throw new Error('looked at');
        },
      }),
  );
  expect(join([...counted, [1]], { ...before, pages: counted }).length).toBe(2_001);
});
