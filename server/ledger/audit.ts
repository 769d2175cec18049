import { sql } from 'kysely';
import type { Store } from '../ports';

interface Check {
  readonly says: (found: string) => string;
  /** Selects one text column `found` for each thing that is wrong. */
  readonly query: string;
}

/** Everything that must hold, each as a query for what breaks it. */
const CHECKS: readonly Check[] = [
  {
    says: (entry) => `entry ${entry} does not balance`,
    query: `select cast(entry as text) as found from ledger_postings group by entry having count(*) <> 2 or sum(amount) <> 0`,
  },
  {
    says: (user) => `wallet:${user} is negative`,
    query: `select user_id as found from wallets where balance < 0`,
  },
  {
    says: (user) => `wallet:${user} differs from the sum of its postings`,
    query: `select user_id as found from
      (select user_id, balance as held, 0 as booked from wallets union all select user_id, 0, amount from ledger_entries) as sides
      group by user_id having sum(held) <> sum(booked)`,
  },
  {
    says: () => 'the accounts do not sum up to zero',
    query: `select 'all' as found from (select coalesce(sum(amount), 0) as total from ledger_postings) as books where total <> 0`,
  },
  {
    says: (round) => `the stake of ${round} is not what the books say`,
    query: `select rounds.game || '-' || cast(rounds.round_id as text) as found from solo_rounds as rounds
      left join ledger_entries as stakes on stakes.key = 'stake:' || rounds.game || '-' || cast(rounds.round_id as text) and stakes.user_id = rounds.user_id
      where stakes.id is null or stakes.amount <> -rounds.amount`,
  },
  {
    // An open round has paid nothing: its stake is with the house until its player ends it, however long that takes.
    says: (round) => `what ${round} paid is not what the books say`,
    query: `select rounds.game || '-' || cast(rounds.round_id as text) as found from solo_rounds as rounds
      left join ledger_entries as ends on ends.key = 'end:' || rounds.game || '-' || cast(rounds.round_id as text) and ends.user_id = rounds.user_id
      where coalesce(ends.amount, 0) <> rounds.paid`,
  },
  {
    says: (bet) => `the stake of the bet ${bet} is not what the books say`,
    query: `select bets.bet_id as found from pool_bets as bets
      left join ledger_entries as stakes on stakes.key = 'stake:' || bets.bet_id and stakes.user_id = bets.user_id
      where stakes.id is null or stakes.amount <> -bets.amount`,
  },
  {
    // A player's bets of a round are paid together.
    says: (round) => `what ${round} paid is not what the books say`,
    query: `select bets.game || ':' || cast(bets.round_id as text) || ':' || bets.user_id as found from
      (select game, round_id, user_id, sum(paid) as paid from pool_bets group by game, round_id, user_id) as bets
      left join ledger_entries as ends on ends.key = 'end:' || bets.game || ':' || cast(bets.round_id as text) || ':' || bets.user_id and ends.user_id = bets.user_id
      where coalesce(ends.amount, 0) <> bets.paid`,
  },
];

/** Reads the whole ledger and returns one sentence for each fault: empty when the books are right. */
export async function audit(store: Store): Promise<string[]> {
  const faults: string[] = [];
  for (const { says, query } of CHECKS) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(store.db);
    faults.push(...rows.map((row) => says(row.found)));
  }
  return faults;
}
