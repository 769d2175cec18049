import { DICE_HISTORY_SIZE } from '../../../contract/constants';
import type { DiceRecord } from '../../../contract/replay';
import type { PoolSettings } from '../../engines/pool/types';
import type { Db } from '../../ports';
import { readPoolRecord } from '../pool/record';
import { dice } from './room';

/** A round's public record; null unless its result was shown. */
export async function readDiceRecord(
  db: Db,
  roundId: string,
  settings: PoolSettings,
  now: number,
): Promise<DiceRecord | null> {
  const found = await readPoolRecord(db, dice, roundId, settings, now);
  return (
    found && {
      ...found.record,
      result: dice.resultOf(found.outcome),
      history: found.before.slice(0, DICE_HISTORY_SIZE).map(({ outcome }) => dice.resultOf(outcome)),
    }
  );
}
