import { LIMIT_RISE_MS } from '../../contract/fairplay';
import type { Sen } from '../../rules/money';

/** A daily limit as it is kept: sums in sen, 0 for none; `next` holds from `nextAt` (epoch ms) on, 0 while nothing waits. */
export interface KeptLimit {
  readonly amount: Sen;
  readonly next: Sen;
  readonly nextAt: number;
}

export const NO_LIMIT: KeptLimit = { amount: 0n, next: 0n, nextAt: 0 };

/** The limit as it stands at a moment: what waited long enough has taken its place. */
export const standing = (kept: KeptLimit, now: number): KeptLimit =>
  kept.nextAt > 0 && kept.nextAt <= now ? { ...NO_LIMIT, amount: kept.next } : kept;

/** Whether a limit lets more through than another: none at all is the loosest. */
const isLooser = (wanted: Sen, than: Sen): boolean => than > 0n && (wanted === 0n || wanted > than);

/** What became of a wish for another limit. */
export type Changed = { readonly kept: KeptLimit } & (
  { readonly what: 'lowered' } | { readonly what: 'asked' } | { readonly what: 'same' }
);

/**
 * A player wants another limit. A lower one holds at once and ends what waited; a higher one, or none, waits from now on, whatever waited before: so nobody gets a higher limit sooner by
 * asking for it in steps.
 * @param limit as it stands
 */
export function changeLimit(limit: KeptLimit, wanted: Sen, now: number): Changed {
  const { amount, next, nextAt } = limit;
  if (isLooser(wanted, amount)) {
    if (nextAt > 0 && next === wanted) return { what: 'same', kept: limit };
    return { what: 'asked', kept: { amount, next: wanted, nextAt: now + LIMIT_RISE_MS } };
  }
  if (wanted === amount && nextAt === 0) return { what: 'same', kept: limit };
  return { what: 'lowered', kept: { ...NO_LIMIT, amount: wanted } };
}
