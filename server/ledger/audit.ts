import { sql } from 'kysely';
import { POOL_GAMES } from '../../contract/pool';
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

/** Where a room keeps its bets and rounds. Columns and texts of SQL, with `bets` and `rounds` as the tables' names. */
interface RoomBooks {
  readonly bets: string;
  readonly rounds: string;
  readonly betId: string;
  /** What a bet took from its player. */
  readonly stake: string;
  /** The room and the round of a bet, as the books refer to them. */
  readonly ref: string;
  /** What the key of the entry that ends a bet has after `end:`. */
  readonly end: string;
  /** The same of a round. */
  readonly name: string;
  /** How a bet finds its round. */
  readonly inRound: string;
  /** A round that is over, and which of its bets it counts. */
  readonly over: string;
  readonly counts: string;
  readonly count: string;
}

const CRASH: RoomBooks = {
  bets: 'crash_bets',
  rounds: 'crash_rounds',
  betId: 'bets.bet_id',
  stake: 'bets.amount',
  ref: `'crash:' || cast(bets.round_id as text)`,
  end: 'bets.bet_id',
  name: `'crash:' || cast(rounds.round_id as text)`,
  inRound: 'bets.round_id = rounds.round_id',
  over: `rounds.status <> 'open'`,
  // A bet that was taken back before take-off is not of the round; a void round gave all of them back.
  counts: `(rounds.status = 'void' or bets.status <> 'returned')`,
  count: 'rounds.bets',
};
const WINGO: RoomBooks = {
  bets: 'wingo_orders',
  rounds: 'wingo_rounds',
  betId: 'bets.order_id',
  stake: 'bets.cost',
  ref: `'wingo:' || bets.phase`,
  end: `bets.phase || ':' || bets.user_id`,
  name: `'wingo:' || rounds.phase`,
  inRound: 'bets.phase = rounds.phase',
  over: `rounds.status = 'finished'`,
  counts: '1 = 1',
  count: 'rounds.orders',
};
const POOLS: RoomBooks = {
  bets: 'pool_bets',
  rounds: 'pool_rounds',
  betId: 'bets.bet_id',
  stake: 'bets.amount',
  ref: `bets.game || ':' || cast(bets.round_id as text)`,
  end: `bets.game || ':' || cast(bets.round_id as text) || ':' || bets.user_id`,
  name: `rounds.game || ':' || cast(rounds.round_id as text)`,
  inRound: 'bets.game = rounds.game and bets.round_id = rounds.round_id',
  over: `rounds.status = 'finished'`,
  counts: '1 = 1',
  count: 'rounds.bets',
};

/** Every bet of a room against the books, and every round against its bets. */
const roomChecks = ({
  bets,
  rounds,
  betId,
  stake,
  ref,
  end,
  name,
  inRound,
  over,
  counts,
  count,
}: RoomBooks): Check[] => [
  {
    says: (bet) => `the stake of the bet ${bet} is not what the books say`,
    query: `select ${betId} as found from ${bets} as bets
      left join ledger_entries as stakes on stakes.key = 'stake:' || ${betId} and stakes.user_id = bets.user_id
      where stakes.id is null or stakes.amount <> -${stake} or stakes.ref <> ${ref}`,
  },
  {
    // A player's bets that end together are paid together.
    says: (round) => `what ${round} paid is not what the books say`,
    query: `select ended.of_end as found from
      (select ${end} as of_end, bets.user_id, sum(bets.paid) as paid from ${bets} as bets group by ${end}, bets.user_id) as ended
      left join ledger_entries as ends on ends.key = 'end:' || ended.of_end and ends.user_id = ended.user_id
      where coalesce(ends.amount, 0) <> ended.paid`,
  },
  {
    says: (bet) => `the bet ${bet} was not paid as its end says`,
    query: `select ${betId} as found from ${bets} as bets
      where (bets.status in ('open', 'lost') and bets.paid <> 0) or (bets.status = 'won' and bets.paid <= 0) or (bets.status = 'returned' and bets.paid <> ${stake})`,
  },
  {
    says: (round) => `the round ${round} does not sum up its bets`,
    query: `select ${name} as found from ${rounds} as rounds
      left join ${bets} as bets on ${inRound} and ${counts}
      where ${over} group by ${name}, ${count}, rounds.staked, rounds.paid
      having count(${betId}) <> ${count} or coalesce(sum(${stake}), 0) <> rounds.staked or coalesce(sum(bets.paid), 0) <> rounds.paid`,
  },
];

const ROOMS: readonly Check[] = [
  ...[CRASH, WINGO, POOLS].flatMap(roomChecks),
  {
    says: (order) => `the order ${order} cost something else than its selections`,
    query: `select order_id as found from wingo_orders
      where cost <> amount * (1 + length(selections) - length(replace(selections, ',', '')))`,
  },
];

const SOLO: readonly Check[] = [
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
];

/** Bets of a room by the round that the books name after `<room>:`. */
const stray = (
  room: string,
  kept: { readonly rounds: string; readonly bets: string; readonly betId: string },
): Check => ({
  says: (key) => `the entry ${key} is of a bet that there is not`,
  query: `select e.key as found from
      (select key, substr(key, 7) as bet, substr(ref, ${room.length + 2}) as round from ledger_entries
        where ref like '${room}:%' and key like 'stake:%') as e
    join ${kept.rounds}
    left join ${kept.bets} as bets on bets.${kept.betId} = e.bet
    where bets.${kept.betId} is null`,
});
const NUMBER = 'cast(e.round as bigint)';

/**
 * The other way round: stakes that the books took for a round that is kept, and of which there is no bet. A bet that was lost after it
 * was acknowledged would be found here.
 */
const STRAYS: readonly Check[] = [
  stray('crash', {
    rounds: `crash_rounds as rounds on rounds.round_id = ${NUMBER}`,
    bets: 'crash_bets',
    betId: 'bet_id',
  }),
  stray('wingo', {
    rounds: 'wingo_rounds as rounds on rounds.phase = e.round',
    bets: 'wingo_orders',
    betId: 'order_id',
  }),
  ...POOL_GAMES.map((game) =>
    stray(game, {
      rounds: `pool_rounds as rounds on rounds.game = '${game}' and rounds.round_id = ${NUMBER}`,
      bets: 'pool_bets',
      betId: 'bet_id',
    }),
  ),
];

/** Everything that must hold, each as a query for what breaks it. */
const CHECKS: readonly Check[] = [...BOOKS, ...ROOMS, ...SOLO, ...STRAYS];

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
