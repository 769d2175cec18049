// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MinesContext } from './context';
import { createMinesDesk } from './desk';
import type { MinesRoom } from './openRoom';
import { useRandom } from './useRandom';

/** Presses for a cell by chance while cells are marked; says what is marked then. */
function press(auto: 'off' | 'running'): readonly number[] {
  const desk = createMinesDesk({ get: () => null, set: () => undefined });
  const room = {
    desk,
    actor: { getSnapshot: () => ({ value: { auto, round: 'ready' }, context: { round: null } }) },
  } as unknown as MinesRoom;
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(MinesContext, { value: room }, children);
  renderHook(() => useRandom(true), { wrapper }).result.current();
  return desk.pattern();
}

test('a cell by chance joins the pattern, but not while a run plays it', () => {
  expect(press('off')).toHaveLength(1);
  expect(press('running')).toHaveLength(0);
});
