import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Flags } from 'rsocket-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { ENDLESS_TOKEN } from './harness/house-process';
import type { FromHouse, ToHouse } from './harness/house-process';
import { OPCODE, RawSocket, webSocketFrame } from './harness/raw-socket';
import { frames } from './realtime-kit';

/**
 * What guests can make a server hold. Node gives us what the network delivered in buffers of 64 KB; a byte that is kept as a view keeps all of its
 * buffer. So each attack sends a byte that has to be kept, and 60 KB that are thrown away at once.
 *
 * What counts is what a garbage collection leaves, buffers outside of the heap included. What the process has of the system also grows by 30 to 60 MB
 * when the same traffic has nothing in it to keep: by what the engine and the allocator put by, each version of Node in its own way.
 */

type Memory = Extract<FromHouse, { kind: 'memory' }>;
const MB = 1024 * 1024;
/** Of what they sent, guests may make the server hold this part. */
const KEPT = 1 / 8;
const FILLER = Buffer.alloc(15_000);

let house: ChildProcess;
let port: number;

const told = async <K extends FromHouse['kind']>(kind: K): Promise<Extract<FromHouse, { kind: K }>> => {
  for (;;) {
    const [message] = (await once(house, 'message')) as [FromHouse];
    if (message.kind === kind) return message as Extract<FromHouse, { kind: K }>;
  }
};
const ask = async <K extends FromHouse['kind']>(
  message: ToHouse,
  kind: K,
): Promise<Extract<FromHouse, { kind: K }>> => {
  const answer = told(kind);
  house.send(message);
  return answer;
};
const memory = (): Promise<Memory> => ask({ kind: 'memory' }, 'memory');
const everybodyGone = async (): Promise<void> => {
  while ((await memory()).connections > 0);
};

beforeAll(async () => {
  house = fork(new URL('./harness/house-process.ts', import.meta.url), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  ({ port } = await told('open'));
});
afterAll(() => void house.kill());

const binary = (frame: Buffer): Buffer => webSocketFrame(OPCODE.binary, frame);
/** 60 KB of frames that nobody keeps. */
const WASTE = Buffer.concat(Array.from({ length: 4 }, () => binary(frames.keepalive(false, FILLER))));
/** Answered also in the middle of a message. */
const PING = webSocketFrame(OPCODE.ping, Buffer.from('?'));

/** Lets `guests` attack side by side; bytes: what they sent, what more the server held by then, and once they had gone. */
async function attack(
  guests: number,
  send: (guest: RawSocket, write: (bytes: Buffer) => Promise<void>) => Promise<void>,
): Promise<{ sent: number; grown: number; stayed: number; after: Memory }> {
  await everybodyGone();
  const before = await memory();
  let sent = 0;
  const all = await Promise.all(Array.from({ length: guests }, () => RawSocket.open(port)));
  await Promise.all(
    all.map(async (guest) => {
      await guest.write(binary(frames.setup({ lifetime: 0x7fffffff })));
      await send(guest, async (bytes) => {
        if (!guest.socket.destroyed) sent += bytes.length;
        await guest.write(bytes);
      });
      await guest.answered(PING);
    }),
  );
  const after = await memory();
  for (const guest of all) guest.socket.destroy();
  await everybodyGone();
  return { sent, grown: after.held - before.held, stayed: (await memory()).held - before.held, after };
}

it('messages that subscriptions have no credit for are kept once, whoever waits for them', async () => {
  const GUESTS = 100;
  const MESSAGES = 60;
  await everybodyGone();
  const all = await Promise.all(Array.from({ length: GUESTS }, () => RawSocket.open(port)));
  await Promise.all(
    all.map((guest) =>
      guest.answered(
        Buffer.concat([
          binary(frames.setup()),
          ...Array.from({ length: 64 }, (_, n) => binary(frames.stream(2 * n + 1, crashStreams.betInfo.route, 1))),
          PING,
        ]),
      ),
    ),
  );
  await ask({ kind: 'publish', count: 1 }, 'published');
  const before = await memory();
  expect(before.subscriptions).toBe(64 * GUESTS);
  await ask({ kind: 'publish', count: MESSAGES }, 'published');
  const after = await memory();
  expect(after.subscriptions).toBe(64 * GUESTS);
  for (const guest of all) guest.socket.destroy();
  // A message has 400 bytes, a place in a list 8.
  expect((after.held - before.held) / (GUESTS * 64 * MESSAGES)).toBeLessThan(100);
});

it('requests in pieces of a byte keep bytes, not the buffers that they came in', async () => {
  const { sent, grown, stayed, after } = await attack(8, async (_guest, write) => {
    await write(binary(frames.call(1, crashCalls.roundHistory.route, {}, Flags.FOLLOWS)));
    for (let n = 0; n < 900; n += 1)
      await write(Buffer.concat([binary(frames.piece(1, Buffer.from('1'), true)), WASTE]));
  });
  expect(after.connections).toBe(8);
  expect(sent).toBeGreaterThan(400 * MB);
  expect(grown).toBeLessThan(sent * KEPT);
  expect(stayed).toBeLessThan(sent * KEPT);
});

it('calls that wait for a token to be checked keep what they ask for, whatever else came with it', async () => {
  const asked = { page: 1, size: 10, waste: FILLER.toString('base64').slice(0, 15_000) };
  const { sent, grown, after } = await attack(220, async (_guest, write) => {
    await write(binary(frames.signal(1, 'internal/auth', { token: ENDLESS_TOKEN })));
    for (let n = 1; n < 64; n += 1) await write(binary(frames.call(2 * n + 1, crashCalls.myHistory.route, asked)));
  });
  expect(after.connections).toBe(220);
  expect(sent).toBeGreaterThan(190 * MB);
  expect(grown).toBeLessThan(sent * KEPT);
});

it('a WebSocket message of more than a few fragments ends its connection', async () => {
  const pongs = Buffer.concat(Array.from({ length: 480 }, () => webSocketFrame(OPCODE.pong, Buffer.alloc(119))));
  const fragment = (opcode: number) => webSocketFrame(opcode, Buffer.from('1'), false);
  const GUESTS = 4;
  const MESSAGES = 1_700;
  const { grown, after } = await attack(GUESTS, async (guest, write) => {
    await write(fragment(OPCODE.binary));
    for (let n = 0; n < MESSAGES && !guest.socket.destroyed; n += 1)
      await write(Buffer.concat([fragment(OPCODE.continuation), pongs]));
  });
  expect(after.connections).toBe(0);
  expect(grown).toBeLessThan(GUESTS * MESSAGES * pongs.length * KEPT);
});
