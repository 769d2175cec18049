import type { WingoModel } from '../../../contract/wingo';
import { parsePhaseNum, type WingoPhase } from '../../../rules/wingo/phase';
import { settlePhase } from '../../engines/wingo/draw';
import { inPhase, opening } from '../../engines/wingo/state';
import type { ModelState, Order, WingoSettings } from '../../engines/wingo/types';
import type { Balance, Db, Ledger } from '../../ports';
import { checkEpoch } from '../fence';
import { type FeedDeps, type Ticket, ticketFor } from '../seeds/feed';
import { carryEffects } from '../writer/carry';
import { drawnBy } from './book';
import { wingoGame } from './game';
import { readOrder } from './history';

export interface RecoverDeps extends FeedDeps {
  readonly ledger: Ledger;
  readonly epoch: bigint;
  readonly settings: WingoSettings;
  /** Hears the new balance of everybody who was paid. */
  readonly paid: (userId: string, balance: Balance) => void;
}

/** A phase that an earlier process opened and that is still running. */
export interface Running {
  readonly model: ModelState;
  readonly ticket: Ticket;
}

export interface Recovered {
  readonly settledPhases: number;
  readonly running: ReadonlyMap<WingoModel, Running>;
}

/** The orders of a phase as they were accepted, oldest first. */
async function ordersOf(db: Db, phase: WingoPhase): Promise<Order[]> {
  const rows = await db
    .selectFrom('bets')
    .leftJoin('users', 'users.id', 'bets.user_id')
    .select(['bet_id', 'user_id', 'users.name', 'users.avatar', 'choice', 'staked', 'placed_at'])
    .where('game', '=', 'wingo')
    .where('round_id', '=', BigInt(phase.phaseNum))
    .where('bets.status', '=', 'open')
    .orderBy('bet_id')
    .execute();
  return rows.map((row) => ({
    orderId: row.bet_id,
    player: { id: row.user_id, name: row.name ?? row.user_id, avatar: row.avatar ?? '' },
    model: phase.model,
    phaseNum: phase.phaseNum,
    ...readOrder(row),
    cost: row.staked,
    placedAt: Number(row.placed_at),
  }));
}

/**
 * Takes up what an earlier process left open: a phase whose end has passed is settled by the number that its committed seed draws; one
 * that is still running goes on with its orders. Can be cut short at any point and run again.
 */
export async function recoverWingo(deps: RecoverDeps): Promise<Recovered> {
  const { store, clock } = deps;
  const rounds = await store.db
    .selectFrom('wingo_rounds')
    .select(['phase', 'chain_id', 'chain_index'])
    .where('status', '=', 'open')
    .orderBy('phase')
    .execute();
  const running = new Map<WingoModel, Running>();
  let settledPhases = 0;
  for (const round of rounds) {
    const phase = parsePhaseNum(round.phase);
    if (phase === null) throw new Error(`the store has a phase that is none: ${round.phase}`);
    const ticket = await ticketFor(deps, round.chain_id, Number(round.chain_index));
    const model = inPhase(phase, await ordersOf(store.db, phase));
    if (phase.endTime > clock.now()) {
      running.set(phase.model, { model, ticket });
    } else {
      await settle(deps, model, ticket);
      settledPhases += 1;
    }
  }
  return { settledPhases, running };
}

async function settle(deps: RecoverDeps, { phase, orders }: ModelState, ticket: Ticket): Promise<void> {
  const { store, ledger, epoch, settings, clock, paid } = deps;
  const effects = settlePhase(phase, orders, drawnBy(ticket, phase.phaseNum), settings.maxProfit);
  const game = wingoGame({ engine: store.engine, epoch, bots: false, now: () => clock.now(), ticketOf: () => ticket });
  const state = opening(settings, { 1: inPhase(phase), 2: inPhase(phase), 3: inPhase(phase) });
  const { balances } = await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, 'wingo', epoch);
    return carryEffects({ game, store, ledger }, tx, state, effects);
  });
  for (const [userId, balance] of balances) paid(userId, balance);
}
