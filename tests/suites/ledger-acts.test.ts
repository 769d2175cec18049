import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '../../server/kinds';
import { audit } from '../../server/ledger/audit/index';
import { createLedger } from '../../server/ledger/ledger';
import type { Ledger, Movement, Store, Tx } from '../../server/ports';
import { testEngines } from './engines';

const kinds = { ...KINDS, withdrawal: { house: 'withdrawal', takes: ['held'] } } as const;
const YEC_RATE = { give: 100n, get: 1_600_000n };

describe.each(testEngines('ledger-acts'))('acts of the ledger on $name', ({ open }) => {
  const clock = { at: () => () => {}, time: 1_000, now: () => clock.time };
  let store: Store;
  let ledger: Ledger;
  let serial = 0;
  beforeAll(async () => {
    store = await open();
    ledger = createLedger({ store, clock, kinds });
  });
  afterAll(async () => {
    // There are no bets beside these stakes.
    expect((await ledger.audit()).filter((fault) => !/\bbet\b/.test(fault))).toEqual([]);
    await store.close();
  });

  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => store.transaction(work);
  const act = (userId: string, key = `k${(serial += 1)}`) => ({ key, userId, ref: 'order:1' });
  const post = (userId: string, kind: keyof typeof KINDS, amount: bigint, more: Partial<Movement> = {}) =>
    run((tx) => ledger.post(tx, [{ ...act(userId), kind, amount, ...more }]));
  const account = (owner: string) =>
    store.db
      .selectFrom('accounts')
      .select(['main', 'bonus', 'held', 'turnover'])
      .where('owner', '=', owner)
      .where('currency', '=', 'IDR')
      .executeTakeFirstOrThrow();
  const journal = (owner: string) =>
    store.db
      .selectFrom('transfers')
      .select(['key', 'debit', 'credit', 'amount', 'kind'])
      .where('owner', '=', owner)
      .orderBy('id')
      .execute();

  describe('holds', () => {
    const place = (userId: string, amount: bigint, deadline: number, key?: string) =>
      run((tx) => ledger.holds.place(tx, { ...act(userId, key), amount, deadline }));
    const later = (): number => clock.time + 60_000;

    test('set money aside that cannot be staked, and give it back', async () => {
      await post('hani', 'grant', 100n);
      expect(await place('hani', 70n, later(), 'h1')).toMatchObject({ ok: true, now: { balance: 30n } });
      expect(await post('hani', 'bet', -31n)).toMatchObject([{ status: 'insufficient', balance: 30n }]);
      expect(await place('hani', 31n, later())).toMatchObject({ ok: false, reason: 'insufficient' });
      const released = await run((tx) => ledger.holds.release(tx, { ...act('hani'), hold: 'h1' }));
      expect(released).toMatchObject({ ok: true, amounts: { released: 70n }, now: { balance: 100n } });
    });

    test('are captured in part: the rest is released, and a second resolution is refused', async () => {
      await post('hugo', 'grant', 100n);
      await place('hugo', 80n, later(), 'h2');
      const capture = (amount?: bigint, key?: string) =>
        run((tx) =>
          ledger.holds.capture(tx, { ...act('hugo', key), hold: 'h2', kind: 'withdrawal', ...(amount && { amount }) }),
        );
      expect(await capture(81n)).toMatchObject({ ok: false, reason: 'excess' });
      expect(await capture(50n, 'h2:sent')).toMatchObject({ ok: true, amounts: { captured: 50n, released: 30n } });
      expect(await capture()).toMatchObject({ ok: false, reason: 'over' });
      expect(await run((tx) => ledger.holds.release(tx, { ...act('hugo'), hold: 'h2' }))).toMatchObject({
        reason: 'over',
      });
      expect(await account('hugo')).toMatchObject({ main: 50n, held: 0n });
      expect((await journal('hugo')).filter(({ key }) => key === 'h2:sent')).toEqual([
        { key: 'h2:sent', debit: 'held', credit: 'house:withdrawal', amount: 50n, kind: 'withdrawal' },
        { key: 'h2:sent', debit: 'held', credit: 'main', amount: 30n, kind: 'release' },
      ]);
      await expect(
        run((tx) => ledger.holds.capture(tx, { ...act('hugo'), hold: 'h2', kind: 'payout' })),
      ).rejects.toThrow(RangeError);
      // Behind the hold's back nothing is taken.
      await place('hugo', 20n, later());
      await expect(
        run((tx) => ledger.post(tx, [{ ...act('hugo'), kind: 'withdrawal', amount: -20n }])),
      ).rejects.toThrow(RangeError);
    });

    test('that are due are the player’s again at once: for who looks, and before a bet is refused', async () => {
      await post('hera', 'grant', 100n);
      await place('hera', 60n, clock.time + 10, 'h3');
      await place('hera', 25n, clock.time + 5, 'h4');
      await place('hera', 15n, clock.time + 5, 'h5');
      expect(await ledger.balanceOf('hera')).toBe(0n);
      clock.time += 5;
      expect(await ledger.balanceOf('hera')).toBe(40n);
      clock.time += 5;
      expect(await ledger.balanceOf('hera')).toBe(100n);
      expect(await account('hera')).toMatchObject({ main: 0n, held: 100n });
      expect(await post('hera', 'bet', -100n)).toMatchObject([{ status: 'posted', balance: 0n }]);
      const expired = (await journal('hera')).filter(({ kind }) => kind === 'expire');
      // By deadline, then by age.
      expect(expired.map(({ key }) => key)).toEqual(['expire:h4', 'expire:h5', 'expire:h3']);
      const late = await run((tx) => ledger.holds.capture(tx, { ...act('hera'), hold: 'h3', kind: 'withdrawal' }));
      expect(late).toMatchObject({ ok: false, reason: 'over' });
    });

    test('two parties resolving one hold at once: only one does', async () => {
      await post('hedi', 'grant', 10n);
      await place('hedi', 10n, later(), 'h6');
      const ends = await Promise.all(
        Array.from({ length: 6 }, (_, i) =>
          run((tx) =>
            i % 2
              ? ledger.holds.release(tx, { ...act('hedi'), hold: 'h6' })
              : ledger.holds.capture(tx, { ...act('hedi'), hold: 'h6', kind: 'withdrawal' }),
          ),
        ),
      );
      expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  describe('keys', () => {
    const place = (key: string, amount: bigint) =>
      run((tx) => ledger.holds.place(tx, { ...act('kai', key), amount, deadline: 9_000_000 }));

    test('the same request has the same answer, with the balance of now; another one under its key is refused with 9005', async () => {
      await post('kai', 'grant', 100n);
      expect(await place('i1', 40n)).toMatchObject({ ok: true, now: { balance: 60n } });
      await post('kai', 'bet', -10n);
      expect(await place('i1', 40n)).toMatchObject({ ok: true, now: { balance: 50n } });
      expect(await account('kai')).toMatchObject({ main: 50n, held: 40n });
      await expect(place('i1', 41n)).rejects.toMatchObject({ code: 9005 });
      await expect(run((tx) => ledger.holds.release(tx, { ...act('kai', 'i1'), hold: 'i1' }))).rejects.toMatchObject({
        code: 9005,
      });
    });

    test('a request that was refused for want of money stays refused, although money came since', async () => {
      expect(await place('i2', 51n)).toMatchObject({ ok: false, reason: 'insufficient' });
      await post('kai', 'grant', 100n);
      expect(await place('i2', 51n)).toMatchObject({ ok: false, reason: 'insufficient', now: { balance: 150n } });
      expect(await place('i3', 51n)).toMatchObject({ ok: true });
    });

    test('the same request in other words is the same: a later deadline, a default that is said or left out, a field without a value', async () => {
      await post('koko', 'grant', 100n);
      const hold = { key: 'w1', userId: 'koko', ref: 'order:1', amount: 40n };
      expect(await run((tx) => ledger.holds.place(tx, { ...hold, deadline: 9_000_000 }))).toMatchObject({ ok: true });
      expect(
        await run((tx) => ledger.holds.place(tx, { ...hold, deadline: 9_000_001, currency: 'IDR' })),
      ).toMatchObject({ ok: true, now: { balance: 60n } });
      const { deadline } = await store.db
        .selectFrom('holds')
        .select('deadline')
        .where('key', '=', 'w1')
        .executeTakeFirstOrThrow();
      expect(deadline).toBe(9_000_000n);
      await expect(
        run((tx) => ledger.holds.place(tx, { ...hold, deadline: 9_000_000, currency: 'YEC' })),
      ).rejects.toMatchObject({ code: 9005 });

      // As a caller has it that fills in what it knows.
      const capture = { ...act('koko', 'w2'), hold: 'w1', kind: 'withdrawal', amount: undefined };
      const { amount: _, ...without } = capture;
      const first = await run((tx) => ledger.holds.capture(tx, without));
      expect(await run((tx) => ledger.holds.capture(tx, capture as typeof without))).toEqual(first);

      const bonus = { ...act('koko', 'w3'), amount: 10n };
      const given = await run((tx) => ledger.bonuses.give(tx, bonus));
      expect(await run((tx) => ledger.bonuses.give(tx, { ...bonus, factor: 10_000 }))).toEqual(given);
      await expect(run((tx) => ledger.bonuses.give(tx, { ...bonus, factor: 20_000 }))).rejects.toMatchObject({
        code: 9005,
      });
      const traded = { ...act('koko', 'w4'), from: 'IDR', to: 'YEC', amount: 2n } as const;
      const got = await run((tx) => ledger.exchange(tx, { ...traded, rate: { give: 2n, get: 1n } }));
      expect(await run((tx) => ledger.exchange(tx, { ...traded, rate: { get: 1n, give: 2n } }))).toEqual(got);
    });

    test('once its answer is forgotten, a key that moved money is refused: nothing is booked twice', async () => {
      await post('kris', 'grant', 100n);
      const hold = { key: 'f1', userId: 'kris', ref: 'order:1', amount: 40n, deadline: 9_000_000 };
      await run((tx) => ledger.holds.place(tx, hold));
      await store.db.deleteFrom('ledger_answers').where('key', '=', 'f1').execute();
      await expect(run((tx) => ledger.holds.place(tx, hold))).rejects.toMatchObject({ code: 9005 });
      expect(await account('kris')).toMatchObject({ main: 60n, held: 40n });
    });

    test('a key that a movement has is taken', async () => {
      await post('kai', 'grant', 1n, { key: 'i4' });
      await expect(place('i4', 1n)).rejects.toMatchObject({ code: 9005 });
    });
  });

  describe('bonuses', () => {
    const give = (userId: string, amount: bigint, factor?: number) =>
      run((tx) => ledger.bonuses.give(tx, { ...act(userId), amount, ...(factor && { factor }) }));
    const forfeit = (userId: string) => run((tx) => ledger.bonuses.forfeit(tx, act(userId)));

    test('a bet takes main first; what it pays goes back in the same proportion, rounded in favour of main', async () => {
      await post('bela', 'grant', 40n);
      await give('bela', 100n);
      await post('bela', 'bet', -70n, { key: 'b1' });
      expect(await account('bela')).toMatchObject({ main: 0n, bonus: 70n, turnover: 100n });
      await post('bela', 'payout', 101n, { stakes: ['b1'] });
      // 30 of 70 were bonus: 43.28 of 101.
      expect(await account('bela')).toMatchObject({ main: 58n, bonus: 113n, turnover: 30n });
    });

    test('stakes that end together are one proportion, whatever each of them brought', async () => {
      await post('bima', 'grant', 50n);
      await give('bima', 50n, 30_000);
      await post('bima', 'bet', -50n, { key: 'b2', ref: 'dice:1' });
      await post('bima', 'bet', -50n, { key: 'b3', ref: 'dice:1' });
      await post('bima', 'payout', 30n, { stakes: ['b2', 'b3'], ref: 'dice:1' });
      expect(await account('bima')).toMatchObject({ main: 15n, bonus: 15n, turnover: 50n });
    });

    test('is free once it is played, in the same transaction', async () => {
      await give('beni', 100n, 15_000);
      await post('beni', 'bet', -100n, { key: 'b4', ref: 'crash:8' });
      await post('beni', 'payout', 80n, { stakes: ['b4'], ref: 'crash:8' });
      expect(await account('beni')).toMatchObject({ main: 0n, bonus: 80n, turnover: 50n });
      await post('beni', 'bet', -60n, { key: 'b5', ref: 'crash:9' });
      await run((tx) => ledger.post(tx, [], { over: ['crash:9'] }));
      expect(await account('beni')).toMatchObject({ main: 20n, bonus: 0n, turnover: 0n });
      expect((await journal('beni')).at(-1)).toMatchObject({
        kind: 'unlock',
        debit: 'bonus',
        credit: 'main',
        amount: 20n,
      });
    });

    test('a stake that was taken back was never played', async () => {
      await give('budi', 100n);
      await post('budi', 'bet', -100n, { key: 'b6' });
      await post('budi', 'refund', 100n, { stakes: ['b6'] });
      expect(await account('budi')).toMatchObject({ main: 0n, bonus: 100n, turnover: 100n });
    });

    test('several add up, the oldest is played first, and the pocket is free with the last', async () => {
      await give('bayu', 10n);
      await give('bayu', 20n);
      await post('bayu', 'bet', -15n, { key: 'b7', ref: 'dice:7' });
      await run((tx) => ledger.post(tx, [], { over: ['dice:7'] }));
      const turnovers = await store.db
        .selectFrom('turnovers')
        .select(['required', 'played', 'status'])
        .where('owner', '=', 'bayu')
        .orderBy('id')
        .execute();
      expect(turnovers).toEqual([
        { required: 10n, played: 10n, status: 'played' },
        { required: 20n, played: 5n, status: 'open' },
      ]);
      expect(await account('bayu')).toMatchObject({ main: 0n, bonus: 15n, turnover: 15n });
    });

    test('rooms that settle rounds of the same players at once do not wait for each other', async () => {
      const pair = ['dian', 'dodi'] as const;
      const rounds = Array.from({ length: 20 }, (_, i) => i);
      for (const owner of pair) {
        await give(owner, 1_000n, 1_000_000);
        for (const i of rounds)
          await post(owner, 'bet', -1n, {
            key: `bd:${owner}:${i}`,
            ref: `${owner === 'dian' ? 'crash' : 'dice'}:d${i}`,
          });
      }
      // In one room the first loses while the second is paid, in the other it is the other way round.
      const settle = (ref: string, paid: string) =>
        run((tx) => ledger.post(tx, [{ ...act(paid), ref, kind: 'payout', amount: 1n }], { over: [ref] }));
      await Promise.all(rounds.flatMap((i) => [settle(`crash:d${i}`, 'dodi'), settle(`dice:d${i}`, 'dian')]));
      for (const owner of pair) expect(await account(owner)).toMatchObject({ turnover: 100_000n - 20n });
    });

    test('is forfeited as a whole, but not while some of it is at stake', async () => {
      await post('bono', 'grant', 5n);
      await give('bono', 50n);
      await post('bono', 'bet', -25n, { key: 'b8', ref: 'mines:1' });
      expect(await forfeit('bono')).toMatchObject({ ok: false, reason: 'at stake' });
      await run((tx) => ledger.post(tx, [], { over: ['mines:1'] }));
      expect(await forfeit('bono')).toMatchObject({ ok: true, amounts: { forfeited: 30n }, now: { balance: 0n } });
      expect(await forfeit('bono')).toMatchObject({ ok: false, reason: 'unknown' });
      expect(await account('bono')).toMatchObject({ bonus: 0n, turnover: 0n });
    });
  });

  describe('reversals', () => {
    const reverse = (userId: string, of: string, amount?: bigint) =>
      run((tx) => ledger.reverse(tx, { ...act(userId), of, ...(amount && { amount }) }));

    test('name what they take back, in parts and at most what is left', async () => {
      await post('rita', 'grant', 100n, { key: 'r1' });
      expect(await reverse('rita', 'r1', 30n)).toMatchObject({ ok: true, now: { balance: 70n } });
      expect(await reverse('rita', 'r1', 71n)).toMatchObject({ ok: false, reason: 'excess' });
      expect(await reverse('rita', 'r1')).toMatchObject({ ok: true, amounts: { reversed: 70n }, now: { balance: 0n } });
      expect(await reverse('rita', 'r1')).toMatchObject({ ok: false, reason: 'over' });
      const rows = await store.db.selectFrom('reversals').selectAll().execute();
      expect(new Set(rows.map(({ reverses }) => reverses)).size).toBe(1);
      expect(rows).toHaveLength(2);
    });

    test('of somebody else’s, of nothing, of a reversal or of more than the player has are refused', async () => {
      await post('rosa', 'grant', 100n, { key: 'r2' });
      expect(await reverse('rudi', 'r2')).toMatchObject({ ok: false, reason: 'unknown' });
      expect(await reverse('rosa', 'r0')).toMatchObject({ ok: false, reason: 'unknown' });
      await post('rosa', 'bet', -1n);
      expect(await reverse('rosa', 'r2')).toMatchObject({ ok: false, reason: 'insufficient', now: { balance: 99n } });
      await run((tx) => ledger.reverse(tx, { ...act('rosa', 'r3'), of: 'r2', amount: 9n }));
      expect(await reverse('rosa', 'r3')).toMatchObject({ ok: false, reason: 'unknown' });
    });
  });

  describe('exchange', () => {
    test('is one unit of two transfers, rounded down, and refused without the points', async () => {
      await run((tx) => ledger.post(tx, [{ ...act('yuni'), kind: 'grant', amount: 250n }], { currency: 'YEC' }));
      const exchange = (amount: bigint, key?: string) =>
        run((tx) => ledger.exchange(tx, { ...act('yuni', key), from: 'YEC', to: 'IDR', amount, rate: YEC_RATE }));
      expect(await exchange(251n)).toMatchObject({ ok: false, reason: 'insufficient', now: { balance: 0n } });
      expect(await exchange(201n, 'x1')).toMatchObject({
        ok: true,
        amounts: { got: 3_216_000n },
        now: { balance: 3_216_000n },
      });
      expect(await ledger.balanceOf('yuni', 'YEC')).toBe(49n);
      expect((await journal('yuni')).filter(({ key }) => key === 'x1')).toMatchObject([
        { debit: 'house:exchange', credit: 'main', amount: 3_216_000n },
        { debit: 'main', credit: 'house:exchange', amount: 201n },
      ]);
      await expect(exchange(0n)).rejects.toThrow(RangeError);
    });

    test('is answered by its first rate when it is asked again at another one, and only for what was asked', async () => {
      await run((tx) => ledger.post(tx, [{ ...act('yeni'), kind: 'grant', amount: 10n }], { currency: 'YEC' }));
      const exchange = (rate: { give: bigint; get: bigint }, more: object = {}) =>
        run((tx) => ledger.exchange(tx, { ...act('yeni', 'x2'), from: 'YEC', to: 'IDR', amount: 10n, rate, ...more }));
      const first = await exchange({ give: 3n, get: 1n });
      expect(first).toMatchObject({ ok: true, amounts: { got: 3n } });
      expect(await exchange({ give: 1n, get: 100n })).toEqual(first);
      await expect(exchange({ give: 3n, get: 1n }, { amount: 9n })).rejects.toMatchObject({ code: 9005 });
      await expect(exchange({ give: 3n, get: 1n }, { from: 'IDR', to: 'YEC' })).rejects.toMatchObject({ code: 9005 });
      for (const rate of [
        { give: 0n, get: 1n },
        { give: -1n, get: -1n },
      ])
        await expect(exchange(rate, { key: 'x3' })).rejects.toThrow(RangeError);
    });

    test('there and back at once, beside a bet: nobody waits for ever, and there and back is never a gain', async () => {
      await post('yoga', 'grant', 1_000n);
      await run((tx) => ledger.post(tx, [{ ...act('yoga'), kind: 'grant', amount: 1_000n }], { currency: 'YEC' }));
      const rates = { IDR: { give: 7n, get: 3n }, YEC: { give: 3n, get: 7n } } as const;
      const all = Array.from({ length: 12 }, (_, n) => {
        const from = n % 2 === 0 ? 'IDR' : 'YEC';
        const to = from === 'IDR' ? 'YEC' : 'IDR';
        return run((tx) =>
          ledger.exchange(tx, { ...act('yoga'), from, to, amount: BigInt(10 + n), rate: rates[from] }),
        );
      });
      const bets = Array.from({ length: 6 }, () => post('yoga', 'bet', -5n));
      for (const acted of await Promise.all(all)) expect(acted.ok).toBe(true);
      await Promise.all(bets);
      const [idr, yec] = [await ledger.balanceOf('yoga'), await ledger.balanceOf('yoga', 'YEC')];
      // In sevenths and thirds of one value: what was put in, less the bets, is the most that can be there.
      expect(3n * idr + 7n * yec).toBeLessThanOrEqual(3n * (1_000n - 30n) + 7n * 1_000n);
      expect((await ledger.audit()).filter((fault) => !/\bbet\b/.test(fault))).toEqual([]);
    });
  });

  describe('the audit', () => {
    /** What it says of one owner while the store is changed; afterwards it is as it was. */
    async function falsified(statement: string): Promise<readonly string[]> {
      const back = new Error('back');
      let found: readonly string[] = [];
      await run(async (tx) => {
        const { numAffectedRows } = await sql.raw(statement).execute(tx);
        expect(numAffectedRows).toBe(1n);
        found = await audit(tx);
        throw back;
      }).catch((error: unknown) => {
        if (error !== back) throw error;
      });
      return found.filter((fault) => !/\bbet\b/.test(fault));
    }

    beforeAll(async () => {
      await post('agus', 'grant', 100n, { key: 'a:grant' });
      await run((tx) => ledger.reverse(tx, { ...act('agus', 'a:back'), of: 'a:grant', amount: 10n }));
      await run((tx) => ledger.holds.place(tx, { ...act('agus', 'a:hold'), amount: 40n, deadline: 9_000_000 }));
      await run((tx) => ledger.holds.place(tx, { ...act('agus', 'a:no'), amount: 51n, deadline: 9_000_000 }));
      await run((tx) => ledger.bonuses.give(tx, { ...act('agus', 'a:bonus'), amount: 30n }));
      await post('agus', 'bet', -60n, { key: 'a:stake', ref: 'dice:9' });
      await post('putu', 'grant', 9n);
      await run((tx) =>
        ledger.exchange(tx, {
          ...act('putu', 'a:exchange'),
          from: 'IDR',
          to: 'YEC',
          amount: 9n,
          rate: { give: 1n, get: 2n },
        }),
      );
    });

    test.each([
      [
        `update accounts set bonus = bonus + 1 where owner = 'agus'`,
        'agus:bonus:IDR differs from the sum of its transfers',
      ],
      [
        `update accounts set turnover = 1 where owner = 'agus'`,
        'what agus has to play is not the sum of the open turnovers',
      ],
      [`update accounts set turnover = 0 where owner = 'agus'`, 'agus:IDR has a bonus and nothing to play'],
      [`update holds set amount = 39 where key = 'a:hold'`, 'what agus:IDR holds is not the sum of its open holds'],
      [`update holds set amount = 39 where key = 'a:hold'`, 'the hold a:hold was not placed as it says'],
      [`update holds set ref = '' where key = 'a:hold'`, 'the hold a:hold belongs to nothing'],
      [`update holds set resolved_at = 5 where key = 'a:hold'`, 'the hold a:hold does not say how it was resolved'],
      [`update turnovers set ended_at = 5 where key = 'a:bonus'`, 'the turnover a:bonus is not what it says'],
      [
        `update turnovers set amount = 31 where key = 'a:bonus'`,
        'the bonus a:bonus was not given as its turnover says',
      ],
      [
        `update turnovers set played = 7 where key = 'a:bonus'`,
        'what agus has played is not the sum of the stakes that count',
      ],
      [`update turnover_stakes set bonus = 9 where key = 'a:stake'`, 'the stake a:stake is not what the books say'],
      [
        `update transfers set amount = 9 where key = 'a:grant'`,
        /^more of the transfer \d+ is taken back than it moved$/,
      ],
      [
        `update transfers set debit = 'house:bet' where key = 'a:grant'`,
        /^the transfer \d+ does not take back what it names$/,
      ],
      [
        `delete from reversals where id = (select id from transfers where key = 'a:back')`,
        /^the reversal \d+ names nothing$/,
      ],
      [
        `update transfers set credit = 'house:bet' where key = 'a:grant'`,
        /^the transfer \d+ is between accounts that there are not$/,
      ],
      [`update transfers set leg = 2 where key = 'a:hold'`, 'the unit a:hold is not whole'],
      [`delete from transfers where key = 'a:exchange' and leg = 1`, 'the exchange a:exchange is not of two halves'],
      [
        `update transfers set debit = 'house:bet' where key = 'a:exchange' and leg = 1`,
        'the exchange a:exchange is not of two halves',
      ],
      [`update ledger_answers set refused = 1 where key = 'a:hold'`, 'a:hold was refused, and is booked'],
    ])('finds that somebody did: %s', async (statement, sentence) => {
      expect(await falsified(statement)).toContainEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      );
    });
  });
});
