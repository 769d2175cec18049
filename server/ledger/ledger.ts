import { sql } from 'kysely';
import type { Currency, Kinds, Ledger } from '../ports';
import { audit } from './audit/index';
import { type BooksDeps, openSheet } from './books';
import { createBonuses } from './bonuses';
import { createExchange } from './exchange';
import { createHolds } from './holds';
import { createJournal } from './journal/journal';
import { plan } from './plan';
import { createReversals } from './reversals';
import { know, loseStakes, openStakesOf, stakesOf } from './stakes';
import { bookedUnder } from './transfers';

export interface LedgerDeps extends BooksDeps {
  readonly kinds: Kinds;
}

const HOME: Currency = 'IDR';

/**
 * The ledger on the store. A batch is four statements: lock the accounts, look for booked keys, write the transfers, write the balances; a round that is over is one more. A crowd's are as many for each few hundred of
 * them (`inSlices`); else only who has holds or a turnover costs more.
 */
export function createLedger(deps: LedgerDeps): Ledger {
  const { store, clock, kinds } = deps;
  return {
    async post(tx, movements, { currency = HOME, over = [] } = {}) {
      if (over.length > 0 && currency !== HOME) throw new RangeError(`Stakes of rounds are ${HOME}, not ${currency}`);
      const losing = await openStakesOf(tx, store, over);
      if (movements.length === 0 && losing.length === 0) return [];
      const owners = new Set([...movements.map(({ userId }) => userId), ...losing.map(({ owner }) => owner)]);
      const { sheet, close } = await openSheet(deps, tx, currency, [...owners]);
      const booked = await bookedUnder(
        tx,
        store,
        movements.map(({ key }) => key),
      );
      const ends = movements.flatMap(({ userId, stakes = [] }) => (sheet.of(userId).turnover > 0n ? stakes : []));
      const stakes = await stakesOf(tx, store, ends);
      // Read again under the lock: a turnover may just have been played.
      if (losing.length > 0) know(stakes, await openStakesOf(tx, store, over));
      const judged = plan(movements, kinds, sheet, booked, stakes);
      loseStakes(sheet, stakes, over);
      await close(stakes);
      return judged.map((answer, i) => ({ ...answer, version: sheet.of(movements[i]?.userId ?? '').version }));
    },

    async balanceOf(userId, currency = HOME) {
      // A hold that is past its deadline is the owner's again, whether or not anybody has booked that yet.
      const { rows } = await sql<{ balance: bigint }>`select main + bonus + case when held = 0 then 0 else
          (select coalesce(sum(amount), 0) from holds where owner = ${userId} and currency = ${sql.lit(currency)}
            and status = 'open' and deadline <= ${sql.val(BigInt(clock.now()))}) end as balance
        from accounts where owner = ${userId} and currency = ${sql.lit(currency)}`.execute(store.db);
      return rows[0]?.balance ?? 0n;
    },

    journal: createJournal(deps),
    holds: createHolds(deps),
    bonuses: createBonuses(deps),
    reverse: createReversals(deps),
    exchange: createExchange(deps),

    audit: () => audit(store.db),
  };
}
