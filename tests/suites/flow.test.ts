import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLOW_GROUPS, FLOW_POCKETS, type FlowEntry, flowEndpoints, type FlowFilters } from '../../contract/flow';
import { GAME_IDS, type GameId } from '../../contract/games';
import { toSen } from '../../rules/money';
import { dayOf } from '../../rules/days';
import { DAY_MS } from '../../rules/wib';
import { roundKey } from '../../server/engines/pool/draw';
import { flowModule } from '../../server/flow/module';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Currency, Db, Ledger, Movement, Player, Store, Tx } from '../../server/ports';
import { testEngines } from './engines';
import { stepsOf, touchedRows } from './harness/plans';
import { NOON, player, RoomClock } from './rooms-kit';

const ANA = player('ana');
const BUDI = player('budi');
const STEPS = 420;
const STEP_MS = Math.floor((30 * DAY_MS) / STEPS);
/** A round of dice that is settled while its dice still roll. */
const ROLLING = '999';

const kinds = {
  ...KINDS,
  deposit: { house: 'deposit', group: 'deposit', gives: 'main' },
  withdrawal: { house: 'withdrawal', group: 'withdrawal', takes: ['held'] },
} as const;

/** Money of every kind, as months of play leave it: mostly bets, two in a transaction with what one of them paid. */
async function play(store: Store, ledger: Ledger, clock: RoomClock): Promise<void> {
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.transaction(work);
  const act = (key: string, ref = `order:${key}`) => ({ key, userId: ANA.id, ref });
  const move = (
    userId: string,
    key: string,
    kind: string,
    amount: bigint,
    ref: string,
    stakes?: string[],
  ): Movement => ({
    key,
    userId,
    kind,
    amount,
    ref,
    ...(stakes && { stakes }),
  });
  await run((tx) =>
    ledger.post(
      tx,
      [ANA, BUDI].map(({ id }) => move(id, `grant:start:${id}`, 'grant', 100_000_000n, 'start')),
    ),
  );
  for (let n = 0; n < STEPS; n += 1) {
    clock.jump(NOON - (STEPS - n) * STEP_MS);
    const game = GAME_IDS[n % GAME_IDS.length] ?? 'crash';
    const ref = `${game}:${n}`;
    const bets = [`${game}-${n}`, `${game}-${n}b`];
    const stakes = bets.map((bet) => `stake:${bet}`);
    await run((tx) =>
      ledger.post(
        tx,
        [
          ...stakes.map((key, i) => move(ANA.id, key, 'bet', -BigInt(100_000 + n * 100 + i), ref)),
          move(BUDI.id, `budi:${n}`, 'bet', -1_000n, ref),
          ...(n % 3 === 0
            ? [move(ANA.id, `end:${bets[0]}`, 'payout', BigInt(150_001 + n), ref, [stakes[0] ?? ''])]
            : []),
          ...(n % 20 === 1
            ? [move(ANA.id, `end:${bets[1]}`, 'refund', BigInt(100_001 + n * 100), ref, [stakes[1] ?? ''])]
            : []),
        ],
        { over: [ref] },
      ),
    );
    if (n % 40 === 5) await run((tx) => ledger.post(tx, [move(ANA.id, `mail:${n}`, 'gift', 250_050n, `mail:${n}`)]));
    if (n % 60 === 10)
      await run((tx) => ledger.post(tx, [move(ANA.id, `deposit:${n}`, 'deposit', 5_000_000n, `deposit:${n}`)]));
    // Small main, so that stakes take from the bonus too.
    if (n % 70 === 20)
      await run((tx) => ledger.bonuses.give(tx, { ...act(`bonus:${n}`), amount: 2_000_000n, factor: 12_000 }));
    if (n % 50 === 30) {
      const hold = `hold:${n}`;
      await run((tx) => ledger.holds.place(tx, { ...act(hold), amount: 3_000_000n, deadline: clock.now() + DAY_MS }));
      if (n % 100 === 30)
        await run((tx) =>
          ledger.holds.capture(tx, { ...act(`${hold}:out`), hold, kind: 'withdrawal', amount: 2_000_000n }),
        );
    }
    if (n % 90 === 40)
      await run((tx) =>
        ledger.exchange(tx, {
          ...act(`exchange:${n}`),
          from: 'IDR',
          to: 'YEC',
          amount: 1_600_000n,
          rate: { give: 1_600_000n, get: 100n },
        }),
      );
    if (n === 199)
      await run((tx) => ledger.bonuses.give(tx, { ...act('bonus:all'), amount: 4_000_000n, factor: 30_000 }));
    if (n === STEPS - 1)
      await run((tx) => ledger.holds.place(tx, { ...act('last'), amount: 100_000n, deadline: NOON + DAY_MS }));
    if (n === 200) {
      const { main } = await ledger.journal.pockets(ANA.id, 'IDR');
      await run((tx) =>
        ledger.holds.place(tx, { ...act('all'), amount: main - 50_000n, deadline: clock.now() + 30 * STEP_MS }),
      );
    }
    if (n % 110 === 60)
      await run((tx) => ledger.reverse(tx, { ...act(`back:${n}`, ref), of: stakes[1] ?? '', amount: 100n }));
  }
  clock.jump(NOON);
}

/** The journal as plain arrays have it: each line with what it changed and what there was after it, the newest first. */
interface Line {
  id: bigint;
  readonly key: string;
  readonly kind: string;
  readonly at: number;
  readonly changes: Record<'main' | 'bonus' | 'held', bigint>;
  after: bigint;
}

async function modelOf(store: Store, owner: string, currency: Currency): Promise<Line[]> {
  const rows = await store.db
    .selectFrom('transfers')
    .selectAll()
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute();
  const lines: Line[] = [];
  let after = 0n;
  for (const { id, key, kind, at, debit, credit, amount } of rows) {
    let line = lines.at(-1);
    if (line?.key !== key || line.kind !== kind) {
      line = { id, key, kind, at: Number(at), changes: { main: 0n, bonus: 0n, held: 0n }, after };
      lines.push(line);
    }
    for (const pocket of FLOW_POCKETS) {
      const change = (credit === pocket ? amount : 0n) - (debit === pocket ? amount : 0n);
      line.changes[pocket] += change;
      if (pocket !== 'held') after += change;
    }
    line.after = after;
  }
  return lines.reverse();
}

describe.each(testEngines('flow'))('the balance record on $name', (engine) => {
  const clock = new RoomClock(NOON - 31 * DAY_MS);
  const asked: CompiledQuery[] = [];
  let store: Store;
  let ledger: Ledger;
  let { answers } = {} as ReturnType<typeof flowModule>;
  let model: Line[];
  /** Rounds that are settled and not shown yet. */
  let rolling: ReadonlyMap<GameId, bigint> = new Map();

  beforeAll(async () => {
    store = await engine.open();
    const listener: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        asked.push(store.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    ledger = createLedger({ store: { ...store, db: store.db.withPlugin(listener) as Db }, clock, kinds });
    await play(store, ledger, clock);
    // Other people: a store where nearly all is one player's would be read otherwise.
    await store.transaction((tx) =>
      ledger.post(
        tx,
        Array.from({ length: 12_000 }, (_, n): Movement => ({
          key: `other:${n}`,
          userId: `other-${n % 300}`,
          kind: n < 300 ? 'grant' : n % 5 === 0 ? 'payout' : 'bet',
          amount: n < 300 ? 1_000_000n : n % 5 === 0 ? 100n : -100n,
          ref: `mail:${n}`,
        })),
      ),
    );
    // PostgreSQL keeps statistics by itself; an embedded store has none.
    if (engine.name !== 'sqlite') await store.db.executeQuery(CompiledQuery.raw('analyze'));
    model = await modelOf(store, ANA.id, 'IDR');
    ({ answers } = flowModule({
      store,
      ledger,
      clock,
      hiddenOf: async () => rolling,
      roundKey,
      records: Object.fromEntries(
        GAME_IDS.map((game) => [game, async (id: string) => ({ proof: { game, id } })]),
      ) as never,
    }));
  });
  afterAll(() => store.close());

  const from = (by: Player) => ({ player: by }) as never;
  const page = async (query: FlowFilters & { size?: number; after?: string }, by = ANA) =>
    flowEndpoints.entries.reply.parse(await answers.entries({ query, body: {} }, from(by)));
  const walk = async (filters: FlowFilters, size = 37): Promise<FlowEntry[]> => {
    const seen: FlowEntry[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { list, next } = await page({ ...filters, size, ...(after && { after }) });
      expect(list.length).toBeLessThanOrEqual(size);
      seen.push(...list);
      after = next;
    }
    return seen;
  };
  const days = async (query: FlowFilters) =>
    flowEndpoints.days.reply.parse(await answers.days({ query, body: {} }, from(ANA)));
  const groupOf = (kind: string) => ledger.journal.kinds[kind] ?? 'other';
  const wanted = ({ group, pocket, from: first, to }: FlowFilters) =>
    model.filter(
      ({ kind, at, changes }) =>
        (group === undefined || groupOf(kind) === group) &&
        (pocket === undefined || changes[pocket] !== 0n) &&
        (first === undefined || dayOf(at) >= first) &&
        (to === undefined || dayOf(at) <= to),
    );

  const FILTERS: readonly FlowFilters[] = [
    {},
    ...FLOW_GROUPS.map((group) => ({ group })),
    ...FLOW_POCKETS.map((pocket) => ({ pocket })),
    { group: 'wins', pocket: 'bonus' },
    { from: '2026-11-10', to: '2026-11-12' },
    { group: 'withdrawal', from: '2026-11-01' },
    { to: '2026-10-25' },
    { from: '2026-11-20' },
  ];

  it('has every kind of movement to tell of', () => {
    expect(new Set(model.map(({ kind }) => kind))).toEqual(
      new Set([
        ...['grant', 'bet', 'payout', 'refund', 'gift', 'deposit', 'bonus', 'unlock', 'hold', 'withdrawal'],
        ...['release', 'expire', 'exchange', 'reversal'],
      ]),
    );
    expect(model.some(({ kind, changes }) => kind === 'bet' && changes.main < 0n && changes.bonus < 0n)).toBe(true);
  });

  it.each(FILTERS)(
    '%o is listed to the last, each line once, with what there was after it; its days add up to it',
    async (filters) => {
      const rows = await walk(filters);
      const expected = wanted(filters);
      expect(expected.length).toBeGreaterThan(0);
      expect(
        rows.map(({ id, kind, amount, balance, pockets }) => [
          BigInt(id),
          kind,
          toSen(Math.abs(amount)) * (amount < 0 ? -1n : 1n),
          toSen(balance),
          Object.keys(pockets).length,
        ]),
      ).toEqual(
        expected.map(({ id, kind, changes, after }) => [
          id,
          kind,
          changes.main + changes.bonus,
          after,
          Object.values(changes).filter((change) => change !== 0n).length,
        ]),
      );
      const { pocket } = filters;
      const sums = new Map<string, { in: bigint; out: bigint }>();
      const groups = new Map<string, bigint>();
      for (const { at, kind, changes } of expected) {
        const change = pocket === undefined ? changes.main + changes.bonus : changes[pocket];
        const day = sums.get(dayOf(at)) ?? { in: 0n, out: 0n };
        sums.set(dayOf(at), change > 0n ? { ...day, in: day.in + change } : { ...day, out: day.out - change });
        groups.set(groupOf(kind), (groups.get(groupOf(kind)) ?? 0n) + change);
      }
      const told = await days(filters);
      expect(told.list.map((sum) => [sum.day, toSen(sum.in), toSen(sum.out)])).toEqual(
        [...sums].map(([day, sum]) => [day, sum.in, sum.out]),
      );
      expect(new Map(told.groups.map((sum) => [sum.group, toSen(sum.in) - toSen(sum.out)]))).toEqual(groups);
    },
  );

  it('ends with what the account has, and points are counted apart', async () => {
    const [first] = (await page({ size: 1 })).list;
    expect(toSen(first?.balance ?? 0)).toBe(await ledger.balanceOf(ANA.id));
    const points = await walk({ currency: 'YEC' });
    expect(points.map(({ id, balance }) => [BigInt(id), toSen(balance)])).toEqual(
      (await modelOf(store, ANA.id, 'YEC')).map(({ id, after }) => [id, after]),
    );
    const pockets = flowEndpoints.pockets.reply.parse(await answers.pockets({ query: {}, body: {} }, from(ANA)));
    expect(toSen(pockets.main) + toSen(pockets.bonus)).toBe(await ledger.balanceOf(ANA.id));
    expect(pockets.held).toBeGreaterThan(0);
    expect(await ledger.audit()).toEqual((await ledger.audit()).filter((fault) => /\bbet\b/.test(fault)));
  });

  it('knows of one line what it belongs to, and what else does; it is nobody else’s', async () => {
    const payout = (await walk({ group: 'wins' })).find(({ pockets }) => pockets.bonus !== undefined);
    const { entry, others } = flowEndpoints.entry.reply.parse(
      await answers.entry({ query: { id: payout?.id ?? '' }, body: {} }, from(ANA)),
    );
    expect(entry).toEqual(payout);
    expect(entry.of).toMatchObject({ kind: 'round', bet: expect.stringMatching(/^\w+-\d+$/) as string });
    const round = entry.of?.kind === 'round' ? entry.of.roundId : '';
    expect(others.map(({ kind }) => kind)).toEqual(['bet', 'bet']);
    for (const { of } of others) expect(of).toMatchObject({ kind: 'round', roundId: round });
    const [gift] = (await page({ group: 'bonus' })).list.filter(({ kind }) => kind === 'gift');
    expect(gift?.of).toMatchObject({ kind: 'mail' });
    await expect(answers.entry({ query: { id: payout?.id ?? '' }, body: {} }, from(BUDI))).rejects.toMatchObject({
      code: 3,
    });
    await expect(page({ after: 'zzz' })).rejects.toMatchObject({ code: 3 });
    expect((await page({}, BUDI)).list.every(({ kind }) => kind === 'bet' || kind === 'grant')).toBe(true);
  });

  it.each([
    {},
    { group: 'bets' },
    { group: 'wins' },
    { group: 'bonus' },
    { group: 'deposit' },
    { pocket: 'bonus' },
    { pocket: 'held' },
    { group: 'wins', pocket: 'bonus' },
    { currency: 'YEC' },
    { from: '2026-10-25', to: '2026-11-10' },
  ] as const)('reads %o by an index alone, and a deep page like the first', async (filters) => {
    const touched = async (after?: string) => {
      asked.length = 0;
      await page({ ...filters, size: 5, ...(after && { after }) });
      let rows = 0;
      expect(asked.length).toBeGreaterThan(0);
      for (const query of asked) {
        if (engine.name === 'sqlite') {
          const steps = (await stepsOf(store.db, query)).filter((step) => /\b(transfers|accounts|holds)\b/.test(step));
          for (const step of steps)
            expect(step).toMatch(
              /^SEARCH transfers USING (INTEGER PRIMARY KEY|(COVERING )?INDEX transfers_(by_owner|by_kind|by_key|of_bonus|of_held|of_points) )/,
            );
          // The transfers of a line are found by its key: by its owner they would be all that ever moved.
          if (query.sql.includes('key in (')) expect(steps[0]).toMatch(/transfers_by_key \(key=\?\)$/);
          if (after !== undefined && query.sql.includes('parts') && !query.sql.includes('at >='))
            expect(steps.filter((step) => /owner=\? AND .*(id|rowid)<\?/.test(step)).length).toBeGreaterThan(0);
        } else rows += await touchedRows(store.db, query);
      }
      return rows;
    };
    const all = await walk(filters, 50);
    const deep = all.at(Math.floor(all.length * 0.8));
    const [first, far] = [await touched(), await touched(deep?.id)];
    // A page of each kind at most, each line of the page with its transfers, the newest payments, and what lies between stakes.
    const most = 14 * 9 + 4 * 9 + 2 * 200 + 9 * 3;
    expect(first).toBeLessThanOrEqual(most);
    expect(far).toBeLessThanOrEqual(most);
  });

  it('keeps what a round brought that is not shown yet out of lines, balances, sums and pockets', async () => {
    const before = { list: (await page({ size: 5 })).list, days: await days({}) };
    const pockets = await answers.pockets({ query: {}, body: {} }, from(ANA));
    const post = (key: string, kind: string, amount: bigint, ref: string, times = 1) => {
      const keys = Array.from({ length: times }, (_, n) => (n === 0 ? key : `${key}:${n}`));
      return store.transaction((tx) =>
        ledger.post(
          tx,
          keys.map((key): Movement => ({ key, userId: ANA.id, kind, amount, ref })),
        ),
      );
    };
    const key = roundKey('dice', ROLLING, ANA.id);
    rolling = new Map([['dice', BigInt(ROLLING)]]);
    await post('stake:dicezzz', 'bet', -100_000n, `dice:${ROLLING}`);
    await post(key, 'payout', 600_000n, `dice:${ROLLING}`);
    await post('mail:late', 'gift', 50_000n, 'mail:late');
    const [gift, stake, ...rest] = (await page({ size: 7 })).list;
    expect([gift?.kind, stake?.kind]).toEqual(['gift', 'bet']);
    expect(rest).toEqual(before.list);
    expect([stake?.balance, gift?.balance]).toEqual([
      (before.list[0]?.balance ?? 0) - 1_000,
      (before.list[0]?.balance ?? 0) - 500,
    ]);
    const now = await answers.pockets({ query: {}, body: {} }, from(ANA));
    expect(now.main + now.bonus).toBeCloseTo(pockets.main + pockets.bonus - 500);
    expect((await days({ group: 'wins' })).list[0]?.in ?? 0).toBe(
      (await walk({ group: 'wins', from: '2026-11-20' })).reduce((sum, { amount }) => sum + amount, 0),
    );
    const { rows } = await sql<{ id: bigint }>`select id from transfers where key = ${key}`.execute(store.db);
    await expect(answers.entry({ query: { id: String(rows[0]?.id) }, body: {} }, from(ANA))).rejects.toMatchObject({
      code: 3,
    });
    // However much is won elsewhere before the dice have come to rest.
    await post('end:roller-late', 'payout', 1_000n, 'roller:1', 250);
    const later = await answers.pockets({ query: {}, body: {} }, from(ANA));
    expect(later.main + later.bonus).toBeCloseTo(now.main + now.bonus + 2_500);
    expect((await page({ size: 1 })).list[0]?.balance).toBeCloseTo((gift?.balance ?? 0) + 2_500);
    rolling = new Map();
    expect((await page({ size: 252 })).list.slice(-2).map(({ kind }) => kind)).toEqual(['gift', 'payout']);
  });

  it('is a file of the same lines, with a limit', async () => {
    const query = { group: 'deposit', lang: 'en' } as const;
    let text = '';
    for await (const part of await answers.file({ query, body: {} }, from(ANA))) text += part;
    expect(text.startsWith('\uFEFFTime (WIB),Kind,')).toBe(true);
    const lines = text.split('\r\n').slice(1, -1);
    const expected = wanted(query);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(expected.map(({ id }) => String(id)));
    expect(lines[0]?.split(',').slice(1, 8)).toEqual(['Deposit', '', '', '50000.00', '50000.00', '0.00', '0.00']);
  });

  it('is proved by the audit: a balance after a transfer that is not the sum of all up to it is found', async () => {
    const { id = 0n } = model.at(40) ?? {};
    await sql`update transfers set balance = balance + 1 where id = ${id}`.execute(store.db);
    expect((await ledger.audit()).filter((fault) => /balance/.test(fault))).toEqual([
      `the balance after the transfer ${id} is not the sum of all up to it`,
    ]);
    await sql`update transfers set balance = balance - 1 where id = ${id}`.execute(store.db);
  });
});
