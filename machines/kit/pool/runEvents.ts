import type { SnapshotFrom } from 'xstate';
import type { autoMachine } from '../../autobet/machine';
import type { AutoInput, AutoProgress, AutoWord } from '../../autobet/types';

/** A run that may be started: no page of pools pays for its machine before a player asks for one (`runner.ts`). */
export interface Runner {
  readonly logic: typeof autoMachine;
  readonly input: AutoInput;
  /** Before the first round. */
  readonly progress: AutoProgress;
}

/** What a room of pools is told about runs of repeated rounds. */
export type RunEvent =
  /** What is set up, or else the last round's stakes, in each round from now on (the run's amount is their sum). */
  | { readonly type: 'auto.start'; readonly run: Runner }
  | AutoWord
  /** Between the machine's own regions: a round may have opened for the run. */
  | { readonly type: 'run.offer' }
  // From the run itself.
  | { readonly type: 'xstate.snapshot.auto'; readonly snapshot: SnapshotFrom<typeof autoMachine> }
  | { readonly type: 'xstate.done.actor.auto'; readonly output: AutoProgress };
