import { describe, expect, it } from 'vitest';
import { HILO_MAX_SKIPS } from '../../contract/constants';
import { hiloCalls, type HiloRound } from '../../contract/hilo';
import { soloDraws } from '../../rules/fairness/solo';
import { drawCards, playRank } from '../../rules/hilo/cards';
import { guessedRight, guessesOn, type HiloGuess, hiloRate, winningRanks } from '../../rules/hilo/payout';
import { fromRate, fromSen, pay } from '../../rules/money';
import { hiloSpec } from '../../server/rounds/hilo/room';
import { readSoloRecord } from '../../server/rounds/solo/record';
import { testEngines } from './engines';
import { ANA, balance, books, GRANT, IDR, secretDraws, SEN, soloHouses, STAKE } from './harness/solo-house';
import { type RoomHouse } from './rooms-kit';
import { fixedSite } from './harness/site';

describe.each(testEngines('rooms-hilo'))('hilo on $name', (engine) => {
  const house = soloHouses(engine);

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
        site: fixedSite({ maxProfit: 900_000_000_000n }),
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
