// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { HouseContext } from '../house/hooks';
import type { House } from '../house/house';
import { createBus } from '../net/bus';
import { ErrorCatcher } from './ErrorCatcher';

function Broken(): never {
  throw new Error('a part that did not come');
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const breakWhile = (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  render(
    <ErrorCatcher>
      <Broken />
    </ErrorCatcher>,
  );
  return reload;
};

it('a part that did not come without a connection is said to be missing here, and comes with the connection', () => {
  const reload = breakWhile(false);
  expect(screen.getByRole('alert').textContent).toMatch(/Belum ada di perangkat ini/);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that broke says so and waits for the player', () => {
  const reload = breakWhile(true);
  expect(screen.getByRole('alert').textContent).toMatch(/Halaman ini tersandung/);
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

it('the house hears of what broke, and another page is shown as ever', () => {
  const bus = createBus();
  const told: unknown[] = [];
  bus.on('report', (report) => told.push(report));
  const Page = () => (usePathname() === '/broken' ? <Broken /> : <p>whole</p>);
  history.replaceState(null, '', '/broken');
  render(
    <HouseContext value={{ bus } as House}>
      <ErrorCatcher>
        <Page />
      </ErrorCatcher>
    </HouseContext>,
  );
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(told).toEqual([{ kind: 'failure', detail: 'Error: a part that did not come', route: '/broken' }]);
  act(() => navigate('/elsewhere'));
  expect(screen.getByText('whole')).toBeTruthy();
  expect(told).toHaveLength(1);
});
