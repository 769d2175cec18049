import type { JobKinds } from '../jobs/index';
import type { House } from '../modules/module';
import type { Tx } from '../ports';
import type { TicketRow } from './tickets';

declare module '../events/event-map' {
  interface EventMap {
    /** The desk's answer was not seen for a while: the player is away. `message` is the answer's number in the conversation. */
    'support.unseen': { readonly ticket: string; readonly message: number };
  }
}

declare module '../jobs/job-map' {
  interface JobMap {
    /** Looks whether an answer was seen. */
    'support.away': { readonly ticket: string; readonly message: number };
  }
}

/** Whoever has not seen an answer for so long is away, and is told by a mail of the inbox. */
export const AWAY_MS = 2 * 60_000;

export interface Reminders {
  /** An answer was written, the first that its player has not seen. */
  answered(tx: Tx, ticket: TicketRow): Promise<void>;
  readonly jobs: Partial<JobKinds>;
}

/** Tells those who are away that they were answered. A guest has no inbox: the answer waits in the browser's conversation. */
export const createReminders = ({ clock, events, jobs }: Pick<House, 'clock' | 'events' | 'jobs'>): Reminders => ({
  async answered(tx, { id, user_id, last_seq }) {
    if (user_id === null) return;
    const payload = { ticket: id, message: Number(last_seq) };
    await jobs.enqueue(tx, { kind: 'support.away', payload, key: `${id}:${last_seq}`, runAt: clock.now() + AWAY_MS });
  },
  jobs: {
    'support.away':
      ({ payload: { ticket, message } }) =>
      async (tx) => {
        const row = await tx
          .selectFrom('support_tickets')
          .select(['user_id', 'unread'])
          .where('id', '=', ticket)
          .executeTakeFirst();
        if (!row?.user_id || row.unread === 0n) return;
        await events.publish(tx, { type: 'support.unseen', userId: row.user_id, payload: { ticket, message } });
      },
  },
});
