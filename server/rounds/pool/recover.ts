import { draw, drawTimeOf } from '../../engines/pool/draw';
import { opening, withBet } from '../../engines/pool/state';
import type { PoolBet, PoolPlan, PoolState } from '../../engines/pool/types';
import type { Balance, Db, Ledger, StakeGuard } from '../../ports';
import type { SiteRules } from '../deps';
import { inSlices } from '../../sql/breath';
import { checkEpoch } from '../fence';
import { type FeedDeps, type Ticket, ticketFor } from '../seeds/feed';
import { carryEffects } from '../writer/carry';
import { readChoice } from './choice';
import type { PoolFeed } from './feed';
import { poolGame } from './game';

export interface RecoverDeps extends FeedDeps {
  readonly ledger: Ledger;
  readonly guard: StakeGuard;
  readonly epoch: bigint;
  readonly site: Pick<SiteRules, 'at'>;
  /** Hears the new balance of everybody who was paid. */
  readonly paid: (userId: string, balance: Balance) => void;
}

/** So much the clocks of two nodes may differ, ms. */
const AHEAD_MS = 5_000;

/** A round that an earlier process opened and that is not due yet. */
export interface Running {
  readonly state: PoolState;
  readonly ticket: Ticket;
}

export interface Recovered {
  readonly settledRounds: number;
  readonly running: Running | null;
}

/** The bets of a round as they were accepted, oldest first. */
async function betsOf(db: Db, feed: PoolFeed, { roundId }: PoolPlan): Promise<PoolBet[]> {
  const rows = await db
    .selectFrom('bets')
    .leftJoin('users', 'users.id', 'bets.user_id')
    .select(['bet_id', 'user_id', 'users.name', 'users.avatar', 'choice', 'staked', 'placed_at'])
    .where('game', '=', feed.rules.game)
    .where('round_id', '=', BigInt(roundId))
    .where('bets.status', '=', 'open')
    .orderBy('bet_id')
    .execute();
  return rows.map((row) => ({
    betId: row.bet_id,
    player: { id: row.user_id, name: row.name ?? row.user_id, avatar: row.avatar ?? '' },
    roundId,
    ...readChoice(feed, row),
    cost: row.staked,
    placedAt: Number(row.placed_at),
  }));
}

/**
 * Takes up what an earlier process left open: a round whose draw is due is settled by what its committed seed draws; another one
 * goes on with those it has. Can be cut short at any point and run again.
 */
export async function recoverPool(deps: RecoverDeps, feed: PoolFeed): Promise<Recovered> {
  const { store, clock, site } = deps;
  const { rules } = feed;
  const rounds = await store.db
    .selectFrom('pool_rounds')
    .select(['round_id', 'chain_id', 'chain_index', 'start_time', 'close_time'])
    .where('game', '=', rules.game)
    .where('feed', '=', BigInt(rules.feed))
    .where('status', '=', 'open')
    .orderBy('round_id')
    .execute();
  let running: Running | null = null;
  let settledRounds = 0;
  for (const round of rounds) {
    const plan = await onTime(deps, feed, {
      roundId: String(round.round_id),
      startTime: Number(round.start_time),
      closeTime: Number(round.close_time),
    });
    const ticket = await ticketFor(deps, round.chain_id, Number(round.chain_index));
    let state = opening(rules, site.at(plan.startTime), plan);
    await inSlices(await betsOf(store.db, feed, plan), (slice) => {
      for (const bet of slice) state = withBet(state, bet);
    });
    if (drawTimeOf(rules, plan) > clock.now()) {
      running = { state, ticket };
    } else {
      await settle(deps, feed, state, ticket);
      settledRounds += 1;
    }
  }
  return { settledRounds, running };
}

/**
 * A round that begins in times to come was opened by a clock that has been set back since: it begins anew now, with the bets it has, for the room would stand still until then. On the wall clock a
 * round is its time.
 */
async function onTime({ store, clock, epoch }: RecoverDeps, { rules }: PoolFeed, plan: PoolPlan): Promise<PoolPlan> {
  const now = clock.now();
  if (rules.calendar !== null || plan.startTime <= now + AHEAD_MS) return plan;
  const closeTime = now + rules.bettingMs;
  await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, rules.game, epoch);
    await tx
      .updateTable('pool_rounds')
      .set({ start_time: now, close_time: closeTime })
      .where('game', '=', rules.game)
      .where('round_id', '=', BigInt(plan.roundId))
      .execute();
  });
  return { ...plan, startTime: now, closeTime };
}

async function settle(deps: RecoverDeps, feed: PoolFeed, state: PoolState, ticket: Ticket): Promise<void> {
  const { store, ledger, guard, epoch, clock, paid } = deps;
  const { rules } = feed;
  const [after, effects] = draw(state, rules.draw(ticket.sealed.draws(ticket.publicSeed, state.plan.roundId)));
  const game = poolGame(feed, {
    engine: store.engine,
    epoch,
    bots: false,
    now: () => clock.now(),
    ticketOf: () => ticket,
  });
  const { balances } = await store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, rules.game, epoch);
    return carryEffects({ game, store, ledger, guard }, tx, after, effects);
  });
  for (const [userId, balance] of balances) paid(userId, balance);
}
