import { afterEach, describe, expect, it } from 'vitest';
import { HILO_MAX_SKIPS } from '../../contract/constants';
import { hiloCalls, type HiloRound } from '../../contract/hilo';
import { minesCalls, minesStreams, type MineStep } from '../../contract/mines';
import { rollerCalls, rollerStreams } from '../../contract/roller';
import { topic } from '../../contract/wire';
import { commitment } from '../../rules/fairness/commit';
import { soloDraws } from '../../rules/fairness/solo';
import { drawCards, playRank } from '../../rules/hilo/cards';
import { guessedRight, guessesOn, type HiloGuess, hiloRate, winningRanks } from '../../rules/hilo/payout';
import { CELLS, mineCells } from '../../rules/mines/draw';
import { minesRate } from '../../rules/mines/payout';
import { fromRate, fromSen, pay } from '../../rules/money';
import { resultOf, rollerRate } from '../../rules/roller/roller';
import type { Player, Store } from '../../server/ports';
import { hiloSpec } from '../../server/rounds/hilo/room';
import { minesSpec } from '../../server/rounds/mines/room';
import { readSoloRecord } from '../../server/rounds/solo/record';
import { rollerSpec } from '../../server/rounds/roller/room';
import { testEngines } from './engines';
import { player, roomHouse, RoomClock, type RoomHouse } from './rooms-kit';

const ANA = player('Anastasia');
const BUDI = player('Budianto');
const IDR = { currency: 'IDR' } as const;
const STAKE = 10_000;
const SEN = 1_000_000n;
const GRANT = 100_000_000n;

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

for (const engine of testEngines('rooms-solo')) {
  async function house(options: Partial<Parameters<typeof roomHouse>[0]> = {}): Promise<RoomHouse> {
    const store = options.store ?? (await engine.open());
    if (options.store === undefined) open.push(store);
    const built = roomHouse({ ...options, store });
    await built.grant(ANA, BUDI);
    await built.start();
    return built;
  }

  /** What only the house knows: the draws of a player's next round. */
  async function secretDraws(h: RoomHouse, game: string, who: Player) {
    const row = await h.store.db
      .selectFrom('solo_seeds')
      .selectAll()
      .where('game', '=', game)
      .where('user_id', '=', who.id)
      .where('status', '=', 'current')
      .executeTakeFirstOrThrow();
    return soloDraws({ serverSeed: row.secret, clientSeed: row.client_seed, nonce: Number(row.nonce) });
  }
  const books = async (h: RoomHouse): Promise<string[]> => [...(await h.ledger.audit()), ...h.errors.map(String)];
  const balance = (h: RoomHouse, who = ANA) => h.ledger.balanceOf(who.id);

  describe(`mines on ${engine.name}`, () => {
    const { curRound, myPastRound, startRound, playRound, selectCard, cashRound, setSeed, rotateSeed } = minesCalls;
    const room = (h: RoomHouse, who: Player | null = ANA) => h.ask(curRound, IDR, who);
    const start = (h: RoomHouse, over: object = {}, who = ANA) =>
      h.ask(startRound, { amount: STAKE, mines: 3, ...IDR, ...over }, who);
    const pick = (h: RoomHouse, roundId: string, cell: number, over: object = {}, who = ANA) =>
      h.ask(selectCard, { roundId, selectCard: cell, ...over }, who);
    async function known(h: RoomHouse, mines = 3, who = ANA): Promise<{ safe: number[]; mined: number[] }> {
      await h.ask(curRound, IDR, who);
      const mined = mineCells((await secretDraws(h, 'mines', who)).floats(), mines);
      return { mined, safe: Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !mined.includes(cell)) };
    }

    it('gives a player seeds at the first visit, the same at every other, and guests none', async () => {
      const h = await house();
      const { seeds } = await room(h);
      expect(seeds).toMatchObject({ nonce: 0, clientSeed: expect.stringMatching(/^[0-9a-f]{32}$/) });
      expect(seeds?.nextServerSeedHash).not.toBe(seeds?.serverSeedHash);
      expect((await room(h)).seeds).toEqual(seeds);
      expect((await room(h, BUDI)).seeds?.serverSeedHash).not.toBe(seeds?.serverSeedHash);
      expect(await room(h, null)).toEqual({
        latest: [],
        betAmountRange: { min: 1_000, max: 5_000_000 },
        maxProfit: 1_000_000_000,
        players: 3,
        curTime: expect.any(Number),
      });
    });

    it('plays a round won: the stake leaves, every safe cell raises the rate, the cash-out comes back', async () => {
      const h = await house();
      const { safe } = await known(h);
      const began = await start(h);
      expect(began).toMatchObject({
        balance: 990_000,
        seeds: { nonce: 1 },
        round: {
          amount: STAKE,
          mines: 3,
          status: 'open',
          rate: 1,
          winAmount: 0,
          nonce: 0,
          opened: [],
          showMineIndex: [],
        },
      });
      expect(began.round).not.toHaveProperty('roundHash');
      const { roundId } = began.round;
      for (const [i, cell] of safe.slice(0, 4).entries()) {
        const step = await pick(h, roundId, cell);
        expect(step.round).toMatchObject({ status: 'open', rate: fromRate(minesRate(3, i + 1)), showMineIndex: [] });
        expect(step).not.toHaveProperty('balance');
      }
      expect((await room(h)).round).toMatchObject({ roundId, opened: safe.slice(0, 4) });
      const won = pay(SEN, minesRate(3, 4));
      const end = await h.ask(cashRound, { roundId }, ANA);
      expect(end).toMatchObject({
        balance: fromSen(GRANT - SEN + won),
        round: { status: 'won', winAmount: fromSen(won), roundHash: expect.any(String) },
      });
      expect(end.round.showMineIndex).toHaveLength(3);
      expect((await room(h)).round).toBeUndefined();
      expect(await balance(h)).toBe(GRANT - SEN + won);
      expect(await books(h)).toEqual([]);
    });

    it('plays a round lost: the first mine ends it and shows them all', async () => {
      const h = await house();
      const { safe, mined } = await known(h);
      const { round } = await start(h);
      await pick(h, round.roundId, safe[0] ?? 0);
      const end = await pick(h, round.roundId, mined[1] ?? 0);
      expect(end.round).toMatchObject({
        status: 'lost',
        rate: 0,
        winAmount: 0,
        opened: [safe[0], mined[1]],
        showMineIndex: mined,
      });
      expect(await balance(h)).toBe(GRANT - SEN);
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, ANA))).toBe(706);
      expect(await books(h)).toEqual([]);
    });

    it('ends by itself when all safe cells are open', async () => {
      const h = await house();
      const { safe } = await known(h, 24);
      const { round } = await start(h, { mines: 24 });
      const end = await pick(h, round.roundId, safe[0] ?? 0);
      expect(end).toMatchObject({
        round: { status: 'won', winAmount: fromSen(pay(SEN, minesRate(24, 1))) },
        balance: expect.any(Number),
      });
    });

    it('ends by itself when no more could be won', async () => {
      const h = await house({
        deps: {
          site: { limits: { min: 100_000n, max: 500_000_000n }, maxProfit: 2_000_000n, autoBet: true, minRoundMs: 0 },
        },
      });
      const { safe } = await known(h, 20);
      const { round } = await start(h, { mines: 20 });
      expect((await pick(h, round.roundId, safe[0] ?? 0)).round).toMatchObject({
        status: 'won',
        rate: fromRate(minesRate(20, 1)),
        winAmount: 30_000,
      });
      expect(await books(h)).toEqual([]);
    });

    it.each([
      ['no mines', { mines: 0 }, 786],
      ['25 mines', { mines: 25 }, 786],
      ['half a mine', { mines: 1.5 }, 786],
      ['a third decimal', { amount: 1_000.001 }, 702],
      ['a negative amount', { amount: -1 }, 702],
      ['less than the minimum', { amount: 999 }, 711],
      ['more than the maximum', { amount: 5_000_001 }, 711],
      ['more than there is', { amount: 2_000_000 }, 700],
    ])('refuses a start with %s', async (_, over, code) => {
      const h = await house();
      expect(await h.refusal(start(h, over))).toBe(code);
      expect((await room(h)).seeds?.nonce).toBe(0);
      expect(await balance(h)).toBe(GRANT);
    });

    it('refuses what does not fit the round, each with its code', async () => {
      const h = await house();
      const { safe } = await known(h);
      expect(await h.refusal(pick(h, '1', 0))).toBe(3);
      expect(await h.refusal(h.ask(cashRound, { roundId: '1' }, ANA))).toBe(706);
      const { round } = await start(h);
      expect(await h.refusal(start(h))).toBe(785);
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, ANA))).toBe(782);
      for (const cell of [-1, 25, 0.5]) expect(await h.refusal(pick(h, round.roundId, cell))).toBe(3);
      await pick(h, round.roundId, safe[0] ?? 0);
      expect(await h.refusal(pick(h, round.roundId, safe[0] ?? 0))).toBe(9005);
      expect(await h.refusal(pick(h, '999', safe[1] ?? 0))).toBe(710);
      expect(await h.refusal(h.ask(cashRound, { roundId: '999' }, ANA))).toBe(710);
      expect(await h.refusal(h.ask(rotateSeed, {}, ANA))).toBe(710);
      for (const clientSeed of ['', 'x'.repeat(33), 'a\nb'])
        expect(await h.refusal(h.ask(setSeed, { clientSeed }, ANA))).toBe(731);
      expect(await h.refusal(h.ask(startRound, { amount: STAKE, mines: 3, ...IDR }, null))).toBe(10004);
    });

    it("leaves somebody else's round alone", async () => {
      const h = await house();
      const { safe } = await known(h);
      const { round } = await start(h);
      await pick(h, round.roundId, safe[0] ?? 0);
      expect(await h.refusal(pick(h, round.roundId, safe[1] ?? 0, {}, BUDI))).toBe(3);
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, BUDI))).toBe(706);
      const { round: other } = await start(h, {}, BUDI);
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, BUDI))).toBe(710);
      expect((await room(h)).round).toMatchObject({ roundId: round.roundId, opened: [safe[0]] });
      expect(other.roundId).not.toBe(round.roundId);
    });

    it('carries a command out once, however often it comes', async () => {
      const h = await house();
      const { safe } = await known(h);
      const uuids = { start: 'start-command', pick: 'pick-command', cash: 'cash-command' };
      const [first, again] = [await start(h, { uuid: uuids.start }), await start(h, { uuid: uuids.start })];
      expect(again).toEqual(first);
      const { roundId } = first.round;
      const opened = await pick(h, roundId, safe[0] ?? 0, { uuid: uuids.pick });
      expect(await pick(h, roundId, safe[0] ?? 0, { uuid: uuids.pick })).toEqual(opened);
      // A double click: two commands on their way at once.
      const clicks = [
        h.send(cashRound, { roundId, uuid: uuids.cash }, ANA),
        h.send(cashRound, { roundId, uuid: uuids.cash }, ANA),
        h.send(cashRound, { roundId, uuid: 'another-click' }, ANA),
      ];
      for (const click of clicks) click.catch(() => {});
      await h.clock.advance(50);
      const [one, two, three] = await Promise.allSettled(clicks);
      expect(two).toEqual(one);
      expect(three).toMatchObject({ status: 'rejected', reason: { code: 706 } });
      expect(await balance(h)).toBe(GRANT - SEN + pay(SEN, minesRate(3, 1)));
      expect(await h.refusal(h.ask(cashRound, { roundId, uuid: uuids.start }, ANA))).toBe(9005);
      expect(await books(h)).toEqual([]);
    });

    it('plays a preset round as one command', async () => {
      const h = await house();
      const auto = (cells: number[], over: object = {}) =>
        h.ask(playRound, { amount: STAKE, mines: 3, cells, ...IDR, ...over }, ANA);
      const { safe } = await known(h);
      const won = pay(SEN, minesRate(3, 3));
      expect(await auto(safe.slice(0, 3))).toMatchObject({
        balance: fromSen(GRANT - SEN + won),
        seeds: { nonce: 1 },
        round: { status: 'won', opened: safe.slice(0, 3), winAmount: fromSen(won) },
      });
      const { mined, safe: next } = await known(h);
      const lost = await auto([next[0] ?? 0, mined[0] ?? 0, next[1] ?? 0]);
      expect(lost).toMatchObject({
        balance: fromSen(GRANT - 2n * SEN + won),
        round: { status: 'lost', opened: [next[0], mined[0]] },
      });
      expect(await h.refusal(auto([1, 1]))).toBe(3);
      expect(await h.refusal(auto([0, 1, 2], { mines: 23 }))).toBe(3);
      expect((await room(h)).round).toBeUndefined();
      expect(await books(h)).toEqual([]);
    });

    it('puts commands of different players into one commit', async () => {
      const batches: number[] = [];
      const h = await house({ deps: { metrics: { committed: (_, commands) => batches.push(commands) } } });
      await Promise.all([room(h), room(h, BUDI)]);
      batches.length = 0;
      const starts = [ANA, BUDI].map((who) => h.send(startRound, { amount: STAKE, mines: 3, ...IDR }, who));
      await h.clock.advance(5);
      const [ana, budi] = await Promise.all(starts);
      expect(batches).toEqual([2]);
      expect(new Set([ana?.round.roundId, budi?.round.roundId]).size).toBe(2);
    });

    it('finds an open round again exactly where it stood, after a start of the house over the same store', async () => {
      const h = await house();
      const { safe } = await known(h);
      const { round } = await start(h);
      const before = (await pick(h, round.roundId, safe[0] ?? 0)).round;
      await h.stop();
      const clock = new RoomClock(h.clock.now() + 86_400_000);
      const later = await house({ store: h.store, clock, salt: 'b' });
      expect((await room(later)).round).toEqual(before);
      expect(await later.refusal(start(later))).toBe(785);
      expect((await start(later, {}, BUDI)).round.roundId).toBe(String(Number(round.roundId) + 1));
      const end = await later.ask(cashRound, { roundId: round.roundId }, ANA);
      expect(end.round).toMatchObject({ status: 'won', winAmount: fromSen(pay(SEN, minesRate(3, 1))) });
      expect(await books(later)).toEqual([]);
    });

    it('proves every round once its seed is rotated out, and not before', async () => {
      const h = await house();
      await h.ask(setSeed, { clientSeed: 'benih saya' }, ANA);
      const before = await room(h);
      const rounds: MineStep[] = [];
      for (const mines of [3, 5, 24])
        rounds.push(await h.ask(playRound, { amount: STAKE, mines, cells: [0], ...IDR }, ANA));
      const hidden = await h.ask(myPastRound, { page: 1, size: 10 }, ANA);
      expect(hidden.total).toBe(3);
      for (const row of hidden.list) expect(row).not.toHaveProperty('serverSeed');

      const rotated = await h.ask(rotateSeed, { clientSeed: 'benih baru' }, ANA);
      expect(rotated.seeds).toMatchObject({
        clientSeed: 'benih baru',
        nonce: 0,
        serverSeedHash: before.seeds?.nextServerSeedHash,
      });
      expect(rotated.revealed).toMatchObject({ rounds: 3, serverSeedHash: before.seeds?.serverSeedHash });
      expect(commitment(rotated.revealed.serverSeed)).toBe(before.seeds?.serverSeedHash);
      const shown = await h.ask(myPastRound, { page: 1, size: 10 }, ANA);
      expect(shown.list.map(({ nonce }) => nonce)).toEqual([2, 1, 0]);
      for (const {
        serverSeed = '',
        clientSeed,
        nonce,
        roundHash,
        mines,
        showMineIndex,
        serverSeedHash,
      } of shown.list) {
        expect(clientSeed).toBe('benih saya');
        expect(commitment(serverSeed)).toBe(serverSeedHash);
        const draws = soloDraws({ serverSeed, clientSeed, nonce });
        expect(draws.digest).toBe(roundHash);
        expect(mineCells(draws.floats(), mines)).toEqual(showMineIndex);
      }
      expect((await room(h)).seeds).toEqual(rotated.seeds);
      // The same command again reveals nothing new and turns no further.
      const twice = { uuid: 'rotate-command' };
      expect(await h.ask(rotateSeed, twice, ANA)).toEqual(await h.ask(rotateSeed, twice, ANA));
    });

    it.each(['💎 intan', "\"; drop \\ '{x}' [1,2]", 'a:1:0'])(
      'takes %s for a client seed as it is',
      async (clientSeed) => {
        const h = await house();
        await h.ask(setSeed, { clientSeed }, ANA);
        await h.ask(playRound, { amount: STAKE, mines: 3, cells: [0], ...IDR }, ANA);
        const { revealed } = await h.ask(rotateSeed, {}, ANA);
        const [row] = (await h.ask(myPastRound, { page: 1, size: 1 }, ANA)).list;
        expect(row).toMatchObject({
          clientSeed,
          roundHash: soloDraws({ serverSeed: revealed.serverSeed, clientSeed, nonce: 0 }).digest,
        });
      },
    );

    it('never draws from one seed twice, whatever client seed is set', async () => {
      const h = await house();
      await h.ask(setSeed, { clientSeed: 'a' }, ANA);
      const first = await h.ask(playRound, { amount: STAKE, mines: 3, cells: [0], ...IDR }, ANA);
      await h.ask(setSeed, { clientSeed: 'b' }, ANA);
      expect((await h.ask(setSeed, { clientSeed: 'a' }, ANA)).seeds.nonce).toBe(1);
      const second = await h.ask(playRound, { amount: STAKE, mines: 3, cells: [0], ...IDR }, ANA);
      expect(second.round.roundHash).not.toBe(first.round.roundHash);
    });

    it('tells the player of every step, and everybody of the end under a masked name', async () => {
      const h = await house();
      const { safe } = await known(h);
      const { round } = await start(h);
      await pick(h, round.roundId, safe[0] ?? 0);
      await h.ask(cashRound, { roundId: round.roundId }, ANA);
      await h.clock.advance(100);
      expect(h.on(topic(minesStreams.result, ANA.id)).map(({ payload }) => payload)).toMatchObject([
        { round: { opened: [] } },
        { round: { opened: [safe[0]] } },
        { round: { status: 'won' }, seeds: { nonce: 1 } },
      ]);
      expect(h.on(topic(minesStreams.result, BUDI.id))).toEqual([]);
      const line = {
        roundId: round.roundId,
        name: 'An***a',
        amount: STAKE,
        multiplier: fromRate(minesRate(3, 1)),
        mines: 3,
        opened: 1,
      };
      expect(h.on(topic(minesStreams.update)).map(({ payload }) => payload)).toMatchObject([
        { latest: [line], players: 3 },
      ]);
      expect((await room(h, null)).latest).toMatchObject([line]);
      expect(JSON.stringify(h.on(topic(minesStreams.update)))).not.toContain('Anastasia');
    });

    it('remembers ten rounds of everybody, newest first, also after a start', async () => {
      const h = await house();
      const ids: string[] = [];
      for (let i = 0; i < 12; i += 1)
        ids.unshift(
          (await h.ask(playRound, { amount: 1_000, mines: 1, cells: [i], ...IDR }, i % 2 ? ANA : BUDI)).round.roundId,
        );
      expect((await room(h, null)).latest.map(({ roundId }) => roundId)).toEqual(ids.slice(0, 10));
      await h.stop();
      const later = await house({ store: h.store, clock: h.clock, salt: 'b' });
      expect((await room(later, null)).latest.map(({ roundId }) => roundId)).toEqual(ids.slice(0, 10));
      expect(later.rooms.find(({ game }) => game === 'mines')?.lobby()).toMatchObject({
        game: 'mines',
        players: 3,
        bots: 0,
        latest: { length: 10 },
      });
      const wins = await later.rooms.find(({ game }) => game === 'mines')?.topWins(0, 10);
      expect(wins?.every(({ game, profit }) => game === 'mines' && profit > 0)).toBe(true);
    });

    it('plays no round by itself where the site allows no auto-bet', async () => {
      const h = await house({
        deps: {
          site: { limits: { min: 100_000n, max: 500_000_000n }, maxProfit: 2_000_000n, autoBet: false, minRoundMs: 0 },
        },
      });
      expect(await h.refusal(h.ask(playRound, { amount: STAKE, mines: 3, cells: [4], ...IDR }, ANA))).toBe(10006);
      expect(await balance(h)).toBe(GRANT);
      expect((await start(h)).round.status).toBe('open');
    });

    it('starts no round sooner after the last one than the site allows, in whatever way, also over a restart', async () => {
      const site = {
        limits: { min: 100_000n, max: 500_000_000n },
        maxProfit: 2_000_000n,
        autoBet: true,
        minRoundMs: 2_500,
      };
      const h = await house({ deps: { site } });
      const play = (where: RoomHouse, who = ANA) =>
        where.ask(playRound, { amount: STAKE, mines: 3, cells: [4], ...IDR }, who);
      const { round } = await play(h);
      await h.clock.advanceTo(round.startTime + 2_400);
      expect([await h.refusal(play(h)), await h.refusal(start(h)), await h.refusal(play(h, BUDI))]).toEqual([
        667,
        667,
        null,
      ]);
      await h.stop();
      const later = await house({ store: h.store, clock: h.clock, salt: 'b', deps: { site } });
      expect(await later.refusal(start(later))).toBe(667);
      await later.clock.advanceTo(round.startTime + 2_500);
      expect(await later.refusal(start(later))).toBeNull();
    });

    it('is audited: a round that the books do not know, or that paid something else, is found', async () => {
      const h = await house();
      const { safe } = await known(h);
      const { round } = await h.ask(playRound, { amount: STAKE, mines: 3, cells: [safe[0] ?? 0], ...IDR }, ANA);
      const open = (await start(h)).round.roundId;
      expect(await books(h)).toEqual([]);
      await h.store.db
        .updateTable('bets')
        .set((eb) => ({ paid: eb('paid', '+', 1n) }))
        .where('round_id', 'in', [BigInt(round.roundId), BigInt(open)])
        .execute();
      expect(await h.ledger.audit()).toEqual(
        expect.arrayContaining([
          ...[round.roundId, open].map((id) => `what mines:${id}:${ANA.id} was paid is not what the books say`),
          `what the bet mines-${round.roundId} paid is not what the books say`,
          `the bet mines-${open} was not paid as its end says`,
        ]),
      );
      await h.store.db
        .updateTable('bets')
        .set((eb) => ({ paid: eb('paid', '-', 1n) }))
        .execute();
      await h.store.db.updateTable('bets').set({ staked: 5n }).where('bet_id', '=', `mines-${open}`).execute();
      expect(await h.ledger.audit()).toEqual([`the stake of the bet mines-${open} is not what the books say`]);
      await h.store.db.deleteFrom('bets').where('bet_id', '=', `mines-${open}`).execute();
      expect((await h.ledger.audit()).sort()).toEqual([
        `the round mines-${open} and its bet differ`,
        `the transfer stake:mines-${open} is of a bet that there is not`,
      ]);
    });

    it('has a public record of a finished round, and none of an open one', async () => {
      const h = await house();
      const { safe } = await known(h);
      const { round } = await start(h);
      await h.clock.advance(700);
      await pick(h, round.roundId, safe[0] ?? 0);
      expect(await readSoloRecord(h.store.db, minesSpec, round.roundId)).toBeNull();
      for (const unknown of ['999', '99999999999999999999'])
        expect(await readSoloRecord(h.store.db, minesSpec, unknown)).toBeNull();
      await h.ask(cashRound, { roundId: round.roundId }, ANA);
      const record = await readSoloRecord(h.store.db, minesSpec, round.roundId);
      expect(record).toMatchObject({
        roundId: round.roundId,
        player: { name: 'u-***a' },
        amount: STAKE,
        steps: [{ cell: safe[0], at: expect.any(Number) }],
        proof: { nonce: 0, roundHash: expect.any(String) },
      });
      expect(record?.steps[0]?.at).toBeGreaterThanOrEqual(700);
      expect(record?.proof).not.toHaveProperty('serverSeed');
      const { revealed } = await h.ask(rotateSeed, {}, ANA);
      expect((await readSoloRecord(h.store.db, minesSpec, round.roundId))?.proof).toMatchObject({
        serverSeed: revealed.serverSeed,
      });
    });
  });

  describe(`hilo on ${engine.name}`, () => {
    const { curRound, myPastRound, startRound, selectCard, cashRound, rotateSeed } = hiloCalls;
    const room = (h: RoomHouse) => h.ask(curRound, IDR, ANA);
    const start = (h: RoomHouse, over: object = {}) => h.ask(startRound, { amount: STAKE, ...IDR, ...over }, ANA);
    const say = (h: RoomHouse, roundId: string, select: HiloGuess | 'skip') =>
      h.ask(selectCard, { roundId, select }, ANA);
    async function deck(h: RoomHouse, count = 80): Promise<number[]> {
      await room(h);
      return drawCards((await secretDraws(h, 'hilo', ANA)).floats(), count);
    }
    /** The guess on a card that the next one makes right, or wrong. */
    const guess = (card: number, next: number, right: boolean): HiloGuess | undefined =>
      guessesOn(playRank(card)).find((one) => guessedRight(playRank(card), one, playRank(next)) === right);
    const last = ({ cards }: HiloRound) => cards.at(-1);

    it('deals from the seeds, pays right guesses and nothing for a skip', async () => {
      const h = await house();
      const cards = await deck(h);
      const { round } = await start(h);
      expect(round).toMatchObject({ status: 'open', rate: 1, cards: [{ card: cards[0], rate: 1 }], skips: 0 });
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, ANA))).toBe(706);
      const skipped = (await say(h, round.roundId, 'skip')).round;
      expect(skipped).toMatchObject({
        rate: 1,
        skips: 1,
        cards: [{ card: cards[0] }, { card: cards[1], select: 'skip', rate: 1 }],
      });
      expect(await h.refusal(h.ask(cashRound, { roundId: round.roundId }, ANA))).toBe(706);
      const winning: number[] = [];
      for (let place = 1; place < 4; place += 1) {
        const select = guess(cards[place] ?? 0, cards[place + 1] ?? 0, true) ?? 'skip';
        if (select !== 'skip') winning.push(winningRanks(playRank(cards[place] ?? 0), select));
        expect(last((await say(h, round.roundId, select)).round)).toEqual({
          card: cards[place + 1],
          select,
          rate: fromRate(hiloRate(winning)),
        });
      }
      expect((await room(h)).round?.cards.map(({ card }) => card)).toEqual(cards.slice(0, 5));
      const won = pay(SEN, hiloRate(winning));
      expect(await h.ask(cashRound, { roundId: round.roundId }, ANA)).toMatchObject({
        balance: fromSen(GRANT - SEN + won),
        round: { status: 'won', winAmount: fromSen(won) },
      });
      expect(await books(h)).toEqual([]);
    });

    it('loses the stake with a wrong guess', async () => {
      const h = await house();
      const cards = await deck(h);
      const { round } = await start(h);
      let place = 0;
      while (guess(cards[place] ?? 0, cards[place + 1] ?? 0, false) === undefined) {
        await say(h, round.roundId, 'skip');
        place += 1;
      }
      const end = await say(h, round.roundId, guess(cards[place] ?? 0, cards[place + 1] ?? 0, false) ?? 'skip');
      expect(end.round).toMatchObject({ status: 'lost', rate: 0, winAmount: 0 });
      expect(last(end.round)).toMatchObject({ card: cards[place + 1], rate: 0 });
      expect(await balance(h)).toBe(GRANT - SEN);
      expect(await h.refusal(say(h, round.roundId, 'skip'))).toBe(3);
      expect(await readSoloRecord(h.store.db, hiloSpec, round.roundId)).toMatchObject({
        first: cards[0],
        winAmount: 0,
        steps: { length: place + 1 },
      });
    });

    it('allows no guess that the card does not, and so many skips', async () => {
      const h = await house();
      const cards = await deck(h);
      const { round } = await start(h);
      const rank = playRank(cards[0] ?? 0);
      const never = (['higher', 'lower', 'same'] as const).find((one) => !guessesOn(rank).includes(one)) ?? 'same';
      expect(await h.refusal(say(h, round.roundId, never))).toBe(3);
      for (let skip = 0; skip < HILO_MAX_SKIPS; skip += 1) await say(h, round.roundId, 'skip');
      expect(await h.refusal(say(h, round.roundId, 'skip'))).toBe(667);
      expect(await h.refusal(start(h))).toBe(785);
      expect((await room(h)).round).toMatchObject({ skips: 52, cards: { length: 53 } });
      expect((await room(h)).rule).toEqual({ profitRate: 1, maxRate: 10_000 });
    });

    it('ends by itself at the highest rate, and its cards follow from the revealed seed', async () => {
      const h = await house({
        deps: {
          site: {
            limits: { min: 100_000n, max: 500_000_000n },
            maxProfit: 900_000_000_000n,
            autoBet: true,
            minRoundMs: 0,
          },
        },
      });
      const cards = await deck(h, 200);
      let { round } = await start(h, { amount: 1_000 });
      while (round.status === 'open') {
        const place = round.cards.length - 1;
        const rights = guessesOn(playRank(cards[place] ?? 0)).filter((one) =>
          guessedRight(playRank(cards[place] ?? 0), one, playRank(cards[place + 1] ?? 0)),
        );
        const bold = rights.sort(
          (a, b) => winningRanks(playRank(cards[place] ?? 0), a) - winningRanks(playRank(cards[place] ?? 0), b),
        )[0];
        round = (await say(h, round.roundId, bold ?? 'skip')).round;
      }
      expect(round).toMatchObject({ status: 'won', rate: 10_000, winAmount: 10_000_000 });
      await h.ask(rotateSeed, {}, ANA);
      const [row] = (await h.ask(myPastRound, { page: 1, size: 1 }, ANA)).list;
      if (row === undefined) throw new Error('the round is gone');
      const draws = soloDraws({ serverSeed: row.serverSeed ?? '', clientSeed: row.clientSeed, nonce: row.nonce });
      expect(drawCards(draws.floats(), row.cards.length)).toEqual(row.cards.map(({ card }) => card));
      expect(await books(h)).toEqual([]);
    });
  });

  describe(`roller on ${engine.name}`, () => {
    const { curRound, myPastRound, startRound, rotateSeed } = rollerCalls;
    const roll = (h: RoomHouse, over: object = {}) =>
      h.ask(startRound, { amount: STAKE, choose: 50_000, isHigher: true, ...IDR, ...over }, ANA);
    async function result(h: RoomHouse): Promise<number> {
      await h.ask(curRound, IDR, ANA);
      return resultOf((await secretDraws(h, 'roller', ANA)).digest);
    }

    it('settles at once, won or lost', async () => {
      const h = await house();
      const first = await result(h);
      const choose = first < 50_000 ? first + 1_000 : first - 1_000;
      const won = pay(SEN, rollerRate({ choose, isHigher: first > choose }) ?? 0);
      const up = await roll(h, { choose, isHigher: first > choose });
      expect(up).toMatchObject({
        result: first,
        choose,
        isHigher: first > choose,
        status: 'won',
        multiplier: fromRate(rollerRate({ choose, isHigher: first > choose }) ?? 0),
        winAmount: fromSen(won),
        balance: fromSen(GRANT - SEN + won),
        seeds: { nonce: 1 },
      });
      const second = await result(h);
      const down = await roll(h, { choose: 50_000, isHigher: second < 50_000 });
      expect(down).toMatchObject({
        result: second,
        status: 'lost',
        multiplier: 0,
        rate: 0,
        winAmount: 0,
        balance: fromSen(GRANT - 2n * SEN + won),
      });
      expect((await h.ask(curRound, IDR, ANA)).round).toMatchObject({
        roundId: down.roundId,
        multiplier: 0,
        result: second,
      });
      await h.clock.advance(100);
      expect(h.on(topic(rollerStreams.update))).toHaveLength(2);
      expect(await readSoloRecord(h.store.db, rollerSpec, up.roundId)).toMatchObject({
        result: first,
        choose,
        winAmount: fromSen(won),
      });
      expect(await books(h)).toEqual([]);
    });

    it.each([
      ['under 1.01x', { choose: 98_020, isHigher: false }],
      ['over 9900x', { choose: 9, isHigher: false }],
      ['that cannot win', { choose: 100_000, isHigher: true }],
      ['that is no number of the scale', { choose: 1.5 }],
    ])('refuses a choice %s', async (_, over) => {
      const h = await house();
      expect(await h.refusal(roll(h, over))).toBe(3);
      expect(await balance(h)).toBe(GRANT);
    });

    it('pays one roll once, and every roll follows from the revealed seed', async () => {
      const h = await house();
      const once = { uuid: 'roll-command' };
      expect(await roll(h, once)).toEqual(await roll(h, once));
      await roll(h);
      await h.ask(rotateSeed, {}, ANA);
      const { total, list } = await h.ask(myPastRound, { page: 1, size: 10 }, ANA);
      expect(total).toBe(2);
      for (const { serverSeed = '', clientSeed, nonce, result: rolled, roundHash } of list) {
        const { digest } = soloDraws({ serverSeed, clientSeed, nonce });
        expect([digest, resultOf(digest)]).toEqual([roundHash, rolled]);
      }
      expect(await books(h)).toEqual([]);
    });
  });
}
