import type { Check } from './check';

/** What is still to be played against bonuses, turnovers and the stakes that were counted. */
export const TURNOVERS: readonly Check[] = [
  {
    says: (owner) => `what ${owner} has to play is not the sum of the open turnovers`,
    query: `select owner as found from
      (select owner, turnover as amount from accounts where currency = 'IDR' union all select owner, played - required from turnovers where status = 'open') as sides
      group by owner having sum(amount) <> 0`,
  },
  {
    says: (account) => `${account} has a bonus and nothing to play`,
    query: `select owner || ':' || currency as found from accounts where bonus > 0 and turnover = 0`,
  },
  {
    says: (key) => `the turnover ${key} is not what it says`,
    query: `select key as found from turnovers where (status = 'open') <> (ended_at = 0) or (status = 'played') <> (played = required)`,
  },
  {
    says: (key) => `the bonus ${key} was not given as its turnover says`,
    query: `select turnovers.key as found from turnovers left join transfers on transfers.key = turnovers.key and transfers.owner = turnovers.owner
        and transfers.credit = 'bonus' and transfers.amount = turnovers.amount
      where transfers.id is null`,
  },
  {
    says: (owner) => `what ${owner} has played is not the sum of the stakes that count`,
    query: `select owner as found from (select owner, played as amount from turnovers union all select owner, -counted from turnover_stakes) as sides
      group by owner having sum(amount) <> 0`,
  },
  {
    says: (key) => `the stake ${key} is not what the books say`,
    query: `select stakes.key as found from turnover_stakes as stakes left join
        (select key, owner, sum(amount) as staked, sum(case when debit = 'bonus' then amount else 0 end) as bonus from transfers group by key, owner) as units
        on units.key = stakes.key and units.owner = stakes.owner
      where units.key is null or units.staked <> stakes.staked or units.bonus <> stakes.bonus`,
  },
];
