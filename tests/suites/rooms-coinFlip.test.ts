import { describe, expect, it } from 'vitest';
import { coinFlipCalls, type CoinFlipStep, coinFlipStreams, type CoinSide } from '../../contract/coinFlip';
import { topic } from '../../contract/wire';
import { coinRate, tossCoins } from '../../rules/coinFlip/coin';
import { commitment } from '../../rules/fairness/commit';
import { soloDraws } from '../../rules/fairness/solo';
import { fromRate, fromSen, pay } from '../../rules/money';
import type { Player } from '../../server/ports';
import { coinFlipSpec } from '../../server/rounds/coinFlip/room';
import { readSoloRecord } from '../../server/rounds/solo/record';
import { testEngines } from './engines';
import { ANA, books, BUDI, GRANT, IDR, secretDraws, SEN, soloHouses, STAKE } from './harness/solo-house';
import type { RoomHouse } from './rooms-kit';
import { fixedSite } from './harness/site';

const { curRound, myPastRound, startRound, selectCard, cashRound, setSeed, rotateSeed } = coinFlipCalls;
const other = (side: CoinSide): CoinSide => (side === 'heads' ? 'tails' : 'heads');

describe.each(testEngines('rooms-coinFlip'))('coin flip on $name', (engine) => {
  const house = soloHouses(engine);
  const room = (h: RoomHouse, who: Player | null = ANA) => h.ask(curRound, IDR, who);
  const start = (h: RoomHouse, over: object = {}, who = ANA) =>
    h.ask(startRound, { amount: STAKE, ...IDR, ...over }, who);
  const say = (h: RoomHouse, roundId: string, select: CoinSide, over: object = {}, who = ANA) =>
    h.ask(selectCard, { roundId, select, ...over }, who);
  const cash = (h: RoomHouse, roundId: string, who = ANA) => h.ask(cashRound, { roundId }, who);

  /** What only the house knows: the sides on which a player's next coins fall. */
  async function sides(h: RoomHouse, count = 20): Promise<CoinSide[]> {
    await room(h);
    return tossCoins((await secretDraws(h, 'coinFlip', ANA)).floats(), count);
  }

  it('plays a round won: the stake leaves, every right flip doubles, the cash-out comes back', async () => {
    const h = await house();
    const fall = await sides(h);
    const began = await start(h);
    expect(began).toMatchObject({
      balance: 990_000,
      seeds: { nonce: 1 },
      round: { amount: STAKE, status: 'open', rate: 1, winAmount: 0, flips: [] },
    });
    const { roundId } = began.round;
    for (const [i, side] of fall.slice(0, 3).entries()) {
      const step = await say(h, roundId, side);
      expect(step.round).toMatchObject({ status: 'open', rate: fromRate(coinRate(i + 1)) });
      expect(step.round.flips.at(-1)).toEqual({ select: side, side });
      expect(step).not.toHaveProperty('balance');
    }
    expect((await room(h)).round).toMatchObject({ roundId, flips: { length: 3 } });
    const won = pay(SEN, coinRate(3));
    expect(await cash(h, roundId)).toMatchObject({
      balance: fromSen(GRANT - SEN + won),
      round: { status: 'won', rate: 7.92, winAmount: fromSen(won), roundHash: expect.any(String) },
    });
    expect((await room(h)).round).toBeUndefined();
    expect(await books(h)).toEqual([]);
  });

  it('plays a round lost: the first wrong flip takes the stake', async () => {
    const h = await house();
    const [first = 'heads', second = 'heads'] = await sides(h);
    const { roundId } = (await start(h)).round;
    await say(h, roundId, first);
    const { round } = await say(h, roundId, other(second));
    expect(round).toMatchObject({ status: 'lost', rate: 0, winAmount: 0 });
    expect(round.flips).toEqual([
      { select: first, side: first },
      { select: other(second), side: second },
    ]);
    expect(await h.ledger.balanceOf(ANA.id)).toBe(GRANT - SEN);
    expect(await books(h)).toEqual([]);
  });

  it('pays all that twenty flips bring, and holds the highest rate', async () => {
    const site = fixedSite({ maxProfit: 10n ** 14n });
    const h = await house({ deps: { site } });
    const fall = await sides(h);
    const { roundId } = (await start(h, { amount: 1_000 })).round;
    let last: CoinFlipStep | undefined;
    for (const side of fall) last = await say(h, roundId, side);
    expect(last?.round).toMatchObject({ status: 'won', rate: 1_038_090.24, winAmount: 1_038_090_240 });
    expect((await h.ask(myPastRound, { page: 1, size: 1 }, ANA)).list[0]).toEqual(last?.round);
    expect(await books(h)).toEqual([]);
  });

  it('ends by itself when no more could be won', async () => {
    const site = fixedSite({ maxProfit: 2_000_000n });
    const h = await house({ deps: { site } });
    const [first = 'heads', second = 'heads'] = await sides(h);
    const { roundId } = (await start(h)).round;
    await say(h, roundId, first);
    expect((await say(h, roundId, second)).round).toMatchObject({ status: 'won', rate: 3.96, winAmount: 30_000 });
    expect(await books(h)).toEqual([]);
  });

  it.each([
    ['a third decimal', { amount: 1_000.001 }, 702],
    ['sen', { amount: 1_000.5 }, 702],
    ['a negative amount', { amount: -1 }, 702],
    ['less than the minimum', { amount: 999 }, 711],
    ['more than the maximum', { amount: 5_000_001 }, 711],
    ['more than there is', { amount: 2_000_000 }, 700],
  ])('refuses a start with %s', async (_, over, code) => {
    const h = await house();
    expect(await h.refusal(start(h, over))).toBe(code);
    expect((await room(h)).seeds?.nonce).toBe(0);
    expect(await h.ledger.balanceOf(ANA.id)).toBe(GRANT);
  });

  it('refuses what does not fit the round, each with its code', async () => {
    const h = await house();
    const [first = 'heads'] = await sides(h);
    expect(await h.refusal(say(h, '1', 'heads'))).toBe(3);
    expect(await h.refusal(cash(h, '1'))).toBe(706);
    const { roundId } = (await start(h)).round;
    expect(await h.refusal(start(h))).toBe(785);
    expect(await h.refusal(cash(h, roundId))).toBe(706);
    await say(h, roundId, first);
    expect(await h.refusal(say(h, '999', 'heads'))).toBe(710);
    expect(await h.refusal(cash(h, '999'))).toBe(710);
    expect(await h.refusal(h.ask(rotateSeed, {}, ANA))).toBe(710);
    expect(await h.refusal(h.ask(setSeed, { clientSeed: '' }, ANA))).toBe(731);
    expect(await h.refusal(h.ask(startRound, { amount: STAKE, ...IDR }, null))).toBe(10004);
    // Somebody else's round is nobody's business.
    expect(await h.refusal(say(h, roundId, 'heads', {}, BUDI))).toBe(3);
    expect(await h.refusal(cash(h, roundId, BUDI))).toBe(706);
    expect((await room(h)).round).toMatchObject({ roundId, flips: { length: 1 } });
  });

  it('carries a command out once, however often it comes', async () => {
    const h = await house();
    const [first = 'heads'] = await sides(h);
    const began = await start(h, { uuid: 'start-command' });
    expect(await start(h, { uuid: 'start-command' })).toEqual(began);
    const { roundId } = began.round;
    const uuid = 'flip-command';
    const clicks = await Promise.all([say(h, roundId, first, { uuid }), say(h, roundId, first, { uuid })]);
    expect(clicks[1]).toEqual(clicks[0]);
    expect((await room(h)).round?.flips).toHaveLength(1);
    expect(await books(h)).toEqual([]);
  });

  it('keeps an open round over a restart, and draws the same coins after it', async () => {
    const h = await house();
    const fall = await sides(h);
    const { roundId } = (await start(h)).round;
    await say(h, roundId, fall[0] ?? 'heads');
    await h.stop();
    const later = await house({ store: h.store, clock: h.clock, salt: 'b' });
    expect((await room(later)).round).toMatchObject({ roundId, flips: [{ side: fall[0] }] });
    expect((await say(later, roundId, fall[1] ?? 'heads')).round).toMatchObject({ status: 'open', rate: 3.96 });
    await cash(later, roundId);
    expect(await books(later)).toEqual([]);
  });

  it('proves its rounds once their seed is rotated out, to the player and in the record', async () => {
    const h = await house();
    const before = (await h.ask(setSeed, { clientSeed: 'koin saya' }, ANA)).seeds;
    const [first = 'heads', second = 'heads'] = await sides(h);
    const { roundId } = (await start(h)).round;
    await say(h, roundId, first);
    expect(await readSoloRecord(h.store.db, coinFlipSpec, roundId)).toBeNull();
    await say(h, roundId, other(second));
    const hidden = await readSoloRecord(h.store.db, coinFlipSpec, roundId);
    expect(hidden).toMatchObject({ steps: [{ side: first }, { select: other(second), side: second }], winAmount: 0 });
    expect(hidden?.proof.serverSeed).toBeUndefined();
    const { revealed } = await h.ask(rotateSeed, {}, ANA);
    expect(commitment(revealed.serverSeed)).toBe(before.serverSeedHash);
    const [row] = (await h.ask(myPastRound, { page: 1, size: 10 }, ANA)).list;
    const draws = soloDraws({ serverSeed: row?.serverSeed ?? '', clientSeed: 'koin saya', nonce: 0 });
    expect(draws.digest).toBe(row?.roundHash);
    expect(tossCoins(draws.floats(), 2)).toEqual(row?.flips.map(({ side }) => side));
    expect((await readSoloRecord(h.store.db, coinFlipSpec, roundId))?.proof.serverSeed).toBe(revealed.serverSeed);
  });

  it('tells the player of every step, and everybody of the end under a masked name', async () => {
    const h = await house();
    const [first = 'heads'] = await sides(h);
    const { roundId } = (await start(h)).round;
    await say(h, roundId, first);
    await cash(h, roundId);
    await h.clock.advance(100);
    expect(h.on(topic(coinFlipStreams.result, ANA.id)).map(({ payload }) => payload)).toMatchObject([
      { round: { flips: [] } },
      { round: { flips: [{ side: first }] } },
      { round: { status: 'won' }, seeds: { nonce: 1 } },
    ]);
    expect(h.on(topic(coinFlipStreams.result, BUDI.id))).toEqual([]);
    const line = { roundId, name: 'An***a', amount: STAKE, multiplier: 1.98, flips: 1 };
    expect(h.on(topic(coinFlipStreams.update)).map(({ payload }) => payload)).toMatchObject([{ latest: [line] }]);
    const coin = h.rooms.find(({ game }) => game === 'coinFlip');
    expect(coin?.lobby()).toMatchObject({ game: 'coinFlip', latest: [line] });
    expect(await coin?.topWins(0, 10)).toMatchObject([{ game: 'coinFlip', multiplier: 1.98, profit: 9_800 }]);
  });
});
