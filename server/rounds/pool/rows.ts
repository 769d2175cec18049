import { sql } from 'kysely';
import type { PoolGame } from '../../../contract/pool';
import type { PoolBet, PoolFact } from '../../engines/pool/types';
import type { Store, Tx } from '../../ports';
import { bulk } from '../../store/bulk';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';
import { countRows } from '../totals';
import { writeOutcome } from './table';

type Of<T extends PoolFact['type']> = Extract<PoolFact, { type: T }>;
const pick = <T extends PoolFact['type']>(facts: readonly PoolFact[], type: T): Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

export interface RowsDeps {
  readonly game: PoolGame;
  readonly engine: Store['engine'];
  readonly epoch: bigint;
  /** Whether house bots are at the table of what is opened. */
  readonly bots: boolean;
  readonly now: () => number;
  /** The seed of a round that this process plays or settles. */
  readonly ticketOf: (roundId: string) => Ticket;
}

/** Writes what became true in one batch, in few statements whatever its size. */
export async function saveFacts(deps: RowsDeps, tx: Tx, facts: readonly PoolFact[]): Promise<void> {
  await insertBets(
    deps,
    tx,
    pick(facts, 'betPlaced').map(({ bet }) => bet),
  );
  await endBets(deps, tx, pick(facts, 'betSettled'));
  for (const fact of pick(facts, 'roundDrawn')) await closeRound(deps, tx, fact);
  for (const fact of pick(facts, 'roundOpened')) await openRound(deps, tx, fact);
}

async function insertBets({ game, engine }: RowsDeps, tx: Tx, bets: readonly PoolBet[]): Promise<void> {
  if (bets.length === 0) return;
  const columns = {
    bet_id: 'text',
    round_id: 'bigint',
    user_id: 'text',
    pool: 'bigint',
    amount: 'bigint',
    placed_at: 'bigint',
  } as const;
  const rows = bulk(
    engine,
    columns,
    bets.map((b) => [b.betId, BigInt(b.roundId), b.player.id, BigInt(b.pool), b.amount, BigInt(b.placedAt)]),
  );
  await sql`insert into pool_bets (bet_id, game, round_id, user_id, pool, amount, placed_at, status, paid, round_staked, round_paid, ended_at)
    select bet_id, ${sql.lit(game)}, round_id, user_id, pool, amount, placed_at, 'open', 0, 0, 0, 0 from ${rows} as placed`.execute(
    tx,
  );
  await countRows(
    tx,
    engine,
    bets.map(({ player }) => ({ userId: player.id, list: game })),
  );
}

/** Every bet of the round is settled: those that won get what they were paid, the rest are lost in `closeRound`. */
async function endBets({ engine, now }: RowsDeps, tx: Tx, settled: readonly Of<'betSettled'>[]): Promise<void> {
  const won = settled.filter(({ paid }) => paid > 0n);
  if (won.length === 0) return;
  const columns = {
    id: 'text',
    paid: 'bigint',
    round_staked: 'bigint',
    round_paid: 'bigint',
    ended_at: 'bigint',
  } as const;
  const rows = bulk(
    engine,
    columns,
    won.map(({ bet, paid, round }) => [bet.betId, paid, round?.staked ?? 0n, round?.paid ?? 0n, BigInt(now())]),
  );
  await sql`update pool_bets set status = 'won', paid = ended.paid, round_staked = ended.round_staked, round_paid = ended.round_paid, ended_at = ended.ended_at
    from ${rows} as ended where pool_bets.bet_id = ended.id`.execute(tx);
}

async function openRound(
  { game, epoch, bots, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan }: Of<'roundOpened'>,
): Promise<void> {
  const { chainId, index, sealed } = ticketOf(plan.roundId);
  await useLink(tx, chainId, index, now());
  await tx
    .insertInto('pool_rounds')
    .values({
      game,
      round_id: BigInt(plan.roundId),
      status: 'open',
      chain_id: chainId,
      chain_index: index,
      seed_hash: sealed.seedHash,
      start_time: plan.startTime,
      close_time: plan.closeTime,
      outcome: '',
      seed: '',
      digest: '',
      bets: 0,
      staked: 0,
      paid: 0,
      epoch,
      bots: Number(bots),
    })
    .execute();
}

async function closeRound(
  { game, epoch, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan, outcome, results, bets }: Of<'roundDrawn'>,
): Promise<void> {
  const { sealed, publicSeed } = ticketOf(plan.roundId);
  const { serverSeed, digest } = reveal(sealed, { roundId: plan.roundId, publicSeed, endedAt: plan.closeTime }, now());
  const roundId = BigInt(plan.roundId);
  const staked = results.reduce((sum, result) => sum + result.staked, 0n);
  const paid = results.reduce((sum, result) => sum + result.paid, 0n);
  await tx
    .updateTable('pool_bets')
    .set({ status: 'lost', ended_at: now() })
    .where('game', '=', game)
    .where('round_id', '=', roundId)
    .where('status', '=', 'open')
    .execute();
  await tx
    .updateTable('pool_rounds')
    .set({ status: 'finished', outcome: writeOutcome(outcome), seed: serverSeed, digest, bets, staked, paid, epoch })
    .where('game', '=', game)
    .where('round_id', '=', roundId)
    .execute();
}
