// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { createActor } from 'xstate';
import { channelMachine } from '../../machines/channel/machine';
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

const breakWhile = (onLine: boolean, link?: House['link']) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  render(
    <HouseContext value={link === undefined ? null : ({ bus: createBus(), link } as unknown as House)}>
      <ErrorCatcher>
        <Broken />
      </ErrorCatcher>
    </HouseContext>,
  );
  return reload;
};

/** The visit's connection, as it was told so far. */
function linkAfter(...statuses: readonly ('connected' | 'disconnect')[]) {
  const link = createActor(channelMachine, { input: { clock: { now: () => 1, at: () => () => undefined } as never } });
  link.start();
  const tell = (status: 'connected' | 'disconnect') =>
    link.send({ type: 'status', report: { status, attempt: 1, retryAt: null, silent: false } });
  statuses.forEach(tell);
  return { link, tell };
}

it('a part that did not come without a connection is said to be missing here, and comes with the connection', () => {
  const reload = breakWhile(false);
  expect(screen.getByRole('alert').textContent).toMatch(/Belum ada di perangkat ini/);
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('so it is where the device counts as online and the connection of the visit is gone', () => {
  const { link, tell } = linkAfter('connected', 'disconnect');
  const reload = breakWhile(true, link);
  expect(screen.getByRole('alert').textContent).toMatch(/Belum ada di perangkat ini/);
  tell('connected');
  expect(reload).toHaveBeenCalledOnce();
});

it('what breaks before there ever was a connection does not wait for one: it would load again for ever', () => {
  const { link, tell } = linkAfter();
  const reload = breakWhile(true, link);
  expect(screen.getByRole('alert').textContent).toMatch(/Halaman ini tersandung/);
  tell('connected');
  expect(reload).not.toHaveBeenCalled();
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
    <HouseContext value={{ bus, link: linkAfter('connected').link } as unknown as House}>
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
