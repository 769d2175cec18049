import { capProfit, pay, type Rate, RATE_ONE, type Sen } from './money';

/** What a choice pays where a round's profit is limited. */
export interface Capped {
  /** What is paid at most, in sen. */
  readonly pays: Sen;
  /** What it would be without the limit. */
  readonly whole: Sen;
  /** Whether the limit takes something away: the choice then returns less on average than the game's RTP says. */
  readonly capped: boolean;
}

/**
 * The most that a choice pays.
 * @param staked everything that the player staked in the round, sen
 * @param back what the choice would return, sen
 * @param maxProfit the most that a round may win over what was staked, sen; 0 while no limit is known
 */
export function capped(staked: Sen, back: Sen, maxProfit: Sen): Capped {
  const pays = maxProfit > 0n ? capProfit(staked, back, maxProfit) : back;
  return { pays, whole: back, capped: pays < back };
}

/** {@link capped} for one stake at one rate. */
export const cappedAt = (staked: Sen, rate: Rate, maxProfit: Sen): Capped =>
  capped(staked, pay(staked, rate), maxProfit);

/** The share of the stakes that comes back on average to players who win `pays` with a chance. @param chance 0 to 1 */
export const returnWith = (chance: number, staked: Sen, pays: Sen): number =>
  staked === 0n ? 0 : (chance * Number(pays)) / Number(staked);

/** The lowest rate at which the limit is reached: from there on nothing more is won. 1/10000, rounded up; null while no limit is known. */
export function rateOfCap(staked: Sen, maxProfit: Sen): Rate | null {
  if (staked <= 0n || maxProfit <= 0n) return null;
  const one = BigInt(RATE_ONE);
  return Number(((staked + maxProfit) * one + staked - 1n) / staked);
}
