import { sql } from 'kysely';
import { target } from '../../../rules/crash/target';
import { endKey } from '../../engines/kit/effects';
import type { Balance, Ledger, Tx } from '../../ports';
import { checkEpoch } from '../fence';
import { reveal } from '../reveal';
import { type FeedDeps, ticketFor } from '../seeds/feed';

export interface RecoverDeps extends FeedDeps {
  readonly ledger: Ledger;
  readonly epoch: bigint;
  /** Hears the new balance of everybody whose stake went back. */
  readonly returned: (userId: string, balance: Balance) => void;
}

/** What was found open and is closed now. */
export interface Recovered {
  readonly voidRounds: number;
  readonly returnedBets: number;
}

/** Open bets returned in one transaction. */
const PORTION = 500;

/**
 * Closes what an earlier process left open: every open stake goes back, once, those for the next round too; then the round is marked void
 * and its seed revealed. What was settled stays settled. Can be cut short at any point and run again.
 */
export async function recoverCrash(deps: RecoverDeps): Promise<Recovered> {
  let returnedBets = 0;
  for (let count = await returnStakes(deps); count > 0; count = await returnStakes(deps)) returnedBets += count;
  return { voidRounds: await voidRounds(deps), returnedBets };
}

const write = <T>({ store, epoch }: RecoverDeps, work: (tx: Tx) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, 'crash', epoch);
    return work(tx);
  });

async function returnStakes(deps: RecoverDeps): Promise<number> {
  const { ledger, clock, returned } = deps;
  const done = await write(deps, async (tx) => {
    const open = await tx
      .selectFrom('crash_bets')
      .select(['bet_id', 'round_id', 'user_id', 'amount'])
      .where('status', '=', 'open')
      .orderBy('bet_id')
      .limit(PORTION)
      .execute();
    if (open.length === 0) return [];
    const posted = await ledger.post(
      tx,
      open.map((bet) => ({
        key: endKey(bet.bet_id),
        userId: bet.user_id,
        kind: 'refund',
        amount: bet.amount,
        ref: `crash:${bet.round_id}`,
      })),
    );
    await tx
      .updateTable('crash_bets')
      .set((eb) => ({ status: 'returned', paid: eb.ref('amount'), ended_at: BigInt(clock.now()) }))
      .where(
        'bet_id',
        'in',
        open.map((bet) => bet.bet_id),
      )
      .execute();
    return open.flatMap((bet, i) => (posted[i] ? [{ userId: bet.user_id, balance: posted[i] }] : []));
  });
  for (const { userId, balance } of done) returned(userId, balance);
  return done.length;
}

async function voidRounds(deps: RecoverDeps): Promise<number> {
  const { store, clock } = deps;
  const rounds = await store.db
    .selectFrom('crash_rounds')
    .select(['round_id', 'chain_id', 'chain_index'])
    .where('status', '=', 'open')
    .execute();
  for (const { round_id, chain_id, chain_index } of rounds) {
    const { sealed, publicSeed } = await ticketFor(deps, chain_id, Number(chain_index));
    const now = clock.now();
    const { serverSeed, digest } = reveal(sealed, { roundId: String(round_id), publicSeed, endedAt: now }, now);
    await write(deps, async (tx) => {
      const { bets, staked, paid } = await tx
        .selectFrom('crash_bets')
        .select([
          sql<bigint>`count(*)`.as('bets'),
          sql<bigint>`coalesce(sum(amount), 0)`.as('staked'),
          sql<bigint>`coalesce(sum(paid), 0)`.as('paid'),
        ])
        .where('round_id', '=', round_id)
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('crash_rounds')
        .set({
          status: 'void',
          target: target(digest),
          seed: serverSeed,
          digest,
          bets,
          staked,
          paid,
          ended_at: now,
          epoch: deps.epoch,
        })
        .where('round_id', '=', round_id)
        .execute();
    });
  }
  return rounds.length;
}
