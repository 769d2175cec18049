import { CODE, CodeError } from '../../contract/errors';
import type { CrashRecord, WingoRecord } from '../../contract/replay';
import type { Answers } from '../http/answers';

/** Where records are had; null for a round that is unknown or not finished. */
export interface Records {
  readonly crash: (roundId: string) => Promise<CrashRecord | null>;
  readonly wingo: (phase: string) => Promise<WingoRecord | null>;
}

function found<T>(record: T | null): T {
  if (record === null) throw new CodeError(CODE.parameter);
  return record;
}

/** The records of finished rounds (contract/replay). */
export const replayAnswers = ({ crash, wingo }: Records): Answers['replay'] => ({
  crash: async ({ query }) => found(await crash(query.roundId)),
  wingo: async ({ query }) => found(await wingo(query.roundId)),
});
