import type { SnapshotFrom } from 'xstate';
import type { autoMachine } from './machine';
import type { Runner } from './runner';
import type { AutoPlace, AutoProgress, AutoTell } from './types';

/** The player has set a run up (`runner.ts`). */
export interface AutoStart {
  readonly type: 'auto.start';
  readonly run: Runner;
}

/** What a run tells its room besides the bets that it asks for. */
export type RunnerWord =
  | { readonly type: 'xstate.snapshot.auto'; readonly snapshot: SnapshotFrom<typeof autoMachine> }
  | { readonly type: 'xstate.done.actor.auto'; readonly output: AutoProgress };

/** What a room with runs is told about them besides {@link AutoStart}; all but `auto.stop` comes from the run itself, or from the room's own regions. */
export type AutoWord = { readonly type: 'auto.stop' } | AutoPlace | AutoTell | RunnerWord;
