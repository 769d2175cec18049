// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEAT_MS, useThrottled } from './useThrottled';

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
    const shown = new Set<number>();
    const { result } = renderHook(() => {
      const n = useThrottled(actor, (count) => count);
      shown.add(n);
      return n;
    });
    act(() => actor.add(100));
    expect(result.current).toBe(1);
    act(() => void vi.advanceTimersByTime(BEAT_MS));
    expect(result.current).toBe(100);
    expect([...shown]).toEqual([0, 1, 100]);
  });

  it('a change after a rest is shown at once', () => {
    const actor = counter();
    const { result } = renderHook(() => useThrottled(actor, (n) => n));
    act(() => actor.add(1));
    act(() => void vi.advanceTimersByTime(1_000));
    act(() => actor.add(1));
    expect(result.current).toBe(2);
  });

  it('two parts of it are shown together, and the beat ends with the last of them', () => {
    const actor = counter();
    const first = renderHook(() => useThrottled(actor, (n) => n));
    const second = renderHook(() => useThrottled(actor, (n) => -n));
    expect(actor.listeners).toBe(1);
    act(() => actor.add(2));
    expect([first.result.current, second.result.current]).toEqual([1, -1]);
    first.unmount();
    act(() => void vi.advanceTimersByTime(BEAT_MS));
    expect(second.result.current).toBe(-2);
    second.unmount();
    expect(actor.listeners).toBe(0);
  });

  it('leaves nothing behind', () => {
    const actor = counter();
    const { unmount } = renderHook(() => useThrottled(actor, (n) => n));
    actor.add(2);
    unmount();
    expect(actor.listeners).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
