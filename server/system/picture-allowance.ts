import { tooSoon } from '../../contract/errors';
import { DAY_MS } from '../../rules/wib';
import type { Clock } from '../ports';
import { createAllowance } from './allowance';
import type { Rate } from './bucket';

/** Pictures that all players of an address may send in a day: whole towns share one on mobile networks. */
const OF_ADDRESS = 600;
const perDay = (count: number): Rate => ({ burst: count, perSecond: (count * 1_000) / DAY_MS });

/**
 * Counts the pictures that players send, as many at once as in a day. Each counts, whatever becomes of it: one that cannot be unpacked costs as much, and leaves no row.
 * What it returns takes one; `address` is who pays for it beside the player, null for an address that stands for nobody. @throws CodeError 667 with the wait
 */
export function createPictureAllowance(
  ofPlayer: number,
  clock: Pick<Clock, 'now'>,
): (userId: string, address: string | null) => void {
  const players = createAllowance(perDay(ofPlayer), clock);
  const addresses = createAllowance(perDay(OF_ADDRESS), clock);
  return (userId, address) => {
    const waitMs = Math.max(players.waitMs(userId), address === null ? 0 : addresses.waitMs(address));
    if (waitMs > 0) throw tooSoon(waitMs);
    players.take(userId);
    if (address !== null) addresses.take(address);
  };
}
