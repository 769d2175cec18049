import { rp } from '../../rules/money.fixture';
import { type Runner, runnerOf } from './runner';
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

/** The run of a setting that is in order, in a room with the usual limits. @param balance sen */
export function runOf(config: AutoConfig, balance = rp(1_000_000)): Runner {
  const run = runnerOf({ min: rp(1_000), max: rp(5_000_000) }, { config, balance, runId: 'run-0001' });
  if (run === null) throw new Error('no run may be set up like this');
  return run;
}
