import { step } from '../../engines/crash/engine';
import type { CrashEvent, CrashFact, CrashReply, CrashState } from '../../engines/crash/types';
import type { Game } from '../writer/game';
import { persists, type RowsDeps, saveFacts } from './rows';
import { wireReply } from './wire';

/** Crash as a writer sees it. */
export const crashGame = (rows: RowsDeps): Game<CrashState, CrashEvent, CrashReply, CrashFact> => ({
  room: 'crash',
  step,
  funding: ({ ref, userId, round }, funded) => ({ type: funded ? 'funded' : 'unfunded', ref, userId, roundId: round }),
  over: (fact) => (fact.type === 'roundCrashed' ? fact.plan.roundId : null),
  persists,
  save: (tx, facts) => saveFacts(rows, tx, facts),
  reply: wireReply,
});
