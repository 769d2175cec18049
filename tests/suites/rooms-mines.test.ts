import { describe, expect, it } from 'vitest';
import { minesCalls } from '../../contract/mines';
import { minesRate } from '../../rules/mines/payout';
import { fromRate, fromSen, pay } from '../../rules/money';
import { testEngines } from './engines';
import { ANA, balance, books, BUDI, GRANT, mines, SEN, soloHouses, STAKE, IDR } from './harness/solo-house';
import { fixedSite } from './harness/site';

const { cashRound, playRound, rotateSeed, setSeed, startRound } = minesCalls;
const { room, start, pick, known } = mines;

describe.each(testEngines('rooms-mines'))('mines on $name', (engine) => {
  const house = soloHouses(engine);

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
        site: fixedSite({ maxProfit: 2_000_000n }),
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
});
