import type { Order, WingoFact } from '../../engines/wingo/types';
import type { Store, Tx } from '../../ports';
import { endBets, insertBets, loseOpenBets, type PlacedBet } from '../bets';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';

type Of<T extends WingoFact['type']> = Extract<WingoFact, { type: T }>;
const pick = <T extends WingoFact['type']>(facts: readonly WingoFact[], type: T): Of<T>[] =>
  facts.filter((fact): fact is Of<T> => fact.type === type);

export interface RowsDeps {
  readonly engine: Store['engine'];
  readonly epoch: bigint;
  /** Whether house bots are at the table of what is opened. */
  readonly bots: boolean;
  readonly now: () => number;
  /** The seed of a phase that this process plays or settles. */
  readonly ticketOf: (phaseNum: string) => Ticket;
}

/** Writes what became true in one batch, in few statements whatever its size. */
export async function saveFacts(deps: RowsDeps, tx: Tx, facts: readonly WingoFact[]): Promise<void> {
  const { engine, now } = deps;
  const placed = pick(facts, 'orderPlaced').map(({ order }) => rowOf(order));
  await insertBets(tx, engine, 'wingo', placed);
  // Every order of the phase is settled: those that won get what they were paid, the rest are lost in `closePhase`.
  const won = pick(facts, 'orderSettled').filter(({ paid }) => paid > 0n);
  await endBets(
    tx,
    engine,
    won.map(({ order: { orderId, cost }, paid }) => ({
      betId: orderId,
      status: 'won',
      rate: 0,
      paid,
      win: { staked: cost, paid },
      endedAt: now(),
    })),
  );
  for (const fact of pick(facts, 'phaseDrawn')) await closePhase(deps, tx, fact);
  for (const fact of pick(facts, 'phaseOpened')) await openPhase(deps, tx, fact);
}

const rowOf = ({ orderId, phaseNum, model, player, select, cost, placedAt }: Order): PlacedBet => ({
  betId: orderId,
  feed: model,
  roundId: phaseNum,
  userId: player.id,
  choice: select.join(','),
  staked: cost,
  placedAt,
});

async function openPhase(
  { epoch, bots, now, ticketOf }: RowsDeps,
  tx: Tx,
  { phase }: Of<'phaseOpened'>,
): Promise<void> {
  const { chainId, index, sealed } = ticketOf(phase.phaseNum);
  await useLink(tx, chainId, index, now());
  await tx
    .insertInto('wingo_rounds')
    .values({
      phase: phase.phaseNum,
      model: phase.model,
      status: 'open',
      chain_id: chainId,
      chain_index: index,
      seed_hash: sealed.seedHash,
      start_time: phase.startTime,
      end_time: phase.endTime,
      number: -1,
      seed: '',
      digest: '',
      orders: 0,
      staked: 0,
      paid: 0,
      epoch,
      bots: Number(bots),
    })
    .execute();
}

async function closePhase(
  { epoch, now, ticketOf }: RowsDeps,
  tx: Tx,
  { phase, number, results, orders }: Of<'phaseDrawn'>,
): Promise<void> {
  const { sealed, publicSeed } = ticketOf(phase.phaseNum);
  const { serverSeed, digest } = reveal(sealed, { roundId: phase.phaseNum, publicSeed, endedAt: phase.endTime }, now());
  const staked = results.reduce((sum, result) => sum + result.staked, 0n);
  const paid = results.reduce((sum, result) => sum + result.paid, 0n);
  await loseOpenBets(tx, 'wingo', phase.phaseNum, now());
  await tx
    .updateTable('wingo_rounds')
    .set({ status: 'finished', number, seed: serverSeed, digest, orders, staked, paid, epoch })
    .where('phase', '=', phase.phaseNum)
    .execute();
}
