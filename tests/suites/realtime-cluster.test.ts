import { afterEach, beforeEach, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { localFanout } from '../../server/fanout/local';
import type { Fanout } from '../../server/ports';
import { CRASH_DATA, frames, OfficialClient, openHouse, quietGateway, SARI, TestClock, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

let fanout: Fanout;
let houses: TestHouse[];

/** Two gateways on one fan-out, as two nodes are on one broker. */
beforeEach(async () => {
  fanout = localFanout((error) => {
    throw error;
  });
  houses = [await openHouse({ fanout, node: 'a' }), await openHouse({ fanout, node: 'b' })];
});
afterEach(() => Promise.all(houses.map((house) => house.close())));

it('a message, a push and the end of a session reach the connections of both nodes', async () => {
  const clients = await Promise.all(houses.map(({ url }) => OfficialClient.connect(url)));
  const streams = clients.map((client) => client.subscribe(CRASH_DATA));
  for (const client of clients) {
    client.signal('internal/auth', { token: 'token-of-sari' });
    await client.request(crashCalls.myHistory.route, { page: 1, size: 10 });
  }
  houses[0]?.gateway.publisher.text(CRASH_DATA, '1.02|331');
  houses[1]?.gateway.publisher.toUser(SARI.id, 'internal/balance', { balance: 1, version: 1 });
  await until(() => streams.every(({ messages }) => messages.length === 1) && clients.every(({ pushes }) => pushes.length === 1));
  houses[0]?.gateway.expirePlayer(SARI.id);
  for (const client of clients) await expect(client.request(crashCalls.myHistory.route, { page: 1, size: 10 })).rejects.toMatchObject({ body: { code: 1 } });
  for (const client of clients) client.close();
});

it('people of other nodes count while those nodes speak', () => {
  const clock = new TestClock();
  const shared = localFanout(() => undefined);
  const [a, b] = [quietGateway({ clock, fanout: shared, node: 'a' }), quietGateway({ clock, fanout: shared, node: 'b' })];
  a.connect().send(frames.stream(1, CRASH_DATA));
  const guest = b.connect();
  guest.send(frames.stream(1, CRASH_DATA));
  b.connect();
  expect(a.gateway.presence.online()).toBe(1);
  clock.advance(2_000);
  expect([a.gateway.presence.online(), a.gateway.presence.inRoom('crash'), b.gateway.presence.online(), b.gateway.presence.inRoom('wingo')]).toEqual([3, 2, 3, 0]);
  void b.gateway.close();
  clock.advance(7_000);
  expect([a.gateway.presence.online(), a.gateway.presence.inRoom('crash')]).toEqual([1, 1]);
});
