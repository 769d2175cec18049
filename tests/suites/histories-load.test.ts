import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { DEEPEST_ROW, type PageAsk } from '../../contract/common';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { rollerCalls } from '../../contract/roller';
import { sessionSignals } from '../../contract/account';
import { frames } from './realtime-kit';

/** A long past; LINTANG_ROUNDS=100000 LINTANG_OWN=300000 is a year's. */
const ROUNDS = Number(process.env.LINTANG_ROUNDS ?? 20_000);
const OWN = Number(process.env.LINTANG_OWN ?? 30_000);
const GUESTS = 20;
/** Windows with and without the attack take turns, so that whatever else the machine does falls on both. */
const WINDOWS = 3;
const WINDOW_MS = 1_000;
const ASK_EVERY_MS = 33;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const dataDir = mkdtempSync(join(tmpdir(), 'lintang-histories-'));

let server: ReturnType<typeof spawn>;
let port = 0;
let token = '';

beforeAll(async () => {
  const script = fileURLToPath(new URL('./harness/history-process.ts', import.meta.url));
  server = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify({ dataDir, rounds: ROUNDS, own: OWN })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('\n')) resolve();
    });
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  ({ port, token } = JSON.parse(out) as { port: number; token: string });
}, 120_000);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** A raw client: it sends frames and hears how many answers came, and reads none of them. */
async function client(address: string): Promise<{ socket: WebSocket; answers: () => number; next(): Promise<void> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': address } });
  await new Promise((resolve) => socket.once('open', resolve));
  let count = 0;
  let heard = (): void => undefined;
  socket.on('message', () => {
    count += 1;
    heard();
  });
  socket.send(frames.setup());
  return { socket, answers: () => count, next: () => new Promise<void>((resolve) => (heard = resolve)) };
}

/** Asks the same again and again, as often as a connection may. Returns its end. */
function asking({ socket }: { readonly socket: WebSocket }, route: string, asks: readonly object[]): () => void {
  let id = 3;
  const timer = setInterval(() => {
    socket.send(frames.call(id, route, asks[(id >> 1) % asks.length]));
    id += 2;
  }, ASK_EVERY_MS);
  return () => clearInterval(timer);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const DEEP: readonly PageAsk[] = [
  { page: 200, size: 50 },
  { page: DEEPEST_ROW / 50 + 1, size: 50 },
  { page: 300, size: 50, after: '5000' },
];
const ROOM = [diceCalls.curRound.route, [{ currency: 'IDR' }]] as const;

/**
 * What somebody else waits at the median: alone, beside a crowd that looks at a room, and beside the same crowd paging deep. On a quiet machine
 * the three are nearly the same; on a busy one whatever runs beside slows everything down, so deep pages are held against looks
 * at a room as well.
 */
it.each([
  { who: 'guests who page deep', people: GUESTS, signedIn: false, history: [crashCalls.roundHistory.route, DEEP] },
  {
    who: 'connections of a player with many rounds',
    people: 2,
    signedIn: true,
    history: [rollerCalls.myPastRound.route, [{ page: 1, size: 10 }, ...DEEP]],
  },
] as const)(
  'somebody else hardly waits longer beside $people $who',
  async ({ who, people, signedIn, history }) => {
    const innocent = await client('10.1.0.1');
    const crowd = await Promise.all(Array.from({ length: people }, () => client('10.2.0.1')));
    if (signedIn) for (const { socket } of crowd) socket.send(frames.signal(1, sessionSignals.auth.route, { token }));
    let id = 1;
    async function waits(): Promise<number[]> {
      const found: number[] = [];
      for (const end = performance.now() + WINDOW_MS; performance.now() < end;) {
        const sentAt = performance.now();
        const answered = innocent.next();
        innocent.socket.send(frames.call(id, diceCalls.curRound.route, { currency: 'IDR' }));
        id += 2;
        await answered;
        found.push(performance.now() - sentAt);
        // As often as a connection may, and no more.
        await pause(40);
      }
      return found;
    }
    async function beside([route, asks]: readonly [string, readonly object[]]): Promise<number[]> {
      const stops: (() => void)[] = [];
      for (const one of crowd) {
        stops.push(asking(one, route, asks));
        // Strangers do not ask in step.
        await pause(ASK_EVERY_MS / people);
      }
      const found = await waits();
      for (const stop of stops) stop();
      return found;
    }
    await waits();
    const found: Record<'alone' | 'room' | 'deep', number[]> = { alone: [], room: [], deep: [] };
    for (let i = 0; i < WINDOWS; i += 1) {
      found.alone.push(...(await waits()));
      found.room.push(...(await beside(ROOM)));
      found.deep.push(...(await beside(history)));
    }
    const [alone, room, deep] = [median(found.alone), median(found.room), median(found.deep)];
    const told = `${alone.toFixed(2)} ms alone, ${room.toFixed(2)} beside a crowd in a room, ${deep.toFixed(2)}`;
    console.info(`p50 ${told} beside ${people} ${who} (${ROUNDS} rounds, ${OWN} of one player)`);
    expect(crowd.reduce((sum, one) => sum + one.answers(), 0)).toBeGreaterThan(people * WINDOWS);
    expect(deep).toBeLessThan(3 * Math.max(alone, room, 1));
    for (const { socket } of [innocent, ...crowd]) socket.terminate();
  },
  60_000,
);
