import { sql } from 'kysely';
import { target } from '../../../rules/crash/target';
import { endKey, stakeKey } from '../../engines/kit/effects';
import type { Balance, Db, Ledger, Tx } from '../../ports';
import { endBets } from '../bets';
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
  const unfinished = await firstUnfinished(deps.store.db);
  let returnedBets = 0;
  for (let done = PORTION; done === PORTION; returnedBets += done) done = await returnStakes(deps, unfinished);
  return { voidRounds: await voidRounds(deps), returnedBets };
}

const write = <T>({ store, epoch }: RecoverDeps, work: (tx: Tx) => Promise<T>): Promise<T> =>
  store.transaction(async (tx) => {
    await checkEpoch(tx, store.engine, 'crash', epoch);
    return work(tx);
  });

/** The first round that may have open bets: one that is open itself, or the next one to come. */
async function firstUnfinished(db: Db): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select coalesce(
    (select min(round_id) from crash_rounds where status = 'open'), (select max(round_id) + 1 from crash_rounds), 0) as id`.execute(
    db,
  );
  return rows[0]?.id ?? 0n;
}

async function returnStakes(deps: RecoverDeps, unfinished: bigint): Promise<number> {
  const { store, ledger, clock, returned } = deps;
  const done = await write(deps, async (tx) => {
    const open = await tx
      .selectFrom('bets')
      .select(['bet_id', 'round_id', 'user_id', 'staked'])
      .where('game', '=', 'crash')
      .where('round_id', '>=', unfinished)
      .where('status', '=', 'open')
      .orderBy('bet_id')
      .limit(PORTION)
      .execute();
    if (open.length === 0) return [];
    const posted = await ledger.post(
      tx,
      open.map((bet) => ({
        key: endKey(bet.bet_id),
        stakes: [stakeKey(bet.bet_id)],
        userId: bet.user_id,
        kind: 'refund',
        amount: bet.staked,
        ref: `crash:${bet.round_id}`,
      })),
    );
    const endedAt = clock.now();
    await endBets(
      tx,
      store.engine,
      open.map(({ bet_id, staked }) => ({
        betId: bet_id,
        status: 'returned',
        rate: 0,
        paid: staked,
        win: null,
        endedAt,
      })),
    );
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
        .selectFrom('bets')
        .select([
          sql<bigint>`count(*)`.as('bets'),
          sql<bigint>`coalesce(sum(staked), 0)`.as('staked'),
          sql<bigint>`coalesce(sum(paid), 0)`.as('paid'),
        ])
        .where('game', '=', 'crash')
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
