import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../contract/games';
import type { Db, Store } from '../../server/ports';
import { topWins } from '../../server/rounds/wins';
import { testEngines } from './engines';
import { touchedRows } from './harness/plans';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = 1_795_400_000_000;
/** Three days of bets, so many of each game. */
const BETS = 36_000;
/** Wins that are just no longer of the day. */
const GONE = 2_000;
const SPAN_MS = 3 * DAY_MS;
const SIZE = 10;
/** Hours that a day has a part in. */
const HOURS = 25;

/** Fills the table of bets, by SQL alone: every third one is lost, what the others won goes up and down. */
async function fill({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<void> {
  const numbers = `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${BETS})`;
  const at = `${NOW} - n * ${SPAN_MS / BETS}`;
  const status = `case when n % 3 = 0 then 'lost' else 'won' end`;
  // A few do not come to more than was staked.
  const paid = `case when n % 3 = 0 then 0 else 90000 + (n * 7919) % 1000003 end`;
  const statements = GAME_IDS.map(
    (
      game,
    ) => `${numbers} insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
      select '${game}-' || cast(n as text), '${game}', 0, n, 'u' || cast(n as text), '', 100000, n, ${status}, 0, ${paid}, 100000, ${paid}, ${at} from numbers`,
  );
  // In the minute before the day's first, where they stand before nearly all of their hour.
  const gone = `with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${GONE})
    insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
    select 'gone-' || cast(n as text), '${GAME_IDS[0]}', 0, n, 'u', '', 100000, n, 'won', 0, 1080000 - n, 100000, 1080000 - n, ${NOW - DAY_MS} - n from numbers`;
  for (const statement of [...statements, gone]) await sql.raw(statement).execute(db);
  // PostgreSQL keeps statistics by itself; an embedded store has none.
  if (engine === 'postgres') await sql`analyze`.execute(db);
}

/** The same by counting. */
function expected(): { profit: number; time: number }[] {
  const wins = [];
  for (let n = 1; n <= BETS; n += 1) {
    const profit = n % 3 === 0 ? 0 : 90_000 + ((n * 7_919) % 1_000_003) - 100_000;
    const time = NOW - n * (SPAN_MS / BETS);
    if (profit > 0 && time >= NOW - DAY_MS) wins.push({ profit: profit / 100, time });
  }
  return wins.sort((a, b) => b.profit - a.profit).slice(0, SIZE);
}

for (const engine of testEngines('top-wins')) {
  describe(`the biggest wins of a day on ${engine.name}`, () => {
    let store: Store;
    let asked: CompiledQuery[] = [];
    beforeAll(async () => {
      store = await engine.open();
      await fill(store);
    });
    afterAll(() => store.close());

    const ask = (game: GameId) => {
      asked = [];
      const listener: KyselyPlugin = {
        transformQuery({ node, queryId }) {
          asked.push(store.db.getExecutor().compileQuery(node, queryId));
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      return topWins(store.db.withPlugin(listener) as Db, game, NOW - DAY_MS, NOW, SIZE);
    };

    it.each(GAME_IDS)('%s: are those of the last 24 hours alone, to the millisecond', async (game) => {
      const wins = await ask(game);
      expect(wins.map(({ profit, time }) => ({ profit, time }))).toEqual(expected());
    });

    it.each(GAME_IDS)('%s: are read from the index, as many rows an hour as are shown', async (game) => {
      await ask(game);
      expect(asked).toHaveLength(2);
      const lookedAt: number[] = [];
      for (const query of asked) {
        if (engine.name === 'sqlite') {
          const { rows } = await store.db.executeQuery<{ detail: string }>(
            CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
          );
          const reads = rows.map(({ detail }) => detail).filter((detail) => /\bbets/.test(detail));
          lookedAt.push(reads.length);
          // Down to what they have to be bigger than.
          for (const detail of reads)
            expect(detail).toMatch(/^SEARCH bets USING INDEX bets_top \(game=\? AND <expr>=\? AND <expr>>\?/);
          // The hours are put together and sorted once; no hour is.
          expect(rows.filter(({ detail }) => detail.includes('TEMP B-TREE')).length).toBeLessThanOrEqual(2);
        } else {
          const hours = query.sql.split('ended_at / 3600000').length - 1;
          lookedAt.push(hours);
          expect(await touchedRows(store.db, query)).toBeLessThanOrEqual(hours * (SIZE + 1));
        }
      }
      expect(lookedAt).toEqual([HOURS - 1, 1]);
    });
  });
}
