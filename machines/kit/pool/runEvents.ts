import type { AutoStart, AutoWord } from '../../autobet/words';

/** What a room of pools is told about runs of repeated rounds. */
export type RunEvent =
  /** What is set up, or else the last round's stakes, in each round from now on (the run's amount is their sum). */
  | AutoStart
  | AutoWord
  /** Between the machine's own regions: a round may have opened for the run. */
  | { readonly type: 'run.offer' };
