// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEEPEST_ROW, type PageAsk } from '../../../contract/common';
import { CodeError } from '../../../contract/errors';
import { type LoadPage, usePaged } from './usePaged';

/** A list of so many rows whose answers come when they are let go; with cursors, each naming the row that it is behind, or with numbers only. */
function list(total = 25, cursors = true) {
  const waiting: { ask: PageAsk; answer: (reply?: Error | null) => void }[] = [];
  const load: LoadPage<number> = (ask) =>
    new Promise((resolve, reject) => {
      const { page, size, after } = ask;
      const from = after === undefined ? (page - 1) * size : Number(after) + 1;
      const rows = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, i) => from + i);
      const next = from + size < total ? String(from + size - 1) : null;
      waiting.push({
        ask,
        answer: (reply) => {
          if (reply instanceof Error) reject(reply);
          else resolve(reply === null ? null : { total, list: rows, ...(cursors ? { next } : {}) });
        },
      });
    });
  return { load, waiting, go: (at: number, reply?: Error | null) => act(async () => waiting[at]?.answer(reply)) };
}

describe('a list that is walked by pages', () => {
  it('begins with the first page and keeps it in sight while the next one comes', async () => {
    const { load, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    expect(result.current.state).toBe('loading');
    await go(0);
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', page: 1, total: 25, more: true }));
    act(() => result.current.goTo(2));
    expect(result.current).toMatchObject({ state: 'loading', page: 2 });
    expect(result.current.rows[0]).toBe(0);
    await go(1);
    expect(result.current.rows[0]).toBe(10);
  });

  it('goes on below the last row that it has, there and back, and to the end', async () => {
    const { load, waiting, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    await go(0);
    for (const [at, page] of [2, 3, 2].entries()) {
      act(() => result.current.goTo(page));
      await go(at + 1);
    }
    expect(waiting.map(({ ask }) => ask)).toEqual([
      { page: 1, size: 10 },
      { page: 2, size: 10, after: '9' },
      { page: 3, size: 10, after: '19' },
      { page: 2, size: 10, after: '9' },
    ]);
    act(() => result.current.goTo(3));
    await go(4);
    expect(result.current).toMatchObject({ rows: [20, 21, 22, 23, 24], more: false, next: null });
  });

  it('asks again for the page that failed when it is to go on from there', async () => {
    const { load, waiting, go } = list();
    const { result } = renderHook(() => usePaged(load, 10));
    await go(0);
    act(() => result.current.goTo(2));
    await go(1, null);
    act(() => result.current.goTo(3));
    expect(waiting[2]?.ask).toEqual({ page: 2, size: 10, after: '9' });
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

  it('walks a list without cursors by its numbers, as far as a server looks them up', async () => {
    const { load, waiting, go } = list(5_000, false);
    const { result } = renderHook(() => usePaged(load, 10));
    await go(0);
    expect(result.current.more).toBe(true);
    act(() => result.current.goTo(9_999));
    expect(waiting[1]?.ask).toEqual({ page: DEEPEST_ROW / 10 + 1, size: 10 });
    await go(1);
    expect(result.current.more).toBe(false);
    const short = list(10, false);
    const { result: all } = renderHook(() => usePaged(short.load, 10));
    await short.go(0);
    expect(all.current.more).toBe(false);
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
