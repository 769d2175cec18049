// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskMessage } from '../../../contract/supportDesk';
import { useMessages } from './useMessages';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../house/hooks', () => ({ useHouse: () => ({ http: { call } }) }));
afterEach(cleanup);

const from = (first: number, last: number): DeskMessage[] =>
  Array.from({ length: last - first + 1 }, (_, i) => {
    return { seq: first + i, from: 'player', text: `${first + i}`, pictures: [], at: 0 };
  });

it('loses nothing as the newest page moves on, and goes back page by page', async () => {
  const { result, rerender } = renderHook((newest: Parameters<typeof useMessages>[1]) => useMessages('t1', newest), {
    initialProps: { list: from(101, 150), more: true },
  });
  const seqs = () => result.current.messages.map(({ seq }) => seq);
  const older = async (reply: object) => {
    call.mockResolvedValueOnce(reply);
    await act(async () => result.current.older?.());
  };
  rerender({ list: from(103, 152), more: true });
  expect(seqs()).toEqual(from(101, 152).map(({ seq }) => seq));
  await older({ list: from(51, 100), more: true });
  expect(call).toHaveBeenLastCalledWith(expect.anything(), { query: { id: 't1', before: 101 } });
  rerender({ list: from(104, 153), more: true });
  await older({ list: from(1, 50), more: false });
  expect(seqs()).toEqual(from(1, 153).map(({ seq }) => seq));
  expect(result.current.older).toBeNull();
});

it('has nowhere to go back to where the newest page is all', () => {
  const { result } = renderHook(() => useMessages('t1', { list: from(1, 3), more: false }));
  expect([result.current.messages.length, result.current.older]).toEqual([3, null]);
});
