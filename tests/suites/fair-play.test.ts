/** What a player set for themselves holds for every bet of every game (READINGS, Fair play). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CompiledQuery, sql } from 'kysely';
import { crashCalls } from '../../contract/crash';
import { CODE, CodeError } from '../../contract/errors';
import { LIMIT_RISE_MS } from '../../contract/fairplay';
import { hiloCalls } from '../../contract/hilo';
import { rollerCalls } from '../../contract/roller';
import { calls } from '../../contract/index';
import type { Call } from '../../contract/wire';
import { DAY_MS } from '../../rules/wib';
import type { DomainEvent } from '../../server/events/index';
import { wibDayStart } from '../../server/fairplay/books';
import { createDepositGuard } from '../../server/fairplay/deposits';
import { createStakeGuard } from '../../server/fairplay/guard';
import { positionAnswer } from '../../server/fairplay/position';
import { readRecord } from '../../server/fairplay/record';
import { createFairPlay, type FairPlay, LOOSENED_PER_DAY } from '../../server/fairplay/service';
import type { Player, Store } from '../../server/ports';
import { Buckets } from '../../server/system/bucket';
import { testEngines } from './engines';
import { BET_PATHS, IDR, type Ask } from './fair-play-kit';
import { touchedRows, writingDown } from './harness/plans';
import { countedEntropy, NOON, player, RoomClock, roomHouse, type RoomHouse } from './rooms-kit';

const HOUR_MS = 3_600_000;
/** A bet is carried out so soon after it is asked for, at most. */
const BATCH_MS = 50;
const BET = 10_000;

describe('the ways to bet', () => {
  it('are all tried below', () => {
    const staking = Object.values(calls)
      .flatMap((area) => Object.values<Call>(area))
      .filter((call) => 'amount' in ((call.req as { shape?: object }).shape ?? {}))
      .map(({ route }) => route);
    expect([...new Set(BET_PATHS.map(({ call }) => call.route))].sort()).toEqual(staking.sort());
  });
});

for (const engine of testEngines('fair-play')) {
  describe(`fair play on ${engine.name}`, () => {
    let store: Store;
    let house: RoomHouse;
    let fairPlay: FairPlay;
    let clock: RoomClock;
    let told: DomainEvent[];
    let ana: Player;
    let serial = 0;
    /** Rounds that are not shown yet. */
    const hidden = new Map<string, bigint>();
    const hiddenOf = () => Promise.resolve(hidden);

    const fairPlayOf = (of: Store): FairPlay =>
      createFairPlay({
        store: of,
        clock,
        entropy: countedEntropy('fair'),
        events: { publish: async (_tx, ...events) => void told.push(...events) },
        hiddenOf,
        siteReminder: () => 60,
      });

    beforeAll(async () => {
      store = await engine.open();
      clock = new RoomClock(NOON);
      house = roomHouse({ store, clock });
      told = [];
      fairPlay = fairPlayOf(house.store);
      await house.start();
    });
    afterAll(async () => {
      await house.stop();
      await store.close();
    });
    beforeEach(async () => {
      ana = player(`ana${(serial += 1)}`);
      await house.grant(ana);
    });

    const as =
      (who: Player): Ask =>
      (call, req) =>
        house.ask(call, req, who);
    /** Why a bet is refused; null when it is not. */
    const refusal = async (work: Promise<unknown>): Promise<CodeError | null> =>
      work.then(
        () => null,
        (error: unknown) => {
          if (error instanceof CodeError) return error;
          throw error;
        },
      );
    /** Until crash takes bets, of this round or of the next one. */
    const crashIn = (status: 'preparation' | 'goingUp') =>
      house.until(async () => {
        const room = await house.ask(crashCalls.curGame, IDR);
        return room.status === status && (status === 'goingUp' || room.startTime - clock.now() > 2_000);
      });
    const used = async (who = ana) => (await fairPlay.state(who.id)).limits.loss.used;

    it('reads each of a day’s bets once, however often the limits are looked at, set, and bet against', async () => {
      const MANY = 4_321;
      const dayStart = wibDayStart(clock.now());
      const book = (
        n: number,
        kind: 'bet' | 'payout',
        amount: bigint,
        at: number,
        currency: 'IDR' | 'YEC' = 'IDR',
      ) => ({
        key: `many:${ana.id}:${currency}:${n}`,
        leg: 0,
        owner: ana.id,
        currency,
        debit: kind === 'bet' ? 'main' : 'house:bet',
        credit: kind === 'bet' ? 'house:bet' : 'main',
        amount,
        kind,
        ref: `roller:${n}`,
        at,
        balance: 0n,
      });
      const yesterday = book(-1, 'bet', 77_700n, dayStart - 1);
      const rows = Array.from({ length: MANY }, (_, n) =>
        book(n, n % 3 === 2 ? 'payout' : 'bet', BigInt(100 + n), dayStart + n),
      );
      for (let from = 0; from < MANY; from += 500)
        await store.db
          .insertInto('transfers')
          .values([
            ...(from === 0 ? [yesterday] : []),
            ...rows.slice(from, from + 500),
            book(from, 'bet', 1n, dayStart, 'YEC'),
          ])
          .execute();
      const lost = rows.reduce((sum, { kind, amount }) => sum + (kind === 'bet' ? amount : -amount), 0n);
      expect(await used()).toBe(Number(lost) / 100);
      // Whoever read any of them again would find another sum.
      await sql`update transfers set amount = amount * 2 where key like ${`many:${ana.id}:%`}`.execute(store.db);
      expect(await used()).toBe(Number(lost) / 100);
      const limit = Math.ceil(Number(lost) / 100) + BET;
      const { limits } = await fairPlay.setLimit(ana.id, 'loss', limit);
      expect(limits.loss.used).toBe(Number(lost) / 100);
      const roll = (amount: number) =>
        as(ana)(rollerCalls.startRound, { amount, choose: 50_000, isHigher: true, ...IDR });
      expect(await refusal(roll(BET))).toBeNull();
      expect(await used()).toBeLessThanOrEqual(limit);
      expect(await refusal(roll(3 * BET))).toMatchObject({ code: CODE.cannotPlay, params: { because: 'loss' } });
      await store.db.deleteFrom('transfers').where('key', 'like', `many:${ana.id}:%`).execute();
    });

    describe.each(BET_PATHS)('$name', ({ name, bet }) => {
      const open = () => (name.startsWith('crash') ? crashIn('preparation') : Promise.resolve());

      it('is refused in a break and after an exclusion, with when they end, and nothing is booked', async () => {
        await open();
        await fairPlay.startBreak(ana.id, 'day');
        const resting = await refusal(bet(as(ana), BET));
        expect(resting).toMatchObject({ code: CODE.cannotPlay, params: { because: 'break' } });
        expect(resting?.message).toMatch(/^Anda sedang istirahat sampai \d\d\/\d\d\/\d{4} \d\d\.\d\d WIB/);
        await fairPlay.exclude(ana.id, 'halfYear');
        expect(await refusal(bet(as(ana), BET))).toMatchObject({
          code: CODE.cannotPlay,
          params: { because: 'exclusion' },
        });
        expect(await house.ledger.balanceOf(ana.id)).toBe(100_000_000n);
      });

      it('is refused beyond the day’s loss limit with what is left, and taken up to it', async () => {
        await open();
        await fairPlay.setLimit(ana.id, 'loss', BET);
        expect(await refusal(bet(as(ana), BET + 1_000))).toMatchObject({
          code: CODE.cannotPlay,
          params: { because: 'loss', limit: '10.000', left: '10.000' },
        });
        expect(await refusal(bet(as(ana), BET))).toBeNull();
      });
    });

    it('a bet for the next round of crash is as much a bet', async () => {
      await crashIn('goingUp');
      const [crash] = BET_PATHS;
      await fairPlay.startBreak(ana.id, 'day');
      expect(await refusal(crash?.bet(as(ana), BET) ?? Promise.resolve())).toMatchObject({ code: CODE.cannotPlay });
    });

    it('many bets at once in many rooms come no further than one after another', async () => {
      await crashIn('preparation');
      // Nobody wins with these: what was booked stays lost or open while they are counted.
      const paths = BET_PATHS.filter(({ name }) => /wingo|roulette|dice|dingdong|hilo|by hand|coin/.test(name));
      await fairPlay.setLimit(ana.id, 'loss', 3 * BET);
      const asked = paths.map(({ bet }) => refusal(bet(as(ana), BET)));
      const results = await Promise.all(asked);
      expect(results.filter((result) => result === null)).toHaveLength(3);
      for (const result of results) if (result) expect(result.params).toMatchObject({ because: 'loss', left: '0' });
      expect(await used()).toBe(3 * BET);
      expect(await house.ledger.audit()).toEqual([]);
    });

    it('transactions side by side, as rooms of a cluster have them, stop at the limit too', async () => {
      await fairPlay.setLimit(ana.id, 'loss', 3 * BET);
      const guard = createStakeGuard({ store, clock });
      const amount = BigInt(BET) * 100n;
      const booked = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          store.transaction(async (tx) => {
            const key = `stake:side-${ana.id}-${i}`;
            if ((await guard.refused(tx, [{ key, userId: ana.id, amount }])).size > 0) return false;
            const movement = { key, userId: ana.id, kind: 'bet', amount: -amount, ref: `hilo:${i}` };
            await house.ledger.post(tx, [movement]);
            return true;
          }),
        ),
      );
      expect(booked.filter(Boolean)).toHaveLength(3);
      expect(await used()).toBe(3 * BET);
    });

    it('what comes back makes room again, and what is won may be lost', async () => {
      await crashIn('preparation');
      await fairPlay.setLimit(ana.id, 'loss', BET);
      const { roundId } = await house.ask(crashCalls.curGame, IDR);
      const bet = () => house.ask(crashCalls.bet, { roundId, amount: BET, ...IDR }, ana);
      await bet();
      expect(await used()).toBe(BET);
      await house.ask(crashCalls.cancel, { roundId }, ana);
      expect(await used()).toBe(0);
      await bet();
      await house.store.transaction((tx) =>
        house.ledger.post(tx, [
          { key: `won:${ana.id}`, userId: ana.id, kind: 'payout', amount: 3_000_000n, ref: 'crash:x' },
        ]),
      );
      const hilo = (amount: number) => refusal(house.ask(hiloCalls.startRound, { amount, ...IDR }, ana));
      // Rp 10.000 staked, Rp 30.000 back: Rp 30.000 may be lost until the limit is met.
      expect((await fairPlay.state(ana.id)).limits.loss).toMatchObject({ used: 0, left: 30_000 });
      expect(await hilo(31_000)).toMatchObject({ params: { left: '30.000' } });
      expect(await hilo(30_000)).toBeNull();
    });

    it('a pause lets open rounds end: what is open may be played and cashed out', async () => {
      const step = await house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana);
      await fairPlay.exclude(ana.id, 'year');
      expect(
        await refusal(house.ask(hiloCalls.selectCard, { roundId: step.round.roundId, select: 'skip' } as never, ana)),
      ).toBeNull();
    });

    it('a lower limit holds at once, a higher one after a day, and not sooner in steps', async () => {
      await fairPlay.setLimit(ana.id, 'loss', 100_000);
      const raised = await fairPlay.setLimit(ana.id, 'loss', 200_000);
      expect(raised.limits.loss).toEqual({
        amount: 100_000,
        used: 0,
        left: 100_000,
        pending: { amount: 200_000, at: clock.now() + LIMIT_RISE_MS },
      });
      clock.jump(clock.now() + HOUR_MS);
      const again = await fairPlay.setLimit(ana.id, 'loss', null);
      expect(again.limits.loss.pending).toEqual({ amount: null, at: clock.now() + LIMIT_RISE_MS });
      const lowered = await fairPlay.setLimit(ana.id, 'loss', 50_000);
      expect(lowered.limits.loss).toEqual({ amount: 50_000, used: 0, left: 50_000, pending: null });
      await fairPlay.setLimit(ana.id, 'loss', 70_000);
      const withdrawn = await fairPlay.withdrawLimit(ana.id, 'loss');
      expect(withdrawn.limits.loss).toEqual({ amount: 50_000, used: 0, left: 50_000, pending: null });
      const { pending } = (await fairPlay.setLimit(ana.id, 'loss', null)).limits.loss;
      clock.jump((pending?.at ?? 0) - BATCH_MS);
      expect((await fairPlay.state(ana.id)).limits.loss.amount).toBe(50_000);
      expect(await refusal(house.ask(hiloCalls.startRound, { amount: 60_000, ...IDR }, ana))).not.toBeNull();
      clock.jump(pending?.at ?? 0);
      expect((await fairPlay.state(ana.id)).limits.loss).toEqual({ amount: null, used: 0, left: null, pending: null });
      expect(await refusal(house.ask(hiloCalls.startRound, { amount: 60_000, ...IDR }, ana))).toBeNull();
    });

    it('a limit is of the WIB day, and counts from midnight on whenever it was set', async () => {
      await house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana);
      await fairPlay.setLimit(ana.id, 'loss', BET);
      const roller = BET_PATHS.find(({ name }) => name === 'roller');
      const play = () => refusal(roller?.bet(as(ana), BET) ?? Promise.resolve());
      expect(await play()).toMatchObject({ params: { because: 'loss', left: '0' } });
      const midnight = Math.ceil((clock.now() + 7 * HOUR_MS) / DAY_MS) * DAY_MS - 7 * HOUR_MS;
      clock.jump(midnight - BATCH_MS);
      expect(await play()).not.toBeNull();
      clock.jump(midnight);
      expect(await used()).toBe(0);
      expect(await play()).toBeNull();
    });

    it('a pause only grows: nothing shortens a break, nothing ends an exclusion', async () => {
      const week = (await fairPlay.startBreak(ana.id, 'week')).pause;
      expect((await fairPlay.startBreak(ana.id, 'day')).pause).toEqual(week);
      const month = (await fairPlay.startBreak(ana.id, 'month')).pause;
      expect(month).toMatchObject({ kind: 'break', until: clock.now() + 30 * DAY_MS });
      const year = (await fairPlay.exclude(ana.id, 'year')).pause;
      expect(year?.kind).toBe('exclusion');
      expect((await fairPlay.exclude(ana.id, 'halfYear')).pause).toEqual(year);
      expect((await fairPlay.startBreak(ana.id, 'month')).pause).toEqual(year);
      clock.jump((year?.until ?? 0) - BATCH_MS);
      expect(await refusal(house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana))).not.toBeNull();
      clock.jump(year?.until ?? 0);
      expect((await fairPlay.state(ana.id)).pause).toBeNull();
      expect(await refusal(house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana))).toBeNull();
    });

    it('the record, which is kept for good, does not grow with every press of a button; what protects is never refused', async () => {
      const lines = async () =>
        (await store.db.selectFrom('fair_play_record').select('id').where('user_id', '=', ana.id).execute()).length;
      const tries = 4 * LOOSENED_PER_DAY;
      let refusals = 0;
      for (let n = 0; n < tries; n += 1) {
        const work =
          n % 2 === 0
            ? fairPlay.setReminder(ana.id, n % 4 === 0 ? 15 : 30)
            : fairPlay.setLimit(ana.id, 'loss', n % 4 === 1 ? 50_000 : 90_000);
        const refused = await refusal(work);
        if (refused !== null) refusals += 1;
        if (n % 4 === 1) expect(refused).toBeNull();
      }
      for (let n = 0; n < 20; n += 1) await fairPlay.startBreak(ana.id, 'day');
      expect(refusals).toBeGreaterThan(0);
      expect(await lines()).toBeLessThanOrEqual(2 * LOOSENED_PER_DAY + 2);
    });

    it('the reminder is one of the site’s choices', async () => {
      expect((await fairPlay.state(ana.id)).reminder).toEqual({ minutes: 60, choices: [15, 30, 60] });
      expect((await fairPlay.setReminder(ana.id, 15)).reminder.minutes).toBe(15);
      await expect(fairPlay.setReminder(ana.id, 0)).rejects.toMatchObject({ code: CODE.parameter });
      await expect(fairPlay.setReminder(ana.id, 61)).rejects.toMatchObject({ code: CODE.parameter });
      expect(await fairPlay.brief(ana.id)).toEqual({ reminderMinutes: 15 });
    });

    it('all of it can be read back, is told to the house, and is never changed', async () => {
      told.length = 0;
      await fairPlay.setLimit(ana.id, 'deposit', 50_000);
      await fairPlay.setLimit(ana.id, 'deposit', 50_000);
      await fairPlay.setLimit(ana.id, 'deposit', null);
      await fairPlay.startBreak(ana.id, 'day');
      const { list, next } = await readRecord(store.db, ana.id, undefined);
      expect(list.map(({ act }) => act.what)).toEqual(['break', 'limit.asked', 'limit.lowered']);
      expect(next).toBeNull();
      expect(told.map(({ payload }) => (payload as { entry: string }).entry)).toEqual(
        list.map(({ id }) => id).reverse(),
      );
      for (const change of [
        sql`update fair_play_record set act = '{}' where user_id = ${ana.id}`,
        sql`delete from fair_play_record where user_id = ${ana.id}`,
      ])
        await expect(change.execute(store.db)).rejects.toThrow('never changed');
    });

    it('deposits of a day stop at their limit, also those at once, and one that comes to nothing counts no more', async () => {
      const guard = createDepositGuard({ store: house.store, clock });
      const reserve = (key: string, rupiah: number) =>
        house.store.transaction((tx) =>
          guard.reserve(tx, { userId: ana.id, key: `${ana.id}:${key}`, amount: BigInt(rupiah) * 100n }),
        );
      expect(await reserve('before', 20_000)).toBeNull();
      await fairPlay.setLimit(ana.id, 'deposit', 50_000);
      const together = await Promise.all(['a', 'b', 'c'].map((key) => reserve(key, 15_000)));
      expect(together.filter((result) => result === null)).toHaveLength(2);
      expect(together.find((result) => result !== null)).toMatchObject({ params: { because: 'deposit', left: '0' } });
      expect((await fairPlay.state(ana.id)).limits.deposit.used).toBe(50_000);
      expect(await reserve('before', 20_000)).toBeNull();
      await house.store.transaction((tx) => guard.release(tx, `${ana.id}:before`));
      expect(await reserve('d', 20_000)).toBeNull();
      await fairPlay.startBreak(ana.id, 'day');
      expect(await reserve('e', 1_000)).toMatchObject({ params: { because: 'break' } });
    });

    it('the position costs its player what was read: who has read too much waits, and nobody else does', async () => {
      await house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana);
      const answer = positionAnswer({ store, clock, hiddenOf }, new Buckets({ burst: 1, perSecond: 1 }));
      const position = (by: Player, since = clock.now() - 1_000) =>
        answer({ query: { since }, body: {} }, { player: by } as never);
      expect((await position(ana)).session).toMatchObject({ bets: 1, staked: BET });
      await expect(position(ana)).rejects.toMatchObject({ code: 667, params: { seconds: '2' } });
      expect((await position(player('nobody'))).session).toMatchObject({ bets: 0, staked: 0, returned: 0 });
      clock.jump(clock.now() + 2_000);
      // A sitting is a day long at most.
      expect((await position(ana, 0)).session.since).toBe(clock.now() - DAY_MS);
    });

    it('a stake of before that comes back since is none that was staked since', async () => {
      const { roundId } = await crashIn('preparation').then(() => house.ask(crashCalls.curGame, IDR));
      await house.ask(crashCalls.bet, { roundId, amount: BET, ...IDR }, ana);
      clock.jump(clock.now() + 500);
      const since = clock.now();
      await house.ask(crashCalls.cancel, { roundId }, ana);
      const { session } = await positionAnswer({ store, clock, hiddenOf })({ query: { since }, body: {} }, {
        player: ana,
      } as never);
      expect(session).toEqual({ since, bets: 0, staked: 0, returned: BET });
    });

    it('many at once are no way past that, and nothing tells what a round paid that is not shown yet', async () => {
      const answer = positionAnswer({ store, clock, hiddenOf }, new Buckets({ burst: 1, perSecond: 1 }));
      await house.ask(hiloCalls.startRound, { amount: BET, ...IDR }, ana);
      const since = clock.now() - 1_000;
      const ask = () => answer({ query: { since }, body: {} }, { player: ana } as never);
      const asked = await Promise.allSettled([ask(), ask(), ask()]);
      expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      await house.store.transaction((tx) =>
        house.ledger.post(tx, [
          { key: `unseen:${ana.id}`, userId: ana.id, kind: 'payout', amount: 500_000n, ref: 'dice:777' },
        ]),
      );
      const unshown = { bet_id: 'dice-unseen', game: 'dice' as const, round_id: 777n, user_id: ana.id, paid: 500_000n };
      await store.db
        .insertInto('bets')
        .values({
          ...unshown,
          feed: 0n,
          choice: '1',
          staked: 250_000n,
          placed_at: clock.now(),
          status: 'won',
          rate: 0n,
          win_staked: 0n,
          win_paid: 0n,
          ended_at: clock.now(),
        })
        .execute();
      hidden.set('dice', 777n);
      clock.jump(clock.now() + 5_000);
      expect((await ask()).session).toMatchObject({ staked: BET, returned: 0 });
      expect(await used()).toBe(BET);
      hidden.clear();
      clock.jump(clock.now() + 5_000);
      expect((await ask()).session).toMatchObject({ staked: BET, returned: 5_000 });
      expect(await used()).toBe(BET - 5_000);
      await store.db.deleteFrom('bets').where('bet_id', '=', unshown.bet_id).execute();
    });

    it('finds what is not shown yet by its bets, and does not read all that was won in the last minutes for it', async () => {
      const MANY = 3_000;
      const won = (n: number) => ({
        key: `lately:${ana.id}:${n}`,
        leg: 0,
        owner: ana.id,
        currency: 'IDR' as const,
        debit: 'house:bet',
        credit: 'main',
        amount: 100n,
        kind: 'payout',
        ref: `roller:${n}`,
        at: clock.now(),
        balance: 0n,
      });
      for (let from = 0; from < MANY; from += 500)
        await store.db
          .insertInto('transfers')
          .values(Array.from({ length: 500 }, (_, n) => won(from + n)))
          .execute();
      const asked: CompiledQuery[] = [];
      const watched = fairPlayOf({ ...store, db: writingDown(store.db, asked) });
      const { used: before } = (await watched.state(ana.id)).limits.loss;
      asked.length = 0;
      hidden.set('dice', 778n);
      expect((await watched.state(ana.id)).limits.loss.used).toBe(before);
      hidden.clear();
      let touched = 0;
      if (engine.name !== 'sqlite') for (const query of asked) touched += await touchedRows(store.db, query);
      expect(touched).toBeLessThan(MANY / 10);
      await store.db.deleteFrom('transfers').where('key', 'like', `lately:${ana.id}:%`).execute();
    });

    it('sitting, day, week and month are what the books say', async () => {
      const book = (kind: 'bet' | 'payout' | 'refund', rupiah: number) =>
        house.store.transaction((tx) =>
          house.ledger.post(tx, [
            { key: `k${(serial += 1)}`, userId: ana.id, kind, amount: BigInt(rupiah) * 100n, ref: 'crash:x' },
          ]),
        );
      const answer = positionAnswer({ store, clock, hiddenOf });
      // A Wednesday at noon, the 16th: a day before, the Sunday before and the first of the month are other stretches.
      const WEDNESDAY = Date.parse('2041-01-16T05:00:00Z');
      for (const [back, staked] of [
        [12 * DAY_MS, -1_000],
        [3 * DAY_MS, -20_000],
        [DAY_MS, -3_000],
        [HOUR_MS, -4_000],
      ] as const) {
        clock.jump(WEDNESDAY - back);
        await book('bet', staked);
      }
      clock.jump(WEDNESDAY);
      const since = clock.now();
      await book('bet', -50_000);
      await book('bet', -6_000);
      await book('refund', 6_000);
      await book('payout', 60_000);
      clock.jump(since + 90_000);
      const got = await answer({ query: { since }, body: {} }, { player: ana } as never);
      expect(got.session).toEqual({ since, bets: 1, staked: 50_000, returned: 60_000 });
      expect([got.day.staked, got.week.staked, got.month.staked]).toEqual([54_000, 57_000, 78_000]);
      expect(got.curve.at(0)).toEqual({ at: since, net: 0 });
      expect(got.curve.at(-1)).toEqual({ at: clock.now(), net: 10_000 });
    });
  });
}
