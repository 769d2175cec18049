import { FLOW_POCKETS, type FlowPocket } from '../../contract/flow';
import type { Sen } from '../../rules/money';
import type { JournalEntry } from '../ports.journal';

/** What an entry changed of each pocket, sen; pockets that it left as they were are not there. */
export function changesOf({ legs }: Pick<JournalEntry, 'legs'>): ReadonlyMap<FlowPocket, Sen> {
  const changes = new Map<FlowPocket, Sen>();
  for (const pocket of FLOW_POCKETS) {
    let change = 0n;
    for (const { debit, credit, amount } of legs) {
      if (credit === pocket) change += amount;
      if (debit === pocket) change -= amount;
    }
    if (change !== 0n) changes.set(pocket, change);
  }
  return changes;
}

/** What it changed of what may be played, sen. */
export function changeOf(entry: Pick<JournalEntry, 'legs'>): Sen {
  const changes = changesOf(entry);
  return (changes.get('main') ?? 0n) + (changes.get('bonus') ?? 0n);
}
