import core from 'rsocket-core-legacy';
import type { LegacySingle, LegacySocket } from 'rsocket-core-legacy';
import legacyTransport from 'rsocket-websocket-client-legacy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { crashCalls } from '../../contract/crash';
import { CRASH_DATA, openHouse, SARI, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

const Transport = 'default' in legacyTransport ? legacyTransport.default : legacyTransport;
const COMPOSITE = 'message/x.rsocket.composite-metadata.v0';
const ROUTING = 'message/x.rsocket.routing.v0';
const settle = <T>(single: LegacySingle<T>): Promise<T> =>
  new Promise((resolve, reject) =>
    single.subscribe({ onComplete: resolve, onError: reject, onSubscribe: () => undefined }),
  );

describe.each([COMPOSITE, ROUTING])('the published 0.0.27 client with %s', (mime) => {
  let house: TestHouse;
  let socket: LegacySocket;
  const pushed: string[] = [];
  const payload = (route: string, data: unknown) => ({
    data: Buffer.from(JSON.stringify(data)),
    metadata:
      mime === ROUTING
        ? core.encodeRoute(route)
        : core.encodeCompositeMetadata([[core.MESSAGE_RSOCKET_ROUTING, core.encodeRoute(route)]]),
  });

  beforeEach(async () => {
    pushed.length = 0;
    house = await openHouse();
    const client = new core.RSocketClient({
      setup: { keepAlive: 60_000, lifetime: 180_000, dataMimeType: 'application/json', metadataMimeType: mime },
      transport: new Transport({ url: house.url, wsCreator: (url) => new WebSocket(url) }, core.BufferEncoders),
      responder: { fireAndForget: ({ data }) => void pushed.push(String(data)) },
    });
    socket = await settle(client.connect());
  });
  afterEach(async () => {
    socket.close();
    await house.close();
  });

  it('calls, and reads refusals', async () => {
    const reply = await settle(socket.requestResponse(payload(crashCalls.roundHistory.route, { page: 1, size: 10 })));
    expect(JSON.parse(String(reply.data))).toEqual({ total: 0, list: [] });
    await expect(
      settle(socket.requestResponse(payload(crashCalls.myHistory.route, { page: 1, size: 10 }))),
    ).rejects.toMatchObject({ source: { code: 0x201, message: expect.stringContaining('"code":10004') } });
  });

  it('logs in, subscribes and is pushed to', async () => {
    socket.fireAndForget(payload('internal/auth', { token: 'token-of-sari' }));
    await settle(socket.requestResponse(payload(crashCalls.myHistory.route, { page: 1, size: 10 })));
    const ticks: string[] = [];
    socket.requestStream(payload(CRASH_DATA, {})).subscribe({
      onNext: ({ data }) => void ticks.push(String(data)),
      onError: (error) => void ticks.push(error.message),
      onComplete: () => undefined,
      onSubscribe: (subscription) => subscription.request(0x7fffffff),
    });
    await until(() => house.gateway.stats().subscriptions === 1);
    house.gateway.publisher.text(CRASH_DATA, '1.02|331');
    house.gateway.publisher.toUser(SARI.id, 'internal/balance', { balance: 1, version: 2 });
    await until(() => ticks.length === 1 && pushed.length === 1);
    expect([ticks, pushed]).toEqual([['1.02|331'], ['{"balance":1,"version":2}']]);
  });
});
