import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Clock, Db, Store } from '../../server/ports';
import { ROUND_FEEDS } from '../../server/rounds/games';
import { publicRecords, withArchive } from '../../server/rounds/records';
import { totalOf } from '../../server/rounds/totals';
import { queriesOf, stepsOf } from './harness/plans';
import { fixedSite } from './harness/site';
import { archiveStep, NEWEST_KEPT, OVERLAP, removeStep } from '../../server/store/archive/archive';
import { bulk } from '../../server/sql/bulk';
import { pack, unpack } from '../../server/store/archive/pack';
import { FORGOTTEN, HISTORY_DAYS } from '../../server/store/retention/periods';
import { createRetention, forgetStep, SWEEP_EVERY_MS } from '../../server/store/retention/retention';
import { testEngines } from './engines';

const NOW = Date.parse('2026-11-20T05:00:00Z');
const DAY = 86_400_000;
const LONG_AGO = NOW - (HISTORY_DAYS + 10) * DAY;
const OLD = OVERLAP + 40;
const ALL = OLD + NEWEST_KEPT;
/** The old half is as old as can be, the other of yesterday. */
const timeOf = (n: number): number => (n <= OLD ? LONG_AGO : NOW - DAY) + n * 1_000;
const HASH = 'ab'.repeat(32);
const CROWD = 700;

/** A clock that stands still but for the timers that a test lets run. */
class StepClock implements Clock {
  #timers: { when: number; run: () => void }[] = [];
  #time = NOW;
  now = (): number => this.#time;
  at(when: number, run: () => void): () => void {
    const timer = { when, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  }
  /** Runs the one timer there is and waits for the one that follows it. Returns how long that one waits, ms. */
  async step(): Promise<number> {
    const [timer] = this.#timers.splice(0);
    if (timer === undefined) throw new Error('nothing is planned');
    this.#time = Math.max(this.#time, timer.when);
    timer.run();
    while (this.#timers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    return (this.#timers[0]?.when ?? 0) - this.#time;
  }
}

describe.each(testEngines('retention'))('retention on $name', ({ open }) => {
  let store: Store;
  let clock: StepClock;
  beforeEach(async () => {
    store = await open();
    clock = new StepClock();
  });
  afterEach(() => store.close());

  const numbers = (from: number, to: number) =>
    bulk(
      store.engine,
      { n: 'bigint', t: 'bigint' },
      Array.from({ length: to - from + 1 }, (_, i) => [BigInt(from + i), BigInt(timeOf(from + i))]),
    );
  const run = (text: ReturnType<typeof sql>) => text.execute(store.db);
  const ids = async (table: string, id: string, where = 'true') =>
    (
      await sql<{
        id: string;
      }>`select cast(${sql.raw(id)} as text) as id from ${sql.raw(table)} where ${sql.raw(where)} order by ${sql.raw(id)}`.execute(
        store.db,
      )
    ).rows.map((row) => row.id);
  const archive = (mayWork = () => true) => {
    const records = publicRecords(store.db, fixedSite(), clock);
    const retention = createRetention({
      store,
      clock,
      records,
      feeds: ROUND_FEEDS,
      historyDays: HISTORY_DAYS,
      mayWork,
      logger: { info: () => undefined, warn: (details) => expect(details).toBeNull() },
    });
    return { retention, records: withArchive(store.db, records) };
  };
  /** One walk over everything. */
  const sweep = async () => {
    const { retention, records } = archive();
    retention.start();
    while ((await clock.step()) < SWEEP_EVERY_MS) continue;
    await retention.stop();
    return records;
  };
  const chain = () =>
    run(sql`insert into chains (chain_id, feed, length, every, published, checkpoints, public_seed, used, created_at)
      values ('c1', 'crash', 100000, 100, ${HASH}, '[]', 'public', 0, 0)`);

  /** Flights with two stakes each, one of which won. */
  async function flights(): Promise<void> {
    await chain();
    await run(sql`insert into crash_rounds (round_id, status, chain_id, chain_index, seed_hash, start_time, target, seed, digest, bets, staked, paid, ended_at, epoch, bots)
      select n, 'finished', 'c1', n, ${HASH}, t, 25000, ${HASH}, ${HASH}, 2, 2000, 2000, t + 900, 1, 1 from ${numbers(1, ALL)} as given`);
    for (const [name, status, paid] of [
      ['a', 'won', 2_000n],
      ['b', 'lost', 0n],
    ] as const)
      await run(sql`insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
        select ${sql.val(`${name}-`)} || cast(n as text), 'crash', 0, n, ${sql.val(name)}, '', 100000, t, ${sql.val(status)}, 20000, ${sql.val(paid)}, 0, 0, t + 500 from ${numbers(1, ALL)} as given`);
    await run(
      sql`insert into history_totals (user_id, list, total) select user_id, game, count(*) from bets group by user_id, game`,
    );
  }

  it(
    'rounds of a room and their bets go to the archive when they are old, and their records stay what they were',
    { timeout: 180_000 },
    async () => {
      await flights();
      // A crowd's round: who looks at it later is not to unpack all of them.
      await run(sql`insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
        select 'crowd-' || cast(n as text), 'crash', 0, 1, 'c', '', 1000 + n, t, 'lost', 0, 0, 0, 0, t from ${numbers(1, CROWD)} as given`);
      const before = archive().records;
      const samples = [1, 2, OLD - OVERLAP, OLD - OVERLAP + 1, OLD, OLD + 1, OLD + 2, ALL].map(String);
      const told = await Promise.all(samples.map((id) => before.crash(id)));
      expect(told[0]).toMatchObject({ target: 2.5, bets: 2 });

      const records = await sweep();
      expect(await ids('crash_rounds', 'round_id')).toHaveLength(NEWEST_KEPT + OVERLAP);
      expect((await ids('crash_rounds', 'round_id'))[0]).toBe(String(OLD - OVERLAP + 1));
      expect(await ids('bets', 'bet_id', `round_id <= ${OLD - OVERLAP}`)).toEqual([]);
      expect(await ids('bets', 'bet_id')).toHaveLength(2 * (NEWEST_KEPT + OVERLAP));
      for (const user of ['a', 'b'])
        expect(await totalOf(store.db, user, ['crash']), 'what can be paged through').toBe(NEWEST_KEPT + OVERLAP);
      expect(await ids('archived_rounds', 'round_id')).toHaveLength(OLD);
      expect(await Promise.all(samples.map((id) => records.crash(id)))).toEqual(told);
      expect(await records.crash('01')).toEqual(told[0]);
      const kept = await store.db
        .selectFrom('archived_rounds')
        .selectAll()
        .where('round_id', '=', '1')
        .executeTakeFirstOrThrow();
      expect(await unpack(kept.body, ['round', 'record', 'bets'])).toMatchObject({ record: told[0], bets: undefined });
      const pieces = await Promise.all(kept.bets.split('\n').map((line) => unpack(line, ['length', '0'])));
      expect(pieces.map(({ length }) => length)).toEqual([250, 250, CROWD + 2 - 500]);
      expect(pieces[0]?.['0']).toMatchObject({ bet_id: 'a-1', staked: 100_000n, round_id: 1n });
      // As rounds were kept at first, their bets with them.
      const body = await pack({ round: { round_id: 2n }, bets: [{ staked: 5n }], record: { target: 7 } });
      await store.db.updateTable('archived_rounds').set({ body, bets: '' }).where('round_id', '=', '2').execute();
      expect(await records.crash('2')).toEqual({ target: 7 });
      expect(await records.crash(String(ALL + 1))).toBe(null);

      // A second walk finds nothing more to do.
      await sweep();
      expect(await ids('archived_rounds', 'round_id')).toHaveLength(OLD);
      expect(await ids('crash_rounds', 'round_id')).toHaveLength(NEWEST_KEPT + OVERLAP);
    },
  );

  it('whose bets leave the tables of play is counted once for all players of a round', async () => {
    await flights();
    const feed = ROUND_FEEDS.find(({ game }) => game === 'crash');
    if (feed === undefined) throw new Error('crash has rounds');
    const records = publicRecords(store.db, fixedSite(), clock);
    const before = clock.now() - HISTORY_DAYS * DAY;
    for (let above = 0n, done = false; !done;)
      ({ at: above, done } = await archiveStep({ store, clock, records }, feed, { above, before, size: 50 }));
    const asked = await queriesOf(store, (tx) =>
      removeStep({ ...store, db: tx as Db, transaction: (work) => work(tx) }, feed, 20),
    );
    for (const user of ['a', 'b']) expect(await totalOf(store.db, user, ['crash'])).toBe(ALL - 20);
    const [counting] = asked.filter(({ sql: text }) => text.startsWith('update history_totals'));
    if (counting === undefined) throw new Error('nobody counted');
    if (store.engine === 'sqlite')
      expect((await stepsOf(store.db, counting)).filter((step) => step.startsWith('CORRELATED'))).toEqual([]);
  });

  // One row a doc and day.
  it.each(FORGOTTEN.filter(({ table }) => table !== 'doc_visits'))(
    'what is forgotten of $table is found by its time, and not among all that is kept',
    async (what) => {
      if (store.engine === 'postgres') return;
      const [query] = await queriesOf(store, (tx) =>
        forgetStep({ ...store, transaction: (work) => work(tx) }, what, NOW),
      );
      if (query === undefined) throw new Error('nothing was asked');
      const steps = await stepsOf(store.db, query);
      expect(steps.at(-1)).toContain(`(${what.time}<?)`);
      expect(steps.filter((step) => /^SCAN|TEMP B-TREE/.test(step))).toEqual([]);
    },
  );

  it('at no step is a round nowhere, and whoever stops in the middle goes on later', { timeout: 180_000 }, async () => {
    await flights();
    const everywhere = async () =>
      new Set([...(await ids('crash_rounds', 'round_id')), ...(await ids('archived_rounds', 'round_id'))]).size;
    const { retention } = archive();
    retention.start();
    for (let step = 0; step < OLD / 2; step += 1) {
      await clock.step();
      if (step % 40 === 0) expect(await everywhere()).toBe(ALL);
    }
    await retention.stop();
    expect((await ids('archived_rounds', 'round_id')).length).toBeLessThan(OLD);
    clock = new StepClock();
    await sweep();
    expect(await everywhere()).toBe(ALL);
    expect(await ids('crash_rounds', 'round_id')).toHaveLength(NEWEST_KEPT + OVERLAP);
  });

  it(
    'a round that a player plays alone goes too, unless it is open; the books stay right and its seed may still be revealed',
    { timeout: 180_000 },
    async () => {
      await run(
        sql`insert into users (id, name, name_key, phone, password_hash, avatar, status, created_at) values ('u1', 'Sari', 'sari', '628', 'x', 'a1', 'active', 0)`,
      );
      await run(sql`insert into solo_seeds (seed_id, game, user_id, status, secret, seed_hash, revealed, client_seed, nonce, created_at, retired_at)
      values ('s1', 'roller', 'u1', 'current', 'secret', ${HASH}, '', 'client', 0, 0, 0)`);
      const board = JSON.stringify({ result: 70_000, choose: 50_000, isHigher: true });
      await run(sql`insert into solo_rounds (game, round_id, user_id, seed_id, seed_hash, client_seed, nonce, board, ended_at, digest)
      select 'roller', n, 'u1', 's1', ${HASH}, 'client', n, ${board}, t, ${HASH} from ${numbers(1, ALL)} as given`);
      await run(sql`insert into bets (bet_id, game, feed, round_id, user_id, choice, staked, placed_at, status, rate, paid, win_staked, win_paid, ended_at)
      select 'roller-' || cast(n as text), 'roller', 0, n, 'u1', '', 100000, t, 'lost', 0, 0, 0, 0, t from ${numbers(1, ALL)} as given`);
      await run(sql`update solo_rounds set ended_at = 0 where round_id = 3`);
      await run(sql`update bets set status = 'open', ended_at = 0 where round_id = 3`);
      const grant = BigInt(ALL) * 100_000n;
      await run(
        sql`insert into transfers (key, leg, owner, currency, debit, credit, kind, amount, ref, at, balance) values ('grant:u1', 0, 'u1', 'IDR', 'house:grant', 'main', 'grant', ${grant}, 'welcome', 0, ${grant})`,
      );
      await run(sql`insert into transfers (key, leg, owner, currency, debit, credit, kind, amount, ref, at, balance)
      select 'stake:roller-' || cast(n as text), 0, 'u1', 'IDR', 'main', 'house:bet', 'bet', 100000, 'roller:' || cast(n as text), t, ${grant} - n * 100000 from ${numbers(1, ALL)} as given`);
      await run(
        sql`insert into accounts (owner, currency, main, bonus, held, turnover, version) select 'u1', 'IDR', 0, 0, 0, 0, max(id) from transfers`,
      );
      const ledger = createLedger({ store, clock, kinds: KINDS });
      expect(await ledger.audit()).toEqual([]);
      const told = await archive().records.roller('1');

      const records = await sweep();
      expect(await ids('solo_rounds', 'round_id')).toHaveLength(NEWEST_KEPT + 1);
      expect(await ids('bets', 'bet_id')).toHaveLength(NEWEST_KEPT + 1);
      expect(await ids('solo_rounds', 'round_id', 'ended_at = 0')).toEqual(['3']);
      expect(await ids('archived_rounds', 'round_id')).toHaveLength(OLD - 1);
      expect(await ledger.audit()).toEqual([]);
      expect(await records.roller('1')).toEqual(told);
      expect(await records.roller('3')).toBe(null);
      await run(sql`update solo_seeds set status = 'retired', revealed = ${HASH}`);
      expect(await records.roller('1')).toMatchObject({ proof: { serverSeed: HASH } });
    },
  );

  it('a house that stood still for years keeps its newest rounds: their ids are not given again', async () => {
    await chain();
    await run(sql`insert into pool_rounds (game, round_id, status, chain_id, chain_index, seed_hash, start_time, close_time, outcome, seed, digest, bets, staked, paid, epoch, bots)
      select 'dice', n, 'finished', 'c1', n, ${HASH}, 0, 1, '1,2,3', ${HASH}, ${HASH}, 0, 0, 0, 1, 0 from ${numbers(1, 20)} as given`);
    await sweep();
    expect(await ids('pool_rounds', 'round_id')).toHaveLength(20);
  });

  it('what is forgotten goes when its time has come, however much there is, and nothing else', async () => {
    const keep = (name: string, count: number, time: (keptMs: number) => number) =>
      Promise.all(
        FORGOTTEN.map(async ({ table, keptMs }) => {
          const at = BigInt(time(keptMs));
          const rows = bulk(
            store.engine,
            { id: 'text' },
            Array.from({ length: count }, (_, n) => [`${name}-${n}`]),
          );
          const insert = {
            room_commands: sql`insert into room_commands (user_id, uuid, route, code, reply, at) select 'u', id, 'r', 0, '{}', ${at} from ${rows} as given`,
            sessions: sql`insert into sessions (token_hash, user_id, created_at, expires_at) select id, 'u', 0, ${at} from ${rows} as given`,
            login_attempts: sql`insert into login_attempts (id, subject, at) select id, 'a', ${at} from ${rows} as given`,
            one_time_codes: sql`insert into one_time_codes (target, client, code_hash, expires_at, tries_left) select id, 'c', '', ${at}, 0 from ${rows} as given`,
            code_requests: sql`insert into code_requests (target, pool, sent_at, day_start, sent_in_day) select id, 'p', 0, ${at}, 1 from ${rows} as given`,
            request_answers: sql`insert into request_answers (user_id, request_id, hash, begun_at, outcome) select 'u', id, '', ${at}, '{}' from ${rows} as given`,
            doc_visits: sql`insert into doc_visits (doc, day_start, visits) select id, ${at}, 1 from ${rows} as given`,
            ledger_answers: sql`insert into ledger_answers (key, hash, refused, answer, at) select id, '', 1, '{}', ${at} from ${rows} as given`,
            mails: sql`insert into mails (id, user_id, key, tag, template, content, claim, sent_at, expires_at, read_at) select id, 'u', id, 'news', 'welcome', '{}', 0, ${at}, 0, 0 from ${rows} as given`,
            support_tickets: sql`insert into support_tickets (id, asker, topic, opened_at, last_at, last_seq, unread, closed_at, rating) select id, id, 'other', 0, 0, 0, 0, ${at}, 0 from ${rows} as given`,
            support_messages: sql`insert into support_messages (ticket_id, seq, kind, author, uuid, body, pictures, at) select id, 1, 'player', 'p', id, '', '[]', ${at} from ${rows} as given`,
            support_pictures: sql`insert into support_pictures (id, user_id, jpeg, at) select id, 'u', '', ${at} from ${rows} as given`,
            fair_play_deposits: sql`insert into fair_play_deposits (key, user_id, day, amount) select id, 'u', ${at}, 1 from ${rows} as given`,
            known_devices: sql`insert into known_devices (device_hash, user_id, at) select id, 'u', ${at} from ${rows} as given`,
            outbox: sql`insert into outbox (event_id, listener, type, user_id, payload, published_at, due_at, state, done_at) select id, 'l', 't', 'u', '{}', 0, 0, 'done', ${at} from ${rows} as given`,
          };
          await run(insert[table]);
        }),
      );
    await run(
      sql`insert into users (id, name, name_key, phone, password_hash, avatar, status, created_at) values ('u', 'Sari', 'sari', '628', 'x', 'a1', 'active', 0)`,
    );
    await keep('old', 950, (keptMs) => NOW - keptMs);
    // One sweep begins ten minutes after the start, and takes some minutes.
    await keep('young', 10, (keptMs) => NOW - keptMs + 2 * SWEEP_EVERY_MS);
    await sweep();
    for (const { table, key } of FORGOTTEN)
      expect([table, (await ids(table, key.at(-1) ?? '')).length]).toEqual([table, 10]);
  });

  it('a step forgets no more than a commit can be waited for', async () => {
    const old = bulk(
      store.engine,
      { id: 'text' },
      Array.from({ length: 250 }, (_, i) => [`m${i}`]),
    );
    await run(
      sql`insert into mails (id, user_id, key, tag, template, content, claim, sent_at, expires_at, read_at) select id, 'u', id, 'system', 't', '{}', 0, 0, 0, 0 from ${old} as given`,
    );
    const [mails] = FORGOTTEN.filter(({ table }) => table === 'mails');
    if (mails === undefined) throw new Error('mails are forgotten');
    const steps: number[] = [];
    while (steps.at(-1) !== 0) steps.push(await forgetStep(store, mails, NOW));
    expect(steps).toEqual([100, 100, 50, 0]);
  });

  it('only the node whose turn it is does it', async () => {
    await run(sql`insert into login_attempts (id, subject, at) values ('1', 'a', 0)`);
    const { retention } = archive(() => false);
    retention.start();
    expect(await clock.step()).toBe(SWEEP_EVERY_MS);
    await retention.stop();
    expect(await ids('login_attempts', 'id')).toEqual(['1']);
  });
});
