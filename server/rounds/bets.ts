import { sql } from 'kysely';
import type { GameId } from '../../contract/games';
import type { Sen } from '../../rules/money';
import type { Store, Tx } from '../ports';
import { inSlices } from '../sql/breath';
import { bulk } from '../sql/bulk';
import { slicesOfRound } from '../sql/round-slices';
import { countRows, ownList } from './totals';

/** A bet that was accepted, in the words of `bets` (store/tables/bets). Times are epoch ms. */
export interface PlacedBet {
  readonly betId: string;
  readonly feed: number;
  readonly roundId: string;
  readonly userId: string;
  readonly choice: string;
  readonly staked: Sen;
  readonly placedAt: number;
}

/** The end of a bet that brought something back. `win` is what the list of big wins shows of it, null for nothing; `rate` is 1/10000, 0 for none. */
export interface BetEnd {
  readonly betId: string;
  readonly status: 'won' | 'returned';
  readonly rate: number;
  readonly paid: Sen;
  readonly win: { readonly staked: Sen; readonly paid: Sen } | null;
  readonly endedAt: number;
}

const PLACED = {
  bet_id: 'text',
  feed: 'bigint',
  round_id: 'bigint',
  user_id: 'text',
  choice: 'text',
  staked: 'bigint',
  placed_at: 'bigint',
} as const;

/** Writes bets of a game that are new, all open, and counts them in their players' lists: two statements, and more for a crowd. */
export async function insertBets(
  tx: Tx,
  engine: Store['engine'],
  game: GameId,
  bets: readonly PlacedBet[],
): Promise<void> {
  await inSlices(bets, (slice) => insertSome(tx, engine, game, slice));
  await countRows(
    tx,
    engine,
    bets.map(({ userId, feed }) => ({ userId, list: ownList(game, feed) })),
  );
}

async function insertSome(tx: Tx, engine: Store['engine'], game: GameId, bets: readonly PlacedBet[]): Promise<void> {
  const rows = bulk(
    engine,
    PLACED,
    bets.map((b) => [b.betId, BigInt(b.feed), BigInt(b.roundId), b.userId, b.choice, b.staked, BigInt(b.placedAt)]),
  );
  await sql`insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
    select bet_id, ${sql.lit(game)}, feed, round_id, user_id, choice, staked, placed_at, 'open', 0, 0, 0, 0, 0 from ${rows} as placed`.execute(
    tx,
  );
}

const ENDED = {
  id: 'text',
  status: 'text',
  rate: 'bigint',
  paid: 'bigint',
  win_staked: 'bigint',
  win_paid: 'bigint',
  ended_at: 'bigint',
} as const;

/** Ends bets that brought something back, a crowd's a slice at a time. */
export const endBets = (tx: Tx, engine: Store['engine'], ends: readonly BetEnd[]): Promise<void> =>
  inSlices(ends, (slice) => endSome(tx, engine, slice));

/** On SQLite bets that are settled wait for the history's lister: there an index of players costs a round more than all the rest. */
async function endSome(tx: Tx, engine: Store['engine'], ends: readonly BetEnd[]): Promise<void> {
  const rows = bulk(
    engine,
    ENDED,
    ends.map(({ betId, status, rate, paid, win, endedAt }) => [
      betId,
      status,
      BigInt(rate),
      paid,
      win?.staked ?? 0n,
      win?.paid ?? 0n,
      BigInt(endedAt),
    ]),
  );
  await sql`update bets set status = ended.status, rate = ended.rate, paid = ended.paid, win_staked = ended.win_staked, win_paid = ended.win_paid, ended_at = ended.ended_at${engine === 'sqlite' ? sql`, fresh = 1` : sql``}
    from ${rows} as ended where bets.bet_id = ended.id`.execute(tx);
}

/** A round is over: its bets that are still open are lost. On SQLite a crowd's a slice at a time, and they are `fresh`, as in `endSome`. */
export async function loseOpenBets(
  tx: Tx,
  engine: Store['engine'],
  game: GameId,
  roundId: string,
  endedAt: number,
): Promise<void> {
  const round = BigInt(roundId);
  if (engine === 'sqlite') {
    for await (const slice of slicesOfRound(tx, game, round))
      await sql`update bets set status = 'lost', ended_at = ${sql.val(BigInt(endedAt))}, fresh = 1
        where ${slice} and status = 'open'`.execute(tx);
    return;
  }
  // However many: there it is the database's time, not ours.
  await tx
    .updateTable('bets')
    .set({ status: 'lost', ended_at: endedAt })
    .where('game', '=', game)
    .where('round_id', '=', round)
    .where('status', '=', 'open')
    .execute();
}
