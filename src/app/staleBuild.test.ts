// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { reloadWhenStale } from './staleBuild';

const MINUTE_MS = 60_000;
const listened: (() => void)[] = [];
afterEach(() => listened.splice(0).forEach((stop) => stop()));

/** A page whose server is there or not, and whose parts are missing whenever `miss` is called. */
function visit(serverIsThere: boolean) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  let now = 10 * MINUTE_MS;
  const listen = vi.spyOn(globalThis, 'addEventListener');
  reloadWhenStale(
    {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
    } as never,
    () => now,
    { serverAnswers: () => Promise.resolve(serverIsThere), reload },
  );
  const heard = listen.mock.calls.at(-1)?.[1] as EventListener;
  listen.mockRestore();
  listened.push(() => removeEventListener('vite:preloadError', heard));
  const miss = async (): Promise<void> => {
    dispatchEvent(new Event('vite:preloadError'));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { reload, miss, pass: (ms: number) => (now += ms) };
}

it('a part that is gone from a server that is there loads the page again, once a minute', async () => {
  const { reload, miss, pass } = visit(true);
  await miss();
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  pass(MINUTE_MS);
  await miss();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a server that is down leaves the page where it is', async () => {
  const { reload, miss } = visit(false);
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('who goes on until the page is there is taken where they went', async () => {
  const { reload, miss } = visit(true);
  dispatchEvent(new Event('pushState'));
  expect(reload).not.toHaveBeenCalled();
  await miss();
  dispatchEvent(new Event('pushState'));
  expect(reload).toHaveBeenCalledTimes(2);
});
