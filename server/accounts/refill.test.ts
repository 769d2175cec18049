import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../tests/suites/engines';
import { CodeError } from '../../contract/errors';
import { wibDayStart } from '../fairplay/books';
import { createDepositGuard, depositedOn } from '../fairplay/deposits';
import { lockRow } from '../fairplay/rows';
import { KINDS } from '../kinds';
import { createLedger } from '../ledger/ledger';
import type { Ledger, Store } from '../ports';
import { createRefills } from './refill';
import type { Refills } from './refill';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof CodeError)) throw error;
      return { code: error.code, ...error.params };
    },
  );

describe.each(testEngines('refill'))('the refill on $name', ({ open }) => {
  /** 20:00 in Jakarta. */
  const EVENING = at('2026-11-22T13:00:00Z');
  const MIDNIGHT = at('2026-11-22T17:00:00Z');
  let now = EVENING;
  const clock = { now: () => now, at: () => () => {} };
  let store: Store;
  let ledger: Ledger;
  let refills: Refills;
  let serial = 0;
  let player: string;

  const move = (kind: 'grant' | 'bet' | 'payout', amount: bigint, key: string) =>
    store.transaction((tx) =>
      ledger.post(tx, [{ key: `${player}:${key}`, userId: player, kind, amount, ref: 'test' }]),
    );
  const owning = (sen: bigint) => move('grant', sen, 'start');

  beforeAll(async () => {
    store = await open();
    ledger = createLedger({ store, clock, kinds: KINDS });
    refills = createRefills({ store, ledger, clock, deposits: createDepositGuard({ store, clock }) });
  });
  afterAll(async () => {
    expect(await ledger.audit()).toEqual([]);
    await store.close();
  });
  beforeEach(() => {
    now = EVENING;
    serial += 1;
    player = `player-${serial}`;
  });

  test('adds Rp 250.000 to whoever has less than Rp 10.000, and tells the WIB midnight', async () => {
    await owning(999_999n);
    expect(await refills.nextAt(player)).toBeNull();
    const { posted, nextAt } = await refills.take(player, 'r1');
    expect(posted).toMatchObject({ status: 'posted', balance: 25_999_999n });
    expect(nextAt).toBe(MIDNIGHT);
    expect(await refills.nextAt(player)).toBe(MIDNIGHT);
    expect(await ledger.balanceOf(player)).toBe(25_999_999n);
  });

  test('is booked in the ledger as what it is, against the house', async () => {
    await refills.take(player, 'r1');
    const transfers = await store.db
      .selectFrom('transfers')
      .select(['kind', 'debit', 'credit', 'amount'])
      .where('owner', '=', player)
      .execute();
    expect(transfers).toEqual([{ kind: 'refill', debit: 'house:refill', credit: 'main', amount: 25_000_000n }]);
    expect(await ledger.audit()).toEqual([]);
  });

  test('is refused with Rp 10.000 or more, 1052, and nothing is booked', async () => {
    await owning(1_000_000n);
    expect(await refusal(refills.take(player, 'r1'))).toEqual({ code: 1052 });
    expect(await ledger.balanceOf(player)).toBe(1_000_000n);
    expect(await refills.nextAt(player)).toBeNull();
  });

  test('what is held counts as what a player has', async () => {
    await owning(1_000_000n);
    const hold = { key: `${player}:hold`, userId: player, ref: 'withdrawal:1', amount: 900_000n, deadline: now + HOUR };
    await store.transaction((tx) => ledger.holds.place(tx, hold));
    expect(await ledger.balanceOf(player)).toBe(100_000n);
    expect(await refusal(refills.take(player, 'r1'))).toEqual({ code: 1052 });
    // One sen is staked and lost: less than Rp 10.000 is left in all pockets.
    await move('bet', -1n, 'one');
    expect(await refusal(refills.take(player, 'r2'))).toBeNull();
  });

  test('comes once a WIB day: 667 with the wait until midnight, then again', async () => {
    await refills.take(player, 'r1');
    await move('bet', -25_000_000n, 'all-in');
    expect(await refusal(refills.take(player, 'r2'))).toEqual({ code: 667, seconds: String((4 * HOUR) / 1_000) });
    now = MIDNIGHT - 1;
    expect(await refusal(refills.take(player, 'r3'))).toEqual({ code: 667, seconds: '1' });
    now = MIDNIGHT;
    expect(await refills.nextAt(player)).toBeNull();
    expect((await refills.take(player, 'r4')).nextAt).toBe(MIDNIGHT + 24 * HOUR);
    expect(await ledger.balanceOf(player)).toBe(25_000_000n);
  });

  test('answers the same request again with the same, and pays it once', async () => {
    const first = await refills.take(player, 'lost-answer');
    const again = await refills.take(player, 'lost-answer');
    expect(again).toMatchObject({ nextAt: first.nextAt, posted: { balance: 25_000_000n } });
    expect(await ledger.balanceOf(player)).toBe(25_000_000n);
  });

  test('asked for ten times at once is paid once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => refusal(refills.take(player, `tab-${i}`))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => (answer === null ? [] : [answer.code])))).toEqual(new Set([667]));
    expect(await ledger.balanceOf(player)).toBe(25_000_000n);
  });

  test('beside a win that comes at the same time never leaves more than one of the orders would', async () => {
    await owning(999_999n);
    const [refilled] = await Promise.all([refusal(refills.take(player, 'r1')), move('payout', 5_000_000n, 'win')]);
    // Refill first, win later: both. Win first: no refill.
    expect(await ledger.balanceOf(player)).toBe(refilled === null ? 30_999_999n : 5_999_999n);
  });

  describe('as a deposit', () => {
    const limit = (sen: bigint) =>
      store.transaction(async (tx) => {
        await lockRow(store, tx, player);
        await tx.updateTable('fair_play').set({ deposit: sen }).where('user_id', '=', player).execute();
      });
    const counted = () => depositedOn(store.db, player, wibDayStart(now));

    test('counts once, and the grant of a new account does not', async () => {
      await owning(100n);
      expect(await counted()).toBe(0n);
      await refills.take(player, 'r1');
      await refills.take(player, 'r1');
      expect(await refusal(refills.take(player, 'r2'))).toMatchObject({ code: 667 });
      expect(await counted()).toBe(25_000_000n);
    });

    test('is refused beyond the day’s limit, 10001, and neither booked nor counted', async () => {
      await limit(24_999_900n);
      const over = { code: 10001, because: 'deposit', limit: '249.999', left: '249.999' };
      expect(await refusal(refills.take(player, 'r1'))).toEqual(over);
      expect([await ledger.balanceOf(player), await counted()]).toEqual([0n, 0n]);
      await limit(25_000_000n);
      expect(await refusal(refills.take(player, 'r2'))).toBeNull();
    });

    test('that is refused for what is left in the pockets does not count', async () => {
      await owning(1_000_000n);
      expect(await refusal(refills.take(player, 'r1'))).toEqual({ code: 1052 });
      expect(await counted()).toBe(0n);
    });

    test('is refused in a pause, 10001, whose own answer stays for the request that came before it', async () => {
      const first = await refills.take(player, 'before');
      await limit(0n);
      const pause = { pause: 'break', pause_from: BigInt(now), pause_until: BigInt(now + 30 * HOUR) } as const;
      await store.db.updateTable('fair_play').set(pause).where('user_id', '=', player).execute();
      expect(await refills.take(player, 'before')).toMatchObject({ nextAt: first.nextAt });
      now = MIDNIGHT;
      await move('bet', -25_000_000n, 'all-in');
      expect(await refusal(refills.take(player, 'r2'))).toMatchObject({ code: 10001, because: 'break' });
      now += 30 * HOUR;
      expect(await refusal(refills.take(player, 'r3'))).toBeNull();
    });
  });
});
