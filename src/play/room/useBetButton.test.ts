// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createElement, type ReactNode } from 'react';
import type { BetButton } from '../../../machines/kit/button';
import type { House } from '../../house/house';
import { HouseContext } from '../../house/hooks';
import { PRESS_GUARD_MS, usePressGuard } from './usePressGuard';
import { byOwnHand, deedOf, useBetButton } from './useBetButton';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PICK: BetButton = { kind: 'pick' };
const CLOSED: BetButton = { kind: 'closed' };
const place = (pending = false): BetButton => ({
  kind: 'place',
  count: 1,
  amount: 100_000n,
  next: false,
  again: false,
  pending,
  blocked: null,
});

const button = (first: BetButton) => {
  const { result, rerender } = renderHook((action: BetButton) => usePressGuard(deedOf(action), false, byOwnHand), {
    initialProps: first,
  });
  return { become: rerender, deaf: () => result.current };
};

describe('the guard of the main button of a timed room', () => {
  it('hears at once after the player’s own pick, and after letting go', () => {
    const { become, deaf } = button(PICK);
    become(place());
    expect(deaf()).toBe(false);
    become(PICK);
    expect(deaf()).toBe(false);
  });

  it('is deaf for a moment when the round or the answer to an order changed the button', () => {
    const round = button(CLOSED);
    round.become(place());
    expect(round.deaf()).toBe(true);
    const answered = button(place());
    answered.become(place(true));
    expect(answered.deaf()).toBe(false);
    answered.become(PICK);
    expect(answered.deaf()).toBe(true);
    act(() => void vi.advanceTimersByTime(PRESS_GUARD_MS));
    expect(answered.deaf()).toBe(false);
  });

  it('a pick ends the deafness that the round brought', () => {
    const { become, deaf } = button(CLOSED);
    become(PICK);
    expect(deaf()).toBe(true);
    become(place());
    expect(deaf()).toBe(false);
  });
});

describe('the second tap of a row', () => {
  const FLYING: BetButton = { kind: 'cashOut', amount: 100_000n, flying: true, pending: false, blocked: null };
  const house = { openPanel: vi.fn() } as Partial<House> as House;
  const wrapper = ({ children }: { children: ReactNode }) => createElement(HouseContext, { value: house }, children);
  const cashOut = vi.fn();
  const onPlace = vi.fn();
  const cancel = vi.fn();
  const pressable = (first: BetButton) => {
    vi.clearAllMocks();
    const { result, rerender } = renderHook(
      (shown: BetButton) => useBetButton(shown, { cashOut, place: onPlace, cancel }),
      { initialProps: first, wrapper },
    );
    return { become: rerender, tap: (nth: number) => act(() => result.current.press({ detail: nth })) };
  };
  const later = () => act(() => void vi.advanceTimersByTime(PRESS_GUARD_MS));

  it('does not bet when the first has cashed out, however late it comes', () => {
    const { become, tap } = pressable(FLYING);
    tap(1);
    become(place());
    later();
    tap(2);
    expect(cashOut).toHaveBeenCalledOnce();
    expect(onPlace).not.toHaveBeenCalled();
    tap(1);
    expect(onPlace).toHaveBeenCalledOnce();
  });

  it('does not repeat a bet that was answered meanwhile', () => {
    const repeat = vi.fn();
    const { result, rerender } = renderHook((shown: BetButton) => useBetButton(shown, { place: onPlace, repeat }), {
      initialProps: place(),
      wrapper,
    });
    act(() => result.current.press({ detail: 1 }));
    rerender(place(true));
    rerender({ kind: 'repeat', amount: 100_000n, count: 1, next: false, blocked: null });
    later();
    act(() => result.current.press({ detail: 2 }));
    expect(repeat).not.toHaveBeenCalled();
  });

  it('a third tap is meant: who hammers on a way back is heard', () => {
    const { become, tap } = pressable(place());
    tap(1);
    become({ kind: 'cancel', amount: 100_000n, queued: false, pending: false });
    later();
    tap(2);
    expect(cancel).not.toHaveBeenCalled();
    tap(3);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('repeats the deed of the first, and a key has no row', () => {
    const { tap } = pressable(place());
    tap(1);
    tap(2);
    expect(onPlace).toHaveBeenCalledTimes(2);
    tap(0);
    expect(onPlace).toHaveBeenCalledTimes(3);
  });

  it('never holds back money that flies', () => {
    const { become, tap } = pressable(place());
    tap(1);
    become(FLYING);
    tap(2);
    expect(cashOut).toHaveBeenCalledOnce();
  });
});
