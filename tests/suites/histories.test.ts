import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEPEST_ROW, type PageAsk } from '../../contract/common';
import { crashCalls } from '../../contract/crash';
import { diceCalls } from '../../contract/dice';
import { rollerCalls } from '../../contract/roller';
import { wingoCalls } from '../../contract/wingo';
import type { Call } from '../../contract/wire';
import type { Db, Store } from '../../server/ports';
import { myHistory } from '../../server/rounds/pool/history';
import { WINGO_FEEDS } from '../../server/rounds/wingo/feed';
import { migrate } from '../../server/store/migrate';
import { migrations } from '../../server/store/migrations/index';
import { openSqlite } from '../../server/store/sqlite';
import { testEngines } from './engines';
import { fillStore } from './harness/full-store';
import { touchedRows } from './harness/plans';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const ROUNDS = 2_500;
const OWN = 2_400;

interface Page {
  readonly total: number;
  readonly list: readonly object[];
  readonly next?: string | null;
}
interface History {
  readonly name: string;
  readonly call: Call;
  readonly fields?: object;
  readonly rows: number;
}

/** Every list that is read by pages; each kind of room stands for its like. */
const HISTORIES: readonly History[] = [
  { name: 'crash rounds', call: crashCalls.roundHistory, rows: ROUNDS },
  { name: 'Wingo draws', call: wingoCalls.pastRound, fields: { model: 1 }, rows: ROUNDS },
  { name: 'dice rounds', call: diceCalls.pastRound, rows: ROUNDS },
  { name: 'own crash bets', call: crashCalls.myHistory, rows: OWN / 2 },
  { name: 'own Wingo orders', call: wingoCalls.myHistory, rows: OWN / 2 },
  { name: 'own Wingo orders of a model', call: wingoCalls.myHistory, fields: { model: 2 }, rows: OWN / 6 },
  { name: 'own dice bets', call: diceCalls.myHistory, rows: OWN / 2 },
  { name: 'own rolls', call: rollerCalls.myPastRound, rows: OWN },
];

for (const engine of testEngines('histories')) {
  describe(`histories on ${engine.name}`, () => {
    let store: Store;
    let h: RoomHouse;
    const asked: CompiledQuery[] = [];

    beforeAll(async () => {
      store = await engine.open();
      await fillStore(store, { rounds: ROUNDS, own: OWN, userId: ANA.id });
      const listener: KyselyPlugin = {
        transformQuery({ node, queryId }) {
          asked.push(store.db.getExecutor().compileQuery(node, queryId));
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      h = roomHouse({ store: { ...store, db: store.db.withPlugin(listener) as Db } });
      await h.start();
    });
    afterAll(async () => {
      await h.stop();
      await store.close();
    });

    const read = (history: History, ask: PageAsk): Promise<Page> =>
      h.send(history.call, { ...ask, ...history.fields }, ANA) as Promise<Page>;

    describe.each(HISTORIES)('$name', (history) => {
      it('are walked to their end by the key of the last row, each row once, and counted', async () => {
        const seen: string[] = [];
        let after: string | null | undefined;
        for (let page = 1; after !== null; page += 1) {
          const { list, next, total } = await read(history, { page, size: 50, ...(after ? { after } : {}) });
          expect(total).toBe(history.rows);
          expect(list.length).toBe(Math.min(50, history.rows - seen.length));
          seen.push(...list.map((row) => JSON.stringify(row)));
          after = next;
        }
        expect(new Set(seen).size).toBe(history.rows);
      });

      it('have the same pages by number, down to where the contract ends', async () => {
        const size = 40;
        let after: string | undefined;
        for (let page = 1; page <= 9; page += 1) {
          const byKey = await read(history, { page, size, ...(after ? { after } : {}) });
          expect(await read(history, { page, size })).toEqual(byKey);
          after = byKey.next ?? undefined;
        }
        const beyond = { page: DEEPEST_ROW / size + 2, size };
        expect(history.call.req.safeParse({ ...beyond, ...history.fields }).success).toBe(false);
        expect(history.call.req.safeParse({ ...beyond, ...history.fields, after }).success).toBe(true);
      });

      it('touch no more rows than they show, wherever the page lies', async () => {
        const size = 10;
        let { next } = await read(history, { page: Math.floor(Math.min(history.rows, DEEPEST_ROW) / size), size });
        next ??= (await read(history, { page: 2, size })).next;
        asked.length = 0;
        await read(history, { page: 100, size, after: next ?? '' });
        expect(asked.length).toBeGreaterThan(0);
        for (const query of asked) {
          expect(query.sql).not.toMatch(/offset|count\(/i);
          if (engine.name === 'sqlite') {
            const { rows } = await store.db.executeQuery<{ detail: string }>(
              CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
            );
            for (const { detail } of rows) expect(detail).toMatch(/^SEARCH .* USING /);
          } else {
            expect(await touchedRows(store.db, query)).toBeLessThanOrEqual(4 * (size + 1));
          }
        }
      });

      it('refuse a cursor that is none', async () => {
        expect(history.call.req.safeParse({ page: 2, size: 10, ...history.fields, after: "'; --" }).success).toBe(
          false,
        );
        const reading = h.refusal(read(history, { page: 2, size: 10, after: 'zzz' }));
        // Ids of bets are text, and every text is somewhere in their order.
        expect([3, null]).toContain(await reading);
      });
    });
  });
}

it('an older store comes up with its lists counted, and its bets in one table', async () => {
  const store = openSqlite(null);
  await migrate(
    store,
    migrations.filter(({ name }) => name < '006'),
  );
  // The filling counts, too; the step does it anew.
  await sql`create table history_totals (user_id text, list text, total bigint)`.execute(store.db);
  await fillStore(store, { rounds: 40, own: 24, userId: ANA.id, older: true });
  await sql`drop table history_totals`.execute(store.db);
  await migrate(store);
  const totals = await store.db
    .selectFrom('history_totals')
    .selectAll()
    .where('user_id', '=', ANA.id)
    .orderBy('list')
    .execute();
  expect(totals.map(({ user_id, list, total }) => [user_id, list, Number(total)])).toEqual([
    [ANA.id, 'crash', 12],
    [ANA.id, 'dice', 12],
    [ANA.id, 'roller', 24],
    [ANA.id, 'wingo:1', 4],
    [ANA.id, 'wingo:2', 4],
    [ANA.id, 'wingo:3', 4],
  ]);
  const models = WINGO_FEEDS.map(({ rules }) => rules);
  const { rows, total, next } = await myHistory(store.db, models, ANA.id, [], { page: 1, size: 20 });
  expect({ total, next }).toEqual({ total: 12, next: null });
  expect(rows.map(({ placed_at }) => Number(placed_at))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await store.close();
});
