// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LAST_PAGE } from '../../../contract/common';
import { CodeError } from '../../../contract/errors';
import { lastPageOf, type LoadPage, usePaged } from './usePaged';
import '../../ui/patience.fixture';

/** A list of 25 rows whose answers come when they are let go. */
function list() {
  const waiting: { page: number; answer: (reply: Awaited<ReturnType<LoadPage<number>>> | Error) => void }[] = [];
  const load: LoadPage<number> = (page, size) =>
    new Promise((resolve, reject) => {
      const rows = Array.from({ length: Math.min(size, 25 - (page - 1) * size) }, (_, i) => (page - 1) * size + i);
      waiting.push({
        page,
        answer: (reply) =>
          reply instanceof Error ? reject(reply) : resolve(reply === null ? null : { total: 25, list: rows }),
      });
    });
  return {
    load,
    waiting,
    go: (at: number, reply: Parameters<(typeof waiting)[number]['answer']>[0] = { total: 0, list: [] }) =>
      act(async () => waiting[at]?.answer(reply)),
  };
}

describe('a list that is walked by pages', () => {
  it('begins with the first page and keeps it in sight while the next one comes', async () => {
    const { load, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    expect(result.current.state).toBe('loading');
    await go(0);
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', page: 1, total: 25 }));
    act(() => result.current.goTo(3));
    expect(result.current).toMatchObject({ state: 'loading', page: 3 });
    expect(result.current.rows[0]).toBe(0);
    await go(1);
    expect(result.current.rows).toEqual([20, 21, 22, 23, 24]);
  });

  it('drops an answer that a newer question has overtaken', async () => {
    const { load, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    act(() => result.current.goTo(2));
    await go(1);
    await go(0);
    expect(result.current).toMatchObject({ page: 2, state: 'ready' });
    expect(result.current.rows[0]).toBe(10);
  });

  it('goes no further than the server does', async () => {
    expect([lastPageOf(0, 12), lastPageOf(25, 12), lastPageOf(1_000_000, 12)]).toEqual([1, 3, LAST_PAGE]);
    const { load, waiting } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    act(() => result.current.goTo(LAST_PAGE + 1));
    act(() => result.current.goTo(0));
    expect(waiting.map(({ page }) => page)).toEqual([1, LAST_PAGE, 1]);
  });

  it('says the code of a refusal, and that there was no connection', async () => {
    const { load, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    await go(0, new CodeError(667));
    expect(result.current).toMatchObject({ state: 'failed', code: 667 });
    act(() => result.current.reload());
    await go(1, null);
    expect(result.current).toMatchObject({ state: 'failed', code: undefined });
  });
});
