import { sql } from 'kysely';
import type { Migration } from '../../store/migrations/migration';

/** What a transfer changes of what may be staked. */
export const CHANGE = `(case when credit in ('main', 'bonus') then amount else 0 end - case when debit in ('main', 'bonus') then amount else 0 end)`;

/** What is not a stake. The indexes below and every query that they serve say it in these very words. */
export const NO_STAKE = `kind <> 'bet'`;
/** What moves money of a pocket that most transfers do not touch. */
export const TOUCHES = {
  bonus: `(debit = 'bonus' or credit = 'bonus')`,
  held: `(debit = 'held' or credit = 'held')`,
} as const;

/**
 * Every transfer says what its owner could stake after it, so that any page of the journal has its running balance whatever it leaves out. Stakes, nearly all that is written, are in no index besides those
 * that they were in: lists of anything else have their own.
 */
export const runningBalances: Migration = {
  name: '20261123_running_balances',
  async up(tx) {
    const statements = [
      'alter table transfers add column balance bigint not null default 0',
      `update transfers set balance = running.balance from
        (select id, sum(${CHANGE}) over (partition by owner, currency order by id) as balance from transfers) as running
        where running.id = transfers.id`,
      `create index transfers_by_kind on transfers (owner, kind, id) where ${NO_STAKE}`,
      `create index transfers_of_bonus on transfers (owner, kind, id) where ${TOUCHES.bonus}`,
      `create index transfers_of_held on transfers (owner, kind, id) where ${TOUCHES.held}`,
      `create index transfers_of_points on transfers (owner, currency, id) where currency <> 'IDR'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};
