/** What is known from one request: device times of sending and receiving, and the server's time in the answer, all ms. */
interface Sample {
  readonly rtt: number;
  readonly offset: number;
  readonly at: number;
}

/** Samples older than this no longer count: clocks drift, and `performance` stands still while some devices sleep. */
const KEEP_MS = 5 * 60_000;
const KEEP_COUNT = 8;

export interface ServerClock {
  /** The server's time now, epoch ms; the device's own time until the first sample. */
  now(): number;
  /** Uncertainty of `now` in ms: half the best round trip. Infinity before the first sample. */
  error(): number;
  sample(sentAt: number, receivedAt: number, serverTime: number): void;
  /** Takes `serverTime` or `curTime` (epoch ms) out of an answer, when it has one. */
  learn(sentAt: number, receivedAt: number, reply: unknown): void;
}

/**
 * Estimates the server's clock. The true offset of a sample lies within half a round trip of the middle, so that the fastest recent
 * answer is the best witness; a sample that contradicts it beyond both uncertainties means that a clock jumped, and starts over.
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let samples: Sample[] = [];
  const best = (): Sample | undefined =>
    samples.reduce<Sample | undefined>((a, b) => (a && a.rtt <= b.rtt ? a : b), undefined);

  const sample = (sentAt: number, receivedAt: number, serverTime: number): void => {
    const rtt = receivedAt - sentAt;
    if (rtt < 0) return;
    const fresh: Sample = { rtt, offset: serverTime - (sentAt + rtt / 2), at: receivedAt };
    const witness = best();
    const contradicts =
      witness !== undefined && Math.abs(fresh.offset - witness.offset) > (fresh.rtt + witness.rtt) / 2;
    const kept = contradicts ? [] : samples.filter((old) => receivedAt - old.at <= KEEP_MS).slice(1 - KEEP_COUNT);
    samples = [...kept, fresh];
  };

  return {
    now: () => deviceNow() + (best()?.offset ?? 0),
    error: () => (best()?.rtt ?? Infinity) / 2,
    sample,
    learn: (sentAt, receivedAt, reply) => {
      const serverTime = timeIn(reply);
      if (serverTime !== null) sample(sentAt, receivedAt, serverTime);
    },
  };
}

function timeIn(reply: unknown): number | null {
  if (typeof reply !== 'object' || reply === null) return null;
  if ('serverTime' in reply && typeof reply.serverTime === 'number') return reply.serverTime;
  if ('curTime' in reply && typeof reply.curTime === 'number') return reply.curTime;
  return null;
}
