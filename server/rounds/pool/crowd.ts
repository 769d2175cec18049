import { betLimits } from '../../engines/pool/limits';
import { opening, withBet } from '../../engines/pool/state';
import type { PoolBet, PoolPlan, PoolSettings, PoolState } from '../../engines/pool/types';
import type { BotChance } from '../deps';
import type { Timers } from '../timers';
import type { PoolFeed } from './feed';

/** The house bots of the current round. */
export interface Crowd {
  /** A round is open: its bots will come one by one. Those of the time before `now` are there already: a round has the same ones however often the room is opened in it. */
  open(plan: PoolPlan, seedHash: string, now: number): void;
  /** A table of their own, with the bets that have come so far. */
  readonly state: PoolState;
}

/** The bets of a round's bots, whoever looks at it: they follow from its fingerprint. Names are masked already. */
export const botBets = (
  { rules, bots }: PoolFeed,
  chance: BotChance,
  seedHash: string,
  { roundId, startTime, closeTime }: PoolPlan,
  settings: PoolSettings,
): PoolBet[] =>
  bots(chance(seedHash), closeTime - startTime, betLimits(rules, settings)).map(
    ({ userId, name, avatar, picks, amount, afterMs }) => ({
      betId: [userId, roundId, ...picks].join('-'),
      player: { id: userId, name, avatar },
      roundId,
      picks,
      amount,
      cost: amount * BigInt(picks.length),
      placedAt: startTime + afterMs,
    }),
  );

export function createCrowd(
  feed: PoolFeed,
  chance: BotChance | null,
  timers: Timers,
  settingsOf: (plan: PoolPlan) => PoolSettings,
  first: PoolPlan,
  joined: (bet: PoolBet) => void,
): Crowd {
  let state = opening(feed.rules, settingsOf(first), first);
  const seat = (bet: PoolBet): void => {
    state = withBet(state, bet);
  };
  return {
    open(plan, seedHash, now) {
      const settings = settingsOf(plan);
      state = opening(feed.rules, settings, plan);
      if (chance === null) return;
      const coming = botBets(feed, chance, seedHash, plan, settings).sort((a, b) => a.placedAt - b.placedAt);
      for (const bet of coming) {
        if (bet.placedAt < now) {
          seat(bet);
          continue;
        }
        timers.at(bet.placedAt, () => {
          if (state.plan !== plan) return;
          seat(bet);
          joined(bet);
        });
      }
    },
    get state() {
      return state;
    },
  };
}
