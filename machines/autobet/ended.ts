import type { AutoProgress, AutoStop } from './types';

/** The run at its end. Apart from the rest of a run's machine: rooms read it that have none yet. */
export const ended = (progress: AutoProgress, stopped: AutoStop, code: number | null = null): AutoProgress => ({
  ...progress,
  running: false,
  stopped,
  code,
});
