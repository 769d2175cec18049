import { sql } from 'kysely';
import type { Db } from '../ports';

interface Check {
  readonly says: (found: string) => string;
  /** Selects one text column `found` for each thing that is wrong. In the common subset of both engines. */
  readonly query: string;
}

const BOOKS: readonly Check[] = [
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
];

const BETS: readonly Check[] = [
  {
    says: (bet) => `the stake of the bet ${bet} is not what the books say`,
    query: `select bets.bet_id as found from bets
      left join ledger_entries as stakes on stakes.key = 'stake:' || bets.bet_id and stakes.user_id = bets.user_id
      where stakes.id is null or stakes.amount <> -bets.staked or stakes.ref <> bets.game || ':' || cast(bets.round_id as text)`,
  },
  {
    // A player's bets that end together are paid together.
    says: (who) => `what ${who} was paid is not what the books say`,
    query: `select paid.ref || ':' || paid.user_id as found from
      (select game || ':' || cast(round_id as text) as ref, user_id, sum(paid) as paid from bets group by game, round_id, user_id) as paid
      left join (select ref, user_id, sum(amount) as booked from ledger_entries where kind in ('payout', 'refund') group by ref, user_id) as ends
        on ends.ref = paid.ref and ends.user_id = paid.user_id
      where coalesce(ends.booked, 0) <> paid.paid`,
  },
  {
    says: (bet) => `what the bet ${bet} paid is not what the books say`,
    query: `select bets.bet_id as found from bets join ledger_entries as ends on ends.key = 'end:' || bets.bet_id
      where ends.amount <> bets.paid or ends.user_id <> bets.user_id`,
  },
  {
    says: (bet) => `the bet ${bet} was not paid as its end says`,
    query: `select bet_id as found from bets
      where (status in ('open', 'lost') and paid <> 0) or (status = 'won' and paid <= 0) or (status = 'returned' and paid <> staked)`,
  },
];

/** Rounds that everybody plays, with what they say of their bets. */
const ROOM_ROUNDS = `select 'crash' as game, round_id, status, bets, staked, paid from crash_rounds
  union all select game, round_id, status, bets, staked, paid from pool_rounds`;
const NAMES = `select game || ':' || cast(round_id as text) as name from (${ROOM_ROUNDS}) as rooms
  union all select game || ':' || cast(round_id as text) from solo_rounds`;

const ROUNDS: readonly Check[] = [
  {
    // A bet that was taken back is not of the round; a void round gave all of them back.
    says: (round) => `the round ${round} does not sum up its bets`,
    query: `select rounds.game || ':' || cast(rounds.round_id as text) as found from (${ROOM_ROUNDS}) as rounds
      left join bets on bets.game = rounds.game and bets.round_id = rounds.round_id and (rounds.status = 'void' or bets.status <> 'returned')
      where rounds.status <> 'open' group by rounds.game, rounds.round_id, rounds.bets, rounds.staked, rounds.paid
      having count(bets.bet_id) <> rounds.bets or coalesce(sum(bets.staked), 0) <> rounds.staked or coalesce(sum(bets.paid), 0) <> rounds.paid`,
  },
  {
    says: (round) => `the round ${round} and its bet differ`,
    query: `select rounds.game || '-' || cast(rounds.round_id as text) as found from solo_rounds as rounds
      left join bets on bets.bet_id = rounds.game || '-' || cast(rounds.round_id as text)
      where bets.bet_id is null or bets.game <> rounds.game or bets.round_id <> rounds.round_id or bets.user_id <> rounds.user_id
        or bets.ended_at <> rounds.ended_at or (bets.status = 'open') <> (rounds.ended_at = 0)`,
  },
  {
    says: (bet) => `the bet ${bet} is of a round that there is not`,
    query: `select bet_id as found from bets where status in ('won', 'lost')
      and not (game = 'crash' and exists (select 1 from crash_rounds as r where r.round_id = bets.round_id))
      and not exists (select 1 from pool_rounds as r where r.game = bets.game and r.round_id = bets.round_id)
      and not exists (select 1 from solo_rounds as r where r.game = bets.game and r.round_id = bets.round_id)`,
  },
  {
    // The other way round: stakes that the books took for a round that is kept. A bet that was lost after it was acknowledged would be found here.
    says: (key) => `the entry ${key} is of a bet that there is not`,
    query: `select stakes.key as found from ledger_entries as stakes left join bets on bets.bet_id = substr(stakes.key, 7)
      where stakes.kind = 'bet' and bets.bet_id is null and stakes.ref in (${NAMES})`,
  },
];

/** Everything that must hold, each as a query for what breaks it. */
const CHECKS: readonly Check[] = [...BOOKS, ...BETS, ...ROUNDS];

/**
 * Reads the whole ledger and every bet of every game, and returns one sentence for each fault: empty when the books are right. Each check
 * is one statement, so it holds on a store that others write to.
 */
export async function audit(db: Db): Promise<string[]> {
  const faults: string[] = [];
  for (const { says, query } of CHECKS) {
    const { rows } = await sql.raw<{ found: string }>(query).execute(db);
    faults.push(...rows.map((row) => says(row.found)));
  }
  return faults;
}
