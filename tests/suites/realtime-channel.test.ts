import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { crashCalls, crashStreams } from '../../contract/crash';
import { INDONESIAN } from '../../contract/errors';
import { topic } from '../../contract/wire';
import { wingoStreams } from '../../contract/wingo';
import { bind } from '../../server/ports';
import { createBus } from '../../src/net/bus';
import { Channel, part } from '../../src/net/channel/index';
import type { OpenSocket } from '../../src/net/channel/index';
import { TestTimers } from '../../src/net/channel/testKit';
import { createServerClock } from '../../src/net/serverClock';
import { echoBindings, openHouse, SARI, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

const paging = { page: 1, size: 10 };
const RESULT = topic(wingoStreams.result, SARI.id);

/** The browser's end of the channel over real sockets; `cut` is what a train tunnel does. */
function networkOf() {
  const sockets: WebSocket[] = [];
  const openSocket: OpenSocket = (url, events) => {
    const socket = new WebSocket(url);
    sockets.push(socket);
    socket.on('open', () => events.open());
    socket.on('message', (data) => events.message(new Uint8Array(data as Buffer)));
    socket.on('error', () => undefined);
    socket.on('close', (code) => events.closed(`code ${code}`));
    return { send: (bytes) => socket.send(bytes), close: () => socket.close() };
  };
  return { openSocket, sockets, cut: () => sockets.at(-1)?.terminate() };
}

describe('the channel of the client against the gateway', () => {
  let house: TestHouse;
  let rounds: number;

  beforeEach(async () => {
    rounds = 0;
    const others = echoBindings().filter(({ call }) => call.route !== crashCalls.roundHistory.route);
    house = await openHouse({
      bindings: [...others, bind(crashCalls.roundHistory, async () => ({ total: (rounds += 1), list: [] }))],
    });
  });
  afterEach(() => house.close());

  const open = () => {
    const timers = new TestTimers();
    const bus = createBus();
    const network = networkOf();
    const channel = new Channel({
      url: house.url,
      openSocket: network.openSocket,
      timers,
      bus,
      serverClock: createServerClock(() => timers.now()),
      texts: () => INDONESIAN,
    });
    return { timers, bus, network, channel };
  };
  const subscriptions = (n: number) => until(() => house.gateway.stats().subscriptions === n, `${n} subscriptions`);

  it('connects, asks and listens', async () => {
    const { channel } = open();
    await channel.connect();
    expect(await channel.request(crashCalls.roundHistory, paging)).toEqual({ total: 1, list: [] });
    const ticks: string[] = [];
    channel.subscribe(crashStreams.data, '', (tick) => ticks.push(tick));
    await subscriptions(1);
    house.gateway.publisher.text(crashStreams.data.route, '1.02|331');
    await until(() => ticks.length === 1);
    expect(ticks).toEqual(['1.02|331']);
    channel.destroy();
  });

  it('after a cut: the session first, then one subscription each, then the fresh snapshot before anything else', async () => {
    const { channel, network, timers, bus } = open();
    const seen: string[] = [];
    bus.on('channel/status', ({ status }) => status === 'disconnect' && seen.push('lost'));
    channel.auth('token-of-sari');
    channel.follow({
      call: crashCalls.roundHistory,
      payload: paging,
      onSnapshot: ({ total }) => seen.push(`snapshot ${total}`),
      parts: [
        part(crashStreams.data, (tick) => seen.push(tick)),
        part(wingoStreams.result, ({ number }) => seen.push(`result ${number}`), SARI.id),
      ],
    });
    await channel.connect();
    await until(() => seen.includes('snapshot 1'));
    await subscriptions(2);
    network.cut();
    await subscriptions(0);
    await until(() => channel.status === 'disconnect');
    house.gateway.publisher.text(crashStreams.data.route, '1.5|6758');
    timers.pass(1_500);
    await subscriptions(2);
    house.gateway.publisher.json(RESULT, {
      model: 1,
      phase: '20261120101083',
      number: 7,
      IDR: { amount: 0, stake: 1_000 },
    });
    house.gateway.publisher.text(crashStreams.data.route, '1.51|6869');
    await until(() => seen.includes('1.51|6869'));
    expect(seen).toEqual(['snapshot 1', 'lost', 'snapshot 2', 'result 7', '1.51|6869']);
    channel.destroy();
  });

  it('is told of a push, and of a session that ended', async () => {
    const { channel, bus } = open();
    const heard: unknown[] = [];
    bus.on('balance', ({ balance }) => heard.push(balance));
    bus.on('auth-lost', ({ code }) => heard.push(`lost ${code}`));
    channel.auth('token-of-sari');
    await channel.connect();
    await channel.request(crashCalls.myHistory, paging);
    house.gateway.publisher.toUser(SARI.id, 'internal/balance', { balance: 900_000, version: 1 });
    await until(() => heard.length === 1);
    house.gateway.expire('token-of-sari');
    await expect(channel.request(crashCalls.myHistory, paging)).rejects.toMatchObject({ code: 1 });
    expect(heard).toEqual([900_000, 'lost 1']);
    channel.destroy();
  });
});
