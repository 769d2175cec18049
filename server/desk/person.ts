import { BETS_PAGE, type BetRow } from '../../contract/history';
import { DESK_PAGE } from '../../contract/deskParts';
import type { Person } from '../../contract/deskPeople';
import { CODE, CodeError } from '../../contract/errors';
import type { FlowEntry } from '../../contract/flow';
import { fromSen } from '../../rules/money';
import { maskedEmail } from '../accounts/identity';
import { readRecord } from '../fairplay/record';
import { createFairPlay } from '../fairplay/service';
import { wireEntry } from '../flow/entry';
import { hiddenFrom } from '../flow/hidden';
import { spanOf as flowSpanOf } from '../flow/span';
import { readBets } from '../history/bets';
import { rowOf } from '../history/row';
import { spanOf as betSpanOf } from '../history/span';
import type { House } from '../modules/module';
import { deviceOf } from '../security/agent';
import { personRowOf } from './people';

/** Whether the desk changes an account: operators are managed on the house's own machine, so that none of them can lock out, or take over, another. */
export const mayChange = ({ role }: Pick<Person, 'role'>): boolean => role !== 'operator';

/** One account as the desk sees it: what its owner sees, by the same readers, and no round's result before its owner. */
export function createPersonReader(house: House) {
  const { store, ledger, clock, accounts, hiddenOf, historyDays } = house;
  const { db } = store;
  const fairPlay = createFairPlay({ ...house, siteReminder: () => house.settings.values.now('reality_check_minutes') });

  const userOf = async (id: string) => {
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new CodeError(CODE.parameter);
    return row;
  };

  return {
    userOf,

    /** @throws CodeError 3 for an account that there is not */
    async person(id: string): Promise<Person> {
      const row = await userOf(id);
      const [claim, pockets, points, play, { list: record }, sessions] = await Promise.all([
        db.selectFrom('identifications').select('state').where('user_id', '=', id).executeTakeFirst(),
        ledger.journal.pockets(id, 'IDR'),
        ledger.journal.pockets(id, 'YEC'),
        fairPlay.state(id),
        readRecord(db, id, undefined),
        accounts.parts.sessions.list(id, ''),
      ]);
      const { main, bonus, held, turnover } = pockets;
      return {
        ...personRowOf(row),
        avatar: row.avatar,
        email: row.email === '' ? null : maskedEmail(row.email),
        frozen:
          row.frozen_at > 0n && row.frozen_for !== '' ? { at: Number(row.frozen_at), cause: row.frozen_for } : null,
        mfa: row.mfa || ('none' as const),
        pin: row.pin_hash !== '',
        identification: claim?.state ?? ('none' as const),
        pockets: {
          main: fromSen(main),
          bonus: fromSen(bonus),
          held: fromSen(held),
          turnover: fromSen(turnover),
          points: fromSen(points.main),
        },
        fairPlay: play,
        record,
        sessions: sessions.map(({ agent, ...session }) => ({ ...session, ...deviceOf(agent) })),
        mayChange: mayChange(row),
        serverTime: clock.now(),
      };
    },

    async bets(id: string, after: string | undefined): Promise<{ list: BetRow[]; next: string | null }> {
      const hidden = await hiddenOf(id);
      const span = betSpanOf({}, clock.now(), historyDays);
      const { rows, next } = await readBets(store, id, span, hidden, { size: BETS_PAGE, after, now: clock.now() });
      return { list: rows.map((bet) => rowOf(bet, hidden)), next };
    },

    /** @throws CodeError 3 for a cursor that is none */
    async flow(id: string, after: string | undefined): Promise<{ list: FlowEntry[]; next: string | null }> {
      if (after !== undefined && !/^\d{1,18}$/.test(after)) throw new CodeError(CODE.parameter);
      const { journal } = ledger;
      const hidden = await hiddenFrom(house, id);
      const before = after === undefined ? null : BigInt(after);
      const { entries, more } = await journal.page(flowSpanOf(id, {}, journal.kinds, hidden), before, DESK_PAGE);
      const list = entries.map((entry) => wireEntry(entry, journal.kinds, hidden));
      return { list, next: more ? (list.at(-1)?.id ?? null) : null };
    },
  };
}
