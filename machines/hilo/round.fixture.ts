/** Rounds of hilo by the names of their cards, for tests. */
import { cardName, CARDS, playRank } from '../../rules/hilo/cards';
import { guessedRight, hiloRate, winningRanks } from '../../rules/hilo/payout';
import { fromRate } from '../../rules/money';
import type { HiloRound, HiloSelect } from './types';
import { rp } from '../../rules/money.fixture';

const NAMES = Array.from({ length: CARDS }, (_, card) => cardName(card));

/** @param trail the first card, then what was said and the card that came */
export function roundOf(
  [first, ...said]: readonly [string, ...(readonly [HiloSelect, string])[]],
  change: Partial<HiloRound> = {},
): HiloRound {
  let open = NAMES.indexOf(first);
  const winning: number[] = [];
  let lost = false;
  let skips = 0;
  const cards: HiloRound['cards'] = [{ card: open, rate: 1 }];
  for (const [select, name] of said) {
    const card = NAMES.indexOf(name);
    if (select === 'skip') skips += 1;
    else if (guessedRight(playRank(open), select, playRank(card))) winning.push(winningRanks(playRank(open), select));
    else lost = true;
    cards.push({ card, select, rate: lost ? 0 : fromRate(hiloRate(winning)) });
    open = card;
  }
  return {
    roundId: '7',
    amount: rp(25_000),
    status: lost ? 'lost' : 'open',
    rate: lost ? 0 : fromRate(hiloRate(winning)),
    winAmount: 0n,
    startTime: 1_795_000_000_000,
    clientSeed: 'seed',
    nonce: 0,
    serverSeedHash: 'ab'.repeat(32),
    cards,
    skips,
    ...change,
  };
}
