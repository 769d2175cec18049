/** A server with a long past, and crowds that read it: what they cost the server, and what somebody else waits meanwhile. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { sessionSignals } from '../../../contract/account';
import { DEEPEST_ROW, type PageAsk } from '../../../contract/common';
import { crashCalls } from '../../../contract/crash';
import { diceCalls } from '../../../contract/dice';
import { rollerCalls } from '../../../contract/roller';
import { frames } from '../realtime-kit';
import type { HistoryOrders, HistorySaid } from './history-process';

const ASK_EVERY_MS = 33;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const DEEP: readonly PageAsk[] = [
  { page: 200, size: 50 },
  { page: DEEPEST_ROW / 50 + 1, size: 50 },
  { page: 300, size: 50, after: '5000' },
];

/** Who reads, and what: the second is a player's own past. */
export const CROWDS = [
  { who: 'guests who page deep', people: 20, signedIn: false, route: crashCalls.roundHistory.route, asks: DEEP },
  {
    who: 'connections of a player with many rounds',
    people: 2,
    signedIn: true,
    route: rollerCalls.myPastRound.route,
    asks: [{ page: 1, size: 10 }, ...DEEP],
  },
] as const;
export type Crowd = (typeof CROWDS)[number];

/** What a crowd asks that only looks at a room. */
export const ROOM = { route: diceCalls.curRound.route, asks: [{ currency: 'IDR' }] } as const;

/** A raw client: it sends frames and hears how many answers came, and reads none of them. */
interface Client {
  readonly socket: WebSocket;
  answers(): number;
  next(): Promise<void>;
}

export class LongPast {
  private constructor(
    private readonly server: ChildProcess,
    private readonly dataDir: string,
    private readonly port: number,
    private readonly token: string,
  ) {}

  /** @param rounds of the rooms @param own rounds of one player */
  static async open(rounds: number, own: number): Promise<LongPast> {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintang-histories-'));
    const orders: HistoryOrders = { dataDir, rounds, own };
    const server = fork(new URL('./history-process.ts', import.meta.url), [JSON.stringify(orders)], {
      execArgv: ['--import', 'tsx'],
    });
    const [said] = (await once(server, 'message')) as [Extract<HistorySaid, { port: number }>];
    return new LongPast(server, dataDir, said.port, said.token);
  }

  close(): void {
    this.server.kill('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** What the server has computed so far, ms of one core. */
  async computed(): Promise<number> {
    const told = once(this.server, 'message') as Promise<[Extract<HistorySaid, { cpuMs: number }>]>;
    this.server.send('computed');
    return (await told)[0].cpuMs;
  }

  async client(address: string): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, { headers: { 'x-forwarded-for': address } });
    await once(socket, 'open');
    let count = 0;
    let heard = (): void => undefined;
    socket.on('message', () => {
      count += 1;
      heard();
    });
    socket.send(frames.setup());
    return { socket, answers: () => count, next: () => new Promise<void>((resolve) => (heard = resolve)) };
  }

  async crowd({ people, signedIn }: Pick<Crowd, 'people' | 'signedIn'>): Promise<readonly Client[]> {
    const crowd = await Promise.all(Array.from({ length: people }, () => this.client('10.2.0.1')));
    if (signedIn)
      for (const { socket } of crowd) socket.send(frames.signal(1, sessionSignals.auth.route, { token: this.token }));
    return crowd;
  }
}

/** Each of a crowd asks the same again and again, as often as a connection may, and not in step. Returns their end. */
export async function asking(
  crowd: readonly Client[],
  { route, asks }: { readonly route: string; readonly asks: readonly object[] },
): Promise<() => void> {
  const timers: ReturnType<typeof setInterval>[] = [];
  for (const { socket } of crowd) {
    let id = 3;
    timers.push(
      setInterval(() => {
        socket.send(frames.call(id, route, asks[(id >> 1) % asks.length]));
        id += 2;
      }, ASK_EVERY_MS),
    );
    await pause(ASK_EVERY_MS / crowd.length);
  }
  return () => timers.forEach(clearInterval);
}
