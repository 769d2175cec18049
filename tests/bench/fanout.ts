import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { nextFrame } from '../../server/realtime/frames';
import { CRASH_DATA, openHouse, until } from '../suites/realtime-kit';
import type { FromClients, ToClients } from './fanout-clients';

/**
 * Crash ticks from the gateway to many subscribers, against a bare `ws` server that sends the same bytes to as many sockets in the same
 * run. The two take turns, so that whatever else the machine does hits both. Goal: at least 0.7 of the bare broadcast.
 */
const CONNECTIONS = [1_000, 3_000];
const ROUNDS = 9;
const TICKS = 10;
const TICK = '12.34|41875';
/** What travels for one tick: the RSocket frame behind a two-byte WebSocket header. */
const FRAME = nextFrame(1, Buffer.from(TICK));
const WIRE_BYTES = FRAME.length + 2;

interface Side {
  readonly name: string;
  readonly send: () => void;
  readonly rates: number[];
  readonly cpu: number[];
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

const startClients = (): ChildProcess =>
  fork(new URL('./fanout-clients.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
const tell = (child: ChildProcess, message: ToClients): void => void child.send(message);
async function told(child: ChildProcess, kind: FromClients['kind']): Promise<void> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [FromClients];
    if (message.kind === kind) return;
  }
}

/** Messages per second of wall time and per second of this process's CPU, for one burst that has arrived whole. */
async function burst(child: ChildProcess, side: Side, connections: number, keep: boolean): Promise<void> {
  tell(child, { kind: 'expect', bytes: TICKS * connections * WIRE_BYTES });
  await told(child, 'counting');
  const arrived = told(child, 'received');
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  for (let n = 0; n < TICKS; n += 1) {
    side.send();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await arrived;
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  if (!keep) return;
  side.rates.push((TICKS * connections) / seconds);
  side.cpu.push((TICKS * connections) / ((user + system) / 1e6));
}

async function compare(connections: number): Promise<void> {
  const house = await openHouse();
  const bare = createServer();
  const sockets = new Set<WebSocket>();
  new WebSocketServer({ server: bare, perMessageDeflate: false, maxPayload: 65_536 }).on('connection', (socket) =>
    sockets.add(socket),
  );
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const child = startClients();
  const open = async (port: number, path: string, subscribe: string | null) => {
    tell(child, { kind: 'open', port, path, count: connections, subscribe });
    await told(child, 'opened');
  };
  await open(Number(new URL(house.url).port), '/ws', CRASH_DATA);
  await open((bare.address() as AddressInfo).port, '/', null);
  await until(
    () => house.gateway.stats().subscriptions === connections && sockets.size === connections,
    'everybody in',
  );

  const ours: Side = {
    name: 'gateway',
    send: () => house.gateway.publisher.text(CRASH_DATA, TICK),
    rates: [],
    cpu: [],
  };
  const theirs: Side = {
    name: 'bare ws',
    send: () => {
      for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(FRAME, { binary: true });
    },
    rates: [],
    cpu: [],
  };
  for (let round = -2; round < ROUNDS; round += 1)
    for (const side of round % 2 ? [ours, theirs] : [theirs, ours]) await burst(child, side, connections, round >= 0);
  child.kill();
  for (const socket of sockets) socket.terminate();
  bare.close();
  await house.close();

  for (const { name, rates, cpu } of [theirs, ours]) {
    console.log(
      `${String(connections).padStart(5)} connections  ${name.padEnd(8)} ${Math.round(median(rates)).toLocaleString('en').padStart(9)} messages/s  ${Math.round(median(cpu)).toLocaleString('en').padStart(9)} per CPU second`,
    );
  }
  console.log(
    `${String(connections).padStart(5)} connections  ratio    ${(median(ours.rates) / median(theirs.rates)).toFixed(2).padStart(9)} (goal 0.70)  ${(median(ours.cpu) / median(theirs.cpu)).toFixed(2).padStart(9)} by CPU; dropped ticks ${house.gateway.stats().droppedTicks}`,
  );
}

for (const connections of CONNECTIONS) await compare(connections);
