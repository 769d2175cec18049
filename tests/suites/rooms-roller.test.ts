import { describe, expect, it } from 'vitest';
import { rollerCalls, rollerStreams } from '../../contract/roller';
import { topic } from '../../contract/wire';
import { soloDraws } from '../../rules/fairness/solo';
import { fromRate, fromSen, pay } from '../../rules/money';
import { resultOf, rollerRate } from '../../rules/roller/roller';
import { readSoloRecord } from '../../server/rounds/solo/record';
import { rollerSpec } from '../../server/rounds/roller/room';
import { testEngines } from './engines';
import { ANA, balance, books, GRANT, IDR, secretDraws, SEN, soloHouses, STAKE } from './harness/solo-house';
import { type RoomHouse } from './rooms-kit';

describe.each(testEngines('rooms-roller'))('roller on $name', (engine) => {
  const house = soloHouses(engine);

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
