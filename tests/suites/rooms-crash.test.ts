import { afterEach, describe, expect, it } from 'vitest';
import { crashCalls, crashStreams } from '../../contract/crash';
import { pushes } from '../../contract/inbox';
import { checkRoom } from '../../rules/fairness/commit';
import { timeAt } from '../../rules/crash/curve';
import { toRate } from '../../rules/money';
import type { Store } from '../../server/ports';
import { testEngines } from './engines';
import { player, type RoomClock, roomHouse, type RoomHouse, SHORT_CHAINS } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const { curGame, bet, cancel, escape, roundHistory, myHistory } = crashCalls;
const IDR = { currency: 'IDR' } as const;

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

for (const engine of testEngines('rooms-crash')) {
  const freshStore = async (): Promise<Store> => {
    const store = await engine.open();
    open.push(store);
    return store;
  };
  /** A house whose players have Rp 1.000.000 each, at the start of its first round. */
  async function house(options: Partial<Parameters<typeof roomHouse>[0]> = {}): Promise<RoomHouse> {
    const built = roomHouse({ store: options.store ?? (await freshStore()), ...options });
    await built.grant(ANA, BUDI);
    await built.start();
    return built;
  }
  const game = (h: RoomHouse, who = ANA) => h.send(curGame, IDR, who);
  /** Lets the current round run until it has crashed, and returns what was revealed. */
  async function crashed(h: RoomHouse) {
    const before = h.on(crashStreams.end.route).length;
    while (h.on(crashStreams.end.route).length === before) await h.clock.advance(1_000);
    return crashStreams.end.payload.parse(h.on(crashStreams.end.route).at(-1)?.payload);
  }
  /** Plays rounds until one reaches a rate, and stops in its preparation; the target is found by a house that looks ahead. */
  async function untilTargetOver(rate: number, salts = 'abcdefghijklmnopqrstuvwxyz'): Promise<RoomHouse> {
    for (const salt of salts) {
      const probe = await house({ salt });
      const { target } = await crashed(probe);
      await probe.stop();
      if (target > rate) return house({ salt });
    }
    throw new Error(`no first round over ${rate}`);
  }

  describe(`the crash room on ${engine.name}`, () => {
    it('shows a guest the room with the spec fields and no secret', async () => {
      const h = await house();
      const view = await h.send(curGame, IDR);
      expect(view).toMatchObject({
        status: 'preparation',
        roundId: '1',
        nextRoundId: '2',
        bet: [],
        historyRate: [],
        profitRate: 1,
        players: 3,
      });
      expect(view.startTime - (view.serverTime ?? 0)).toBe(8_000);
      expect(view).not.toHaveProperty('target');
      expect(view).not.toHaveProperty('serverSeed');
      expect(view).not.toHaveProperty('own');
    });

    it('takes a bet: the stake leaves the balance, everybody hears of it under a masked name', async () => {
      const h = await house();
      const reply = await h.ask(bet, { roundId: '1', amount: 25_000, rate: 2, ...IDR }, ANA);
      expect(reply).toEqual({
        roundId: '1',
        joinedNext: false,
        balance: 975_000,
        bet: { roundId: '1', amount: 25_000, auto: 2, isEscape: false, winAmount: 0 },
      });
      await h.clock.advance(100);
      expect(h.on(crashStreams.betInfo.route).map(({ payload }) => payload)).toEqual([
        { roundId: '1', list: [{ userId: ANA.id, name: 'An***a', avatar: 'a1', amount: 25_000 }], players: 3 },
      ]);
      expect((await game(h)).own).toMatchObject({ amount: 25_000, auto: 2 });
      expect((await game(h)).bet[0]?.name).toBe('Anastasia');
      expect((await game(h, BUDI)).bet[0]?.name).toBe('An***a');
      expect((await game(h, BUDI)).own).toBeUndefined();
    });

    it.each([
      ['a round that is over', { roundId: '0' }, 712],
      ['the next round before this one is up', { roundId: '2' }, 712],
      ['a third decimal', { amount: 1_000.001 }, 702],
      ['a negative amount', { amount: -1_000 }, 702],
      ['less than the minimum', { amount: 500 }, 711],
      ['more than the maximum', { amount: 6_000_000 }, 711],
      ['more than the balance', { amount: 2_000_000 }, 700],
      ['an auto cash-out of 1x', { rate: 1 }, 3],
      ['an auto cash-out over 10000x', { rate: 10_001 }, 3],
      ['an auto cash-out with three decimals', { rate: 2.001 }, 3],
    ])('refuses %s', async (_, over, code) => {
      const h = await house();
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR, ...over }, ANA))).toBe(code);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect((await game(h)).bet).toEqual([]);
    });

    it('refuses guests, a second bet, and a bet that was received at take-off', async () => {
      const h = await house();
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }))).toBe(10004);
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA))).toBe(746);
      const { startTime } = await game(h);
      await h.clock.advanceTo(startTime);
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, BUDI))).toBe(716);
    });

    it('names the limits in the refusal', async () => {
      const h = await house();
      await expect(h.ask(bet, { roundId: '1', amount: 5, ...IDR }, ANA)).rejects.toMatchObject({
        code: 711,
        params: { min: '1.000', max: '5.000.000', currency: 'IDR' },
      });
    });

    it('takes a bet back before take-off, and only then', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      expect(await h.refusal(h.ask(cancel, { roundId: '1' }, BUDI))).toBe(706);
      expect(await h.ask(cancel, { roundId: '1' }, ANA)).toEqual({ roundId: '1', balance: 1_000_000 });
      expect(await h.refusal(h.ask(cancel, { roundId: '1' }, ANA))).toBe(9005);
      await h.ask(bet, { roundId: '1', amount: 20_000, ...IDR }, ANA);
      await h.clock.advanceTo((await game(h)).startTime);
      expect(await h.refusal(h.ask(cancel, { roundId: '1' }, ANA))).toBe(716);
      await h.clock.advance(100);
      const told = h
        .on(crashStreams.betInfo.route)
        .flatMap(({ payload }) => crashStreams.betInfo.payload.parse(payload).list);
      expect(told.map(({ amount, withdrawn }) => [amount, withdrawn])).toEqual([
        [10_000, undefined],
        [10_000, true],
        [20_000, undefined],
      ]);
    });

    it('pays a cash-out the multiplier at its receipt, whatever the queue did, and refuses a second one', async () => {
      const h = await untilTargetOver(1.6);
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      const { startTime } = await game(h);
      const at = startTime + timeAt(toRate(1.5));
      await h.clock.advanceTo(at + 300);
      const reply = await h.ask(escape, { roundId: '1' }, ANA, at);
      expect(reply).toEqual({ roundId: '1', rate: 1.5, winAmount: 15_000, balance: 1_005_000 });
      expect(await h.refusal(h.ask(escape, { roundId: '1' }, ANA))).toBe(9005);
      expect(await h.refusal(h.ask(escape, { roundId: '1' }, BUDI))).toBe(706);
      expect(await h.refusal(h.ask(escape, { roundId: '2' }, ANA))).toBe(706);
      await h.clock.advance(200);
      expect(h.on(crashStreams.escapeInfo.route).map(({ payload }) => payload)).toEqual([
        { roundId: '1', userId: ANA.id, name: 'An***a', avatar: 'a1', rate: 1.5, winAmount: 15_000 },
      ]);
      expect((await game(h)).own).toMatchObject({ isEscape: true, rate: 1.5, winAmount: 15_000 });
    });

    it('refuses a cash-out from the crash on', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      await crashed(h);
      expect(await h.refusal(h.ask(escape, { roundId: '1' }, ANA))).toBe(706);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(99_000_000n);
    });

    it('pays auto cash-outs of players who are gone, tells them their balance, and shows both ends in their history', async () => {
      const h = await untilTargetOver(1.6);
      await h.ask(bet, { roundId: '1', amount: 10_000, rate: 1.5, ...IDR }, ANA);
      await h.ask(bet, { roundId: '1', amount: 10_000, rate: 9_999.99, ...IDR }, BUDI);
      const end = await crashed(h);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_500_000n);
      expect(h.pushed).toContainEqual({
        userId: ANA.id,
        route: pushes.balance.route,
        payload: { balance: 1_005_000, version: expect.any(Number) },
      });
      const mine = await h.send(myHistory, { page: 1, size: 10 }, ANA);
      expect(mine).toMatchObject({
        total: 1,
        list: [{ roundId: '1', amount: 10_000, rate: 1.5, winAmount: 15_000, target: end.target, status: 'won' }],
      });
      expect((await h.send(myHistory, { page: 1, size: 10 }, BUDI)).list[0]).toMatchObject({
        winAmount: 0,
        status: 'lost',
      });
      expect((await h.send(roundHistory, { page: 1, size: 10 })).list[0]).toMatchObject({
        bets: 2,
        staked: 20_000,
        paid: 15_000,
        target: end.target,
      });
    });

    it('takes bets for the next round while this one is up, and starts it with them', async () => {
      const h = await house();
      await h.clock.advanceTo((await game(h)).startTime);
      const reply = await h.ask(bet, { roundId: '2', amount: 10_000, ...IDR }, ANA);
      expect(reply).toMatchObject({ roundId: '2', joinedNext: true });
      expect((await game(h)).ownNext).toMatchObject({ roundId: '2', amount: 10_000 });
      await crashed(h);
      await h.clock.advance(3_100);
      expect(h.on(crashStreams.start.route).at(-1)?.payload).toMatchObject({
        roundId: '2',
        joinedNext: true,
        bet: [{ userId: ANA.id, amount: 10_000 }],
      });
      expect((await game(h)).own).toMatchObject({ roundId: '2' });
    });

    it('runs preparation, flight and squib to the clock, and reveals a round that anybody can recompute', async () => {
      const h = await house();
      const first = await game(h);
      const end = await crashed(h);
      const squib = await game(h);
      expect(squib).toMatchObject({
        status: 'squib',
        target: end.target,
        serverSeed: end.serverSeed,
        hash: end.hash,
        nextRoundTime: end.nextRoundTime,
        historyRate: [end.target],
      });
      expect(end.nextRoundTime).toBe(first.startTime + timeAt(toRate(end.target)) + 3_000);
      expect(
        checkRoom({
          serverSeed: end.serverSeed,
          publicSeed: end.publicSeed,
          roundId: '1',
          seedHash: first.seedHashHash,
          digest: end.hash,
          publicSeedHash: first.seedPubHash,
        }),
      ).toEqual({ seed: true, publicSeed: true, digest: true });
      await h.clock.advanceTo(end.nextRoundTime + 10);
      expect(await game(h)).toMatchObject({
        status: 'preparation',
        roundId: '2',
        startTime: end.nextRoundTime + 8_000,
      });
    });

    it('chains its rounds: each seed hashes to the one before', async () => {
      const h = await house();
      const ends = [await crashed(h), await crashed(h), await crashed(h)];
      const starts = h.on(crashStreams.start.route).map(({ payload }) => crashStreams.start.payload.parse(payload));
      expect(starts[1]?.seedHashHash).toBe(ends[0]?.serverSeed);
      expect(starts[2]?.seedHashHash).toBe(ends[1]?.serverSeed);
    });

    it('ticks at 10 Hz while it flies and is silent after', async () => {
      const h = await untilTargetOver(1.3);
      const { startTime } = await game(h);
      const end = await crashed(h);
      const ticks = h.on(crashStreams.data.route);
      const crashAt = startTime + timeAt(toRate(end.target));
      expect(ticks[0]?.payload).toBe('1|0');
      expect(ticks[10]?.payload).toBe('1.06|1000');
      expect(ticks).toHaveLength(Math.ceil((crashAt - startTime) / 100));
      expect(ticks.every(({ at }) => at < crashAt)).toBe(true);
    });

    it('tells a crowd of bets in lists, at most about ten times a second', async () => {
      const h = await house();
      const crowd = Array.from({ length: 300 }, (_, i) => player(`Pemain${i}`));
      await h.grant(...crowd);
      const replies: Promise<unknown>[] = [];
      for (const [i, one] of crowd.entries()) {
        replies.push(h.send(bet, { roundId: '1', amount: 1_000, ...IDR }, one));
        if (i % 3 === 2) await h.clock.advance(5);
      }
      await h.clock.advance(200);
      await Promise.all(replies);
      const lists = h.on(crashStreams.betInfo.route);
      expect(lists.length).toBeLessThanOrEqual(10);
      expect(lists.flatMap(({ payload }) => crashStreams.betInfo.payload.parse(payload).list)).toHaveLength(300);
      expect((await game(h)).bet).toHaveLength(100);
    });

    it('tells a crowd that leaves at once without a message for each', async () => {
      const h = await untilTargetOver(1.3);
      const crowd = Array.from({ length: 100 }, (_, i) => player(`Pemain${i}`));
      await h.grant(...crowd);
      const replies = crowd.map((one) => h.send(bet, { roundId: '1', amount: 1_000, rate: 1.2, ...IDR }, one));
      await h.clock.advance(200);
      await Promise.all(replies);
      const told = h.on(crashStreams.betInfo.route).length;
      await crashed(h);
      expect(h.on(crashStreams.escapeInfo.route)).toHaveLength(30);
      const rest = h
        .on(crashStreams.betInfo.route)
        .slice(told)
        .flatMap(({ payload }) => crashStreams.betInfo.payload.parse(payload).list);
      expect(rest.map(({ rate }) => rate)).toEqual(new Array(70).fill(1.2));
      expect(h.pushed.filter(({ route }) => route === crashStreams.escapeInfo.route)).toHaveLength(70);
      expect(await h.ledger.audit()).toEqual([]);
    });
  });

  describe(`a command that comes again, on ${engine.name}`, () => {
    const uuid = 'command-0001';

    it('gets the same reply and has no effect', async () => {
      const h = await house();
      const first = await h.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA);
      expect(await h.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA)).toEqual(first);
      expect(await h.ask(bet, { roundId: '1', amount: 99_000, uuid, ...IDR }, ANA)).toEqual(first);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(99_000_000n);
    });

    it('in the same moment is one command', async () => {
      const h = await house();
      const twice = [
        h.send(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA),
        h.send(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA),
      ];
      await h.clock.advance(50);
      const [one, two] = await Promise.all(twice);
      expect(one).toEqual(two);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(99_000_000n);
    });

    it('gets the same refusal, even when it would be accepted by now', async () => {
      const h = await house();
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 3_000_000, uuid, ...IDR }, ANA))).toBe(700);
      await h.store.transaction((tx) =>
        h.ledger.post(tx, [{ key: 'more', userId: ANA.id, kind: 'grant', amount: 900_000_000n, ref: 'more' }]),
      );
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 3_000_000, uuid, ...IDR }, ANA))).toBe(700);
      await expect(h.ask(bet, { roundId: '1', amount: 5, uuid: 'command-0002', ...IDR }, ANA)).rejects.toMatchObject({
        code: 711,
        params: { min: '1.000' },
      });
      await expect(h.ask(bet, { roundId: '1', amount: 5, uuid: 'command-0002', ...IDR }, ANA)).rejects.toMatchObject({
        code: 711,
        params: { min: '1.000' },
      });
    });

    it('under another player is another command, on another route a repeated request', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA);
      await h.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, BUDI);
      expect(await h.ledger.balanceOf(BUDI.id)).toBe(99_000_000n);
      expect(await h.refusal(h.ask(cancel, { roundId: '1', uuid }, ANA))).toBe(9005);
    });

    it('after a restart still gets the same reply', async () => {
      const store = await freshStore();
      const before = await house({ store });
      const first = await before.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA);
      before.clock.forget();
      const after = await house({ store, salt: 'b', clock: before.clock });
      expect(await after.ask(bet, { roundId: '1', amount: 10_000, uuid, ...IDR }, ANA)).toEqual(first);
      expect((await game(after)).own).toBeUndefined();
    });

    it('cannot fail the batch of others by its id', async () => {
      const h = await house();
      for (const bad of ['\u0000'.repeat(8), 'spasi di dalam', '\ud800lone-surrogate'])
        expect(bet.req.safeParse({ roundId: '1', amount: 10_000, uuid: bad, ...IDR }).success).toBe(false);
      expect(
        await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, uuid: `'";--{}[]\\`, ...IDR }, ANA)),
      ).toBeNull();
      expect(h.errors).toEqual([]);
    });

    it('has no protection without an id', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA))).toBe(746);
    });
  });

  describe(`commands of one moment, on ${engine.name}`, () => {
    /** Counts the transactions of a store. */
    function counted(store: Store): { store: Store; count: () => number } {
      let count = 0;
      return {
        store: { ...store, transaction: (work) => ((count += 1), store.transaction(work)) },
        count: () => count,
      };
    }

    it('are one commit, answered only after it', async () => {
      const { store, count } = counted(await freshStore());
      const crowd = Array.from({ length: 100 }, (_, i) => player(`Pemain${i}`));
      const h = await house({ store });
      await h.grant(...crowd);
      const before = count();
      let answered = 0;
      const replies = crowd.map((one) =>
        h.send(bet, { roundId: '1', amount: 1_000, ...IDR }, one).then(() => (answered += 1)),
      );
      await h.clock.advance(4);
      expect([count() - before, answered]).toEqual([0, 0]);
      await h.clock.advance(1);
      await Promise.all(replies);
      expect(count() - before).toBe(1);
      expect((await game(h)).bet.length).toBe(100);
    });

    it('of one player see what the one before did to the wallet', async () => {
      const h = await house();
      const results = [
        h.send(bet, { roundId: '1', amount: 900_000, ...IDR }, ANA),
        h.send(cancel, { roundId: '1' }, ANA),
        h.send(bet, { roundId: '1', amount: 800_000, ...IDR }, ANA),
      ];
      await h.clock.advance(50);
      expect((await Promise.all(results)).map(({ balance }) => balance)).toEqual([100_000, 1_000_000, 200_000]);
    });

    it('fail one by one', async () => {
      const h = await house();
      const results = [
        h.refusal(h.send(bet, { roundId: '1', amount: 2_000_000, ...IDR }, ANA)),
        h.refusal(h.send(bet, { roundId: '1', amount: 10_000, ...IDR }, BUDI)),
      ];
      await h.clock.advance(50);
      expect(await Promise.all(results)).toEqual([700, null]);
    });

    it('are tried again when the store dropped them once', async () => {
      const real = await freshStore();
      let drops = 0;
      const store: Store = {
        ...real,
        transaction: (work) =>
          drops > 0 ? ((drops -= 1), Promise.reject(new Error('connection lost'))) : real.transaction(work),
      };
      const h = await house({ store });
      drops = 1;
      expect(await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA)).toMatchObject({ balance: 990_000 });
      expect(h.errors).toEqual([]);
    });

    it('are refused with 10006 when they cannot be written, and the room starts over from the store', async () => {
      const real = await freshStore();
      let broken = false;
      const store: Store = {
        ...real,
        transaction: (work) => (broken ? Promise.reject(new Error('disk full')) : real.transaction(work)),
      };
      const h = await house({ store });
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, BUDI);
      broken = true;
      expect(await h.refusal(h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA))).toBe(10006);
      expect(await h.refusal(h.send(curGame, IDR))).toBe(10006);
      broken = false;
      await h.until(async () => (await h.refusal(game(h))) === null);
      expect(await game(h)).toMatchObject({ status: 'preparation', roundId: '2' });
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect(await h.ledger.balanceOf(BUDI.id)).toBe(100_000_000n);
      expect(h.errors.length).toBeGreaterThan(0);
    });
  });

  describe(`a round that was interrupted, on ${engine.name}`, () => {
    /** A process dies without a word; another one takes over at a later time. */
    async function takeOver(h: RoomHouse, clock: RoomClock = h.clock): Promise<RoomHouse> {
      clock.forget();
      clock.jump(clock.now() + 1_500);
      return house({ store: h.store, salt: 'b', clock });
    }

    it('gives every open stake back once, those for the next round too, and is shown as void', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      await h.clock.advanceTo((await game(h)).startTime);
      await h.ask(bet, { roundId: '2', amount: 20_000, ...IDR }, BUDI);
      const after = await takeOver(h);
      expect(await after.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect(await after.ledger.balanceOf(BUDI.id)).toBe(100_000_000n);
      const [round] = (await after.send(roundHistory, { page: 1, size: 5 })).list;
      expect(round).toMatchObject({ roundId: '1', status: 'void', staked: 10_000, paid: 10_000 });
      expect(round && checkRoom({ ...round, digest: round.hash, seedHash: round.seedHashHash })).toMatchObject({
        seed: true,
        digest: true,
      });
      expect((await after.send(myHistory, { page: 1, size: 5 }, BUDI)).list).toMatchObject([
        { roundId: '2', status: 'returned', winAmount: 20_000 },
      ]);
      expect(await game(after)).toMatchObject({ roundId: '3', historyRate: [] });
      const again = await takeOver(after);
      expect(await again.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect(await again.ledger.audit()).toEqual([]);
    });

    it('leaves settled what was settled', async () => {
      const h = await untilTargetOver(1.6);
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, BUDI);
      await h.clock.advanceTo((await game(h)).startTime + timeAt(toRate(1.5)));
      await h.ask(escape, { roundId: '1' }, ANA);
      const after = await takeOver(h);
      expect(await after.ledger.balanceOf(ANA.id)).toBe(100_500_000n);
      expect(await after.ledger.balanceOf(BUDI.id)).toBe(100_000_000n);
    });

    it('that had crashed stays finished, and its seed is not used again', async () => {
      const h = await house();
      const end = await crashed(h);
      const after = await takeOver(h);
      const { list, total } = await after.send(roundHistory, { page: 1, size: 5 });
      expect([total, list[0]?.status, list[0]?.target]).toEqual([1, 'finished', end.target]);
      expect(await game(after)).toMatchObject({
        roundId: '2',
        historyRate: [end.target],
        seedHashHash: end.serverSeed,
      });
    });

    it('by an orderly stop gives the stakes back at once', async () => {
      const h = await house();
      await h.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA);
      await h.stop();
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
      expect(await h.refusal(h.send(curGame, IDR))).toBe(10006);
    });

    it('cannot be written by the process that lost it', async () => {
      const old = await house();
      await house({ store: old.store, salt: 'b', clock: old.clock });
      expect(await old.refusal(old.ask(bet, { roundId: '1', amount: 10_000, ...IDR }, ANA))).toBe(10006);
      expect(await old.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
    });
  });

  describe(`the seeds of crash, on ${engine.name}`, () => {
    it('go on with the next chain when one is used up', async () => {
      const h = await house({ deps: { chains: { ...SHORT_CHAINS, crash: { first: 2, year: 0 } } } });
      const ends = [await crashed(h), await crashed(h), await crashed(h)];
      const starts = h.on(crashStreams.start.route).map(({ payload }) => crashStreams.start.payload.parse(payload));
      expect(starts[1]?.seedHashHash).toBe(ends[0]?.serverSeed);
      expect(starts[2]?.seedHashHash).not.toBe(ends[1]?.serverSeed);
      expect(starts[2]?.seedPubHash).not.toBe(starts[1]?.seedPubHash);
      const { list } = await h.send(roundHistory, { page: 1, size: 3 });
      for (const round of list)
        expect(checkRoom({ ...round, digest: round.hash, seedHash: round.seedHashHash })).toEqual({
          seed: true,
          publicSeed: true,
          digest: true,
        });
    });

    it('have a long chain made in the background, whose link is published before any round of it', async () => {
      const h = await house({ deps: { chains: { ...SHORT_CHAINS, crash: { first: 2, year: 10_000 } } } });
      await h.clock.advance(1_000);
      const chains = await h.store.db
        .selectFrom('chains')
        .select(['length', 'used', 'seeding'])
        .where('feed', '=', 'crash')
        .orderBy('chain_id')
        .execute();
      expect(chains.map(({ length, used, seeding }) => [length, used, seeding])).toEqual([
        [2n, 1n, 'shares'],
        [10_000n, 0n, 'collecting'],
      ]);
    });
  });

  describe(`house bots, on ${engine.name}`, () => {
    it('are marked, spread over the round, never counted, and leave no trace in money or records', async () => {
      const h = await house({ deps: { bots: true } });
      await h.clock.advanceTo((await game(h)).startTime - 1);
      const view = await game(h);
      expect(view.bet.length).toBeGreaterThanOrEqual(12);
      expect(view.bet.every(({ bot, name }) => bot === true && name.includes('***'))).toBe(true);
      expect(view.players).toBe(3);
      const moments = h.on(crashStreams.betInfo.route).map(({ at }) => at);
      expect(new Set(moments).size).toBeGreaterThan(5);
      await crashed(h);
      const [round] = (await h.send(roundHistory, { page: 1, size: 1 })).list;
      expect(round).toMatchObject({ bets: 0, staked: 0, paid: 0 });
      const [crash] = h.rooms;
      expect(await crash?.topWins(0, 10)).toEqual([]);
      expect(crash?.lobby()).toMatchObject({ players: 3, bots: view.bet.length });
    });
  });

  describe(`the list of big wins, on ${engine.name}`, () => {
    it('holds net wins of players only, biggest first, names masked', async () => {
      const h = await untilTargetOver(1.6);
      await h.ask(bet, { roundId: '1', amount: 10_000, rate: 1.5, ...IDR }, ANA);
      await h.ask(bet, { roundId: '1', amount: 50_000, rate: 1.2, ...IDR }, BUDI);
      await crashed(h);
      const wins = await h.rooms[0]?.topWins(h.clock.now() - 86_400_000, 10);
      expect(wins?.map(({ amount, profit, multiplier }) => [amount, profit, multiplier])).toEqual([
        [50_000, 10_000, 1.2],
        [10_000, 5_000, 1.5],
      ]);
      expect(await h.rooms[0]?.topWins(h.clock.now() + 1, 10)).toEqual([]);
    });
  });
}
