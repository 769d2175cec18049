// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_GUARD_MS, usePressGuard } from './usePressGuard';

import { byOwnHand, deedOf, type SlipAction } from './slipAction';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PICK: SlipAction<null> = { kind: 'pick' };
const CLOSED: SlipAction<null> = { kind: 'closed' };
const place = (busy = false): SlipAction<null> => ({
  kind: 'place',
  count: 1,
  cost: 1_000,
  next: false,
  busy,
  blocked: false,
});

const button = (first: SlipAction<null>) => {
  const { result, rerender } = renderHook(
    (action: SlipAction<null>) => usePressGuard(deedOf(action), false, byOwnHand),
    { initialProps: first },
  );
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
