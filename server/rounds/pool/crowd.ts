import { betLimits } from '../../engines/pool/limits';
import type { PoolPlan, PoolSettings, PoolSum } from '../../engines/pool/types';
import { type PoolBot, poolBots } from '../bots';
import type { BotChance } from '../deps';
import type { Timers } from '../timers';
import type { AnyPoolTable } from './table';

/** The house bots of the current round. */
export interface Crowd {
  /** A round is open: its bots will come one by one. Those of the time before `now` are there already: a round has the same ones however often the room is opened in it. */
  open(plan: PoolPlan, seedHash: string, now: number): void;
  /** Bets that have come so far, newest first. */
  bets(): readonly PoolBot[];
  /** What they put on each pool. */
  sums(): readonly PoolSum[];
}

/** The bots of a round, whoever looks at it: they follow from its fingerprint. */
export const botsOf = (
  { rules, favourites }: Pick<AnyPoolTable, 'rules' | 'favourites'>,
  chance: BotChance,
  seedHash: string,
  openMs: number,
  settings: PoolSettings,
): PoolBot[] => poolBots(chance(seedHash), openMs, favourites, betLimits(rules, settings));

const empty = (pools: number): PoolSum[] => Array.from({ length: pools }, () => ({ users: 0, bets: 0, amount: 0n }));

export function createCrowd(
  table: Pick<AnyPoolTable, 'rules' | 'favourites'>,
  chance: BotChance | null,
  timers: Timers,
  settings: PoolSettings,
  joined: (bot: PoolBot) => void,
): Crowd {
  let shown: PoolBot[] = [];
  let sums = empty(table.rules.pools);
  const seat = (bot: PoolBot): void => {
    shown.unshift(bot);
    sums = sums.map((sum, pool) =>
      pool === bot.pool ? { users: sum.users + 1, bets: sum.bets + 1, amount: sum.amount + bot.amount } : sum,
    );
  };
  return {
    open({ startTime, closeTime }, seedHash, now) {
      const seats: PoolBot[] = [];
      shown = seats;
      sums = empty(table.rules.pools);
      if (chance === null) return;
      const coming = botsOf(table, chance, seedHash, closeTime - startTime, settings).sort(
        (a, b) => a.afterMs - b.afterMs,
      );
      for (const bot of coming) {
        if (startTime + bot.afterMs < now) {
          seat(bot);
          continue;
        }
        timers.at(startTime + bot.afterMs, () => {
          if (seats !== shown) return;
          seat(bot);
          joined(bot);
        });
      }
    },
    bets: () => shown,
    sums: () => sums,
  };
}
