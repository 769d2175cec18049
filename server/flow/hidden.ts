import type { House } from '../modules/module';
import type { JournalEntry } from '../ports.journal';
import { changeOf } from './changes';

/** What rounds brought that are settled and not shown yet: where a wheel stops is nobody's to know while it turns, and the balance after it would tell. */
export interface Hidden {
  /** The rounds, as the journal names them: `roulette:204817`. */
  readonly refs: readonly string[];
  readonly entries: readonly JournalEntry[];
}

/** What of a player's journal is not told yet. Nearly always nothing, which costs nothing here. */
export async function hiddenFrom(
  { ledger, hiddenOf, roundKey }: Pick<House, 'ledger' | 'hiddenOf' | 'roundKey'>,
  userId: string,
): Promise<Hidden> {
  const rounds = [...(await hiddenOf(userId))];
  if (rounds.length === 0) return { refs: [], entries: [] };
  // By their keys: whoever plays other rooms meanwhile may have any number of newer payments.
  const keys = rounds.map(([game, round]) => roundKey(game, String(round), userId));
  return {
    refs: rounds.map(([game, round]) => `${game}:${round}`),
    entries: await ledger.journal.booked(userId, keys),
  };
}

/** Whether an entry may be told: of a hidden round only its stakes are. */
export const isTold = ({ kind, ref }: JournalEntry, { refs }: Hidden): boolean => kind === 'bet' || !refs.includes(ref);

/** What of a balance is not told yet, sen: what was hidden before `id`, or all of it. */
export const hiddenBefore = ({ entries }: Hidden, id: bigint | null): bigint =>
  entries.reduce((sum, entry) => (id === null || entry.id < id ? sum + changeOf(entry) : sum), 0n);
