import { afterEach, beforeEach, expect, it } from 'vitest';
import { crashCalls } from '../../contract/crash';
import { localFanout } from '../../server/fanout/local';
import { natsFanout } from '../../server/fanout/nats';
import { TestBroker } from '../../server/fanout/testBroker';
import type { Fanout } from '../../server/ports';
import {
  CRASH_DATA,
  frames,
  OfficialClient,
  openHouse,
  quietGateway,
  realClock,
  SARI,
  TestClock,
  until,
} from './realtime-kit';
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
  await until(
    () => streams.every(({ messages }) => messages.length === 1) && clients.every(({ pushes }) => pushes.length === 1),
  );
  houses[0]?.gateway.expirePlayer(SARI.id);
  for (const client of clients)
    await expect(client.request(crashCalls.myHistory.route, { page: 1, size: 10 })).rejects.toMatchObject({
      body: { code: 1 },
    });
  for (const client of clients) client.close();
});

it('clients are told to resync once the broker is found again, after whatever they missed', async () => {
  const broker = new TestBroker();
  await broker.start();
  const quiet = () => undefined;
  const nats = ['c', 'd'].map((node) =>
    natsFanout({
      url: broker.url,
      node,
      secret: Buffer.from('shared'),
      nonce: () => crypto.randomUUID(),
      clock: realClock,
      logger: { info: quiet, warn: quiet, error: quiet },
    }),
  );
  const nodes = await Promise.all(nats.map((over, i) => openHouse({ fanout: over, node: `nats-${i}` })));
  await until(() => broker.listening === 2);
  const client = await OfficialClient.connect(nodes[1]?.url ?? '');
  const { messages } = client.subscribe(CRASH_DATA);
  await client.request(crashCalls.roundHistory.route, { page: 1, size: 10 });
  await until(() => {
    nodes[0]?.gateway.publisher.text(CRASH_DATA, '1|1');
    return messages.length > 0;
  });
  const before = client.pushes.length;
  await broker.stop();
  nodes[0]?.gateway.publisher.text(CRASH_DATA, '2|2');
  await broker.start();
  await until(() => client.pushes.length > before);
  expect(client.pushes.at(-1)).toEqual({ route: 'internal/resync', data: {} });
  expect(messages).not.toContain('2|2');
  client.close();
  await Promise.all(nodes.map((house) => house.close()));
  await Promise.all(nats.map((over) => over.close()));
  await broker.stop();
});

it('people of other nodes count while those nodes speak', () => {
  const clock = new TestClock();
  const shared = localFanout(() => undefined);
  const [a, b] = [
    quietGateway({ clock, fanout: shared, node: 'a' }),
    quietGateway({ clock, fanout: shared, node: 'b' }),
  ];
  a.connect().send(frames.stream(1, CRASH_DATA));
  const guest = b.connect();
  guest.send(frames.stream(1, CRASH_DATA));
  b.connect();
  expect(a.gateway.presence.online()).toBe(1);
  clock.advance(2_000);
  expect([
    a.gateway.presence.online(),
    a.gateway.presence.inRoom('crash'),
    b.gateway.presence.online(),
    b.gateway.presence.inRoom('wingo'),
  ]).toEqual([3, 2, 3, 0]);
  void b.gateway.close();
  clock.advance(7_000);
  expect([a.gateway.presence.online(), a.gateway.presence.inRoom('crash')]).toEqual([1, 1]);
});

it('a player on two nodes is one person, in the house and in a room', async () => {
  const clock = new TestClock();
  const shared = localFanout(() => undefined);
  const [a, b] = [
    quietGateway({ clock, fanout: shared, node: 'a' }),
    quietGateway({ clock, fanout: shared, node: 'b' }),
  ];
  for (const { connect } of [a, b]) {
    const sari = connect();
    sari.send(frames.signal(1, 'internal/auth', { token: 'token-of-sari' }), frames.stream(3, CRASH_DATA));
    connect().send(frames.stream(1, CRASH_DATA));
  }
  await until(() => [a, b].every(({ gateway }) => gateway.stats().subscriptions === 2));
  clock.advance(2_000);
  for (const { gateway } of [a, b])
    expect([gateway.presence.online(), gateway.presence.inRoom('crash')]).toEqual([3, 3]);
});
