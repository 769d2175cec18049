import type { AutoConfig } from './types';

/** A run as it stands before anything is set but its stake (sen) and its number of rounds: nothing stops it. */
export const configOf = (change: Pick<AutoConfig, 'amount' | 'count'> & Partial<AutoConfig>): AutoConfig => ({
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
  stopLoss: null,
  stopProfit: null,
  mostLost: null,
  mostWon: null,
  stopAfter: null,
  autoCashOut: null,
  runAway: false,
  ...change,
});
