import type { PoolBet, PoolFact } from '../../engines/pool/types';
import type { Store, Tx } from '../../ports';
import { endBets, insertBets, loseOpenBets, type PlacedBet } from '../bets';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';
import { drawTimeOf } from '../../engines/pool/draw';
import { writeChoice } from './choice';
import type { PoolFeed } from './feed';
import { writeOutcome } from './outcome';

type Of<T extends PoolFact['type']> = Extract<PoolFact, { type: T }>;
const pick = <T extends PoolFact['type']>(facts: readonly PoolFact[], type: T): Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

export interface RowsDeps {
  readonly engine: Store['engine'];
  readonly epoch: bigint;
  /** Whether house bots are at the table of what is opened. */
  readonly bots: boolean;
  readonly now: () => number;
  /** The seed of a round that this process plays or settles. */
  readonly ticketOf: (roundId: string) => Ticket;
}

/** Writes what became true in one batch, in few statements whatever its size. */
export async function saveFacts(feed: PoolFeed, deps: RowsDeps, tx: Tx, facts: readonly PoolFact[]): Promise<void> {
  const { engine, now } = deps;
  const { game } = feed.rules;
  const placed = pick(facts, 'betPlaced').map(({ bet }) => rowOf(feed, bet));
  await insertBets(tx, engine, game, placed);
  // Every bet of the round is settled: those that won get what they were paid, the rest are lost in `closeRound`.
  const won = pick(facts, 'betSettled').filter(({ paid }) => paid > 0n);
  await endBets(
    tx,
    engine,
    won.map(({ bet: { betId }, paid, win }) => ({
      betId,
      status: 'won',
      rate: 0,
      paid,
      win,
      endedAt: now(),
    })),
  );
  for (const fact of pick(facts, 'roundDrawn')) await closeRound(feed, deps, tx, fact);
  for (const fact of pick(facts, 'roundOpened')) await openRound(feed, deps, tx, fact);
}

const rowOf = (feed: PoolFeed, { betId, roundId, player, picks, cost, placedAt }: PoolBet): PlacedBet => ({
  betId,
  feed: feed.rules.feed,
  roundId,
  userId: player.id,
  choice: writeChoice(feed, picks),
  staked: cost,
  placedAt,
});

async function openRound(
  { rules: { game, feed } }: PoolFeed,
  { epoch, bots, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan }: Of<'roundOpened'>,
): Promise<void> {
  const { chainId, index, sealed } = ticketOf(plan.roundId);
  await useLink(tx, chainId, index, now());
  await tx
    .insertInto('pool_rounds')
    .values({
      game,
      feed,
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
  { rules }: PoolFeed,
  { engine, epoch, now, ticketOf }: RowsDeps,
  tx: Tx,
  { plan, outcome, results, bets }: Of<'roundDrawn'>,
): Promise<void> {
  const { sealed, publicSeed } = ticketOf(plan.roundId);
  const { serverSeed, digest } = reveal(
    sealed,
    { roundId: plan.roundId, publicSeed, endedAt: drawTimeOf(rules, plan) },
    now(),
  );
  const staked = results.reduce((sum, result) => sum + result.staked, 0n);
  const paid = results.reduce((sum, result) => sum + result.paid, 0n);
  await loseOpenBets(tx, engine, rules.game, plan.roundId, now());
  await tx
    .updateTable('pool_rounds')
    .set({ status: 'finished', outcome: writeOutcome(outcome), seed: serverSeed, digest, bets, staked, paid, epoch })
    .where('game', '=', rules.game)
    .where('round_id', '=', BigInt(plan.roundId))
    .execute();
}
