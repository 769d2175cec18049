import { type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { capped, type Capped } from '../../../rules/cap';
import { pay, type Sen } from '../../../rules/money';
import type { AnyPool, PoolRoomGame } from './game';

/** What stakes return with a draw, sen. */
const backOf = ({ rateOf }: Pick<PoolRoomGame, 'rateOf'>, stakes: Stakes<AnyPool>, draw: unknown): Sen =>
  [...stakes].reduce((sum, [pool, amount]) => sum + pay(amount, rateOf(pool, draw) ?? 0), 0n);

/**
 * The most that stakes can return with one draw. Where the game does not list its draws that is what the pool returns where most can be
 * won, because no draw is the best one for two pools.
 * @param stakes all of the player's in the round @param maxProfit 0 while no limit is known
 */
export function bestOf(
  game: Pick<PoolRoomGame, 'topRate' | 'rateOf' | 'draws'>,
  stakes: Stakes<AnyPool>,
  maxProfit: Sen,
): Capped {
  const backs =
    game.draws?.map((draw) => backOf(game, stakes, draw)) ??
    [...stakes].map(([pool, amount]) => pay(amount, game.topRate(pool)));
  const best = backs.reduce((most, back) => (back > most ? back : most), 0n);
  return capped(sumOf(stakes), best, maxProfit);
}
