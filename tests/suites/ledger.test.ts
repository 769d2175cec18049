import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '../../server/kinds';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Movement, Posted, Store } from '../../server/ports';
import { testEngines } from './engines';

const clock = { now: () => 1_763_700_000_000, at: () => () => {} };
const move = (key: string, userId: string, kind: keyof typeof KINDS, amount: bigint): Movement => ({
  key,
  userId,
  kind,
  amount,
  ref: 'crash:1',
});

describe.each(testEngines('ledger'))('the ledger on $name', ({ open }) => {
  let store: Store;
  let ledger: Ledger;
  beforeAll(async () => {
    store = await open();
    ledger = createLedger({ store, clock, kinds: KINDS });
  });
  afterAll(() => store.close());

  const post = (...movements: Movement[]): Promise<Posted[]> => store.transaction((tx) => ledger.post(tx, movements));

  test('answers each movement of a batch in order', async () => {
    expect(
      await post(
        move('a1', 'ana', 'grant', 1_000n),
        move('a2', 'ana', 'bet', -600n),
        move('a3', 'ana', 'bet', -600n),
        move('a2', 'ana', 'bet', -600n),
        move('a4', 'budi', 'bet', -1n),
        move('a5', 'ana', 'payout', 300n),
        move('a6', 'ana', 'bet', -600n),
      ),
    ).toMatchObject([
      { status: 'posted', balance: 1_000n },
      { status: 'posted', balance: 400n },
      { status: 'insufficient', balance: 400n },
      { status: 'duplicate', balance: 400n },
      { status: 'insufficient', balance: 0n },
      { status: 'posted', balance: 700n },
      { status: 'posted', balance: 100n },
    ]);
    expect(await ledger.balanceOf('ana')).toBe(100n);
    expect(await ledger.balanceOf('budi')).toBe(0n);
  });

  test('a refused key is not booked: it may come again when there is money', async () => {
    expect(await post(move('r1', 'rina', 'bet', -5n))).toEqual([{ status: 'insufficient', balance: 0n, version: 0 }]);
    await post(move('r0', 'rina', 'grant', 5n));
    expect(await post(move('r1', 'rina', 'bet', -5n))).toMatchObject([{ status: 'posted', balance: 0n }]);
  });

  test('the version of a balance is the account’s last transfer: any ledger on the store gives the same, and it only goes up', async () => {
    const [first] = await post(move('v1', 'vera', 'grant', 1_000n));
    const another = createLedger({ store, clock, kinds: KINDS });
    const elsewhere = (...movements: Movement[]): Promise<Posted[]> =>
      store.transaction((tx) => another.post(tx, movements));
    await post(move('v2', 'wati', 'grant', 1n));
    expect(await elsewhere(move('v1', 'vera', 'grant', 1_000n), move('v3', 'vera', 'bet', -2_000n))).toMatchObject([
      { status: 'duplicate', version: first?.version },
      { status: 'insufficient', version: first?.version },
    ]);
    const both = await elsewhere(move('v4', 'vera', 'bet', -1n), move('v5', 'vera', 'payout', 2n));
    const { last } = await store.db
      .selectFrom('transfers')
      .select((eb) => eb.fn.max('id').as('last'))
      .where('owner', '=', 'vera')
      .executeTakeFirstOrThrow();
    expect(both.map(({ version }) => version)).toEqual([Number(last), Number(last)]);
    expect(Number(last)).toBeGreaterThan(first?.version ?? 0);
  });

  test('refuses zero and amounts against their kind, and then books nothing of the batch', async () => {
    await expect(post(move('z1', 'zul', 'grant', 5n), move('z2', 'zul', 'payout', 0n))).rejects.toThrow(RangeError);
    await expect(post(move('z3', 'zul', 'bet', 5n))).rejects.toThrow(RangeError);
    await expect(post(move('z4', 'zul', 'payout', -5n))).rejects.toThrow(RangeError);
    expect(await ledger.balanceOf('zul')).toBe(0n);
  });

  test('a batch of hundreds for many players is booked as one', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `many-${i}`);
    await post(...ids.map((id) => move(`g-${id}`, id, 'grant', 10n)));
    const results = await post(...ids.map((id, i) => move(`b-${id}`, id, 'bet', i % 2 ? -10n : -11n)));
    expect(results.filter((r) => r.status === 'posted')).toHaveLength(150);
  });

  test('two parties spending the same money at once: only one gets it', async () => {
    await post(move('c0', 'citra', 'grant', 100n));
    const spent = await Promise.all(Array.from({ length: 8 }, (_, i) => post(move(`c-${i}`, 'citra', 'bet', -60n))));
    expect(spent.flat().filter((r) => r.status === 'posted')).toHaveLength(1);
    expect(await ledger.balanceOf('citra')).toBe(40n);
  });

  test('the same command arriving twice at once counts once', async () => {
    const posted = await Promise.all(Array.from({ length: 6 }, () => post(move('d0', 'dewi', 'grant', 9n))));
    expect(posted.flat().filter((r) => r.status === 'posted')).toHaveLength(1);
    expect(await ledger.balanceOf('dewi')).toBe(9n);
  });

  test('batches that name the same players in opposite orders do not deadlock', async () => {
    const ids = ['o1', 'o2', 'o3', 'o4'];
    const batches = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? ids : [...ids].reverse()).map((id) => move(`o-${n}-${id}`, id, 'grant', 1n)),
    );
    await Promise.all(batches.map((batch) => post(...batch)));
    for (const id of ids) expect(await ledger.balanceOf(id)).toBe(12n);
  });

  test('money is conserved, never negative, and a replay changes nothing', async () => {
    let run = 0;
    const movement = fc.record({
      user: fc.integer({ min: 0, max: 3 }),
      key: fc.integer({ min: 0, max: 40 }),
      kind: fc.constantFrom('grant', 'refill', 'bet', 'payout', 'refund'),
      size: fc.bigInt({ min: 1n, max: 5_000_000_000_000n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(movement, { maxLength: 12 }), { maxLength: 6 }), async (script) => {
        run += 1;
        const batches = script.map((batch) =>
          batch.map(({ user, key, kind, size }) =>
            move(`p${run}-${user}-${key}`, `p${run}-${user}`, kind, kind === 'bet' ? -size : size),
          ),
        );
        const expected = new Map<string, bigint>();
        const booked = new Map<string, Movement>();
        for (const batch of batches) {
          const results = await post(...batch);
          batch.forEach((m, i) => {
            const before = expected.get(m.userId) ?? 0n;
            const first = booked.get(m.key);
            const again = first?.kind === m.kind && first.amount === m.amount ? 'duplicate' : 'conflict';
            const status = first ? again : before + m.amount < 0n ? 'insufficient' : 'posted';
            if (status === 'posted') {
              booked.set(m.key, m);
              expected.set(m.userId, before + m.amount);
            }
            expect(results[i]).toMatchObject({ status, balance: expected.get(m.userId) ?? 0n });
          });
        }
        const bookedBatches = batches.map((batch) => batch.filter((m) => booked.get(m.key) === m));
        for (const batch of bookedBatches) for (const r of await post(...batch)) expect(r.status).toBe('duplicate');
        for (const [user, balance] of expected) expect(await ledger.balanceOf(user)).toBe(balance);
      }),
      { numRuns: 40 },
    );
    expect(await ledger.audit()).toEqual([]);
  });

  test('a key that is booked with something else is told apart, and changes nothing', async () => {
    await post(move('k1', 'kiki', 'grant', 100n), move('k2', 'kiki', 'bet', -10n));
    expect(
      await post(
        move('k2', 'kiki', 'bet', -10n),
        move('k2', 'kiki', 'bet', -11n),
        move('k2', 'kiki', 'refund', 10n),
        { ...move('k2', 'kiki', 'bet', -10n), ref: 'crash:2' },
        move('k2', 'kevin', 'bet', -10n),
      ),
    ).toMatchObject([
      { status: 'duplicate', balance: 90n },
      { status: 'conflict', balance: 90n },
      { status: 'conflict', balance: 90n },
      { status: 'conflict', balance: 90n },
      { status: 'conflict', balance: 0n },
    ]);
    await expect(post({ ...move('k3', 'kiki', 'bet', -1n), kind: 'gift' })).rejects.toThrow(RangeError);
  });

  test('the two currencies of a player are two accounts', async () => {
    const points = (...movements: Movement[]) =>
      store.transaction((tx) => ledger.post(tx, movements, { currency: 'YEC' }));
    await post(move('t1', 'tia', 'grant', 7n));
    const [given] = await points(move('t2', 'tia', 'grant', 3n));
    expect(given).toMatchObject({ status: 'posted', balance: 3n });
    expect([await ledger.balanceOf('tia'), await ledger.balanceOf('tia', 'YEC')]).toEqual([7n, 3n]);
    expect(await post(move('t3', 'tia', 'bet', -8n))).toMatchObject([{ status: 'insufficient', balance: 7n }]);
  });

  test('the audit names what was touched behind the ledger', async () => {
    await post(move('x0', 'xena', 'grant', 5n));
    const xena = (set: { main?: bigint; version?: bigint }) =>
      store.db.updateTable('accounts').set(set).where('owner', '=', 'xena').execute();
    await xena({ main: 6n });
    expect(await ledger.audit()).toEqual(['xena:main:IDR differs from the sum of its transfers']);
    await xena({ main: 5n, version: 1n });
    expect(await ledger.audit()).toEqual(['the version of xena:IDR is not that of its last transfer']);
    const { last } = await store.db
      .selectFrom('transfers')
      .select((eb) => eb.fn.max('id').as('last'))
      .where('owner', '=', 'xena')
      .executeTakeFirstOrThrow();
    await xena({ version: last });
    expect(await ledger.audit()).toEqual([]);
    await store.db
      .insertInto('transfers')
      .values(given({ key: 'x1', leg: 1n, owner: 'nobody' }))
      .execute();
    expect(await ledger.audit()).toEqual([
      'nobody:main:IDR differs from the sum of its transfers',
      'the unit x1 is not whole',
    ]);
  });

  test('the store itself refuses a pocket below zero, a second transfer under one key and one of nothing', async () => {
    await post(move('y0', 'yogi', 'grant', 5n));
    for (const pocket of ['main', 'bonus', 'held'] as const)
      await expect(
        store.db
          .updateTable('accounts')
          .set({ [pocket]: -1n })
          .where('owner', '=', 'yogi')
          .execute(),
      ).rejects.toThrow(/check/i);
    const insert = (values: Partial<ReturnType<typeof given>>) =>
      store.db.insertInto('transfers').values(given(values)).execute();
    await expect(insert({ key: 'y0', owner: 'yogi' })).rejects.toThrow(/unique/i);
    for (const amount of [0n, -1n]) await expect(insert({ key: 'y1', amount })).rejects.toThrow(/check/i);
  });
});

/** A grant as a row. */
const given = (values: { key?: string; leg?: bigint; owner?: string; amount?: bigint }) => ({
  ...{ key: 'k', leg: 0n, owner: 'nobody', currency: 'IDR' as const, debit: 'house:grant', credit: 'main' },
  ...{ kind: 'grant', amount: 5n, ref: '', at: 0n, balance: 5n },
  ...values,
});
