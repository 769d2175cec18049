// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TallList } from './TallList';

vi.mock('../i18n', () => ({ useT: () => (key: string) => key }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HEIGHTS = { head: 2, item: 4, large: 8 } as const;
/** An item's height, px. */
const ITEM = 64;
const items = (count: number) => Array.from({ length: count }, (_, i) => ({ id: String(i) }));
const SECTIONS = [{ key: 'all', from: 0 }] as const;
const THERE = { there: true, loading: false, failed: false } as const;

function show(
  count: number,
  {
    load = vi.fn(),
    shown = undefined as string | undefined,
    room = innerHeight / 2,
    head = undefined as ReactNode,
  } = {},
) {
  render(
    <TallList
      label="List"
      items={items(count)}
      sections={SECTIONS}
      heights={HEIGHTS}
      room={room}
      sectionHead={(key) => <h3>{key}</h3>}
      shown={shown}
      head={head}
      words={{ more: 'More', failed: 'Failed' }}
      more={{ ...THERE, load }}
    >
      {({ id }) => <button type="button">{`item ${id}`}</button>}
    </TallList>,
  );
  return screen.getByRole('list').parentElement as HTMLElement;
}
const seen = () => screen.getAllByRole('button').map(({ textContent }) => Number(textContent.split(' ')[1]));

const frames = (count: number) => {
  for (let i = 0; i < count; i += 1) act(() => vi.advanceTimersToNextFrame());
};

it('begins with what is seen alone, and has some beyond it once it stands', () => {
  show(1_000);
  const first = seen();
  expect(first).toEqual(first.map((_, i) => i));
  expect(first).toHaveLength(Math.ceil((innerHeight * 0.5 - 32) / ITEM));
  expect(screen.getByRole('heading').textContent).toBe('all');
  act(() => vi.advanceTimersByTime(300));
  frames(1);
  expect(seen().length).toBeGreaterThan(first.length + 4);
});

it('makes few rows for the first frame and fewer for each other, and all of them in the end', () => {
  show(1_000, { room: innerHeight * 2 });
  expect(seen()).toEqual([0, 1, 2, 3, 4, 5]);
  frames(1);
  expect(seen()).toHaveLength(9);
  frames(5);
  expect(seen()).toHaveLength(Math.ceil((innerHeight * 2 - 32) / ITEM));
});

it('keeps less behind than ahead, whichever way one scrolls', () => {
  const scroller = show(1_000);
  act(() => vi.advanceTimersByTime(300));
  const scrollTo = (index: number) => {
    act(() => {
      scroller.scrollTop = 32 + index * ITEM;
      scroller.dispatchEvent(new Event('scroll'));
    });
    frames(4);
    const rows = seen();
    return { above: index - (rows[0] ?? 0), below: (rows.at(-1) ?? 0) - index - Math.ceil((innerHeight * 0.5) / ITEM) };
  };
  const down = scrollTo(500);
  expect(down.below).toBeGreaterThan(down.above);
  const up = scrollTo(490);
  expect(up.above).toBeGreaterThan(up.below);
});

it('has the rows of wherever it was scrolled to, as few there as at its beginning', () => {
  const scroller = show(100_000);
  act(() => vi.advanceTimersByTime(300));
  const few = seen().length;
  act(() => {
    scroller.scrollTop = 32 + 90_000 * ITEM;
    scroller.dispatchEvent(new Event('scroll'));
  });
  expect(seen()).toContain(90_000);
  expect(seen()).not.toContain(0);
  expect(seen().length).toBeLessThan(2 * few);
});

it('asks for more near its end, not before', () => {
  const load = vi.fn();
  const scroller = show(1_000, { load });
  expect(load).not.toHaveBeenCalled();
  act(() => {
    scroller.scrollTop = 995 * ITEM;
    scroller.dispatchEvent(new Event('scroll'));
  });
  expect(load).toHaveBeenCalledTimes(1);
});

it('goes to the item that is to be in sight', () => {
  const scroller = show(1_000, { shown: '500' });
  expect(scroller.scrollTop).toBe(32 + 501 * ITEM - scroller.clientHeight);
});

it('keeps what is seen where it is when what stands above it grows, and moves nothing while that is in sight', () => {
  const heights = new Map<Element, (height: number) => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly hear: (entries: readonly object[]) => void) {}
      observe(element: Element) {
        heights.set(element, (blockSize) => this.hear([{ borderBoxSize: [{ blockSize }] }]));
      }
      disconnect() {}
    },
  );
  const scroller = show(1_000, { head: <p>head</p> });
  const grow = (height: number) => act(() => heights.get(scroller.firstElementChild as Element)?.(height));
  grow(400);
  expect(scroller.scrollTop).toBe(0);
  act(() => {
    scroller.scrollTop = 400 + 32 + 500 * ITEM;
    scroller.dispatchEvent(new Event('scroll'));
  });
  frames(4);
  grow(436);
  expect(scroller.scrollTop).toBe(436 + 32 + 500 * ITEM);
  grow(400);
  expect(scroller.scrollTop).toBe(400 + 32 + 500 * ITEM);
  vi.unstubAllGlobals();
});

it('keeps what is seen where it is when newer ones come above it, and moves nothing at its beginning', () => {
  const list = (all: readonly { readonly id: string }[]) => (
    <TallList
      label="List"
      items={all}
      sections={SECTIONS}
      heights={HEIGHTS}
      room={innerHeight / 2}
      sectionHead={(key) => <h3>{key}</h3>}
      words={{ more: 'More', failed: 'Failed' }}
      more={{ ...THERE, load: vi.fn() }}
    >
      {({ id }) => <button type="button">{`item ${id}`}</button>}
    </TallList>
  );
  const newer = (count: number) => [...Array.from({ length: count }, (_, i) => ({ id: `-${i + 1}` })), ...items(1_000)];
  const { rerender } = render(list(items(1_000)));
  const scroller = screen.getByRole('list').parentElement as HTMLElement;
  rerender(list(newer(3)));
  expect(scroller.scrollTop).toBe(0);
  act(() => {
    scroller.scrollTop = 32 + 503 * ITEM;
    scroller.dispatchEvent(new Event('scroll'));
  });
  frames(4);
  expect(seen()).toContain(500);
  rerender(list(newer(40)));
  expect(scroller.scrollTop).toBe(32 + 540 * ITEM);
  expect(seen()).toContain(500);
});
