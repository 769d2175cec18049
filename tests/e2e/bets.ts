/** Bets of a player on earlier days, as rooms would have written them. */
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { toSen } from '../../rules/money';

export interface SeededBet {
  readonly game: 'roulette' | 'wingo' | 'dice';
  readonly choice?: string;
  /** How long ago it was placed, ms. */
  readonly ago: number;
  /** Rupiah. */
  readonly staked: number;
  readonly paid: number;
}

/** One statement takes no more: a hundred thousand bets are quick to write. */
const ROWS_AT_ONCE = 500;

/**
 * In a store that is open already, at a time of the test's.
 * @param bets newest first; returns their ids in that order
 */
export const writeBets = (
  store: Store,
  player: string,
  bets: readonly SeededBet[],
  now: number,
): Promise<readonly string[]> =>
  store.transaction(async (tx) => {
    const { id: userId } = await tx
      .selectFrom('users')
      .select('id')
      .where('name', '=', player)
      .executeTakeFirstOrThrow();
    const rows = bets.map(({ game, choice = '', ago, staked, paid }, i) => ({
      bet_id: `${game}${String(bets.length - i).padStart(6, '0')}${userId}`.slice(0, 26),
      game,
      feed: game === 'wingo' ? 1n : 0n,
      round_id: BigInt(1_000_000 + i),
      user_id: userId,
      choice,
      staked: toSen(staked),
      placed_at: BigInt(now - ago),
      status: paid > 0 ? ('won' as const) : ('lost' as const),
      rate: 0n,
      paid: toSen(paid),
      win_staked: 0n,
      win_paid: 0n,
      ended_at: BigInt(now - ago + 1_000),
    }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx
        .insertInto('bets')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
    for (const list of bets.length > 0 ? ['roulette', 'wingo:1', 'dice'] : [])
      await tx.insertInto('history_totals').values({ user_id: userId, list, total: 1n }).execute();
    return rows.map(({ bet_id }) => bet_id);
  });

/** In the data of a server that is not running. */
export async function seedBets(
  dataDir: string,
  player: string,
  bets: readonly SeededBet[],
): Promise<readonly string[]> {
  const store = await openStore({ dataDir });
  try {
    return await writeBets(store, player, bets, Date.now());
  } finally {
    await store.close();
  }
}
