import { createHash } from 'node:crypto';
import type { Beacon } from '../ports';

/** The two answers that are read; unknown fields are ignored. */
interface Info {
  readonly period: number;
  readonly genesis_time: number;
}
interface Value {
  readonly round: number;
  readonly randomness: string;
  readonly signature?: string;
}

/** The beacon is somebody else's: it may be slow, but never hold a draw up unnoticed. */
const PATIENCE_MS = 10_000;

/**
 * A drand network over HTTP. `url` is a relay's address of one chain (`https://…/<chain hash>`), which also names it in the records, so that
 * anybody can ask the same source, or another relay of the same chain. Signatures are for whoever checks; here a value only has to be the hash of its own.
 */
export function drandBeacon(url: string, ask: typeof fetch = fetch): Beacon {
  const base = url.replace(/\/+$/, '');
  const get = async (path: string): Promise<Response> =>
    ask(`${base}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    name: base,
    async roundAfter(when) {
      const reply = await get('/info');
      if (!reply.ok) throw new Error(`the beacon ${base} answers ${reply.status}`);
      const { period, genesis_time } = (await reply.json()) as Info;
      if (!(period > 0) || !Number.isFinite(genesis_time)) throw new Error(`the beacon ${base} does not say its times`);
      // Round 1 came at genesis; the one at or after `when`.
      return Math.max(1, Math.ceil((when / 1000 - genesis_time) / period) + 1);
    },
    async value(round) {
      const reply = await get(`/public/${round}`);
      // Relays say "not found" or "too early" of a round to come.
      if (reply.status === 404 || reply.status === 425) return null;
      if (!reply.ok) throw new Error(`the beacon ${base} answers ${reply.status}`);
      const { round: told, randomness, signature } = (await reply.json()) as Value;
      if (told !== round || !/^[0-9a-f]{64}$/.test(randomness))
        throw new Error(`round ${round} of ${base} is malformed`);
      if (signature !== undefined && createHash('sha256').update(signature, 'hex').digest('hex') !== randomness)
        throw new Error(`round ${round} of ${base} does not follow from its signature`);
      return randomness;
    },
  };
}
