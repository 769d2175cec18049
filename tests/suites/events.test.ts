import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEvents } from '../../server/events';
import type { DomainEvent, Events, Listener } from '../../server/events';
import { takeHeads } from '../../server/events/outbox';
import type { Store, Tx } from '../../server/ports';
import { openStore } from '../../server/store/open';
import { TRIES } from '../../server/system/retries';
import { bulk } from '../../server/sql/bulk';
import { testEngines } from './engines';
import type { TestStore } from './engines';
import { queriesOf, stepsOf, touchedRows } from './harness/plans';
import { SleepClock, until } from './harness/sleep-clock';
import { countedEntropy } from './rooms-kit';

const NOW = Date.parse('2026-11-20T05:00:00Z');
const HOUR = 3_600_000;

/** Events of the tests: `n` is what an effect is told apart by. */
interface Happenings {
  readonly won: { readonly n: number };
  readonly seen: { readonly n: number };
}

/** Something that lasts until it is let go. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe.each(testEngines('events'))('events on $name', ({ open, name }) => {
  let store: TestStore;
  let clock: SleepClock;
  const running: Events<Happenings>[] = [];
  let others: Store[];
  beforeEach(async () => {
    store = await open();
    clock = new SleepClock(NOW);
    others = [];
    const serial = name === 'sqlite' ? 'integer primary key' : 'bigint generated always as identity primary key';
    await sql`create table effects (at ${sql.raw(serial)}, listener text not null, player text not null, n bigint not null)`.execute(
      store.db,
    );
    await sql`create table players (id text primary key, next bigint not null)`.execute(store.db);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((events) => events.stop()));
    await Promise.all(others.map((other) => other.close()));
    await store.close();
  });

  const effect = (tx: Tx, listener: string, player: string, n: number) =>
    sql`insert into effects (listener, player, n) values (${listener}, ${player}, ${BigInt(n)})`.execute(tx);
  const noting = (
    listener: string,
    before: (player: string, n: number) => unknown = () => undefined,
  ): Listener<Happenings> => ({
    name: listener,
    on: {
      async won(tx, { userId, payload }) {
        await effect(tx, listener, userId, payload.n);
        await before(userId, payload.n);
      },
    },
  });
  /** What was carried out, in order: `sari 1`. */
  const effects = async (listener = 'notes'): Promise<string[]> => {
    const { rows } = await sql<{
      player: string;
      n: bigint;
    }>`select player, n from effects where listener = ${listener} order by at`.execute(store.db);
    return rows.map(({ player, n }) => `${player} ${n}`);
  };
  const states = async (): Promise<string[]> =>
    (await store.db.selectFrom('outbox').select('state').orderBy('seq').execute()).map(({ state }) => state);
  const house = (listeners: readonly Listener<Happenings>[], on: Store = store, salt = 'a') => {
    const warnings: string[] = [];
    const gauges = new Map<string, () => unknown>();
    const log = (_details: object, message: string) => void warnings.push(message);
    const events = createEvents<Happenings>({
      store: on,
      clock,
      entropy: countedEntropy(salt),
      logger: { warn: log, error: log },
      listeners: () => listeners,
      metrics: { gauge: (name, _help, read) => gauges.set(name, read) },
    });
    running.push(events);
    return { events, warnings, gauge: (name: string) => gauges.get(name)?.() };
  };
  const won = (userId: string, n: number): DomainEvent<Happenings> => ({ type: 'won', userId, payload: { n } });
  const publish = (events: Events<Happenings>, ...list: DomainEvent<Happenings>[]) =>
    store.transaction((tx) => events.publish(tx, ...list));

  it('reach every listener that hears their type once the transaction is committed, at once, and are marked as done', async () => {
    const { events } = house([noting('notes'), noting('mails'), { name: 'deaf', on: {} }]);
    events.start();
    await clock.asleep();
    await publish(events, won('sari', 1), { type: 'seen', userId: 'sari', payload: { n: 9 } });
    await clock.asleep();
    expect(clock.now()).toBe(NOW);
    expect(await effects('notes')).toEqual(['sari 1']);
    expect(await effects('mails')).toEqual(['sari 1']);
    expect(await states()).toEqual(['done', 'done']);
    expect(await events.counts()).toEqual({ pending: 0, parked: 0 });
  });

  it('of a transaction that is rolled back never happened', async () => {
    const { events } = house([noting('notes')]);
    events.start();
    const failing = store.transaction(async (tx) => {
      await events.publish(tx, won('sari', 1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await clock.leap(HOUR);
    expect(await states()).toEqual([]);
    expect(await effects()).toEqual([]);
  });

  it('that an earlier process left are carried out at the start', async () => {
    await publish(house([noting('notes')]).events, won('sari', 1));
    const { events } = house([noting('notes')]);
    events.start();
    await clock.asleep();
    expect(await effects()).toEqual(['sari 1']);
  });

  it('one that fails is undone, holds back its own player alone, and is tried again later', async () => {
    let broken = true;
    const { events } = house([
      noting('notes', (player) => {
        if (player === 'sari' && broken) throw new Error('not now');
      }),
    ]);
    events.start();
    await publish(events, won('sari', 1), won('budi', 1), won('sari', 2), won('budi', 2));
    await clock.asleep();
    expect(await effects()).toEqual(['budi 1', 'budi 2']);
    await clock.advance(1_000);
    await publish(events, won('sari', 3), won('budi', 3));
    await clock.asleep();
    expect(await effects()).toEqual(['budi 1', 'budi 2', 'budi 3']);
    broken = false;
    await clock.advance(1_000);
    expect((await effects()).slice(3)).toEqual(['sari 1', 'sari 2', 'sari 3']);
  });

  it('what one that fails has left to be pushed is never pushed; once it is carried out it goes out once', async () => {
    const pushed: string[] = [];
    let broken = true;
    const { events } = house([
      {
        name: 'notes',
        on: {
          async won(tx, { userId, payload }) {
            store.afterCommit(tx, () => pushed.push(`${userId} ${payload.n}`));
            await effect(tx, 'notes', userId, payload.n);
            if (userId === 'sari' && broken) throw new Error('not now');
          },
        },
      },
    ]);
    events.start();
    await publish(events, won('sari', 1), won('budi', 1));
    await clock.asleep();
    expect(pushed).toEqual(['budi 1']);
    broken = false;
    await clock.advance(2_000);
    expect(pushed).toEqual(['budi 1', 'sari 1']);
    expect(await effects()).toEqual(['budi 1', 'sari 1']);
  });

  it('one that fails for hours waits longer each time, is parked where it can be seen, and the player goes on without it', async () => {
    const tries: number[] = [];
    let broken = true;
    const { events, warnings, gauge } = house([
      noting('notes', (_player, n) => {
        if (n === 1) tries.push(clock.now());
        if (n === 1 && broken) throw new Error('never');
      }),
    ]);
    events.start();
    await publish(events, won('sari', 1), won('sari', 2));
    while (tries.length < TRIES) {
      await clock.asleep();
      const { due_at } = await store.db.selectFrom('outbox').select('due_at').orderBy('seq').executeTakeFirstOrThrow();
      await clock.leap(Number(due_at) - clock.now() - 1);
      await clock.leap(1);
    }
    await clock.leap(HOUR);
    expect(tries).toHaveLength(TRIES);
    const waits = tries.slice(1).map((at, i) => at - (tries[i] ?? 0));
    waits.forEach((wait, i) => {
      const full = Math.min(2_000 * 2 ** i, HOUR);
      expect(wait).toBeGreaterThanOrEqual(full / 2);
      expect(wait).toBeLessThanOrEqual(full);
    });
    expect(await effects()).toEqual(['sari 2']);
    expect(warnings.at(-1)).toBe('an event is parked');
    const [parked, ...rest] = await events.parked();
    expect(rest).toEqual([]);
    expect(parked).toMatchObject({
      listener: 'notes',
      type: 'won',
      userId: 'sari',
      payload: { n: 1 },
      attempts: TRIES,
      lastError: 'Error: never',
    });
    expect(await events.counts()).toEqual({ pending: 0, parked: 1 });
    expect(await gauge('lintang_events_pending')).toBe(0);
    expect(await gauge('lintang_events_parked')).toBe(1);

    broken = false;
    expect(await store.transaction((tx) => events.retry(tx, parked?.seq ?? 0n))).toBe(true);
    await clock.asleep();
    expect(await effects()).toEqual(['sari 2', 'sari 1']);
    expect(await store.transaction((tx) => events.retry(tx, parked?.seq ?? 0n))).toBe(false);
  });

  it('a listener that ends the transaction under it is counted, and the others of its batch are carried out once', async () => {
    const { events } = house([
      {
        name: 'notes',
        on: {
          async won(tx, { userId, payload, attempt }) {
            await effect(tx, 'notes', userId, payload.n);
            if (userId === 'sari' && attempt === 1) await sql`rollback`.execute(tx);
          },
        },
      },
    ]);
    events.start();
    await publish(events, won('ani', 1), won('sari', 1), won('tono', 1));
    await clock.asleep();
    const { attempts } = await store.db
      .selectFrom('outbox')
      .select('attempts')
      .where('user_id', '=', 'sari')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(1n);
    await clock.advance(2_000);
    expect((await effects()).sort()).toEqual(['ani 1', 'sari 1', 'tono 1']);
  });

  it('for a listener that this version does not know wait for one that does', async () => {
    await publish(house([noting('newer')]).events, won('sari', 1));
    const { events } = house([noting('notes')]);
    events.start();
    await publish(events, won('sari', 2));
    await clock.leap(HOUR);
    expect(await effects()).toEqual(['sari 2']);
    expect(await states()).toEqual(['pending', 'done']);
  });

  it('a burst is carried out in few transactions, each player in order, and others are answered in between', async () => {
    let transactions = 0;
    const counted: Store = { ...store, transaction: (work) => ((transactions += 1), store.transaction(work)) };
    let turn = 0;
    let over = false;
    const beat = (): void => {
      turn += 1;
      if (!over) setImmediate(beat);
    };
    setImmediate(beat);
    const inTurns = new Map<number, number>();
    const { events } = house([noting('notes', () => inTurns.set(turn, (inTurns.get(turn) ?? 0) + 1))], counted);
    const players = Array.from({ length: 25 }, (_, i) => `player${i}`);
    const turns = [1, 2, 3, 4, 5, 6, 7, 8];
    await publish(events, ...turns.flatMap((n) => players.map((player) => won(player, n))));
    events.start();
    await clock.asleep();
    const done = await effects();
    for (const player of players)
      expect(done.filter((text) => text.startsWith(`${player} `))).toEqual(turns.map((n) => `${player} ${n}`));
    over = true;
    expect(Math.max(...inTurns.values())).toBeLessThanOrEqual(10);
    // The last one finds nothing. On PostgreSQL a player's are one transaction.
    expect(transactions).toBe(name === 'sqlite' ? (25 * 8) / 50 + 1 : 25 + 1);
  });

  it('a house in which nothing happens sleeps', async () => {
    let asked = 0;
    const counted: Store = { ...store, transaction: (work) => ((asked += 1), store.transaction(work)) };
    const { events } = house([noting('notes')], counted);
    events.start();
    await clock.asleep();
    await clock.advance(2 * 60_000 - 1);
    expect(asked).toBe(name === 'sqlite' ? 2 : 120);
  });

  it('stopping waits for the listener that is at work, and takes no more', async () => {
    const { opened, open: go } = gate();
    let entered = 0;
    const { events } = house([noting('notes', () => ((entered += 1), opened))]);
    events.start();
    await publish(events, won('sari', 1));
    await until(() => entered === 1);
    let stopped = false;
    const stop = events.stop().then(() => (stopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    go();
    await stop;
    await publish(events, won('sari', 2));
    expect(await effects()).toEqual(['sari 1']);
    expect(await states()).toEqual(['done', 'pending']);
  });

  it('what is due is found by index, however much is kept', async () => {
    const given = bulk(
      name,
      { n: 'bigint' },
      Array.from({ length: 5_000 }, (_, i) => [BigInt(i)]),
    );
    await sql`insert into outbox (event_id, listener, type, user_id, payload, published_at, due_at, state, done_at)
      select cast(n as text), 'notes', 'won', 'p' || cast(n as text), '{}', n, n, case when n % 50 = 0 then 'pending' else 'done' end,
        case when n % 50 = 0 then null else n end from ${given} as given`.execute(store.db);
    // PostgreSQL keeps statistics by itself; an embedded store has none.
    if (name === 'postgres') await sql.raw('analyze').execute(store.db);
    const [query] = await queriesOf(store, (tx) =>
      takeHeads(tx, name, { listeners: ['notes', 'mails'], now: NOW, limit: 10 }),
    );
    if (query === undefined) throw new Error('nothing was asked');
    if (name === 'sqlite')
      expect(await stepsOf(store.db, query)).toEqual([
        'SEARCH head USING INDEX outbox_due (due_at<?)',
        'CORRELATED SCALAR SUBQUERY 1',
        'SEARCH earlier USING COVERING INDEX outbox_lanes (user_id=? AND listener=? AND seq<?)',
      ]);
    else expect(await touchedRows(store.db, query)).toBeLessThanOrEqual(20);
  });

  if (name === 'postgres')
    describe('on two nodes at once', () => {
      const node = async () => {
        const other = await openStore({ databaseUrl: store.env.DATABASE_URL, dataDir: null });
        others.push(other);
        return other;
      };

      it('are carried out once, and in order for one player', async () => {
        let turn = 0;
        const shaky = () =>
          noting('notes', () => {
            turn += 1;
            if (turn % 7 === 0) throw new Error('now and then');
          });
        const [first, second] = [house([shaky()]), house([shaky()], await node(), 'b')];
        const players = ['ani', 'budi', 'cici', 'dedi', 'euis'];
        await sql`insert into players (id, next) select id, 0 from ${bulk(
          name,
          { id: 'text' },
          players.map((id) => [id]),
        )} as given`.execute(store.db);
        first.events.start();
        second.events.start();
        /** Publishes under the player's lock, as whoever posts to the ledger does, from both nodes. */
        const act = (player: string, i: number) => {
          const { events } = i % 2 === 0 ? first : second;
          const on = i % 2 === 0 ? store : (others[0] ?? store);
          return on.transaction(async (tx) => {
            const { rows } = await sql<{
              next: bigint;
            }>`update players set next = next + 1 where id = ${player} returning next`.execute(tx);
            await events.publish(tx, won(player, Number(rows[0]?.next)));
          });
        };
        await Promise.all(players.flatMap((player) => Array.from({ length: 30 }, (_, i) => act(player, i))));
        while ((await first.events.counts()).pending > 0) await clock.advance(1_000, 2);
        const done = await effects();
        for (const player of players)
          expect(done.filter((text) => text.startsWith(player))).toEqual(
            Array.from({ length: 30 }, (_, i) => `${player} ${i + 1}`),
          );
      });

      it('those of a node that died are picked up by the other within a second', async () => {
        const dead = house([noting('notes')], await node(), 'b');
        const { events } = house([noting('notes')]);
        events.start();
        await clock.asleep();
        await publish(dead.events, won('sari', 1));
        await clock.advance(1_000);
        expect(await effects()).toEqual(['sari 1']);
      });

      it('one that is committed late does not bring a node to what the other is at', async () => {
        const { opened, open } = gate();
        const { opened: late, open: commit } = gate();
        let entered = 0;
        const slow = house([noting('notes', () => ((entered += 1), opened))], await node(), 'b');
        const { events } = house([noting('notes')]);
        let written = false;
        const first = store.transaction(async (tx) => {
          await events.publish(tx, won('sari', 1));
          written = true;
          await late;
        });
        await until(() => written);
        await publish(events, won('sari', 2), won('sari', 3));
        slow.events.start();
        await until(() => entered === 1);
        commit();
        await first;
        events.start();
        await clock.asleep();
        expect(await effects()).toEqual(['sari 1']);
        open();
        await clock.asleep(2);
        expect((await effects()).sort()).toEqual(['sari 1', 'sari 2', 'sari 3']);
      });

      it('a node leaves the player alone whom the other is at', async () => {
        const { opened, open: go } = gate();
        let entered = 0;
        const slow = house([noting('notes', () => ((entered += 1), opened))], await node(), 'b');
        const { events } = house([noting('notes')]);
        await publish(events, won('sari', 1), won('sari', 2));
        slow.events.start();
        await until(() => entered === 1);
        events.start();
        await publish(events, won('budi', 1));
        await clock.asleep();
        expect(await effects()).toEqual(['budi 1']);
        go();
        await clock.asleep(2);
        expect((await effects()).filter((text) => text !== 'budi 1')).toEqual(['sari 1', 'sari 2']);
      });
    });
});
