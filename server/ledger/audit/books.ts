import { CHANGE } from '../migrations/20261123_running_balances';
import type { Check } from './check';

const POCKETS = ['main', 'bonus', 'held'] as const;
const POCKET_NAMES = POCKETS.map((pocket) => `'${pocket}'`).join(', ');
/** What accounts say of each pocket, and what their transfers say, with the other sign. */
const SIDES = [
  ...POCKETS.map((pocket) => `select owner, currency, '${pocket}' as pocket, ${pocket} as amount from accounts`),
  `select owner, currency, debit, amount from transfers where debit in (${POCKET_NAMES})`,
  `select owner, currency, credit, -amount from transfers where credit in (${POCKET_NAMES})`,
].join(' union all ');

/** The accounts against the journal. That a transfer balances is how it is written: one amount, two accounts. */
export const BOOKS: readonly Check[] = [
  {
    says: (pocket) => `${pocket} differs from the sum of its transfers`,
    query: `select owner || ':' || pocket || ':' || currency as found from (${SIDES}) as sides group by owner, pocket, currency having sum(amount) <> 0`,
  },
  {
    // With the sums above, the last of them is the account's own.
    says: (id) => `the balance after the transfer ${id} is not the sum of all up to it`,
    query: `select cast(id as text) as found from
      (select id, balance, sum(${CHANGE}) over (partition by owner, currency order by id) as running from transfers) as books where balance <> running`,
  },
  {
    says: (account) => `${account} is below zero`,
    query: `select owner || ':' || currency as found from accounts where main < 0 or bonus < 0 or held < 0 or turnover < 0`,
  },
  {
    says: (account) => `the version of ${account} is not that of its last transfer`,
    query: `select accounts.owner || ':' || accounts.currency as found from accounts
      left join (select owner, currency, max(id) as last from transfers group by owner, currency) as moved
        on moved.owner = accounts.owner and moved.currency = accounts.currency
      where accounts.version <> coalesce(moved.last, 0)`,
  },
  {
    says: (key) => `the unit ${key} is not whole`,
    query: `select key as found from transfers group by key having min(leg) <> 0 or max(leg) <> count(*) - 1`,
  },
  {
    says: (id) => `the transfer ${id} is between accounts that there are not`,
    query: `select cast(id as text) as found from transfers
      where amount <= 0 or (debit not in (${POCKET_NAMES}) and debit not like 'house:%') or (credit not in (${POCKET_NAMES}) and credit not like 'house:%')
        or (debit like 'house:%' and credit like 'house:%')`,
  },
  {
    says: (id) => `more of the transfer ${id} is taken back than it moved`,
    query: `select cast(reversed.id as text) as found from reversals join transfers as back on back.id = reversals.id join transfers as reversed on reversed.id = reversals.reverses
      group by reversed.id, reversed.amount having sum(back.amount) > reversed.amount`,
  },
  {
    // The house's account is the same; the pocket may be another one by now.
    says: (id) => `the transfer ${id} does not take back what it names`,
    query: `select cast(reversals.id as text) as found from reversals left join transfers as back on back.id = reversals.id
        left join transfers as reversed on reversed.id = reversals.reverses
      where back.id is null or reversed.id is null or reversed.id >= back.id or reversed.owner <> back.owner or reversed.currency <> back.currency
        or not ((reversed.credit like 'house:%' and back.debit = reversed.credit) or (reversed.debit like 'house:%' and back.credit = reversed.debit))`,
  },
  {
    says: (id) => `the reversal ${id} names nothing`,
    query: `select cast(transfers.id as text) as found from transfers left join reversals on reversals.id = transfers.id where transfers.kind = 'reversal' and reversals.id is null`,
  },
];

/** Money that changed its currency left one and came in the other. */
export const EXCHANGES: readonly Check[] = [
  {
    says: (key) => `the exchange ${key} is not of two halves`,
    query: `select key as found from transfers where kind = 'exchange' group by key
      having count(*) <> 2 or count(distinct currency) <> 2 or count(distinct owner) <> 1
        or sum(case when debit = 'main' and credit = 'house:exchange' then 1 else 0 end) <> 1
        or sum(case when debit = 'house:exchange' and credit = 'main' then 1 else 0 end) <> 1`,
  },
];

/** What was refused under a key was not booked under it. */
export const ANSWERS: readonly Check[] = [
  {
    says: (key) => `${key} was refused, and is booked`,
    query: `select distinct transfers.key as found from ledger_answers as answers join transfers on transfers.key = answers.key where answers.refused = 1`,
  },
];
