import { sql } from 'kysely';
import type { Bet, CrashFact } from '../../engines/crash/types';
import type { Store, Tx } from '../../ports';
import { bulk } from '../../store/bulk';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';
import { countRows } from '../totals';

type Of<T extends CrashFact['type']> = Extract<CrashFact, { type: T }>;
const pick = <T extends CrashFact['type']>(facts: readonly CrashFact[], type: T): Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

export interface RowsDeps {
  readonly engine: Store['engine'];
  readonly epoch: bigint;
  /** Whether house bots are at the table of what is opened. */
  readonly bots: boolean;
  readonly now: () => number;
  /** The seed of a round that this process plays. */
  readonly ticketOf: (roundId: string) => Ticket;
}

/** The take-off changes nothing that is kept. */
export const persists = (fact: CrashFact): boolean => fact.type !== 'roundLaunched';

/** Writes what became true in one batch, in few statements whatever its size. */
export async function saveFacts(deps: RowsDeps, tx: Tx, facts: readonly CrashFact[]): Promise<void> {
  await insertBets(
    deps,
    tx,
    pick(facts, 'betPlaced').map(({ bet }) => bet),
  );
  await endBets(deps, tx, [
    ...pick(facts, 'betWithdrawn').map(
      ({ bet }) => [bet.betId, 'returned', 0n, bet.amount, BigInt(deps.now())] as const,
    ),
    ...pick(facts, 'betEscaped').map(
      ({ bet, rate, paid, at }) => [bet.betId, 'won', BigInt(rate), paid, BigInt(at)] as const,
    ),
  ]);
  for (const fact of pick(facts, 'roundCrashed')) await closeRound(deps, tx, fact);
  for (const fact of pick(facts, 'roundOpened')) await openRound(deps, tx, fact);
}

async function insertBets({ engine }: RowsDeps, tx: Tx, bets: readonly Bet[]): Promise<void> {
  if (bets.length === 0) return;
  const columns = {
    bet_id: 'text',
    round_id: 'bigint',
    user_id: 'text',
    amount: 'bigint',
    auto: 'bigint',
    placed_at: 'bigint',
  } as const;
  const rows = bulk(
    engine,
    columns,
    bets.map((b) => [b.betId, BigInt(b.roundId), b.player.id, b.amount, BigInt(b.auto ?? 0), BigInt(b.placedAt)]),
  );
  await sql`insert into crash_bets (bet_id, round_id, user_id, amount, auto, placed_at, status, rate, paid, ended_at)
    select bet_id, round_id, user_id, amount, auto, placed_at, 'open', 0, 0, 0 from ${rows} as placed`.execute(tx);
  await countRows(
    tx,
    engine,
    bets.map(({ player }) => ({ userId: player.id, list: 'crash' })),
  );
}

async function endBets(
  { engine }: RowsDeps,
  tx: Tx,
  ends: readonly (readonly [string, string, bigint, bigint, bigint])[],
): Promise<void> {
  if (ends.length === 0) return;
  const rows = bulk(engine, { id: 'text', status: 'text', rate: 'bigint', paid: 'bigint', ended_at: 'bigint' }, ends);
  await sql`update crash_bets set status = ended.status, rate = ended.rate, paid = ended.paid, ended_at = ended.ended_at
    from ${rows} as ended where crash_bets.bet_id = ended.id`.execute(tx);
}

async function openRound({ epoch, bots, now, ticketOf }: RowsDeps, tx: Tx, { plan }: Of<'roundOpened'>): Promise<void> {
  const { chainId, index, sealed } = ticketOf(plan.roundId);
  await useLink(tx, chainId, index, now());
  await tx
    .insertInto('crash_rounds')
    .values({
      round_id: BigInt(plan.roundId),
      status: 'open',
      chain_id: chainId,
      chain_index: index,
      seed_hash: sealed.seedHash,
      start_time: plan.startTime,
      target: 0,
      seed: '',
      digest: '',
      bets: 0,
      staked: 0,
      paid: 0,
      ended_at: 0,
      epoch,
      bots: Number(bots),
    })
    .execute();
}

async function closeRound(
  { epoch, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan, crashAt, totals }: Of<'roundCrashed'>,
): Promise<void> {
  const { sealed, publicSeed } = ticketOf(plan.roundId);
  const { serverSeed, digest } = reveal(sealed, { roundId: plan.roundId, publicSeed, endedAt: crashAt }, now());
  const roundId = BigInt(plan.roundId);
  await tx
    .updateTable('crash_bets')
    .set({ status: 'lost', ended_at: crashAt })
    .where('round_id', '=', roundId)
    .where('status', '=', 'open')
    .execute();
  await tx
    .updateTable('crash_rounds')
    .set({
      status: 'finished',
      target: plan.target,
      seed: serverSeed,
      digest,
      bets: totals.bets,
      staked: totals.staked,
      paid: totals.paid,
      ended_at: crashAt,
      epoch,
    })
    .where('round_id', '=', roundId)
    .execute();
}
