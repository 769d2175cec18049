import { afterEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { CODE } from '../../contract/errors';
import { diceCalls, diceStreams } from '../../contract/dice';
import { dingdongCalls, dingdongStreams } from '../../contract/dingdong';
import { pushes } from '../../contract/inbox';
import { diceRecord, dingdongRecord, rouletteRecord } from '../../contract/replay';
import { rouletteCalls, rouletteStreams } from '../../contract/roulette';
import { type Call, type CallRequest, topic } from '../../contract/wire';
import { checkRoom } from '../../rules/fairness/commit';
import { roomDraws } from '../../rules/fairness/room';
import { pay, toSen } from '../../rules/money';
import { RULES } from '../../rules/registry';
import { diceRules } from '../../server/engines/dice/rules';
import { dingdongRules } from '../../server/engines/dingdong/rules';
import { rouletteRules } from '../../server/engines/roulette/rules';
import type { Player, Store } from '../../server/ports';
import { GAMES } from '../../server/rounds/games';
import { verifyRound } from '../../tools/verify-round';
import { testEngines } from './engines';
import { player, roomHouse, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const IDR = { currency: 'IDR' } as const;
const PAGE = { page: 1, size: 20 } as const;
const BETS_MS = 15_000;

/** The three rooms side by side: what differs is in here. `plain` reads a result as the rules' registry prints it. */
const ROOMS = [
  {
    game: 'roulette',
    calls: rouletteCalls,
    streams: rouletteStreams,
    rules: rouletteRules,
    pools: ['red', 'black', 'blue'],
    started: 1321,
    recordShape: rouletteRecord,
  },
  {
    game: 'dice',
    calls: diceCalls,
    streams: diceStreams,
    rules: diceRules,
    pools: [0, 1, 2, 3, 4, 5],
    started: 1331,
    recordShape: diceRecord,
  },
  {
    game: 'dingdong',
    calls: dingdongCalls,
    streams: dingdongStreams,
    rules: dingdongRules,
    pools: ['CHERRY', 'APPLE', 'MANGO', 'BAMBOO', 'GRAPE', 'STAR', 'DING'],
    started: 1371,
    recordShape: dingdongRecord,
  },
] as const;
type RoomCase = (typeof ROOMS)[number];

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

for (const engine of testEngines('rooms-pool')) {
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

  describe.each(ROOMS)(`the $game room on ${engine.name}`, (room: RoomCase) => {
    const { game, streams, rules, pools, started } = room;
    const round = (h: RoomHouse, who: Player | null = ANA) => h.send(room.calls.curRound, IDR, who);
    // Each game's own type of pool is checked by the contract when the call is sent.
    const bet = (h: RoomHouse, over: object = {}, who: Player | null = ANA, receivedAt?: number) =>
      h.ask<Call>(
        room.calls.bet,
        { pool: pools[0], amount: 10_000, roundId: '1', ...over } as CallRequest<Call>,
        who,
        receivedAt,
      ) as Promise<z.output<typeof room.calls.bet.res>>;
    const last = (h: RoomHouse) =>
      h
        .on(streams.end.route)
        .map(({ payload, at }) => ({ ...streams.end.payload.parse(payload), at }))
        .findLast(({ salt }) => salt !== undefined);
    const runTo = (h: RoomHouse) => h.until(() => last(h) !== undefined);

    it('takes bets for 15 s, runs to its result, shows it, and opens the next round', async () => {
      const h = await house();
      const first = await round(h);
      const { startTime } = first;
      expect(first).toMatchObject({
        roundId: '1',
        status: 0,
        closeTime: startTime + BETS_MS,
        bet: [],
        myBets: [],
        players: 3,
      });
      expect(first.myPoolAmount).toEqual(pools.map(() => 0));
      await h.clock.advanceTo(startTime + BETS_MS - 1);
      expect(h.on(streams.end.route)).toEqual([]);
      await h.clock.advanceTo(startTime + BETS_MS);
      expect(h.on(streams.end.route)[0]).toMatchObject({ at: startTime + BETS_MS });
      expect(await round(h)).toMatchObject({ roundId: '1', status: 1, stopTime: startTime + BETS_MS + rules.runMs });
      await runTo(h);
      const end = last(h);
      await h.clock.advanceTo(end?.endTime ?? 0);
      expect(await round(h)).toMatchObject({
        roundId: '2',
        status: 0,
        startTime: end?.endTime,
        closeTime: (end?.endTime ?? 0) + BETS_MS,
      });
      expect(h.on(streams.start.route).map(({ payload }) => streams.start.payload.parse(payload).roundId)).toEqual([
        '1',
        '2',
      ]);
    });

    it('takes a bet: it leaves the balance, lies on its pool, and everybody hears of it under a masked name', async () => {
      const h = await house();
      const reply = await bet(h, { pool: pools[1] });
      expect(reply).toMatchObject({
        roundId: '1',
        balance: 990_000,
        bet: { username: 'Anastasia', select: pools[1], amount: 10_000 },
      });
      expect(reply.myPoolAmount).toEqual(pools.map((_, i) => (i === 1 ? 10_000 : 0)));
      await bet(h, { pool: pools[1], amount: 5_000 });
      await bet(h, { pool: pools[2] }, BUDI);
      await h.clock.advance(150);
      const told = h.on(streams.update.route).map(({ payload }) => streams.update.payload.parse(payload));
      expect(
        told.flatMap(({ bet: list }) => list.map(({ username, select, amount }) => [username, select, amount])),
      ).toEqual([
        ['An***a', pools[1], 10_000],
        ['Bu***o', pools[2], 10_000],
        ['An***a', pools[1], 5_000],
      ]);
      expect(told.at(-1)?.betPool[1]).toEqual({
        select: pools[1],
        users: 1,
        bots: 0,
        bets: 2,
        betAmount: 15_000,
        botAmount: 0,
        isHot: true,
      });
      const mine = await round(h);
      expect(mine.myPoolAmount[1]).toBe(15_000);
      expect(mine.myBets).toHaveLength(2);
      expect((await round(h, BUDI)).myBets).toHaveLength(1);
      expect((await round(h, null)).bet.map(({ username }) => username)).toEqual(['Bu***o', 'An***a', 'An***a']);
    });

    it.each([
      ['a third decimal', { amount: 1_000.001 }, CODE.wrongBetAmount],
      ['a negative amount', { amount: -1 }, CODE.wrongBetAmount],
      ['less than the minimum', { amount: 999 }, CODE.betOverLimit],
      ['more than the maximum', { amount: 5_000_001 }, CODE.betOverLimit],
      ['more than the balance', { amount: 1_000_001 }, CODE.insufficientBalance],
      ['a round to come', { roundId: '2' }, CODE.parameter],
    ])('refuses %s', async (_, over, code) => {
      const h = await house();
      expect(await h.refusal(bet(h, over))).toBe(code);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n);
    });

    it('refuses a guest with 10004', async () => {
      const h = await house();
      expect(await h.refusal(bet(h, {}, null))).toBe(CODE.loginFirst);
    });

    it('closes at its instant, by the time of receipt, and a round that is over stays closed', async () => {
      const h = await house();
      const { closeTime } = await round(h);
      await h.clock.advanceTo(closeTime - 10);
      expect(await h.refusal(bet(h))).toBeNull();
      await h.clock.advanceTo(closeTime);
      expect(await h.refusal(bet(h))).toBe(started);
      expect(await h.refusal(bet(h, {}, ANA, closeTime - 1))).toBe(CODE.roundClosing);
      await h.until(async () => (await round(h)).roundId === '2');
      expect(await h.refusal(bet(h))).toBe(started);
      expect(await h.refusal(bet(h, { roundId: '2' }))).toBeNull();
    });

    it('answers the same bet once and the same way, and another one of a repeated id with 9005', async () => {
      const h = await house();
      const uuid = 'aaaabbbb-0001';
      const first = await bet(h, { uuid });
      expect(await bet(h, { uuid, amount: 20_000 })).toEqual(first);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(99_000_000n);
      const other = ROOMS[(ROOMS.indexOf(room) + 1) % ROOMS.length];
      if (other === undefined) throw new Error('no other room');
      expect(
        await h.refusal(
          h.ask<Call>(
            other.calls.bet,
            { pool: other.pools[0], amount: 10_000, roundId: '1', uuid } as CallRequest<Call>,
            ANA,
          ),
        ),
      ).toBe(CODE.repeatedRequest);
    });

    it('draws from the committed seed, pays by the rules, and tells each player the own result when the run has stopped', async () => {
      const h = await house();
      const before = await round(h);
      for (const pool of pools) await bet(h, { pool, amount: 2_000 });
      await bet(h, { pool: pools[2], amount: 10_000 }, BUDI);
      const staked = toSen(2_000) * BigInt(pools.length);
      // Each bet told its own balance already.
      const told = () => h.pushed.filter(({ userId, route }) => userId === ANA.id && route === pushes.balance.route);
      const stakes = told().length;
      const balances = () => told().slice(stakes);
      await runTo(h);
      const end = last(h);
      if (end?.salt === undefined || end.rand === undefined || end.endTime === undefined)
        throw new Error('nothing was drawn');
      const seeds = { serverSeed: end.salt, publicSeed: end.publicSeed, roundId: '1' };
      expect(
        checkRoom({ ...seeds, seedHash: before.hash, digest: end.rand, publicSeedHash: before.seedPubHash }),
      ).toEqual({ seed: true, publicSeed: true, digest: true });
      const outcome = rules.draw(roomDraws(seeds));
      const won = pools.reduce((sum, _, i) => sum + pay(toSen(2_000), rules.settle(i, outcome)), 0n);

      // It is settled already, but the balance would give the result away.
      const result = () => h.on(topic(streams.result, ANA.id)).map(({ payload }) => payload);
      expect(await h.ledger.balanceOf(ANA.id)).toBe(100_000_000n - staked + won);
      expect([result(), balances()]).toEqual([[], []]);
      expect(
        (await h.send(room.calls.myHistory, PAGE, ANA)).list.every(
          ({ status, salt }) => status === 'open' && salt === undefined,
        ),
      ).toBe(true);
      expect((await h.send(room.calls.pastRound, PAGE)).total).toBe(0);
      expect(await GAMES[room.game].record({ db: h.store.db, site: h.site, now: h.clock.now() }, '1')).toBeNull();

      await h.clock.advanceTo(end.stopTime);
      expect(result()).toMatchObject([
        { roundId: '1', IDR: { amount: Number(won) / 100, stake: 2_000 * pools.length } },
      ]);
      expect(balances()).toHaveLength(won > 0n ? 1 : 0);

      const mine = await h.send(room.calls.myHistory, PAGE, ANA);
      expect(mine.total).toBe(pools.length);
      expect(mine.list.reduce((sum, { winAmount }) => sum + toSen(winAmount), 0n)).toBe(won);
      expect(
        mine.list.every(({ salt, rand, hash }) => salt === end.salt && rand === end.rand && hash === before.hash),
      ).toBe(true);
      const past = await h.send(room.calls.pastRound, PAGE);
      expect(past).toMatchObject({
        total: 1,
        list: [{ roundId: '1', salt: end.salt, bets: pools.length + 1, staked: 2_000 * pools.length + 10_000 }],
      });
      const { result: drawn } = RULES[game].draw(roomDraws(seeds), { mines: 1, count: 1 });
      expect(past.list[0]?.result).toEqual(drawn);
      const verdict = verifyRound([game, '--server-seed', end.salt, '--public-seed', end.publicSeed, '--round', '1']);
      expect(verdict.code === 0 && JSON.parse(verdict.line)).toMatchObject({ game, digest: end.rand, result: drawn });

      const recordOf = (roundId: string) =>
        GAMES[room.game].record({ db: h.store.db, site: h.site, now: h.clock.now() }, roundId);
      const record = room.recordShape.parse(await recordOf('1'));
      // Zeros in front would be another draw, which nobody promised.
      expect(await recordOf('0001')).toEqual(record);
      expect(await recordOf('99999999999999999999')).toBeNull();
      expect(record).toMatchObject({
        roundId: '1',
        stopTime: end.stopTime,
        endTime: end.endTime,
        bets: pools.length + 1,
        staked: 2_000 * pools.length + 10_000,
        history: [],
        more: 0,
      });
      expect(record.players).toHaveLength(pools.length + 1);
      expect(record.proof).toMatchObject({
        serverSeed: end.salt,
        seedHash: before.hash,
        digest: end.rand,
        earlier: { links: 1 },
      });

      const top = (await h.rooms.find((one) => one.game === game)?.topWins(0, 10))?.filter(
        ({ amount }) => amount === 2_000 * pools.length,
      );
      expect(top?.map(({ profit }) => profit)).toEqual(won > staked ? [Number(won - staked) / 100] : []);
      expect(h.errors).toEqual([]);
    });

    it('goes on with a round that still takes bets, and settles as drawn one that was due, after a death without a word', async () => {
      const h = await house();
      await bet(h, { pool: pools[0] });
      h.clock.forget();
      const again = roomHouse({ store: h.store, clock: h.clock, salt: 'b' });
      await again.start();
      const mine = await again.send(room.calls.curRound, IDR, ANA);
      expect(mine).toMatchObject({ roundId: '1', status: 0 });
      expect(mine.myPoolAmount[0]).toBe(10_000);
      expect(
        await again.refusal(
          again.ask<Call>(room.calls.bet, { pool: pools[1], amount: 10_000, roundId: '1' } as CallRequest<Call>, ANA),
        ),
      ).toBeNull();
      again.clock.forget();
      again.clock.jump(mine.closeTime + 100);

      const third = roomHouse({ store: h.store, clock: h.clock, salt: 'c' });
      await third.start();
      const { list } = await third.send(room.calls.myHistory, PAGE, ANA);
      const [row] = list;
      if (row?.salt === undefined) throw new Error('the round was not settled');
      const outcome = rules.draw(roomDraws({ serverSeed: row.salt, publicSeed: row.publicSeed, roundId: '1' }));
      const won = [0, 1].reduce((sum, pool) => sum + pay(toSen(10_000), rules.settle(pool, outcome)), 0n);
      expect(await third.ledger.balanceOf(ANA.id)).toBe(98_000_000n + won);
      expect(await third.send(room.calls.curRound, IDR, ANA)).toMatchObject({ roundId: '2', status: 0 });
      expect(await third.ledger.audit()).toEqual([]);
    });

    it('begins a round anew, with its bets, that a clock opened which was set back by hours since', async () => {
      const h = await house();
      await bet(h, { pool: pools[0] });
      h.clock.forget();
      h.clock.jump(h.clock.now() - 7 * 3_600_000);
      const again = roomHouse({ store: h.store, clock: h.clock, salt: 'b' });
      await again.start();
      const mine = await round(again);
      expect(mine).toMatchObject({ roundId: '1', status: 0 });
      expect(mine.myPoolAmount[0]).toBe(10_000);
      expect(mine.closeTime - h.clock.now()).toBeLessThanOrEqual(BETS_MS);
      await again.until(async () => (await round(again)).roundId === '2');
      const asked = { db: h.store.db, site: h.site, now: h.clock.now() };
      const record = room.recordShape.parse(await GAMES[room.game].record(asked, '1'));
      expect([record.startTime, record.closeTime, record.bets]).toEqual([mine.startTime, mine.closeTime, 1]);
      expect(await again.ledger.audit()).toEqual([]);
    });

    it('has house bots that follow from the fingerprint of the round, marked and never paid', async () => {
      const h = await house({ deps: { bots: true } });
      await h.clock.advance(BETS_MS - 10);
      const seen = await round(h, null);
      expect(seen.bet.length).toBeGreaterThan(5);
      expect(seen.bet.every(({ bot }) => bot === true)).toBe(true);
      expect(seen.betPool.reduce((sum, { bets }) => sum + bets, 0)).toBe(seen.bet.length);
      expect(seen.betPool.map(({ betAmount }) => betAmount)).toEqual(seen.betPool.map(({ botAmount }) => botAmount));
      expect(seen.betPool.reduce((sum, { botAmount }) => sum + botAmount, 0)).toBe(
        seen.bet.reduce((sum, { amount }) => sum + amount, 0),
      );
      expect(seen.betPool.filter(({ isHot }) => isHot)).toHaveLength(1);
      expect(h.rooms.find((one) => one.game === game)?.lobby()).toMatchObject({
        game,
        status: 0,
        roundId: '1',
        bots: new Set(seen.bet.map(({ userId }) => userId)).size,
      });
      await runTo(h);
      await h.clock.advanceTo(last(h)?.stopTime ?? 0);
      const record = room.recordShape.parse(
        await GAMES[room.game].record({ db: h.store.db, site: h.site, now: h.clock.now() }, '1'),
      );
      expect(record.players.map(({ name, select, amount }) => [name, select, amount]).sort()).toEqual(
        seen.bet.map(({ username, select, amount }) => [username, select, amount]).sort(),
      );
      expect(record).toMatchObject({ bets: 0, staked: 0, paid: 0 });
      expect(await h.ledger.audit()).toEqual([]);
    });
  });

  it(`lets the ring run again after AGAIN with the bets standing: one message a run, the proof with the last, on ${engine.name}`, async () => {
    const h = await house();
    const ends = () => h.on(dingdongStreams.end.route).map(({ payload }) => dingdongStreams.end.payload.parse(payload));
    const view = () => h.send(dingdongCalls.curRound, IDR, ANA);
    let now = await view();
    // The entropy is the same in every run, so the round that runs again is, too.
    for (; ends().at(-1)?.result !== 'AGAIN'; now = await view()) {
      if (now.endTime !== undefined) await h.clock.advanceTo(now.endTime);
      await h.ask(dingdongCalls.bet, { pool: 'CHERRY', amount: 1_000 }, ANA);
      await h.clock.advanceTo((await view()).closeTime);
    }
    const { roundId, closeTime } = now;
    const of = () => ends().filter((end) => end.roundId === roundId);
    const result = () =>
      h
        .on(topic(dingdongStreams.result, ANA.id))
        .filter(({ payload }) => dingdongStreams.result.payload.parse(payload).roundId === roundId);
    expect(now).toMatchObject({
      status: 1,
      result: 'AGAIN',
      runs: [{ result: 'AGAIN', runTime: closeTime, stopTime: closeTime + 4_042 }],
      stopTime: closeTime + 4_042,
    });
    for (const told of [now, ...of()]) expect([told.salt, told.endTime]).toEqual([undefined, undefined]);

    await h.clock.advanceTo(closeTime + 4_042 + 1_100 - 1);
    expect(of()).toHaveLength(1);
    await h.clock.advance(1);
    expect(of()).toMatchObject([
      { run: 0, result: 'AGAIN' },
      { run: 1, runTime: closeTime + 5_142, stopTime: closeTime + 9_184 },
    ]);
    const second = await view();
    expect(second).toMatchObject({
      result: of()[1]?.result,
      stopTime: closeTime + 9_184,
      endTime: closeTime + 9_184 + 5_958,
    });
    expect(second.salt).toBe(of()[1]?.salt);
    expect(result()).toEqual([]);
    await h.clock.advanceTo(closeTime + 9_184);
    expect(result()).toHaveLength(1);
    await h.clock.advanceTo(closeTime + 9_184 + 5_958);
    expect((await view()).history.slice(0, 2)).toEqual([
      { key: `${roundId}-1`, name: second.result },
      { key: `${roundId}-0`, name: 'AGAIN' },
    ]);
    expect((await h.send(dingdongCalls.pastRound, { page: 1, size: 1 })).list[0]?.result).toEqual([
      'AGAIN',
      second.result,
    ]);
  });
}
