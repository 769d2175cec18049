import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { sessionMachine } from '../../../machines/session/machine';
import { createBus } from '../../net/bus';
import { followHouse } from './houseTies';

it('a room’s machine is told of each connection and of its loss, until the room is left', () => {
  const bus = createBus();
  const clock = { now: () => 0 };
  const session = createActor(sessionMachine, { input: { clock, token: null } }).start();
  const heard: string[] = [];
  const leave = followHouse({ bus, session }, ({ type }) => void heard.push(type));
  const say = (status: 'connecting' | 'connected' | 'ready' | 'disconnect') =>
    bus.emit('channel/status', { status, attempt: 1, retryAt: null, silent: false });
  for (const status of ['connecting', 'ready', 'connected', 'disconnect'] as const) say(status);
  expect(heard).toEqual(['link.online', 'link.offline']);
  leave();
  say('connected');
  expect(heard).toHaveLength(2);
  session.stop();
});
