import { CODE } from '../../contract/errors';
import type { Pause } from '../../contract/fairplay';
import { formatAmount } from '../../rules/format';
import type { Sen } from '../../rules/money';
import { WIB_OFFSET_MS } from '../../rules/wib';
import type { StakeRefusal } from '../ports';

/** A moment in figures, which every language reads: `27/11/2026 13.40 WIB`. */
function inFigures(epochMs: number): string {
  const [, year, month, day, hour, minute] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(new Date(epochMs + WIB_OFFSET_MS).toISOString()) ?? [];
  return `${day}/${month}/${year} ${hour}.${minute} WIB`;
}

/** Why somebody in a pause may not stake: the texts are the catalogue's. */
export const pausedRefusal = ({ kind, until }: Pause): StakeRefusal => ({
  code: CODE.cannotPlay,
  params: { because: kind, until: inFigures(until) },
});

/** A stake would go beyond the day's limit. `left` is what may still be staked, sen. */
export const lossRefusal = (limit: Sen, left: Sen): StakeRefusal => ({
  code: CODE.cannotPlay,
  params: { because: 'loss', limit: formatAmount(limit), left: formatAmount(left > 0n ? left : 0n) },
});

/** A deposit would. */
export const depositRefusal = (limit: Sen, left: Sen): StakeRefusal => ({
  code: CODE.cannotPlay,
  params: { because: 'deposit', limit: formatAmount(limit), left: formatAmount(left > 0n ? left : 0n) },
});
