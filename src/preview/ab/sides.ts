/** What stands on the two sides of a comparison. */
import type { Editor } from '../tuning/editor';
import { decodeChanges, linkText } from '../tuning/share';
import type { Values } from '../tuning/values';

export type Source = 'committed' | 'edited' | 'link';

export const SOURCES: readonly { readonly value: Source; readonly label: string }[] = [
  { value: 'committed', label: 'Committed' },
  { value: 'edited', label: 'Edited' },
  { value: 'link', label: 'Pasted link' },
];

/** A link that was pasted: its values, or why it cannot be used. */
export function readLink(
  { set, get }: Editor,
  pasted: string,
): { readonly values: Values | null; readonly fault: string | null } {
  if (pasted.trim() === '') return { values: null, fault: null };
  const shared = decodeChanges(set.schema, get().committed, linkText(pasted));
  return shared.kind === 'values' ? { values: shared.values, fault: null } : { values: null, fault: shared.fault };
}

/** A link that is missing or broken shows what is committed. */
export function valuesOf(
  source: Source,
  { committed, values }: { readonly committed: Values; readonly values: Values },
  link: Values | null,
): Values {
  switch (source) {
    case 'committed':
      return committed;
    case 'edited':
      return values;
    case 'link':
      return link ?? committed;
  }
}
