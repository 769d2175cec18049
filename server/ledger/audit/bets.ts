import type { Check } from './check';

const UNITS = `select key, owner, kind, ref, sum(amount) as amount from transfers where kind in ('bet', 'payout', 'refund') group by key, owner, kind, ref`;

/** Every bet against the journal. A unit of a stake, or of what it brought back, has a transfer for each pocket. */
export const BETS: readonly Check[] = [
  {
    says: (bet) => `the stake of the bet ${bet} is not what the books say`,
    query: `select bets.bet_id as found from bets
      left join (${UNITS}) as stakes on stakes.key = 'stake:' || bets.bet_id and stakes.owner = bets.user_id and stakes.kind = 'bet'
      where stakes.key is null or stakes.amount <> bets.staked or stakes.ref <> bets.game || ':' || cast(bets.round_id as text)`,
  },
  {
    // A player's bets that end together are paid together.
    says: (who) => `what ${who} was paid is not what the books say`,
    query: `select paid.ref || ':' || paid.user_id as found from
      (select game || ':' || cast(round_id as text) as ref, user_id, sum(paid) as paid from bets group by game, round_id, user_id) as paid
      left join (select ref, owner, sum(amount) as booked from transfers where kind in ('payout', 'refund') group by ref, owner) as ends
        on ends.ref = paid.ref and ends.owner = paid.user_id
      where coalesce(ends.booked, 0) <> paid.paid`,
  },
  {
    says: (bet) => `what the bet ${bet} paid is not what the books say`,
    query: `select bets.bet_id as found from bets join (${UNITS}) as ends on ends.key = 'end:' || bets.bet_id
      where ends.amount <> bets.paid or ends.owner <> bets.user_id`,
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

export const ROUNDS: readonly Check[] = [
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
    says: (key) => `the transfer ${key} is of a bet that there is not`,
    query: `select stakes.key as found from transfers as stakes left join bets on bets.bet_id = substr(stakes.key, 7)
      where stakes.kind = 'bet' and stakes.leg = 0 and bets.bet_id is null and stakes.ref in (${NAMES})`,
  },
];
