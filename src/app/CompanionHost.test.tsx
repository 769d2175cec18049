// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CompanionHost } from './CompanionHost';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is asked for again when its code could not be had, and the page stays meanwhile', async () => {
  const bring = vi
    .fn<() => Promise<{ default: () => React.ReactNode }>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue({ default: () => <p>companion</p> });
  render(
    <>
      <p>page</p>
      <CompanionHost bring={bring} />
    </>,
  );
  expect(bring).not.toHaveBeenCalled();
  await pass(20_000);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(screen.getByText('page')).toBeTruthy();
  expect(screen.queryByText('companion')).toBeNull();
  await pass(30_000);
  expect(bring).toHaveBeenCalledTimes(2);
  expect(screen.getByText('companion')).toBeTruthy();
});

it('is not asked for once the site is gone', async () => {
  const bring = vi.fn(() => Promise.reject(new Error('no connection')));
  const { unmount } = render(<CompanionHost bring={bring} />);
  await pass(20_000);
  unmount();
  await pass(60_000);
  expect(bring).toHaveBeenCalledTimes(1);
});
