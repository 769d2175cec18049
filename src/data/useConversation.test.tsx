// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useConversation } from './useConversation';

const call = vi.fn();
afterEach(cleanup);

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ seq: first + i, text: `${first + i}` }));

it('loses nothing as the newest page moves on, and goes back page by page', async () => {
  const { result, rerender } = renderHook(
    (newest: { list: ReturnType<typeof from>; more: boolean }) => useConversation(newest, call),
    {
      initialProps: { list: from(101, 150), more: true },
    },
  );
  const seqs = () => result.current.messages.map(({ seq }) => seq);
  const older = async (reply: object) => {
    call.mockResolvedValueOnce(reply);
    await act(async () => result.current.older?.());
  };
  rerender({ list: from(103, 152), more: true });
  expect(seqs()).toEqual(from(101, 152).map(({ seq }) => seq));
  await older({ list: from(51, 100), more: true });
  expect(call).toHaveBeenLastCalledWith(101);
  rerender({ list: from(104, 153), more: true });
  await older({ list: from(1, 50), more: false });
  expect(seqs()).toEqual(from(1, 153).map(({ seq }) => seq));
  expect(result.current.older).toBeNull();
});

it('has nowhere to go back to where the newest page is all', () => {
  const { result } = renderHook(() => useConversation({ list: from(1, 3), more: false }, call));
  expect([result.current.messages.length, result.current.older]).toEqual([3, null]);
});
