import type { DeskBrief } from '../../contract/deskHouse';
import { countWaiting } from '../fortune/applications';
import type { House } from '../modules/module';

type Deps = Pick<House, 'store' | 'jobs' | 'events'>;

/** How much waits for an operator: a look into indexes that hold nothing else, whatever the house has behind it. */
export async function waiting({ store, jobs, events }: Deps): Promise<Omit<DeskBrief, 'operator'>> {
  const [claims, tickets, partners, queued, outbox] = await Promise.all([
    store.db
      .selectFrom('identifications')
      .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('sent_at').as('oldest')])
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow(),
    store.db
      .selectFrom('support_tickets')
      .select(({ fn }) => [fn.countAll<bigint>().as('waiting'), fn.min('waiting_since').as('oldest')])
      .where('waiting_since', 'is not', null)
      .executeTakeFirstOrThrow(),
    countWaiting(store.db),
    jobs.counts(),
    events.counts(),
  ]);
  return {
    identifications: {
      waiting: Number(claims.waiting),
      oldest: claims.waiting > 0n ? Number(claims.oldest) : null,
    },
    tickets: {
      waiting: Number(tickets.waiting),
      oldest: tickets.oldest === null ? null : Number(tickets.oldest),
    },
    partners,
    failed: queued.parked + outbox.parked,
  };
}
