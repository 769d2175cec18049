/** Sums over what a busy player has: they are read in pieces, with everybody else answered in between. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAME_IDS } from '../../contract/games';
import { playedBySlot } from '../../server/fairplay/books';
import { readDays } from '../../server/history/days';
import { createJournal } from '../../server/ledger/journal/journal';
import { KINDS } from '../../server/kinds';
import type { Store } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { ROWS_A_BREATH } from '../../server/sql/breath';
import { DAY_MS } from '../../rules/wib';

const PIECES = 6;
const ROWS = PIECES * ROWS_A_BREATH;
const NOW = 1_763_700_000_000;
const ANA = 'ana';

let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: null });
  const insert = async (table: 'bets' | 'transfers', rowOf: (n: number) => object) => {
    for (let at = 0; at < ROWS; at += 500) {
      const rows = Array.from({ length: 500 }, (_, n) => rowOf(at + n));
      await store.db
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  };
  await insert('bets', (n) => ({
    ...{ bet_id: `x${n}`, game: 'roller', feed: 0, round_id: n, user_id: ANA, choice: '', staked: 100 },
    // The last few thousand in one moment.
    ...{ placed_at: NOW - Math.min(n, 3.5 * ROWS_A_BREATH), ended_at: NOW, status: 'lost' },
    ...{ rate: 0, paid: 0, win_staked: 0, win_paid: 0 },
  }));
  await insert('transfers', (n) => ({
    ...{ key: `x${n}`, leg: 0, owner: ANA, currency: 'IDR', debit: 'main', credit: 'house', amount: 100 },
    ...{ kind: 'bet', ref: `roller:${n}`, at: NOW - ROWS + n, balance: 0 },
  }));
});
afterAll(() => store.close());

/** In how many turns of the event loop some work is done: the embedded store itself takes none. */
async function turnsOf<T>(work: () => Promise<T>): Promise<{ readonly turns: number; readonly result: T }> {
  let turns = 0;
  let over = false;
  const count = (): void => {
    turns += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const result = await work();
  over = true;
  return { turns, result };
}

it('of the days of bets', async () => {
  const span = {
    games: GAME_IDS,
    results: ['lost', 'won'] as const,
    from: NOW - DAY_MS,
    until: NOW + DAY_MS,
    since: '',
  };
  const { turns, result } = await turnsOf(() => readDays(store, ANA, span, new Map()));
  expect(result.reduce((sum, { bets }) => sum + bets, 0)).toBe(ROWS);
  expect(result.reduce((sum, { staked }) => sum + staked, 0)).toBe(ROWS);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('of the days of the balance record', async () => {
  const journal = createJournal({ store, clock: { now: () => NOW + DAY_MS }, kinds: KINDS });
  const span = { owner: ANA, currency: 'IDR', kinds: null, pocket: null, from: null, until: null, hidden: [] } as const;
  const { turns, result } = await turnsOf(() => journal.sums(span));
  expect(result.reduce((sum, { transfers }) => sum + transfers, 0)).toBe(ROWS);
  expect(result.reduce((sum, { out }) => sum + out, 0n)).toBe(BigInt(ROWS) * 100n);
  expect(turns).toBeGreaterThanOrEqual(PIECES - 1);
});

it('of what was played since a moment', async () => {
  const { turns, result } = await turnsOf(() => playedBySlot(store.db, ANA, NOW - ROWS, DAY_MS, new Map()));
  expect(result.read).toBe(ROWS);
  expect([...result.slots.values()].reduce((sum, { bets }) => sum + bets, 0)).toBe(ROWS);
  expect(turns).toBeGreaterThanOrEqual(PIECES - 1);
});
