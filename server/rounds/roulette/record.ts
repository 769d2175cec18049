import type { RouletteRecord } from '../../../contract/replay';
import type { PoolSettings } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { readPoolRecord } from '../pool/record';
import { roulette } from './room';

/** A round's public record; null unless its result was shown. */
export async function readRouletteRecord(
  db: Db,
  roundId: string,
  settings: PoolSettings,
  now: number,
): Promise<RouletteRecord | null> {
  const found = await readPoolRecord(db, roulette, roundId, settings, now);
  return (
    found && {
      ...found.record,
      result: roulette.resultOf(found.outcome),
      history: found.before.map(({ outcome }) => roulette.resultOf(outcome)),
    }
  );
}
