import type { Bet, CrashFact } from '../../engines/crash/types';
import type { Store, Tx } from '../../ports';
import { type BetEnd, endBets, insertBets, loseOpenBets, type PlacedBet } from '../bets';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';

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
  const { engine, now } = deps;
  const placed = pick(facts, 'betPlaced').map(({ bet }) => rowOf(bet));
  await insertBets(tx, engine, 'crash', placed);
  await endBets(tx, engine, [
    ...pick(facts, 'betWithdrawn').map(({ bet: { betId, amount } }): BetEnd => ({
      betId,
      status: 'returned',
      rate: 0,
      paid: amount,
      win: null,
      endedAt: now(),
    })),
    ...pick(facts, 'betEscaped').map(({ bet: { betId, amount }, rate, paid, at }): BetEnd => ({
      betId,
      status: 'won',
      rate,
      paid,
      win: { staked: amount, paid },
      endedAt: at,
    })),
  ]);
  for (const fact of pick(facts, 'roundCrashed')) await closeRound(deps, tx, fact);
  for (const fact of pick(facts, 'roundOpened')) await openRound(deps, tx, fact);
}

const rowOf = ({ betId, roundId, player, auto, amount, placedAt }: Bet): PlacedBet => ({
  betId,
  feed: 0,
  roundId,
  userId: player.id,
  choice: auto === null ? '' : String(auto),
  staked: amount,
  placedAt,
});

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
  { engine, epoch, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan, crashAt, totals }: Of<'roundCrashed'>,
): Promise<void> {
  const { sealed, publicSeed } = ticketOf(plan.roundId);
  const { serverSeed, digest } = reveal(sealed, { roundId: plan.roundId, publicSeed, endedAt: crashAt }, now());
  await loseOpenBets(tx, engine, 'crash', plan.roundId, crashAt);
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
    .where('round_id', '=', BigInt(plan.roundId))
    .execute();
}
