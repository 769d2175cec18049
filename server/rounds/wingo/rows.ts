import { sql } from 'kysely';
import type { Order, WingoFact } from '../../engines/wingo/types';
import type { Store, Tx } from '../../ports';
import { bulk } from '../../store/bulk';
import { reveal } from '../reveal';
import type { Ticket } from '../seeds/feed';
import { useLink } from '../seeds/store';
import { countRows } from '../totals';

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
  await insertOrders(
    deps,
    tx,
    pick(facts, 'orderPlaced').map(({ order }) => order),
  );
  await endOrders(deps, tx, pick(facts, 'orderSettled'));
  for (const fact of pick(facts, 'phaseDrawn')) await closePhase(deps, tx, fact);
  for (const fact of pick(facts, 'phaseOpened')) await openPhase(deps, tx, fact);
}

async function insertOrders({ engine }: RowsDeps, tx: Tx, orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  const columns = {
    order_id: 'text',
    phase: 'text',
    model: 'bigint',
    user_id: 'text',
    selections: 'text',
    amount: 'bigint',
    cost: 'bigint',
    placed_at: 'bigint',
  } as const;
  const rows = bulk(
    engine,
    columns,
    orders.map((o) => [
      o.orderId,
      o.phaseNum,
      BigInt(o.model),
      o.player.id,
      o.select.join(','),
      o.amount,
      o.cost,
      BigInt(o.placedAt),
    ]),
  );
  await sql`insert into wingo_orders (order_id, phase, model, user_id, selections, amount, cost, placed_at, status, paid, ended_at)
    select order_id, phase, model, user_id, selections, amount, cost, placed_at, 'open', 0, 0 from ${rows} as placed`.execute(
    tx,
  );
  await countRows(
    tx,
    engine,
    orders.map(({ player, model }) => ({ userId: player.id, list: `wingo:${model}` })),
  );
}

/** Every order of the phase is settled: those that won get what they were paid, the rest are lost in `closePhase`. */
async function endOrders({ engine, now }: RowsDeps, tx: Tx, settled: readonly Of<'orderSettled'>[]): Promise<void> {
  const won = settled.filter(({ paid }) => paid > 0n);
  if (won.length === 0) return;
  const rows = bulk(
    engine,
    { id: 'text', paid: 'bigint', ended_at: 'bigint' },
    won.map(({ order, paid }) => [order.orderId, paid, BigInt(now())]),
  );
  await sql`update wingo_orders set status = 'won', paid = ended.paid, ended_at = ended.ended_at from ${rows} as ended where wingo_orders.order_id = ended.id`.execute(
    tx,
  );
}

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
  await tx
    .updateTable('wingo_orders')
    .set({ status: 'lost', ended_at: now() })
    .where('phase', '=', phase.phaseNum)
    .where('status', '=', 'open')
    .execute();
  await tx
    .updateTable('wingo_rounds')
    .set({ status: 'finished', number, seed: serverSeed, digest, orders, staked, paid, epoch })
    .where('phase', '=', phase.phaseNum)
    .execute();
}
