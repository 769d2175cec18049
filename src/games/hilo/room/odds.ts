import { RANKS } from '../../../../rules/hilo/cards';
import { type HiloGuess, hiloRate, sidesOf, winningRanks } from '../../../../rules/hilo/payout';
import type { Rate } from '../../../../rules/money';

/** One guess on a rank: its chance, what a round of this one guess pays, and the share that comes back on average. */
export interface OddsOf {
  readonly guess: HiloGuess;
  readonly chance: number;
  readonly rate: Rate;
  readonly rtp: number;
}

/** A line of the table of odds. */
export interface OddsRow {
  readonly rank: string;
  readonly left: OddsOf;
  readonly right: OddsOf;
}

const of = (rank: number, guess: HiloGuess): OddsOf => {
  const chance = winningRanks(rank, guess) / RANKS.length;
  const rate = hiloRate([winningRanks(rank, guess)]);
  return { guess, chance, rate, rtp: (chance * rate) / 10_000 };
};

/** Every rank from the ace to the king, all figures by the rules. */
export const ODDS: readonly OddsRow[] = Array.from({ length: RANKS.length }, (_, i) => {
  const rank = i + 1;
  const [left, right] = sidesOf(rank);
  return { rank: RANKS[(rank + 11) % RANKS.length] ?? '', left: of(rank, left), right: of(rank, right) };
});
