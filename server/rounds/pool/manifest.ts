import type { PoolGame } from '../../../contract/pool';
import type { GameRecord } from '../../../contract/replay';
import type { PoolRules } from '../../engines/pool/types';
import type { RoundFeed } from '../../store/archive/feeds';
import type { FeedsOf, ServerGame } from '../manifest';
import { type ChainLengths, FIRST_CHAIN } from '../seeds/feed';
import { ownList } from '../totals';
import { type PoolCalls, poolFront, type PoolParts } from './front';
import { type PoolRecord, readPoolRecord } from './record';
import { createPoolRoom } from './room';
import { poolAt, type PoolTable } from './table';
import { feedOf } from './wire';

/** 23 s a round make 1.37 million in a year, and a ring that runs again only makes it fewer. */
const CHAIN: ChainLengths = { first: FIRST_CHAIN, year: 1_400_000 };

/** Where the rounds of a feed are kept. */
export const roundsOf = ({ game, feed }: Pick<PoolRules, 'game' | 'feed'>): RoundFeed => ({
  game,
  feed,
  list: ownList(game, feed),
  table: 'pool_rounds',
  from: 'pool_rounds',
  scope: `game = '${game}' and feed = ${feed}`,
  endedAt: 'close_time',
  shared: true,
});

/** The part of a public record that all such rooms have. */
const recordOf = <P extends string | number, R>(
  table: PoolTable<P, R>,
  { plan, course, proof, bets, staked, paid, players, more }: PoolRecord,
) => ({
  ...plan,
  stopTime: course.stopTime,
  endTime: course.endTime,
  proof,
  bets,
  staked,
  paid,
  players: players.map(({ picks, ...seat }) => ({ ...seat, select: poolAt(table, picks[0]) })),
  more,
});

/** A room like roulette on the server, made of its table; `record` is what its public record has besides what all have. */
export const poolServerGame = <G extends PoolGame, P extends string | number, R, C extends PoolCalls>(
  game: G,
  table: PoolTable<P, R>,
  {
    record,
    ...parts
  }: PoolParts<P, R, C> & {
    readonly record: (found: PoolRecord) => Omit<GameRecord<G>, keyof ReturnType<typeof recordOf<P, R>>>;
  },
): ServerGame<G> => {
  const feed = feedOf(table);
  return {
    room: (deps, leadership) => createPoolRoom(deps, leadership, [feed], poolFront(table, parts)),
    async record({ db, site, now }, id) {
      const found = await readPoolRecord(db, feed, id, site, now);
      return found && ({ ...recordOf(table, found), ...record(found) } as unknown as GameRecord<G>);
    },
    chains: { [game]: CHAIN } as Record<FeedsOf<G>, ChainLengths>,
    rounds: [roundsOf(table.rules)],
  };
};
