import type { FlowEntry, FlowOrigin } from '../../contract/flow';
import { GAME_IDS } from '../../contract/games';
import { fromSen, type Sen } from '../../rules/money';
import type { Journal, JournalEntry } from '../ports.journal';
import { changeOf, changesOf } from './changes';
import { type Hidden, hiddenBefore } from './hidden';

/** What an entry belongs to, from what its writer called it: `crash:204817`, `mail:17`; a key that is one bet's names it. */
function originOf({ ref, key }: Pick<JournalEntry, 'ref' | 'key'>): FlowOrigin | null {
  const [what = '', id = ''] = ref.split(':');
  const game = GAME_IDS.find((name) => name === what);
  if (game !== undefined && /^\d{1,20}$/.test(id)) {
    const [, bet] = /^(?:stake|end):([\w-]{1,30})$/.exec(key) ?? [];
    return { kind: 'round', game, roundId: id, ...(bet !== undefined && { bet }) };
  }
  return what === 'mail' && id !== '' ? { kind: 'mail', id } : null;
}

/** What could be played after an entry, as far as it is told. */
export const balanceAfter = ({ balance, id }: JournalEntry, hidden: Hidden): Sen => balance - hiddenBefore(hidden, id);

/** An entry as the wire has it. */
export function wireEntry(entry: JournalEntry, kinds: Journal['kinds'], hidden: Hidden): FlowEntry {
  return {
    id: String(entry.id),
    kind: entry.kind,
    group: kinds[entry.kind] ?? 'other',
    amount: fromSen(changeOf(entry)),
    pockets: Object.fromEntries([...changesOf(entry)].map(([pocket, change]) => [pocket, fromSen(change)])),
    balance: fromSen(balanceAfter(entry, hidden)),
    at: entry.at,
    of: originOf(entry),
  };
}
