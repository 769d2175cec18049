import { afterEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { addressOf } from '../../server/http/address';
import { openHouse, until } from './realtime-kit';
import type { TestHouse } from './realtime-kit';

let house: TestHouse;
let sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await house.close();
});

/** A socket of a sender behind our own proxy: its address, or the status with which it was turned away. */
const knock = (from: string, cookie = ''): Promise<WebSocket | number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(house.url, { headers: { 'x-forwarded-for': from, cookie } });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
const open = (limit: number) =>
  openHouse({ limits: { maxPerAddress: limit }, addressOf: (request) => addressOf(request, true) });

it('an address has so many sockets and the next one is turned away with 429, until one of them is gone; others come in', async () => {
  house = await open(2);
  const first = await knock('203.0.113.7');
  expect(await knock('198.51.100.9, 203.0.113.7')).toBeInstanceOf(WebSocket);
  expect(await knock('198.51.100.1, 203.0.113.7')).toBe(429);
  expect(await knock('203.0.113.8')).toBeInstanceOf(WebSocket);
  if (first instanceof WebSocket) first.terminate();
  await until(() => house.gateway.stats().connections === 2);
  expect(await knock('203.0.113.7')).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.7')).toBe(429);
});

it('an address that comes and goes all the time is turned away with 429, however few sockets it has; others come in', async () => {
  const openedByAddress = { burst: 3, perSecond: 0 };
  house = await openHouse({ limits: { openedByAddress }, addressOf: (request) => addressOf(request, true) });
  for (let n = 0; n < 3; n += 1) {
    const socket = await knock('203.0.113.7');
    expect(socket).toBeInstanceOf(WebSocket);
    if (socket instanceof WebSocket) socket.terminate();
    await until(() => house.gateway.stats().connections === 0);
  }
  expect(await knock('203.0.113.7')).toBe(429);
  expect(await knock('203.0.113.8')).toBeInstanceOf(WebSocket);
});

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
  '%s, the machine itself, is not limited',
  async (address) => {
    house = await open(1);
    expect(await knock(address)).toBeInstanceOf(WebSocket);
    expect(await knock(address)).toBeInstanceOf(WebSocket);
  },
);

const known = (limits: object) =>
  openHouse({
    limits,
    addressOf: (request) => addressOf(request, true),
    regular: ({ headers }) => headers.cookie?.replace('known=', '') || null,
  });

it('whoever fills the house or an address with strangers keeps no known player out, who has a few sockets', async () => {
  house = await known({ maxConnections: 3, maxPerAddress: 2, regulars: { ofPlayer: 2, ofAll: 3 } });
  for (let n = 0; n < 2; n += 1) expect(await knock('203.0.113.7')).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.7')).toBe(429);
  const ana = await knock('203.0.113.7', 'known=ana');
  expect(ana).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.8')).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.8')).toBe(503);
  expect(await knock('203.0.113.8', 'known=ana')).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.8', 'known=ana')).toBe(503);
  expect(await knock('203.0.113.7', 'known=budi')).toBeInstanceOf(WebSocket);
  expect(await knock('203.0.113.8', 'known=citra')).toBe(503);
  if (ana instanceof WebSocket) ana.terminate();
  await until(() => house.gateway.stats().connections === 5);
  expect(await knock('203.0.113.7', 'known=citra')).toBeInstanceOf(WebSocket);
});

it('in a full house a stranger gets the place of one of whoever has most, the last to come, and no player gives theirs', async () => {
  house = await known({ maxConnections: 4, maxPerAddress: 10, regulars: { ofPlayer: 1, ofAll: 10 } });
  const come = async (from: string, cookie?: string): Promise<WebSocket> => {
    const socket = await knock(from, cookie);
    if (!(socket instanceof WebSocket)) throw new Error(`turned away: ${socket}`);
    return socket;
  };
  const player = await come('203.0.113.7', 'known=ana');
  const crowd: WebSocket[] = [];
  for (let n = 0; n < 4; n += 1) crowd.push(await come(`203.0.113.${n % 2}`));
  const guests = [await come('198.51.100.1'), await come('192.0.2.1')];
  await until(() => house.gateway.stats().connections === 5);
  expect([player, ...crowd, ...guests].map(({ readyState }) => readyState === WebSocket.OPEN)).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
  expect(await knock('203.0.113.2')).toBe(503);
});
