// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useThrottled } from './useThrottled';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An actor that only counts. */
function counter() {
  let n = 0;
  const listeners = new Set<(snapshot: number) => void>();
  return {
    getSnapshot: () => n,
    subscribe(changed: (snapshot: number) => void) {
      listeners.add(changed);
      return { unsubscribe: () => listeners.delete(changed) };
    },
    add(times: number) {
      for (let i = 0; i < times; i += 1) {
        n += 1;
        for (const changed of listeners) changed(n);
      }
    },
    get listeners() {
      return listeners.size;
    },
  };
}

describe('a list that changes faster than the eye', () => {
  it('is rendered at most once a beat, and the last change is shown', () => {
    const actor = counter();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useThrottled(actor, (n) => n, 250);
    });
    const before = renders;
    act(() => actor.add(100));
    expect(result.current).toBe(1);
    act(() => void vi.advanceTimersByTime(250));
    expect(result.current).toBe(100);
    expect(renders - before).toBe(2);
  });

  it('a change after a rest is shown at once', () => {
    const actor = counter();
    const { result } = renderHook(() => useThrottled(actor, (n) => n, 250));
    act(() => actor.add(1));
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => actor.add(1));
    expect(result.current).toBe(2);
  });

  it('leaves nothing behind', () => {
    const actor = counter();
    const { unmount } = renderHook(() => useThrottled(actor, (n) => n, 250));
    actor.add(2);
    unmount();
    expect(actor.listeners).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
