import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Movement, MovementKind, Posted, Store } from '../../server/ports';
import { testEngines } from './engines';

const clock = { now: () => 1_763_700_000_000, at: () => () => {} };
const move = (key: string, userId: string, kind: MovementKind, amount: bigint): Movement => ({
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
    ledger = createLedger({ store, clock });
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

  test('the version of a balance is the account’s last entry: any ledger on the store gives the same, and it only goes up', async () => {
    const [first] = await post(move('v1', 'vera', 'grant', 1_000n));
    const another = createLedger({ store, clock });
    const elsewhere = (...movements: Movement[]): Promise<Posted[]> =>
      store.transaction((tx) => another.post(tx, movements));
    await post(move('v2', 'wati', 'grant', 1n));
    expect(await elsewhere(move('v1', 'vera', 'grant', 1_000n), move('v3', 'vera', 'bet', -2_000n))).toMatchObject([
      { status: 'duplicate', version: first?.version },
      { status: 'insufficient', version: first?.version },
    ]);
    const both = await elsewhere(move('v4', 'vera', 'bet', -1n), move('v5', 'vera', 'payout', 2n));
    const { last } = await store.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.max('id').as('last'))
      .where('user_id', '=', 'vera')
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
      kind: fc.constantFrom<MovementKind>('grant', 'refill', 'bet', 'payout', 'refund'),
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
        const booked = new Set<string>();
        for (const batch of batches) {
          const results = await post(...batch);
          batch.forEach((m, i) => {
            const before = expected.get(m.userId) ?? 0n;
            const status = booked.has(m.key) ? 'duplicate' : before + m.amount < 0n ? 'insufficient' : 'posted';
            if (status === 'posted') {
              booked.add(m.key);
              expected.set(m.userId, before + m.amount);
            }
            expect(results[i]).toMatchObject({ status, balance: expected.get(m.userId) ?? 0n });
          });
        }
        const bookedBatches = batches.map((batch) => batch.filter((m) => booked.has(m.key)));
        for (const batch of bookedBatches) for (const r of await post(...batch)) expect(r.status).toBe('duplicate');
        for (const [user, balance] of expected) expect(await ledger.balanceOf(user)).toBe(balance);
      }),
      { numRuns: 40 },
    );
    expect(await ledger.audit()).toEqual([]);
  });

  test('the audit names a wallet that was touched behind the ledger', async () => {
    await post(move('x0', 'xena', 'grant', 5n));
    await store.db.updateTable('wallets').set({ balance: 6n }).where('user_id', '=', 'xena').execute();
    expect(await ledger.audit()).toEqual(['wallet:xena differs from the sum of its postings']);
    await store.db.updateTable('wallets').set({ balance: 5n }).where('user_id', '=', 'xena').execute();
    await store.db
      .insertInto('ledger_entries')
      .values({ key: 'x1', user_id: 'nobody', house: 'house:grant', kind: 'grant', amount: 5n, ref: '', at: 0n })
      .execute();
    expect(await ledger.audit()).toEqual(['wallet:nobody differs from the sum of its postings']);
  });

  test('the store itself refuses a negative wallet and a second entry under one key', async () => {
    await post(move('y0', 'yogi', 'grant', 5n));
    await expect(
      store.db.updateTable('wallets').set({ balance: -1n }).where('user_id', '=', 'yogi').execute(),
    ).rejects.toThrow();
    await expect(
      store.db
        .insertInto('ledger_entries')
        .values({ key: 'y0', user_id: 'yogi', house: 'house:grant', kind: 'grant', amount: 1n, ref: '', at: 0n })
        .execute(),
    ).rejects.toThrow();
  });
});
