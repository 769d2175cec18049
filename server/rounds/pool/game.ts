import { step } from '../../engines/pool/engine';
import type { PoolEvent, PoolFact, PoolReply, PoolState } from '../../engines/pool/types';
import type { Game } from '../writer/game';
import { type RowsDeps, saveFacts } from './rows';
import type { PoolTable } from './table';
import { wireReply } from './wire';

/** A timed room as a writer sees it. */
export const poolGame = <P extends string | number, R>(
  table: PoolTable<P, R>,
  rows: RowsDeps,
): Game<PoolState, PoolEvent, PoolReply, PoolFact> => ({
  room: table.rules.game,
  step,
  funding: ({ ref, betId }, funded) => ({ type: funded ? 'funded' : 'unfunded', ref, betId }),
  over: (fact) => (fact.type === 'roundDrawn' ? fact.plan.roundId : null),
  persists: () => true,
  save: (tx, facts) => saveFacts(rows, tx, facts),
  reply: (reply, balance) => wireReply(table, reply, balance),
});
