import { describe, expect, it } from 'vitest';
import { minesCalls, minesStreams, type MineStep } from '../../contract/mines';
import { topic } from '../../contract/wire';
import { commitment } from '../../rules/fairness/commit';
import { soloDraws } from '../../rules/fairness/solo';
import { mineCells } from '../../rules/mines/draw';
import { minesRate } from '../../rules/mines/payout';
import { fromRate, fromSen, pay } from '../../rules/money';
import { minesSpec } from '../../server/rounds/mines/room';
import { readSoloRecord } from '../../server/rounds/solo/record';
import { testEngines } from './engines';
import { ANA, balance, books, BUDI, GRANT, mines, SEN, soloHouses, STAKE, IDR } from './harness/solo-house';
import { RoomClock, type RoomHouse } from './rooms-kit';
import { fixedSite } from './harness/site';

const { cashRound, myPastRound, playRound, rotateSeed, setSeed, startRound } = minesCalls;
const { room, start, pick, known } = mines;

describe.each(testEngines('rooms-solo'))('what solo rooms share, with mines, on $name', (engine) => {
  const house = soloHouses(engine);

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
    for (const { serverSeed = '', clientSeed, nonce, roundHash, mines, showMineIndex, serverSeedHash } of shown.list) {
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
        site: fixedSite({ maxProfit: 2_000_000n, autoBet: false }),
      },
    });
    expect(await h.refusal(h.ask(playRound, { amount: STAKE, mines: 3, cells: [4], ...IDR }, ANA))).toBe(10006);
    expect(await balance(h)).toBe(GRANT);
    expect((await start(h)).round.status).toBe('open');
  });

  it('starts no round sooner after the last one than the site allows, in whatever way, also over a restart', async () => {
    const site = fixedSite({ maxProfit: 2_000_000n, minRoundMs: 2_500 });
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
