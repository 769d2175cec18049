/** A round of a crowd: settled in slices, between which others have their turn, and whole all the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { diceCalls, diceStreams } from '../../contract/dice';
import { pushes } from '../../contract/inbox';
import { topic } from '../../contract/wire';
import type { Player, Store, Tx } from '../../server/ports';
import { LISTED_MOST } from '../../server/rounds/crash/publish';
import { publicRecords } from '../../server/rounds/records';
import { ROWS_A_STATEMENT } from '../../server/sql/breath';
import { openStore } from '../../server/store/open';
import { testEngines } from './engines';
import { writingDown } from './harness/plans';
import { type Disk, diskOf, leave } from './harness/power';
import { fixedSite } from './harness/site';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

/** Some slices of everything. */
const CROWD = Array.from({ length: 4 * ROWS_A_STATEMENT + 100 }, (_, n) => player(`Pemain${n}`));
const IDR = { currency: 'IDR' } as const;
const AT_ONCE = 400;
const STAKE = 100_000n;
/** Of the moments between two slices, evenly spread, so many are what a house starts from. */
const STARTS = 8;

/** All of the crowd at one moment of the house's clock, as many at a time as a batch takes. */
async function all(house: RoomHouse, send: (one: Player, n: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < CROWD.length; from += AT_ONCE) {
    const sent = CROWD.slice(from, from + AT_ONCE).map((one, n) => send(one, from + n));
    await house.clock.advance(5);
    await Promise.all(sent);
  }
}

/** A house in whose first round of dice everybody has a bet. */
async function busy(store: Store): Promise<RoomHouse> {
  const house = roomHouse({ store });
  await house.grant(...CROWD);
  await house.start();
  await all(house, (one, n) =>
    house.send(diceCalls.bet, { ...IDR, roundId: '1', pool: (n % 6) as 0, amount: 1_000 }, one),
  );
  return house;
}

/** The round is whole, and nobody was paid but once. */
async function expectPaidOnce({ store, ledger }: Pick<RoomHouse, 'store' | 'ledger'>): Promise<void> {
  const { rows } = await sql<{
    status: string;
    bets: bigint;
    paid: bigint;
  }>`select status, count(*) as bets, sum(paid) as paid from bets where game = 'dice' and round_id = 1 group by status order by status`.execute(
    store.db,
  );
  expect(rows.map(({ status }) => status)).toEqual(['lost', 'won']);
  expect(rows.reduce((sum, { bets }) => sum + Number(bets), 0)).toBe(CROWD.length);
  const won = await store.db
    .selectFrom('bets')
    .select(['user_id', 'paid'])
    .where('game', '=', 'dice')
    .where('status', '=', 'won')
    .execute();
  const accounts = await store.db.selectFrom('accounts').select(['owner', 'main']).execute();
  const paid = new Map(won.map((bet) => [bet.user_id, bet.paid]));
  expect(accounts.filter(({ owner, main }) => main !== 100_000_000n - STAKE + (paid.get(owner) ?? 0n))).toEqual([]);
  expect(await ledger.audit()).toEqual([]);
}

/** A store that fails at a statement of a transaction, as often as it is tried until it is `mended`. Counts how many statements there were. */
function failing(store: Store, at: () => number): Store & { readonly statements: () => number } {
  let statements = 0;
  return {
    ...store,
    statements: () => statements,
    transaction: (work) =>
      store.transaction((tx) => {
        statements = 0;
        return work(
          tx.withPlugin({
            transformQuery({ node }) {
              statements += 1;
              if (statements === at()) throw new Error('cut here');
              return node;
            },
            transformResult: async ({ result }) => result,
          }) as Tx,
        );
      }),
  };
}

/** Tells the turns of the event loop that go by while a transaction is at work, before its commit. */
function inTurns(store: Store, turn: () => void): Store {
  return {
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        let over = false;
        const next = (): void => {
          if (over) return;
          turn();
          setImmediate(next);
        };
        setImmediate(next);
        return work(tx).finally(() => (over = true));
      }),
  };
}

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

describe.each(testEngines('large-rounds'))('a round of thousands on $name', (engine) => {
  const store = async (): Promise<Store> => {
    const opened = await engine.open();
    open.push(() => opened.close());
    return opened;
  };

  it('is settled in slices between which others are answered, who see nothing of it before it is whole', async () => {
    let turns = 0;
    const given = await store();
    const house = await busy(inTurns(given, () => (turns += 1)));
    const seen = new Set<string>();
    let over = false;
    const look = async (): Promise<void> => {
      const { rows } = await sql<{ status: string; n: bigint }>`
        select status, count(*) as n from bets where game = 'dice' group by status order by status`.execute(
        house.store.db,
      );
      seen.add(rows.map(({ status, n }) => `${status} ${n}`).join(', '));
      const { paid } = await house.store.db
        .selectFrom('transfers')
        .select(({ fn }) => fn.countAll<bigint>().as('paid'))
        .where('kind', '=', 'payout')
        .executeTakeFirstOrThrow();
      // What bets and books say together is said by two looks: a round may be settled between them.
      expect([0, Number(rows.find(({ status }) => status === 'won')?.n ?? paid)]).toContain(Number(paid));
    };
    const looking = async (): Promise<void> => {
      while (!over) {
        await look();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await house.clock.advanceTo(house.clock.now() + 14_000);
    const looked = looking();
    turns = 0;
    await house.clock.advance(3_000);
    over = true;
    await looked;
    await look();
    await expectPaidOnce(house);
    // All of them open, or none of them.
    expect([...seen].filter((found) => found.includes('open'))).toEqual([`open ${CROWD.length}`]);
    expect(seen.size).toBe(2);
    // Of bets that won and bets that lost alone there are several slices each; on PostgreSQL each statement is a turn.
    expect(turns).toBeGreaterThan(8);
  });

  it('that is cut anywhere is settled once when the room starts over, and nobody was told before', async () => {
    let cut = Infinity;
    const whole = await statementsOf();
    for (const part of [0.3, 0.8]) {
      const again = await store();
      const broken = failing(again, () => cut);
      const house = await busy(broken);
      await house.clock.advanceTo(house.clock.now() + 14_000);
      cut = Math.ceil(whole * part);
      house.pushed.length = 0;
      // As long as it fails at that statement of whatever it tries.
      await house.clock.advance(1_200);
      expect(house.errors.length).toBeGreaterThan(0);
      expect(house.published.filter(({ topic: to }) => to.startsWith('game/dice/result'))).toEqual([]);
      expect(house.pushed).toEqual([]);
      cut = Infinity;
      await house.clock.advance(60_000);
      await expectPaidOnce({ ...house, store: again });
    }

    /** Of the transaction that settles. */
    async function statementsOf(): Promise<number> {
      const fresh = failing(await store(), () => Infinity);
      const house = await busy(fresh);
      let most = 0;
      const watched = setInterval(() => (most = Math.max(most, fresh.statements())));
      await house.clock.advance(16_000);
      clearInterval(watched);
      return Math.max(most, fresh.statements());
    }
  });

  it('tells each of them the result and the balance, and a crowd that leaves a flight at once in short lists', async () => {
    const house = await busy(await store());
    house.pushed.length = 0;
    await house.clock.advance(40_000);
    const results = CROWD.filter(({ id }) => house.on(topic(diceStreams.result, id)).length === 1);
    expect(results).toHaveLength(CROWD.length);
    const won = await house.store.db.selectFrom('bets').select('user_id').where('status', '=', 'won').execute();
    const balances = house.pushed.filter(({ route }) => route === pushes.balance.route).map(({ userId }) => userId);
    expect(balances.toSorted()).toEqual(won.map(({ user_id }) => user_id).toSorted());

    // All of them look at once what became of it: the record is made once.
    const looked: CompiledQuery[] = [];
    const clock = { now: () => house.clock.now() };
    const records = publicRecords(writingDown(house.store.db, looked), fixedSite(), clock);
    const [record, ...same] = await Promise.all(CROWD.slice(0, 20).map(() => records.dice('1')));
    expect(record).toMatchObject({ roundId: '1', bets: CROWD.length });
    expect(same.every((one) => one === record)).toBe(true);
    const once = looked.length;
    await house.clock.advance(10_000);
    expect(await records.dice('1')).toEqual(record);
    expect(looked).toHaveLength(2 * once);

    let roundId = '';
    await house.until(async () => {
      const now = await house.send(crashCalls.curGame, IDR);
      ({ roundId } = now);
      return now.status === 'preparation' && now.startTime - house.clock.now() > 2_000;
    });
    await all(house, (one) => house.send(crashCalls.bet, { ...IDR, roundId, amount: 1_000, rate: 1.01 }, one));
    await house.clock.advance(1_000);
    const before = house.on(crashStreams.betInfo.route).length;
    await house.until(async () => (await house.send(crashCalls.curGame, IDR)).status === 'squib');
    const lists = house
      .on(crashStreams.betInfo.route)
      .slice(before)
      .map(({ payload }) => crashStreams.betInfo.payload.parse(payload).list);
    expect(lists.every((list) => list.length <= LISTED_MOST)).toBe(true);
    expect(await house.ledger.audit()).toEqual([]);
  });
});

it('a house that is killed between any two slices settles what was due once when it starts again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lintang-slices-'));
  open.push(() => rmSync(root, { recursive: true, force: true }));
  const dataDir = join(root, 'home');
  const store = await openStore({ dataDir });
  open.push(() => store.close());
  const disks: Disk[] = [];
  const house = await busy(inTurns(store, () => disks.push(diskOf(dataDir))));
  await house.clock.advanceTo(house.clock.now() + 14_900);
  disks.length = 0;
  await house.clock.advance(200);
  expect(disks.length).toBeGreaterThan(8);
  // And one of when it was done.
  disks.push(diskOf(dataDir));
  let unsettled = 0;
  for (const [n, disk] of disks.entries()) {
    if (n % Math.ceil(disks.length / STARTS) !== 0 && n < disks.length - 1) continue;
    const folder = join(root, String(n));
    leave(folder, disk);
    const copied = await openStore({ dataDir: folder });
    const { n: lying } = await copied.db
      .selectFrom('bets')
      .select(({ fn }) => fn.countAll<bigint>().as('n'))
      .where('game', '=', 'dice')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    // Nothing of it is there before its commit.
    expect(Number(lying)).toBe(n < disks.length - 1 ? CROWD.length : 0);
    if (lying > 0n) unsettled += 1;
    const next = roomHouse({ store: copied, salt: 'b' });
    next.clock.jump(house.clock.now());
    await next.start();
    await expectPaidOnce(next);
    await next.stop();
    await copied.close();
  }
  expect(unsettled).toBeGreaterThan(2);
});
