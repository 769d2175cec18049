import { type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { capped, type Capped } from '../../../rules/cap';
import { pay, toSen } from '../../../rules/money';
import type { AnyPool, PoolRoomGame } from './game';

/**
 * The most that stakes can return with one draw: that of the pool where most can be won, because no draw is the best one for two pools.
 * @param stakes all of the player's in the round, rupiah @param maxProfit rupiah; 0 while no limit is known
 */
export function bestOf({ topRate }: Pick<PoolRoomGame, 'topRate'>, stakes: Stakes<AnyPool>, maxProfit: number): Capped {
  const best = [...stakes].reduce((most, [pool, amount]) => {
    const back = pay(toSen(amount), topRate(pool));
    return back > most ? back : most;
  }, 0n);
  return capped(toSen(sumOf(stakes)), best, toSen(maxProfit));
}
