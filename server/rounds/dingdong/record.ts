import type { DingdongRecord } from '../../../contract/replay';
import type { PoolSettings } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { readPoolRecord } from '../pool/record';
import { dingdong, logOf, paidOf, stopsOf } from './room';

/** A round's public record; null unless its result was shown. */
export async function readDingdongRecord(
  db: Db,
  roundId: string,
  settings: PoolSettings,
  now: number,
): Promise<DingdongRecord | null> {
  const found = await readPoolRecord(db, dingdong, roundId, settings, now);
  if (found === null) return null;
  const stops = stopsOf(found.outcome);
  return {
    ...found.record,
    result: paidOf(found.outcome),
    runs: found.course.runs.map((run, i) => ({ ...run, result: stops[i] ?? 'AGAIN' })),
    history: logOf(found.before),
  };
}
