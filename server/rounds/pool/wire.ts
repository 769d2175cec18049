import { POOL_SHOWN_BETS } from '../../../contract/pool';
import { topic } from '../../../contract/wire';
import type { PoolSum, Tally } from '../../engines/pool/types';
import { hottest } from '../../../rules/hot';
import { fromSen } from '../../../rules/money';
import { poolBots } from '../bots';
import type { PoolFeed, ShownBet } from './feed';
import { poolAt, type PoolTable } from './table';

/** A bet as the contract's `poolBet` shows it; `win` once the result was shown. */
export const wireBet = <P extends string | number, R>(
  table: PoolTable<P, R>,
  { bet: { betId, player, picks, amount }, username, bot, paid }: ShownBet,
) => ({
  userId: player.id,
  username,
  avatar: player.avatar,
  select: poolAt(table, picks[0]),
  amount: fromSen(amount),
  uuid: betId,
  ...(bot ? { bot } : {}),
  ...(paid === undefined ? {} : { win: fromSen(paid) }),
});

/** Both parts of a pool in one. */
const joined = (people: PoolSum, bots: PoolSum | undefined): PoolSum => ({
  users: people.users + (bots?.users ?? 0),
  bets: people.bets + (bots?.bets ?? 0),
  amount: people.amount + (bots?.amount ?? 0n),
});

/** What lies on the pools, as the contract's `poolTotal` shows it: the bots' part in it. */
export function totalsOf<P extends string | number, R>(
  table: PoolTable<P, R>,
  { sums: people }: Pick<Tally, 'sums'>,
  { sums: bots }: Pick<Tally, 'sums'>,
) {
  const sums = people.map((sum, i) => joined(sum, bots[i]));
  const hot = hottest(sums);
  return sums.map(({ bets, amount }, i) => ({
    select: poolAt(table, i),
    users: people[i]?.users ?? 0,
    bots: bots[i]?.users ?? 0,
    bets,
    betAmount: fromSen(amount),
    botAmount: fromSen(bots[i]?.amount ?? 0n),
    isHot: i === hot,
  }));
}

/** The feed of a room that says what its table says. */
export function feedOf<P extends string | number, R>(table: PoolTable<P, R>): PoolFeed {
  const { rules, chain, pools, streams, favourites, historySize } = table;
  return {
    rules,
    chain,
    historySize,
    shownBets: POOL_SHOWN_BETS,
    winDelayMs: 0,
    keys: pools.map((_name, pool) => String(pool)),
    bots: (random, openMs, limits) => poolBots(random, openMs, favourites, limits),
    start: ({ plan, ticket: { sealed, publicSeed }, publicSeedHash, curTime, players }) => ({
      topic: topic(streams.start),
      payload: { ...plan, hash: sealed.seedHash, seedPubHash: publicSeedHash, publicSeed, curTime, players },
    }),
    news: ({ roundId, bets, people, bots, players }) => ({
      topic: topic(streams.update),
      payload: {
        roundId,
        bet: bets.map((bet) => wireBet(table, bet)),
        betPool: totalsOf(table, people, bots),
        players,
      },
    }),
    end: (run) => ({ topic: topic(streams.end), payload: table.endOf(run) }),
    result: (roundId, outcome, { userId, staked, paid }) => ({
      topic: topic(streams.result, userId),
      payload: { roundId, IDR: { amount: fromSen(paid), stake: fromSen(staked) }, ...table.resultFields(outcome) },
    }),
    reply: ({ bet, amounts }, balance) => ({
      roundId: bet.roundId,
      balance: fromSen(balance),
      bet: wireBet(table, { bet, username: bet.player.name, bot: false, paid: undefined }),
      myPoolAmount: amounts.map(fromSen),
    }),
  };
}
