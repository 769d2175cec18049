import { FrameTypes } from 'rsocket-core';
import { expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { bind } from '../../server/ports';
import type { GatewayOptions } from '../../server/realtime/index';
import { frames, quietGateway, until } from './realtime-kit';

const PAGE = { page: 1, size: 10 };
const list = (id: number) => frames.call(id, crashCalls.roundHistory.route, PAGE);

/** A gateway whose lists say, by `served`, at whose call they were begun. */
function open(limits: GatewayOptions['limits'] = {}) {
  const served: string[] = [];
  const house = quietGateway({
    limits: { requestBurst: 10_000, requestsPerSecond: 10_000, ...limits },
    bindings: [
      bind(crashCalls.roundHistory, async (_req, caller) => {
        served.push(caller.address);
        return { total: 0, list: [] };
      }),
    ],
  });
  return { ...house, served, from: (address: string) => house.connect(frames.setup(), address) };
}

it('a guest who asks for a list behind 400 sockets of two addresses that ask for lists waits for one of each', async () => {
  const { from, served } = open();
  for (let n = 0; n < 400; n += 1) {
    const { send } = from(n % 2 === 0 ? '203.0.113.1' : '203.0.113.2');
    for (let id = 1; id < 11; id += 2) send(list(id));
  }
  const guest = from('198.51.100.7');
  guest.send(list(1));
  await until(() => guest.wire.last()?.type === FrameTypes.PAYLOAD);
  expect(served.indexOf('198.51.100.7')).toBeLessThanOrEqual(3);
});

it('of networks of one /48 all count as one', async () => {
  const { from, served } = open();
  for (let n = 1; n <= 50; n += 1) from(`2001:db8:1:${n}::1`).send(list(1));
  const guest = from('2001:db8:2:1::1');
  guest.send(list(1));
  await until(() => guest.wire.last()?.type === FrameTypes.PAYLOAD);
  expect(served.indexOf('2001:db8:2:1::1')).toBeLessThanOrEqual(2);
});

it('what is more than may wait of a network is refused with 667 and a time; another network has all of its own', async () => {
  const { from } = open({ maxWaitingLists: 3 });
  const greedy = from('203.0.113.1');
  const guest = from('198.51.100.7');
  for (const id of [1, 3, 5, 7]) greedy.send(list(id));
  guest.send(list(1));
  await until(() => guest.wire.last()?.type === FrameTypes.PAYLOAD);
  await until(() => greedy.wire.frames.length === 4);
  expect(JSON.parse(greedy.wire.errors(7)[0]?.message ?? '')).toMatchObject({ code: 667, params: { seconds: '1' } });
  expect(greedy.wire.frames.filter(({ type }) => type === FrameTypes.PAYLOAD)).toHaveLength(3);
});

it('a session that ends while others have their turns is refused like any', async () => {
  const house = quietGateway();
  const { send, wire } = house.connect();
  send(frames.signal(1, 'internal/auth', { token: 'token-of-sari' }));
  await until(() => house.gateway.stats().connections === 1);
  for (let n = 0; n < 20; n += 1) house.connect().send(list(1));
  send(frames.call(3, crashCalls.myHistory.route, PAGE));
  await Promise.resolve();
  house.gateway.expire('token-of-sari');
  await until(() => wire.last() !== undefined);
  expect(JSON.parse(wire.errors(3)[0]?.message ?? '{}')).toMatchObject({ code: 1 });
});
