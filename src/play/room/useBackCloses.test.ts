// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBackCloses } from './useBackCloses';

/** The browser's history as far as the hook sees it; going back tells its listeners at once. */
function browser(first: unknown = null) {
  const entries: unknown[] = [first];
  const fake = {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => void entries.push(state),
    back: vi.fn(() => {
      entries.pop();
      dispatchEvent(new Event('popstate'));
    }),
  };
  vi.stubGlobal('history', fake);
  return { entries, back: fake.back };
}

const sheet = (onClose: () => void) =>
  renderHook((open: boolean) => useBackCloses(open, onClose), { initialProps: false });

describe('the back key over a sheet', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('closes the sheet before it leaves the room', () => {
    const { entries, back } = browser({ depth: 2 });
    const onClose = vi.fn();
    const { rerender } = sheet(onClose);
    rerender(true);
    expect(entries.at(-1)).toEqual({ depth: 3, sheet: true });
    act(() => void back());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(entries).toHaveLength(1);
  });

  it('closing by hand takes the entry away', () => {
    const { entries } = browser();
    const { result, rerender } = sheet(vi.fn());
    rerender(true);
    act(() => result.current());
    expect(entries).toEqual([null]);
  });

  it('what was opened above the sheet closes alone', () => {
    const { entries, back } = browser();
    const onClose = vi.fn();
    const { rerender } = sheet(onClose);
    rerender(true);
    entries.push({ depth: 2 });
    act(() => void back());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('works over the entry that a reload left behind', () => {
    const { back } = browser({ depth: 1, sheet: true });
    const onClose = vi.fn();
    const { rerender } = sheet(onClose);
    rerender(true);
    act(() => void back());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
