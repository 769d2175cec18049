import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { tellRefused } from './refusals';

/** Seconds; the tail matters, so it is fine up to the client's timeout of 10 s. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Every number that the server counts, under one registry of its own so that two servers in one process do not mix. */
export interface Metrics {
  readonly registry: Registry;
  httpDone(route: string, method: string, status: number, ms: number): void;
  callDone(route: string, code: number | null, ms: number): void;
  published(receivers: number, bytes: number): void;
  posted(kind: string, count: number): void;
  /** What a client said of itself, or what was counted of its visit. */
  said(what: string, kind: string): void;
  /** What rooms tell: a batch on the disk with its commands and how long it took, a start over from the store after a failed write, a round's end. */
  readonly rooms: {
    committed(room: string, commands: number, ms: number): void;
    restarted(room: string): void;
    roundEnded(room: string): void;
  };
  /** A number read when somebody asks; NaN when it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

export function createMetrics({ process }: { process: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });

  const http = new Histogram({
    name: 'lintang_http_seconds',
    help: 'HTTP requests by route',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'lintang_call_seconds',
    help: 'Realtime calls by route; code is 200 or the refusal',
    labelNames: ['route', 'code'],
    buckets: SECONDS,
    registers,
  });
  const messages = new Counter({ name: 'lintang_published_total', help: 'Messages published to topics', registers });
  const deliveries = new Counter({
    name: 'lintang_deliveries_total',
    help: 'Messages handed to subscribers',
    registers,
  });
  const bytes = new Counter({
    name: 'lintang_delivered_bytes_total',
    help: 'Payload bytes handed to subscribers',
    registers,
  });
  const entries = new Counter({
    name: 'lintang_ledger_entries_total',
    help: 'Ledger entries by kind',
    labelNames: ['kind'],
    registers,
  });

  const said = new Counter({
    name: 'lintang_clients_total',
    help: 'What clients told: devices, pages opened, visits, reports',
    labelNames: ['what', 'kind'],
    registers,
  });

  const commits = new Histogram({
    name: 'lintang_commit_seconds',
    help: 'Batches of room commands, from first look to disk',
    labelNames: ['room'],
    buckets: SECONDS,
    registers,
  });
  const commands = new Counter({
    name: 'lintang_commands_total',
    help: 'Room commands that were committed',
    labelNames: ['room'],
    registers,
  });
  const rounds = new Counter({
    name: 'lintang_rounds_total',
    help: 'Rounds that ended',
    labelNames: ['room'],
    registers,
  });
  const restarts = new Counter({
    name: 'lintang_room_restarts_total',
    help: 'Rooms that started over from the store after a failed write',
    labelNames: ['room'],
    registers,
  });

  return {
    registry,
    said: (what, kind) => said.inc({ what, kind }),
    rooms: {
      committed(room, count, ms) {
        commits.observe({ room }, ms / 1000);
        commands.inc({ room }, count);
      },
      restarted: (room) => restarts.inc({ room }),
      roundEnded: (room) => rounds.inc({ room }),
    },
    httpDone: (route, method, status, ms) => http.observe({ route, method, status }, ms / 1000),
    callDone(route, code, ms) {
      calls.observe({ route, code: code ?? 200 }, ms / 1000);
      if (code !== null) tellRefused(route, code);
    },
    published(receivers, size) {
      messages.inc();
      deliveries.inc(receivers);
      bytes.inc(receivers * size);
    },
    posted: (kind, count) => entries.inc({ kind }, count),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // What the store cannot tell now must not take all other numbers along.
          this.set(
            await Promise.resolve()
              .then(read)
              .catch(() => Number.NaN),
          );
        },
      });
    },
  };
}
