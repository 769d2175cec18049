import type { Sen } from '../../rules/money';
import type { StakeLimits } from '../../rules/stake';
import { autoMachine } from './machine';
import { beginRun } from './run';
import type { AutoConfig, AutoInput, AutoProgress } from './types';
import { isValidAuto } from './validate';

/** A run that may be started, with its machine: no room pays for that before a player asks for a run, unless its form is part of its page. */
export interface Runner {
  readonly logic: typeof autoMachine;
  readonly input: AutoInput;
  /** Before the first round. */
  readonly progress: AutoProgress;
}

/** A run as the player set it up. `balance` in sen; `runId` is made by the app, 8 to 40 characters: its commands' ids come of it. */
export interface RunnerSetting {
  readonly config: AutoConfig;
  readonly balance: Sen;
  readonly runId: string;
}

/** The run of a setting, within what a round may cost; null when it may not start (`validate` says why). */
export function runnerOf({ min, max }: StakeLimits, { config, balance, runId }: RunnerSetting): Runner | null {
  const limits = { balance, min, max };
  if (!isValidAuto(config, limits)) return null;
  return { logic: autoMachine, input: { config, limits, runId }, progress: beginRun(config) };
}
