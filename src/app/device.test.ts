// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionMemory } from './device';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (): void => void window.dispatchEvent(new StorageEvent('storage', { key: 'lintang.session' }));
const memory = () => sessionMemory({ get: () => null, set: () => undefined } as Parameters<typeof sessionMemory>[0]);

it('looks again for a cookie that the other tab’s event overtook', () => {
  const changed = vi.fn();
  memory().subscribe(changed);
  told();
  expect(changed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('does not look again once nobody listens', () => {
  const changed = vi.fn();
  const stop = memory().subscribe(changed);
  told();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(changed).toHaveBeenCalledTimes(1);
});
