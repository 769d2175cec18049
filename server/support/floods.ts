import { tooSoon } from '../../contract/errors';
import { DAY_MS } from '../../rules/wib';
import type { Clock, Tx } from '../ports';
import { createAllowance } from '../system/allowance';
import type { Asker } from './askers';

const MINUTE_MS = 60_000;
/** Messages of one asker within a minute and within a day, and conversations that one begins in a day. */
export const MESSAGES_A_MINUTE = 12;
export const MESSAGES_A_DAY = 300;
export const TICKETS_A_DAY = 20;
const MESSAGES = [
  [MESSAGES_A_MINUTE, MINUTE_MS],
  [MESSAGES_A_DAY, DAY_MS],
] as const;
/** What guests of one address may send, all of them together: whole towns share one on mobile networks. For each node. */
export const GUESTS_OF_ADDRESS = { burst: 40, perSecond: 1 / 10 } as const;

/** How much may be asked of the desk. The first limits are in the store, so that they hold for all nodes. */
export function createFloods({ clock }: { readonly clock: Clock }) {
  const ofAddress = createAllowance(GUESTS_OF_ADDRESS, clock);
  return {
    /** @throws CodeError 667 with the wait */
    async mayWrite(tx: Tx, { key, address }: Asker): Promise<void> {
      const now = clock.now();
      for (const [most, ms] of MESSAGES) {
        // As many before the last one as may be: while it is that young there may be no more.
        const nth = await tx
          .selectFrom('support_messages')
          .select('at')
          .where('author', '=', key)
          .where('at', '>', BigInt(now - ms))
          .orderBy('at', 'desc')
          .limit(1)
          .offset(most - 1)
          .executeTakeFirst();
        if (nth !== undefined) throw tooSoon(Number(nth.at) + ms - now);
      }
      if (address !== null && !ofAddress.take(address)) throw tooSoon(ofAddress.waitMs(address));
    },

    /** @throws CodeError 667 with the wait */
    async mayOpen(tx: Tx, { key }: Asker): Promise<void> {
      const now = clock.now();
      const latest = await tx
        .selectFrom('support_tickets')
        .select('opened_at')
        .where('asker', '=', key)
        .orderBy('id', 'desc')
        .limit(TICKETS_A_DAY)
        .execute();
      const oldest = latest[TICKETS_A_DAY - 1];
      if (oldest !== undefined && Number(oldest.opened_at) > now - DAY_MS)
        throw tooSoon(Number(oldest.opened_at) + DAY_MS - now);
    },
  };
}

export type Floods = ReturnType<typeof createFloods>;
