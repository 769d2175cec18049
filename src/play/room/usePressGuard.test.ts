// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_GUARD_MS, usePressGuard } from './usePressGuard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = (deed: string, urgent = false) =>
  renderHook((props: { deed: string; urgent: boolean }) => usePressGuard(props.deed, props.urgent), {
    initialProps: { deed, urgent },
  });

describe('the guard of the main button', () => {
  it('a button that has become another is deaf for a moment', () => {
    const { result, rerender } = button('cashOut', true);
    expect(result.current).toBe(false);
    rerender({ deed: 'place', urgent: false });
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(PRESS_GUARD_MS));
    expect(result.current).toBe(false);
  });

  it('the same deed with another amount hears at once', () => {
    const { result, rerender } = button('place');
    rerender({ deed: 'place', urgent: false });
    expect(result.current).toBe(false);
  });

  it('a cash-out never waits', () => {
    const { result, rerender } = button('cancel');
    rerender({ deed: 'cashOut', urgent: true });
    expect(result.current).toBe(false);
  });
});
