import type { WingoRecord } from '../../../contract/replay';
import { wingoRules, WINGO_MODELS } from '../../engines/wingo/rules';
import type { ServerGame } from '../manifest';
import { roundsOf } from '../pool/manifest';
import { type PoolRecord, readPoolRecord } from '../pool/record';
import { createPoolRoom } from '../pool/room';
import { FIRST_CHAIN } from '../seeds/feed';
import { drawOf, modelOf, numberAt, selectionsOf, timesOf, wingoFeed, WINGO_FEEDS } from './feed';
import { SHOWN_DRAWS, wingoFront } from './front';

/** A phase's public record. */
function recordOf({ plan, outcome, before, bets, players, proof, staked, paid, more }: PoolRecord): WingoRecord {
  const model = modelOf(plan.roundId);
  return {
    phase: plan.roundId,
    model,
    ...timesOf(wingoRules(model), plan),
    number: numberAt(outcome),
    history: before.slice(0, SHOWN_DRAWS).map(drawOf),
    proof,
    orders: bets,
    staked,
    paid,
    players: players.map(({ picks, ...seat }) => ({ ...seat, select: selectionsOf(picks) })),
    more,
  };
}

/** Wingo: three feeds of one room, an order on a basket of selections. */
export const wingo: ServerGame<'wingo'> = {
  room: (deps, leadership) => createPoolRoom(deps, leadership, WINGO_FEEDS, wingoFront),
  async record({ db, site, now }, phase) {
    const found = await readPoolRecord(db, wingoFeed(modelOf(phase)), phase, site, now);
    return found && recordOf(found);
  },
  // By the wall clock: so many phases has a day.
  chains: {
    wingo1: { first: FIRST_CHAIN, year: 366 * 2_880 },
    wingo2: { first: FIRST_CHAIN, year: 366 * 1_440 },
    wingo3: { first: FIRST_CHAIN, year: 366 * 720 },
  },
  rounds: WINGO_MODELS.map((feed) => roundsOf({ game: 'wingo', feed })),
};
