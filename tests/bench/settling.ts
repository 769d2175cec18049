import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listStep } from '../../server/history/lister';
import { OUTCOME } from '../../server/history/migrations/20261123_history';
import type { Store } from '../../server/ports';
import { type BetEnd, endBets, insertBets, loseOpenBets } from '../../server/rounds/bets';
import { openStore } from '../../server/store/open';

/**
 * What the history's indexes of settled bets (`bets_fresh`, `bets_settled`) cost: the bare statements that place and that settle a round of many players, on stores that differ in those indexes alone and
 * take turns. An index by player touches a page for each bet, however narrow it is; the question is when. Rounds write the small index of fresh bets, whose few pages are at hand, and the lister takes several
 * rounds at a time into the long one. Above 1.0 is quicker than without any such index. Goal: settling at least 0.5.
 */
const PLAYERS = 500;
const PAST = 200;
const ROUNDS = 24;
/** The lister comes every 20 s, which is about so many rounds. */
const LISTED_TOGETHER = 3;
const NOW = Date.UTC(2026, 10, 20);
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  without: ['drop index bets_settled', 'drop index bets_fresh'],
  'as it is': [],
  'long index, written when a bet is settled': [
    'drop index bets_fresh',
    'drop index bets_settled',
    `create index bets_settled on bets (user_id, game, ${OUTCOME}, placed_at, bet_id) where status <> 'open'`,
  ],
  'written when a bet is placed': [
    'drop index bets_settled',
    'drop index bets_fresh',
    'create index bets_placed on bets (user_id, game, placed_at, bet_id)',
  ],
};

const idOf = (n: number): string => `01kb${String(n).padStart(22, '0')}`;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Bets of one round, one of each player in turn. */
const place = (store: Store, round: number, from: number, count: number): Promise<void> =>
  store.transaction((tx) =>
    insertBets(
      tx,
      store.engine,
      'dice',
      Array.from({ length: count }, (_, i) => ({
        betId: idOf(from + i),
        feed: 0,
        roundId: String(round),
        userId: idOf((from + i) % PLAYERS),
        choice: '1',
        staked: 100_000n,
        placedAt: NOW + from + i,
      })),
    ),
  );

/** A third of them have won. */
function settle(store: Store, round: number, from: number, count: number): Promise<void> {
  const ends: BetEnd[] = [];
  for (let n = from; n < from + count; n += 3)
    ends.push({ betId: idOf(n), status: 'won', rate: 0, paid: 190_000n, win: null, endedAt: NOW + n });
  return store.transaction(async (tx) => {
    await endBets(tx, store.engine, ends);
    await loseOpenBets(tx, store.engine, 'dice', String(round), NOW + from);
  });
}

const houses = await Promise.all(
  Object.entries(INDEXES).map(async ([name, changes]) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintang-settling-'));
    const store = await openStore({ dataDir });
    for (const change of changes) await sql.raw(change).execute(store.db);
    return { name, store, dataDir, placing: [] as number[], settling: [] as number[], listing: [] as number[] };
  }),
);
try {
  const portion = 10 * PLAYERS;
  for (const { store } of houses)
    for (let from = 0, round = 1; from < PLAYERS * PAST; from += portion, round += 1) {
      await place(store, round, from, portion);
      await settle(store, round, from, portion);
      await listStep(store, portion);
    }
  for (let round = 1_000; round < 1_000 + ROUNDS; round += 1) {
    // Each is the first as often: the disk still has the one before to do.
    const first = round % houses.length;
    for (const { name, store, placing, settling, listing } of [...houses.slice(first), ...houses.slice(0, first)]) {
      const from = PLAYERS * (PAST + round);
      placing.push(await timed(() => place(store, round, from, PLAYERS)));
      settling.push(await timed(() => settle(store, round, from, PLAYERS)));
      if (name === 'as it is' && round % LISTED_TOGETHER === 0)
        listing.push(await timed(async () => void (await listStep(store, LISTED_TOGETHER * PLAYERS))));
    }
  }
  const [bare] = houses;
  const times = (own: readonly number[], other: readonly number[] = []): string =>
    (median(other) / median(own)).toFixed(2);
  console.table(
    houses.map(({ name, placing, settling, listing }) => ({
      index: name,
      'placing, ms': median(placing).toFixed(1),
      'settling, ms': median(settling).toFixed(1),
      'listing a round later, ms': listing.length > 0 ? (median(listing) / LISTED_TOGETHER).toFixed(1) : '',
      'placing, times': times(placing, bare?.placing),
      'settling, times': times(settling, bare?.settling),
    })),
  );
} finally {
  for (const { store, dataDir } of houses) {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
