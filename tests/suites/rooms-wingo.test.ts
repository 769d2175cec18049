import { afterEach, describe, expect, it } from 'vitest';
import { WINGO_WIN_DELAY_MS } from '../../contract/constants';
import { wingoCalls, wingoStreams, type WingoModel } from '../../contract/wingo';
import { pushes } from '../../contract/inbox';
import { topic } from '../../contract/wire';
import { checkRoom } from '../../rules/fairness/commit';
import { roomDraws } from '../../rules/fairness/room';
import { toSen } from '../../rules/money';
import { numberOf } from '../../rules/wingo/draw';
import { orderReturn } from '../../rules/wingo/payout';
import type { Store } from '../../server/ports';
import { testEngines } from './engines';
import { NOON, player, roomHouse, type RoomHouse, SHORT_CHAINS } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const { curRound, pastRound, myHistory, trend, curOrders, bet } = wingoCalls;
const UPDATE = topic(wingoStreams.update, 'IDR');
/** Noon is 86400/2 s into the day: the first phase from there of each model. */
const PHASE = { 1: '20261120101441', 2: '20261120200721', 3: '20261120300361' } as const;

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

for (const engine of testEngines('rooms-wingo')) {
  async function house(options: Partial<Parameters<typeof roomHouse>[0]> = {}): Promise<RoomHouse> {
    let { store } = options;
    if (store === undefined) {
      store = await engine.open();
      open.push(store);
    }
    const built = roomHouse({ ...options, store });
    await built.grant(ANA, BUDI);
    await built.start();
    return built;
  }
  const round = (h: RoomHouse, model: WingoModel = 1, who = ANA) => h.send(curRound, { currency: 'IDR', model }, who);
  const ends = (h: RoomHouse) =>
    h.on(topic(wingoStreams.end)).map(({ payload }) => wingoStreams.end.payload.parse(payload));

  describe(`the Wingo room on ${engine.name}`, () => {
    it('runs three models side by side on the wall clock', async () => {
      const h = await house();
      for (const [model, phase, length] of [
        [1, PHASE[1], 30_000],
        [2, PHASE[2], 60_000],
        [3, PHASE[3], 120_000],
      ] as const) {
        expect(await round(h, model)).toMatchObject({
          model,
          phase,
          startTime: NOON,
          closeTime: NOON + length - 3_000,
          endTime: NOON + length,
          orders: [],
          myOrders: [],
          history: [],
          players: 3,
        });
      }
      await h.clock.advance(120_000);
      const drawn = ends(h).map(({ model }) => model);
      expect([1, 2, 3].map((model) => drawn.filter((one) => one === model).length)).toEqual([4, 2, 1]);
      expect(h.on(topic(wingoStreams.end)).map(({ at }) => (at - NOON) % 30_000)).toEqual(new Array(7).fill(0));
    });

    it('takes an order: its cost leaves the balance, everybody hears of it under a masked name', async () => {
      const h = await house();
      const reply = await h.ask(bet, { select: ['red', 'seven'], amount: 10_000, phaseNum: PHASE[1] }, ANA);
      expect(reply).toMatchObject({
        phase: PHASE[1],
        model: 1,
        cost: 20_000,
        balance: 980_000,
        order: { username: 'Anastasia', select: ['red', 'seven'], amount: 10_000 },
      });
      await h.clock.advance(100);
      expect(h.on(UPDATE).map(({ payload }) => payload)).toMatchObject([
        { model: 1, phase: PHASE[1], orders: [{ userId: ANA.id, username: 'An***a', uuid: reply.order?.uuid }] },
      ]);
      expect((await round(h)).myOrders).toHaveLength(1);
      expect((await round(h, 1, BUDI)).myOrders).toEqual([]);
      expect((await h.send(curOrders, { model: 1 })).orders).toMatchObject([{ username: 'An***a' }]);
      expect((await h.send(curOrders, { model: 2 })).orders).toEqual([]);
    });

    it('counts everything that was ordered, and shows the newest of a burst, newest first', async () => {
      const h = await house();
      const place = async (i: number, who = ANA) =>
        (await h.ask(bet, { select: ['red', 'one'], amount: 1_000 + i, phaseNum: PHASE[1] }, who)).order?.uuid;
      await place(0, BUDI);
      await h.clock.advance(100);
      const before = h.on(UPDATE).length;
      const burst: (string | undefined)[] = [];
      for (let i = 1; i <= 15; i += 1) burst.push(await place(i));
      await h.clock.advance(100);
      const told = h
        .on(UPDATE)
        .slice(before)
        .map(({ payload }) => wingoStreams.update.payload.parse(payload));
      const last = told.at(-1)?.orders.map(({ uuid }) => uuid) ?? [];
      expect(last.length).toBeGreaterThan(10);
      expect(last).toEqual(burst.slice(-last.length).reverse());
      const totals = { users: 2, bots: 0, orders: 16, botOrders: 0, staked: 2 * (16 * 1_000 + 120), botStaked: 0 };
      expect(told.at(-1)?.totals).toEqual(totals);
      for (let i = 16; i <= 60; i += 1) await place(i);
      const view = await round(h);
      expect([view.orders.length, view.totals?.orders, view.totals?.users]).toEqual([50, 61, 2]);
      // The last order of a phase is told after its draw, with what the whole phase came to.
      await h.clock.advanceTo(view.closeTime - 10);
      await place(61);
      await h.clock.advanceTo(view.endTime + 50);
      const end = h
        .on(UPDATE)
        .map(({ payload }) => wingoStreams.update.payload.parse(payload))
        .filter(({ phase }) => phase === PHASE[1]);
      expect(end.at(-1)?.totals).toMatchObject({ users: 2, orders: 62 });
      expect((await round(h)).totals).toMatchObject({ users: 0, orders: 0, staked: 0 });
    });

    it.each([
      ['an unknown selection', { select: ['blue'] }, 3],
      ['nothing selected', { select: [] }, 3],
      ['the same selection twice', { select: ['red', 'red'] }, 3],
      ['a third decimal', { amount: 1_000.001 }, 702],
      ['a negative amount', { amount: -1 }, 702],
      ['less than the minimum', { amount: 999 }, 711],
      ['more than the maximum', { amount: 5_000_001 }, 711],
      ['more than the balance over all selections', { select: ['red', 'green', 'violet'], amount: 400_000 }, 700],
      ['a phase that is over', { phaseNum: '20261120101440' }, 712],
      ['a phase to come', { phaseNum: '20261120101442' }, 712],
      ['a phase of no day', { phaseNum: '20261332101442' }, 712],
    ])('refuses %s', async (_, over, code) => {
      const h = await house();
      expect(await h.refusal(h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[1], ...over }, ANA))).toBe(
        code,
      );
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
    });

    it('says that something must be chosen', async () => {
      const h = await house();
      await expect(h.ask(bet, { select: [], amount: 10_000, phaseNum: PHASE[1] }, ANA)).rejects.toMatchObject({
        code: 3,
        params: { field: 'select' },
        message: 'Pilih minimal satu angka atau warna',
      });
    });

    it('closes three seconds before the end, by the time of receipt', async () => {
      const h = await house();
      const { closeTime } = await round(h);
      await h.clock.advanceTo(closeTime + 10);
      expect(await h.refusal(h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[1] }, ANA))).toBe(712);
      expect(
        await h.refusal(h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[1] }, ANA, closeTime - 1)),
      ).toBeNull();
      expect(await h.refusal(h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[2] }, ANA))).toBeNull();
    });

    it('draws from the committed seed, pays by the rules, and tells each player the own result', async () => {
      const h = await house();
      const before = await round(h);
      const all = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
      await h.ask(bet, { select: [...all], amount: 1_000, phaseNum: PHASE[1] }, ANA);
      await h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[1] }, ANA);
      await h.ask(bet, { select: ['green'], amount: 10_000, phaseNum: PHASE[1] }, BUDI);
      const told = () => h.pushed.filter(({ userId, route }) => userId === ANA.id && route === pushes.balance.route);
      const stakes = told().length;
      const balances = () => told().slice(stakes);
      await h.clock.advanceTo(before.endTime);
      const [end] = ends(h);
      if (end === undefined) throw new Error('nothing was drawn');
      expect(
        checkRoom({
          serverSeed: end.serverSeed,
          publicSeed: end.publicSeed,
          roundId: PHASE[1],
          seedHash: before.serverSeedHash,
          digest: end.roundHash,
          publicSeedHash: before.seedPubHash,
        }),
      ).toEqual({ seed: true, publicSeed: true, digest: true });
      expect(end.number).toBe(
        numberOf(
          roomDraws({ serverSeed: end.serverSeed, publicSeed: end.publicSeed, roundId: PHASE[1] }).floats().next()
            .value,
        ),
      );

      const won = orderReturn(toSen(1_000), all, end.number) + orderReturn(toSen(10_000), ['red'], end.number);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n - 2_000_000n + won);
      expect(h.on(topic(wingoStreams.result, ANA.id)).map(({ payload }) => payload)).toEqual([
        { model: 1, phase: PHASE[1], number: end.number, IDR: { amount: Number(won) / 100, stake: 20_000 } },
      ]);
      expect(h.on(topic(wingoStreams.result, BUDI.id))).toHaveLength(1);
      // Settled already, but the balance would give the draw away before the ball lies.
      await h.clock.advanceTo(before.endTime + WINGO_WIN_DELAY_MS - 1);
      expect(balances()).toEqual([]);
      await h.clock.advanceTo(before.endTime + WINGO_WIN_DELAY_MS);
      expect(balances().map(({ payload }) => payload)).toEqual([
        { balance: Number(100_000_000n - 2_000_000n + won) / 100, version: expect.any(Number) },
      ]);

      const mine = await h.send(myHistory, { page: 1, size: 10 }, ANA);
      expect(mine.total).toBe(2);
      expect(mine.list[1]).toMatchObject({
        phase: PHASE[1],
        select: all,
        amount: 1_000,
        cost: 10_000,
        winAmount: 9_500,
        number: end.number,
        status: 'won',
      });
      expect((await h.send(myHistory, { page: 1, size: 10, model: 2 }, ANA)).total).toBe(0);
      const past = await h.send(pastRound, { page: 1, size: 10, model: 1 });
      expect(past).toMatchObject({
        total: 1,
        list: [
          {
            phase: PHASE[1],
            number: end.number,
            time: before.endTime,
            serverSeed: end.serverSeed,
            serverSeedHash: before.serverSeedHash,
            roundHash: end.roundHash,
          },
        ],
      });
      expect((await round(h)).history).toEqual([{ phase: PHASE[1], number: end.number }]);
      expect(await h.ledger.audit()).toEqual([]);
    });

    it('leaves the orders of the other models alone when one draws', async () => {
      const h = await house();
      for (const model of [1, 2, 3] as const)
        await h.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[model] }, ANA);
      await h.clock.advance(30_000);
      const orders = async (model: WingoModel) => (await round(h, model)).myOrders.length;
      expect([await orders(1), await orders(2), await orders(3)]).toEqual([0, 1, 1]);
    });

    it('counts the statistics of a model over its draws', async () => {
      const h = await house();
      await h.clock.advance(30_000 * 6);
      const { result, frequency } = await h.send(trend, { model: 1 });
      expect(result).toHaveLength(6);
      expect(result[0]?.phase).toBe('20261120101446');
      expect(frequency.reduce((sum, count) => sum + count, 0)).toBe(6);
    });

    it('chains its draws: each seed hashes to the one before, and another chain follows a used-up one', async () => {
      const h = await house({ deps: { chains: { ...SHORT_CHAINS, wingo1: { first: 3, year: 0 } } } });
      await h.clock.advance(30_000 * 5);
      const { list } = await h.send(pastRound, { page: 1, size: 10, model: 1 });
      const [, fourth, third, second] = list;
      expect(third?.serverSeedHash).toBe(second?.serverSeed);
      expect(fourth?.serverSeedHash).not.toBe(third?.serverSeed);
      expect(fourth?.publicSeed).not.toBe(third?.publicSeed);
    });

    it('gives a command that comes again the same reply', async () => {
      const h = await house();
      const order = { select: ['red'], amount: 10_000, phaseNum: PHASE[1], uuid: 'order-0001' };
      const first = await h.ask(bet, order, ANA);
      expect(await h.ask(bet, order, ANA)).toEqual(first);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(99_000_000n);
    });
  });

  describe(`a phase that was interrupted, on ${engine.name}`, () => {
    async function takeOver(h: RoomHouse, at: number): Promise<RoomHouse> {
      h.clock.forget();
      h.clock.jump(at);
      return house({ store: h.store, salt: 'b', clock: h.clock });
    }

    it('and is still running goes on with its orders, its seed and its answers', async () => {
      const h = await house();
      const before = await round(h);
      const order = { select: ['red', 'green', 'violet'], amount: 10_000, phaseNum: PHASE[1], uuid: 'order-0001' };
      const reply = await h.ask(bet, order, ANA);
      const after = await takeOver(h, NOON + 20_000);
      expect(await round(after)).toMatchObject({
        phase: PHASE[1],
        serverSeedHash: before.serverSeedHash,
        myOrders: [{ uuid: reply.order?.uuid }],
      });
      expect(await after.ask(bet, order, ANA)).toEqual(reply);
      await after.ask(bet, { select: ['red'], amount: 10_000, phaseNum: PHASE[1] }, BUDI);
      await after.clock.advanceTo(NOON + 30_000);
      expect(after.on(topic(wingoStreams.result, ANA.id))).toHaveLength(1);
      expect((await after.send(pastRound, { page: 1, size: 5, model: 1 })).list).toMatchObject([
        { phase: PHASE[1], serverSeedHash: before.serverSeedHash },
      ]);
      expect(await after.ledger.audit()).toEqual([]);
    });

    it('and is due is settled as its committed seed draws it, once', async () => {
      const h = await house();
      const { serverSeedHash } = await round(h);
      await h.ask(bet, { select: ['red', 'green'], amount: 10_000, phaseNum: PHASE[1] }, ANA);
      const after = await takeOver(h, NOON + 3_600_000);
      const { list } = await after.send(pastRound, { page: 1, size: 5, model: 1 });
      expect(list).toMatchObject([{ phase: PHASE[1], serverSeedHash }]);
      const won = orderReturn(toSen(10_000), ['red', 'green'], list[0]?.number ?? -1);
      expect(await after.ledger.balanceOf(ANA.id)).toBe(98_000_000n + won);
      expect((await round(after)).startTime).toBe(NOON + 3_600_000);
      const again = await takeOver(after, NOON + 7_200_000);
      expect(await again.ledger.balanceOf(ANA.id)).toBe(98_000_000n + won);
      expect(await again.ledger.audit()).toEqual([]);
    });

    it('is not opened a second time by a clock that was set back', async () => {
      const h = await house();
      await h.clock.advance(30_000);
      const after = await takeOver(h, NOON + 10_000);
      expect((await round(after)).phase).toBe('20261120101442');
    });

    it('survives a process that overslept several phases', async () => {
      const h = await house();
      await h.ask(bet, { select: ['red', 'green'], amount: 10_000, phaseNum: PHASE[1] }, ANA);
      h.clock.jump(NOON + 95_000);
      await h.clock.advance(1);
      expect(await round(h)).toMatchObject({ phase: '20261120101444' });
      expect(ends(h).filter(({ model }) => model === 1)).toHaveLength(1);
    });
  });

  describe(`Wingo's house bots, on ${engine.name}`, () => {
    it('order through the phase, marked, and leave no trace in money or records', async () => {
      const h = await house({ deps: { bots: true } });
      await h.clock.advance(26_900);
      const { orders, players } = await round(h);
      expect(orders.length).toBeGreaterThanOrEqual(5);
      expect(orders.every(({ bot, username }) => bot === true && username.includes('***'))).toBe(true);
      expect(players).toBe(3);
      await h.clock.advance(10_000);
      const row = await h.store.db
        .selectFrom('pool_rounds')
        .select(['bets', 'staked'])
        .where('game', '=', 'wingo')
        .where('round_id', '=', BigInt(PHASE[1]))
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ bets: 0n, staked: 0n });
      expect(await h.rooms[1]?.topWins(0, 10)).toEqual([]);
    });
  });
}
