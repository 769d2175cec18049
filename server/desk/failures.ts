import type { DeskFailure } from '../../contract/deskHouse';
import { CODE, CodeError } from '../../contract/errors';
import type { House } from '../modules/module';
import type { DeskActs } from '../operators/acts';
import type { Player, Tx } from '../ports';

interface Asked {
  readonly kind: DeskFailure['kind'];
  readonly id: string;
  readonly reason: string;
}

/** Jobs and events that were given up: seen, tried again, or taken away. */
export function createFailures({ jobs, events }: Pick<House, 'jobs' | 'events'>, acts: DeskActs) {
  const list = async (): Promise<DeskFailure[]> => {
    const [ofJobs, ofEvents] = await Promise.all([jobs.parked(), events.parked()]);
    return [
      ...ofJobs.map(({ id, kind, key, payload, createdAt, attempts, lastError }) => ({
        kind: 'job' as const,
        id,
        what: kind,
        who: key ?? '',
        userId: '',
        since: createdAt,
        attempts,
        why: lastError,
        payload: JSON.stringify(payload),
      })),
      ...ofEvents.map(({ seq, listener, type, userId, payload, publishedAt, attempts, lastError }) => ({
        kind: 'event' as const,
        id: String(seq),
        what: type,
        who: listener,
        userId,
        since: publishedAt,
        attempts,
        why: lastError,
        payload: JSON.stringify(payload),
      })),
    ].sort((a, b) => a.since - b.since);
  };

  /** @throws CodeError 3 for an id that no event has */
  const seqOf = (id: string): bigint => {
    if (!/^\d{1,18}$/.test(id)) throw new CodeError(CODE.parameter);
    return BigInt(id);
  };

  /** @throws CodeError 3 where nothing of it waits for an operator any more */
  const act =
    (name: 'retry' | 'giveUp') =>
    async (operator: Player, { kind, id, reason }: Asked) => {
      const done = (tx: Tx) => (kind === 'job' ? jobs[name](tx, id) : events[name](tx, seqOf(id)));
      // What it was, for the log: once it is given up nothing else tells.
      const known = (await list()).find((one) => one.kind === kind && one.id === id);
      return acts.perform(operator, { act: `${kind}.${name}`, subject: id, reason }, async (tx) => {
        if (!(await done(tx))) throw new CodeError(CODE.parameter);
        const before = known && { what: known.what, who: known.who, userId: known.userId, why: known.why };
        return { before, reply: {} };
      });
    };

  return { list, retry: act('retry'), giveUp: act('giveUp') };
}
