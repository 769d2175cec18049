import type { WingoSelection } from '../../contract/wingo';
import { pay, type Rate, RATE_ONE, type Sen } from '../money';
import { NUMBERS, PAYOUTS, SELECTIONS } from './options';

/** The rate that a selection returns for the number drawn; 0 when it lost. */
export function settle(selection: WingoSelection, number: number): Rate {
  return PAYOUTS[selection][number] ?? 0;
}

/** What an order costs: its amount is staked on each selection. */
export function orderCost(amount: Sen, selections: readonly WingoSelection[]): Sen {
  return amount * BigInt(selections.length);
}

/** What an order returns for the number drawn, stakes included. */
export function orderReturn(amount: Sen, selections: readonly WingoSelection[], number: number): Sen {
  return selections.reduce((sum, selection) => sum + pay(amount, settle(selection, number)), 0n);
}

/** The share of the stakes on a selection that comes back, by enumeration of the ten numbers. */
export function returnOf(selection: WingoSelection): number {
  let rates = 0;
  for (let number = 0; number < NUMBERS; number += 1) rates += settle(selection, number);
  return rates / (NUMBERS * RATE_ONE);
}

/** The game's RTP: the least that any selection returns. */
export function rtp(): number {
  return Math.min(...SELECTIONS.map(returnOf));
}
