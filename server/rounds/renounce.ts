import { type Selectable, sql } from 'kysely';
import type { HashText } from '../../rules/fairness/hash';
import { RATE_ONE } from '../../rules/money';
import { endKey, stakeKey } from '../engines/kit/effects';
import { betIdOf } from '../engines/solo/state';
import type { SoloGameId } from '../engines/solo/types';
import type { Clock, Ledger, Store, Tx } from '../ports';
import type { SoloPlaysView } from '../store/tables/solo';
import { endBets } from './bets';
import { GAMES } from './games';
import { reveal, Sealed } from './reveal';
import { sha256 } from './seeds/hash';
import { countRows } from './totals';

/** Rows of one transaction. */
const PORTION = 200;

export interface RenounceDeps {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly clock: Pick<Clock, 'now'>;
  readonly hash?: HashText;
}

/**
 * Gives up every secret of a store that comes from a backup. What was drawn from it after the backup was made has been seen: chains would draw the same again, and a player
 * knows what is under the tiles. So every chain is used up (rooms begin new ones), stakes of open solo rounds go back, and every player's seeds are retired.
 */
export async function renounceSecrets(
  deps: RenounceDeps,
): Promise<{ readonly returned: number; readonly seeds: number }> {
  const { store } = deps;
  const returned = await portions((tx) => returnStakes(deps, tx), store);
  const seeds = await portions((tx) => retireSeeds(deps, tx), store);
  await store.transaction((tx) => sql`update chains set used = length`.execute(tx));
  return { returned, seeds };
}

async function portions(work: (tx: Tx) => Promise<number>, store: Store): Promise<number> {
  let all = 0;
  for (let done = PORTION; done === PORTION; all += done) done = await store.transaction(work);
  return all;
}

/** Ends open solo rounds at a rate of one. */
async function returnStakes({ store, ledger, clock, hash = sha256 }: RenounceDeps, tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('solo_plays')
    .innerJoin('solo_seeds', 'solo_seeds.seed_id', 'solo_plays.seed_id')
    .selectAll('solo_plays')
    .select('solo_seeds.secret')
    .where('solo_plays.ended_at', '=', 0n)
    .orderBy('solo_plays.round_id')
    .limit(PORTION)
    .execute();
  await ledger.post(
    tx,
    rows.map(({ game, round_id, user_id, amount }) => ({
      key: endKey(betIdOf(game as SoloGameId, round_id)),
      userId: user_id,
      kind: 'refund',
      stakes: [stakeKey(betIdOf(game as SoloGameId, round_id))],
      amount,
      ref: `${game}:${round_id}`,
    })),
  );
  const endedAt = clock.now();
  for (const { secret, ...round } of rows) {
    const { board, digest } = uncovered(round, new Sealed(secret, hash));
    await tx
      .updateTable('solo_rounds')
      .set({ ended_at: endedAt, board, digest })
      .where('game', '=', round.game)
      .where('round_id', '=', round.round_id)
      .execute();
  }
  await endBets(
    tx,
    store.engine,
    rows.map(({ game, round_id, amount }) => ({
      betId: betIdOf(game as SoloGameId, round_id),
      status: 'won',
      rate: RATE_ONE,
      paid: amount,
      win: null,
      endedAt,
    })),
  );
  await countRows(
    tx,
    store.engine,
    rows.map(({ user_id, game }) => ({ userId: user_id, list: game as SoloGameId })),
  );
  return rows.length;
}

/** The board of a round that is over, and its digest. */
function uncovered(round: Selectable<SoloPlaysView>, secret: Sealed): { board: string; digest: string } {
  const draws = secret.soloDraws(round.client_seed, Number(round.nonce));
  const { uncover } = GAMES[round.game as SoloGameId];
  if (uncover === undefined) throw new Error(`${round.game} has no boards`);
  return { board: uncover(round.board, draws), digest: draws.digest };
}

async function retireSeeds({ clock, hash = sha256 }: RenounceDeps, tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('solo_seeds')
    .select(['seed_id', 'secret'])
    .where('status', '!=', 'retired')
    .limit(PORTION)
    .execute();
  const now = clock.now();
  for (const { seed_id, secret } of rows) {
    const { serverSeed } = reveal(new Sealed(secret, hash), { seedId: seed_id, retiredAt: now }, now);
    await tx
      .updateTable('solo_seeds')
      .set({ status: 'retired', revealed: serverSeed, retired_at: now })
      .where('seed_id', '=', seed_id)
      .execute();
  }
  return rows.length;
}
