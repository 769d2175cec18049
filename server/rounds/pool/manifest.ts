import type { PoolGame } from '../../../contract/pool';
import type { GameRecord } from '../../../contract/replay';
import type { FeedsOf, ServerGame } from '../manifest';
import { type ChainLengths, FIRST_CHAIN } from '../seeds/feed';
import { type PoolRecord, readPoolRecord } from './record';
import { createPoolRoom, type PoolCalls, type PoolFront } from './room';
import type { PoolTable } from './table';

/** 23 s a round make 1.37 million in a year, and a ring that runs again only makes it fewer. */
const CHAIN: ChainLengths = { first: FIRST_CHAIN, year: 1_400_000 };

/** What a timed room adds: the shared room's own part, and what its public record has besides what all have. */
interface PoolParts<G extends PoolGame, P extends string | number, R, C extends PoolCalls> extends PoolFront<P, R, C> {
  readonly record: (found: PoolRecord<P>) => Omit<GameRecord<G>, keyof PoolRecord<P>['record']>;
}

/** A timed room on the server, made of its table. */
export const poolServerGame = <G extends PoolGame, P extends string | number, R, C extends PoolCalls>(
  game: G,
  table: PoolTable<P, R>,
  { record, ...front }: PoolParts<G, P, R, C>,
): ServerGame<G> => ({
  room: (deps, leadership) => createPoolRoom(deps, leadership, table, front),
  async record({ db, site, now }, id) {
    const found = await readPoolRecord(db, table, id, site, now);
    return found && ({ ...found.record, ...record(found) } as unknown as GameRecord<G>);
  },
  chains: { [game]: CHAIN } as Record<FeedsOf<G>, ChainLengths>,
  rounds: [
    {
      game,
      feed: 0,
      list: game,
      table: 'pool_rounds',
      from: 'pool_rounds',
      id: 'round_id',
      below: 0n,
      scope: `game = '${game}'`,
      endedAt: 'close_time',
      shared: true,
    },
  ],
});
