/** Doors of the sixth try: what somebody may send who keeps no rules, against a whole house over real sockets. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LARGE_UPLOAD, UPLOADS } from '../../server/http/places';
import { PlayHouse, type Visitor } from '../lib/play-house';

let dataDir: string;
let house: PlayHouse;
const sockets: Socket[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lintang-doors-'));
  house = await PlayHouse.open({ dataDir });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = (head: string): Socket => {
  const socket = connect(house.port, '127.0.0.1');
  socket.setNoDelay(true).on('error', () => undefined);
  sockets.push(socket);
  socket.write(`${head}\r\n\r\n`);
  return socket;
};
const answer = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);
const tokenOf = (visitor: Visitor): string => visitor.account?.token ?? '';
/** Until what was sent has been read. */
async function breathe(rounds: number): Promise<void> {
  for (let n = 0; n < rounds; n += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}
/** The head of an upload whose body of so many bytes is still to come. */
const uploading = (token: string, length: number): string =>
  `POST /api/main/site/upload HTTP/1.1\r\nHost: x\r\nX-Token: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}`;

it('a WebSocket to where there is none is told so and hung up on', async () => {
  const socket = open(
    'GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  );
  const closed = once(socket, 'close');
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 404 /);
  await closed;
});

it.each([
  ['a request', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b'],
  ['a request for words', 'GET /healthz HTTP/1.1\r\nHost: a b'],
  [
    'a WebSocket',
    'GET /ws HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
  ],
])('%s that does not name one host is refused with 400 and hung up on', async (_name, head) => {
  const socket = open(head);
  const closed = once(socket, 'close');
  expect(await answer(socket)).toMatch(/^HTTP\/1\.1 400 /);
  await closed;
});

/** Whether a picture is refused before any of its body came. */
async function refused(token: string, length = 500_000): Promise<boolean> {
  const socket = open(uploading(token, length));
  const told = await Promise.race([answer(socket), breathe(20).then(() => '')]);
  socket.destroy();
  return told.includes('"errCode":667');
}

it('of pictures on their way a player has one, an address a few; who has gone makes room', async () => {
  const players: Visitor[] = [];
  for (let serial = 1; serial <= UPLOADS.ofAddress + 1; serial += 1) players.push(await house.player(serial));
  const [first, ...others] = players.map(tokenOf);
  const slow = open(uploading(first ?? '', 500_000));
  await breathe(20);
  expect(await refused(first ?? '')).toBe(true);
  const held = others.slice(0, UPLOADS.ofAddress - 1).map((token) => open(uploading(token, 500_000)));
  await breathe(20);
  expect(await refused(others.at(-1) ?? '')).toBe(true);
  for (const socket of [slow, ...held]) socket.destroy();
  await breathe(20);
  expect(await refused(others.at(-1) ?? '')).toBe(false);
});

it('of large pictures an address has one on its way, and keeps nobody there from sending a small one', async () => {
  const [first = '', second = ''] = [await house.player(21), await house.player(22)].map(tokenOf);
  const slow = open(uploading(first, LARGE_UPLOAD + 1));
  await breathe(20);
  expect(await refused(second, LARGE_UPLOAD + 1)).toBe(true);
  expect(await refused(second)).toBe(false);
  slow.destroy();
  await breathe(20);
  expect(await refused(second, LARGE_UPLOAD + 1)).toBe(false);
});
