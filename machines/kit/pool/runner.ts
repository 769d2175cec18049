import { autoMachine } from '../../autobet/machine';
import { beginRun, mayRun, runOf } from '../../autobet/run';
import type { AutoStart } from '../../autobet/types';
import { runLimits } from './run';
import type { Runner } from './runEvents';
import type { PoolContext } from './types';

/** A run as it is set up in this room; null when it may not start (autobet/validate says why). */
export function runnerOf<P, D>(
  context: Pick<PoolContext<P, D>, 'limits' | 'game'>,
  start: Omit<AutoStart, 'type'>,
): Runner | null {
  const limits = runLimits(context);
  const whole: AutoStart = { type: 'auto.start', ...start };
  if (!mayRun(limits, whole)) return null;
  return { logic: autoMachine, input: runOf(limits, whole), progress: beginRun(start.config) };
}
