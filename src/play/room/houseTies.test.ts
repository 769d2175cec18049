import { createActor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { sessionMachine } from '../../../machines/session/machine';
import { createBus } from '../../net/bus';
import { followHouse } from './houseTies';
import type { SiteConfig } from '../../../contract/site';

const NO_SITE = { get: () => null, subscribe: () => () => undefined, heard: () => undefined };

it('a room’s machine is told of each connection and of its loss, until the room is left', () => {
  const bus = createBus();
  const clock = { now: () => 0 };
  const session = createActor(sessionMachine, { input: { clock, token: null } }).start();
  const heard: string[] = [];
  const leave = followHouse({ bus, session, site: NO_SITE }, ({ type }) => void heard.push(type));
  const say = (status: 'connecting' | 'connected' | 'ready' | 'disconnect') =>
    bus.emit('channel/status', { status, attempt: 1, retryAt: null, silent: false });
  for (const status of ['connecting', 'ready', 'connected', 'disconnect'] as const) say(status);
  expect(heard).toEqual(['link.online', 'link.offline']);
  leave();
  say('connected');
  expect(heard).toHaveLength(2);
  session.stop();
});

it('a room’s machine is told when its page is hidden and seen again', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const session = createActor(sessionMachine, { input: { clock: { now: () => 0 }, token: null } }).start();
  const heard: string[] = [];
  const leave = followHouse({ bus: createBus(), session, site: NO_SITE }, ({ type }) => void heard.push(type));
  const look = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  look(true);
  look(false);
  leave();
  look(true);
  expect(heard).toEqual(['page.hidden', 'page.shown']);
  session.stop();
  vi.unstubAllGlobals();
});

it('a run of bets is stopped once the settings say that none may go on where the player is', () => {
  const session = createActor(sessionMachine, { input: { clock: { now: () => 0 }, token: null } }).start();
  let autoBet = true;
  const changed = new Set<() => void>();
  const site = {
    ...NO_SITE,
    get: () => ({ flags: { autoBet } }) as SiteConfig,
    subscribe: (told: () => void) => {
      changed.add(told);
      return () => changed.delete(told);
    },
  };
  const heard: string[] = [];
  const leave = followHouse({ bus: createBus(), session, site }, ({ type }) => void heard.push(type));
  const say = (allowed: boolean) => {
    autoBet = allowed;
    for (const told of changed) told();
  };
  say(true);
  expect(heard).toEqual([]);
  say(false);
  expect(heard).toEqual(['auto.stop']);
  leave();
  expect(changed.size).toBe(0);
  session.stop();
});
