import { step } from '../../engines/pool/engine';
import type { PoolEvent, PoolFact, PoolReply, PoolState } from '../../engines/pool/types';
import type { Game } from '../writer/game';
import type { PoolFeed } from './feed';
import { type RowsDeps, saveFacts } from './rows';

/** A feed of a timed room as a writer sees it. */
export const poolGame = (feed: PoolFeed, rows: RowsDeps): Game<PoolState, PoolEvent, PoolReply, PoolFact> => ({
  room: feed.rules.game,
  step,
  funding: ({ ref, betId }, funded) => ({ type: funded ? 'funded' : 'unfunded', ref, betId }),
  over: (fact) => (fact.type === 'roundDrawn' ? fact.plan.roundId : null),
  persists: () => true,
  save: (tx, facts) => saveFacts(feed, rows, tx, facts),
  reply: (reply, balance) => feed.reply(reply, balance),
});
