import type { Db } from '../ports';
import { createTurns } from '../system/turns';
import { type Counted, countOn } from './books';

/** Players whose count is remembered; the one who asked longest ago goes first. */
const REMEMBERED = 10_000;

interface Known {
  readonly dayStart: number;
  readonly counted: Counted;
}

/** How far the losses of players were counted on a day, as far as this node was asked: transfers that are booked do not change, so that each is read once, and not whenever somebody looks at their limits. */
export function createLossCounts() {
  const known = new Map<string, Known>();
  const inTurn = createTurns();

  /**
   * A player's loss of a day up to now, as `countLoss`.
   * @param stored how far the store says that it was counted on that day
   */
  return (db: Db, stored: Counted, dayStart: number): Promise<Counted> =>
    inTurn(stored.userId, async () => {
      const { userId } = stored;
      const here = known.get(userId);
      const isFurther = here?.dayStart === dayStart && here.counted.to > stored.to;
      const counted = await countOn(db, isFurther ? here.counted : stored, dayStart);
      known.delete(userId);
      known.set(userId, { dayStart, counted });
      const [oldest] = known.keys();
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      return counted;
    });
}
