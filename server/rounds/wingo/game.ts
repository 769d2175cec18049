import { step } from '../../engines/wingo/engine';
import type { WingoEvent, WingoFact, WingoReply, WingoState } from '../../engines/wingo/types';
import type { Game } from '../writer/game';
import { type RowsDeps, saveFacts } from './rows';
import { wireReply } from './wire';

/** Wingo as a writer sees it. */
export const wingoGame = (rows: RowsDeps): Game<WingoState, WingoEvent, WingoReply, WingoFact> => ({
  room: 'wingo',
  step,
  funding: ({ ref, betId }, funded) => ({ type: funded ? 'funded' : 'unfunded', ref, orderId: betId }),
  over: (fact) => (fact.type === 'phaseDrawn' ? fact.phase.phaseNum : null),
  persists: () => true,
  save: (tx, facts) => saveFacts(rows, tx, facts),
  reply: wireReply,
});
