import type { Check } from './check';

/** What is held against the holds that are open, and each hold against the transfers that placed and resolved it. */
export const HOLDS: readonly Check[] = [
  {
    says: (account) => `what ${account} holds is not the sum of its open holds`,
    query: `select owner || ':' || currency as found from
      (select owner, currency, held as amount from accounts union all select owner, currency, -amount from holds where status = 'open') as sides
      group by owner, currency having sum(amount) <> 0`,
  },
  {
    says: (key) => `the hold ${key} belongs to nothing`,
    query: `select key as found from holds where ref = ''`,
  },
  {
    says: (key) => `the hold ${key} was not placed as it says`,
    query: `select holds.key as found from holds left join transfers on transfers.key = holds.key and transfers.owner = holds.owner
        and transfers.currency = holds.currency and transfers.debit = 'main' and transfers.credit = 'held' and transfers.amount = holds.amount
      where transfers.id is null`,
  },
  {
    says: (key) => `the hold ${key} does not say how it was resolved`,
    query: `select key as found from holds where (status = 'open') <> (resolved_at = 0) or (status = 'captured') <> (captured > 0)`,
  },
];
