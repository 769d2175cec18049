/** A house that was left in the middle of an evening by the release at commit 5ffbc2e opens today with all of its money and every round that was open. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hiloCalls } from '../../contract/hilo';
import { minesCalls } from '../../contract/mines';
import { SOLO_GAMES } from '../../contract/games';
import type { Player, Store } from '../../server/ports';
import { migrate } from '../../server/store/migrate';
import { migrations } from '../../server/store/migrations/index';
import { openSqlite } from '../../server/store/sqlite';
import { StoreTooNewError } from '../../server/store/unusable';
import { testEngines } from './engines';
import { roomHouse, RoomClock } from './rooms-kit';

/** Its tables, row by row, as they lay there when its process was killed; `12n` is an integer of 64 bits. */
const LEFT = JSON.parse(readFileSync(new URL('../fixtures/stores/5ffbc2e.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | null)[])[] }>
>;
const LEFT_AT = 1_795_150_950_600;
const THEN = migrations.filter(({ name }) => name < '006');
/** The longest phase of Wingo, and what a crash round may take. */
const MEANWHILE_MS = 180_000;

const cell = (text: string | null) => (text !== null && /^-?\d+n$/.test(text) ? BigInt(text.slice(0, -1)) : text);
const column = (table: string, name: string) => {
  const { columns = [], rows = [] } = LEFT[table] ?? {};
  return rows.map((row) => cell(row[columns.indexOf(name)] ?? null));
};
const rowsOf = (table: string) =>
  (LEFT[table]?.rows ?? []).map((row) =>
    Object.fromEntries((LEFT[table]?.columns ?? []).map((name, i) => [name, cell(row[i] ?? null)])),
  );

/** A store as that release left it. */
async function left(engine: ReturnType<typeof testEngines>[number]): Promise<Store> {
  const store = engine.name === 'sqlite' ? openSqlite(null) : await engine.open();
  if (engine.name === 'postgres')
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(store.db);
  await migrate(store, THEN);
  // Seeds before the rounds that name them.
  for (const table of Object.keys(LEFT).sort((a, b) => Number(b === 'solo_seeds') - Number(a === 'solo_seeds')))
    for (const row of rowsOf(table)) {
      const overriding =
        store.engine === 'postgres' && table === 'ledger_entries' ? sql`overriding system value` : sql``;
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        ${overriding} values (${sql.join(Object.values(row))})`.execute(store.db);
    }
  if (store.engine === 'postgres')
    await sql`select setval(pg_get_serial_sequence('ledger_entries', 'id'), (select max(id) from ledger_entries))`.execute(
      store.db,
    );
  return store;
}

describe.each(testEngines('upgrade'))('a house of an older release on $name', (engine) => {
  let store: Store;
  beforeEach(async () => (store = await left(engine)));
  afterEach(() => store.close());

  it('was in the middle of everything', () => {
    expect(column('crash_bets', 'status')).toContain('open');
    expect(column('wingo_orders', 'status')).toContain('open');
    for (const game of ['roulette', 'dice', 'dingdong'])
      expect(rowsOf('pool_bets')).toContainEqual(expect.objectContaining({ game, status: 'open' }));
    for (const game of ['mines', 'hilo'])
      expect(rowsOf('solo_rounds')).toContainEqual(expect.objectContaining({ game, status: 'open' }));
  });

  it('opens with every sen, and plays every open round to its end', async () => {
    await migrate(store);
    const clock = new RoomClock(LEFT_AT + 1_000);
    const h = roomHouse({ store, clock });
    expect(await h.ledger.audit()).toEqual([]);
    const wallets = rowsOf('wallets');
    expect(await Promise.all(wallets.map(({ user_id }) => h.ledger.balanceOf(String(user_id))))).toEqual(
      wallets.map(({ balance }) => balance),
    );
    const bets = () => store.db.selectFrom('bets').select(['bet_id', 'game', 'user_id', 'status']).execute();
    const before = await bets();
    expect(before).toHaveLength(
      ['crash_bets', 'wingo_orders', 'pool_bets', 'solo_rounds'].reduce((sum, table) => sum + rowsOf(table).length, 0),
    );

    await h.start();
    await clock.advance(MEANWHILE_MS);
    // Rounds that a player plays alone wait for their player.
    for (const { game, user_id } of before.filter(
      ({ status, game }) => status === 'open' && SOLO_GAMES.some((solo) => solo === game),
    )) {
      const who: Player = { id: user_id, name: user_id, avatar: 'a1' };
      if (game === 'mines') {
        const { round } = await h.ask(minesCalls.curRound, { currency: 'IDR' }, who);
        if (round?.opened.length === 0)
          await h.ask(minesCalls.selectCard, { roundId: round.roundId, selectCard: 0 }, who);
        await h.ask(minesCalls.cashRound, { roundId: round?.roundId ?? '' }, who).catch(() => undefined);
      } else {
        const { round } = await h.ask(hiloCalls.curRound, { currency: 'IDR' }, who);
        const cash = () =>
          h.ask(hiloCalls.cashRound, { roundId: round?.roundId ?? '' }, who).then(
            () => true,
            () => false,
          );
        if (!(await cash())) {
          await h
            .ask(hiloCalls.selectCard, { roundId: round?.roundId ?? '', select: 'higher' }, who)
            .catch(() => undefined);
          await cash();
        }
      }
    }
    await h.stop();
    const old = new Set(before.map(({ bet_id }) => bet_id));
    expect((await bets()).filter(({ bet_id, status }) => old.has(bet_id) && status === 'open')).toEqual([]);
    expect(h.errors).toEqual([]);
    expect(await h.ledger.audit()).toEqual([]);
  });

  it('is refused by the older release afterwards, in words', async () => {
    await migrate(store);
    await expect(migrate(store, THEN)).rejects.toThrow(StoreTooNewError);
  });
});
