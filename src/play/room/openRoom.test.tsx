// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { startTransition, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, createMachine } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HouseContext } from '../../house/hooks';
import type { House } from '../../house/house';
import { useOpenRoom } from './roomContext';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts what is open. */
function rooms() {
  const open = { now: 0, ever: 0 };
  const house = { play: { engage: () => () => undefined } } as unknown as House;
  return {
    open,
    house,
    enter: () => {
      open.now += 1;
      open.ever += 1;
      const room = { actor: createActor(createMachine({})), nth: open.ever };
      return {
        room,
        engagement: { atStake: () => false, stopAuto: () => false },
        close: () => void (open.now -= 1),
      };
    },
  };
}

test('a room is open in the first render, once, and closed when it leaves the screen', () => {
  const { open, house, enter } = rooms();
  const seen: number[] = [];
  function Room() {
    seen.push(useOpenRoom(enter).nth);
    return null;
  }
  const { unmount } = render(
    <HouseContext value={house}>
      <Room />
    </HouseContext>,
  );
  expect(new Set(seen)).toEqual(new Set([1]));
  expect(vi.getTimerCount(), 'nothing that would keep the room once it is left').toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(open).toEqual({ now: 1, ever: 1 });
  unmount();
  expect(open.now).toBe(0);
});

test('a render that begins anew has the room of its first beginning; what never comes to the screen is closed', async () => {
  const { open, house, enter } = rooms();
  const never = new Promise<void>(() => undefined);
  function Room({ wait }: { readonly wait: boolean }) {
    useOpenRoom(enter);
    if (wait) use(never);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (wait: boolean) =>
    act(async () =>
      startTransition(() =>
        root.render(
          <HouseContext value={house}>
            <Suspense>
              <Room wait={wait} />
            </Suspense>
          </HouseContext>,
        ),
      ),
    );
  await show(true);
  await show(true);
  expect(open).toEqual({ now: 1, ever: 1 });
  vi.advanceTimersByTime(10_000);
  expect(open.now).toBe(0);
  // Whoever comes late has one that is open.
  await show(false);
  expect(open.now).toBe(1);
  await act(async () => root.unmount());
  expect(open.now).toBe(0);
});
