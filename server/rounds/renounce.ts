import { type Selectable, sql } from 'kysely';
import type { HashText } from '../../rules/fairness/hash';
import { RATE_ONE } from '../../rules/money';
import { hiloRules } from '../engines/hilo/rules';
import { endKey } from '../engines/kit/effects';
import { minesRules } from '../engines/mines/rules';
import { rollerRules } from '../engines/roller/rules';
import type { SoloGameId, SoloRules } from '../engines/solo/types';
import type { Clock, Ledger, Store, Tx } from '../ports';
import type { SoloRoundsTable } from '../store/tables/solo';
import { reveal, Sealed } from './reveal';
import { sha256 } from './seeds/hash';

/** Rows of one transaction. */
const PORTION = 200;

/** The part of a game's rules that a round's end needs; the board is the game's own, as the store has it. */
const RULES: Readonly<Record<SoloGameId, Pick<SoloRules<never, never, never>, 'uncover'>>> = {
  mines: minesRules,
  hilo: hiloRules,
  roller: rollerRules,
} as never;

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
  await sql`update chains set used = length`.execute(store.db);
  return { returned, seeds };
}

async function portions(work: (tx: Tx) => Promise<number>, store: Store): Promise<number> {
  let all = 0;
  for (let done = PORTION; done === PORTION; all += done) done = await store.transaction(work);
  return all;
}

/** Ends open solo rounds at a rate of one. */
async function returnStakes({ ledger, clock, hash = sha256 }: RenounceDeps, tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('solo_rounds')
    .innerJoin('solo_seeds', 'solo_seeds.seed_id', 'solo_rounds.seed_id')
    .selectAll('solo_rounds')
    .select('solo_seeds.secret')
    .where('solo_rounds.status', '=', 'open')
    .orderBy('solo_rounds.round_id')
    .limit(PORTION)
    .execute();
  await ledger.post(
    tx,
    rows.map(({ game, round_id, user_id, amount }) => ({
      key: endKey(`${game}-${round_id}`),
      userId: user_id,
      kind: 'refund',
      amount,
      ref: `${game}:${round_id}`,
    })),
  );
  for (const { secret, ...round } of rows) {
    const { board, digest } = uncovered(round, new Sealed(secret, hash));
    await tx
      .updateTable('solo_rounds')
      .set({ status: 'won', rate: RATE_ONE, paid: round.amount, ended_at: clock.now(), board, digest })
      .where('game', '=', round.game)
      .where('round_id', '=', round.round_id)
      .execute();
  }
  return rows.length;
}

/** The board of a round that is over, and its digest. */
function uncovered(round: Selectable<SoloRoundsTable>, secret: Sealed): { board: string; digest: string } {
  const draws = secret.soloDraws(round.client_seed, Number(round.nonce));
  const rules = RULES[round.game as SoloGameId];
  return { board: JSON.stringify(rules.uncover(JSON.parse(round.board) as never, draws)), digest: draws.digest };
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
