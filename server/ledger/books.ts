import type { Clock, Currency, Store, Tx } from '../ports';
import { lockPurses, writePurses } from './accounts';
import { expireDue, writeExpired } from './expiry';
import { Sheet } from './sheet';
import { type Stakes, writeStakes } from './stakes';
import { writeReversals, writeTransfers } from './transfers';

export interface BooksDeps {
  readonly store: Store;
  readonly clock: Clock;
  /** Told how many units a transaction booked of each kind, before its commit. */
  readonly onPosted?: (kind: string, count: number) => void;
}

/** A sheet of the books that is open in a transaction. Nothing is written before `close`. */
export interface OpenSheet {
  readonly sheet: Sheet;
  close(stakes?: Stakes): Promise<void>;
}

/** The accounts of these owners, locked; holds that are due have given their money back. */
export async function openSheet(
  { store, clock, onPosted }: BooksDeps,
  tx: Tx,
  currency: Currency,
  owners: readonly string[],
): Promise<OpenSheet> {
  const purses = await lockPurses(tx, store, currency, owners);
  const known = new Set(purses.keys());
  const sheet = new Sheet(purses);
  const now = clock.now();
  const expired = await expireDue(tx, store, currency, sheet, now);
  return {
    sheet,
    async close(stakes) {
      if (sheet.transfers.length > 0) await writeTransfers(tx, store, currency, sheet, now);
      await writeReversals(tx, sheet);
      await writeExpired(tx, store, expired, now);
      await writePurses(tx, store, currency, sheet, known);
      if (stakes !== undefined) await writeStakes(tx, store, stakes, now);
      if (onPosted) for (const [kind, count] of unitsByKind(sheet)) onPosted(kind, count);
    },
  };
}

function unitsByKind({ transfers }: Sheet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, leg } of transfers) if (leg === 0) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
