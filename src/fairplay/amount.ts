import { LIMIT_MAX, LIMIT_MIN } from '../../contract/fairplay';

/** Why what was typed is no limit: no whole rupiah, fewer than the least, more than the most (second document, section 5). */
export type LimitFault = 'wrong' | 'least' | 'most';

/** Whole rupiah out of what was typed, with or without dots, or what is wrong with it. */
export function readLimit(typed: string): number | LimitFault {
  if (!/^[\d.\s]*\d[\d.\s]*$/.test(typed)) return 'wrong';
  const rupiah = Number(typed.replace(/\D/g, ''));
  return rupiah < LIMIT_MIN ? 'least' : rupiah > LIMIT_MAX ? 'most' : rupiah;
}

/** Whether a limit lets more through than the one that stands; null is none at all. */
export const isLooser = (wanted: number | null, standing: number | null): boolean =>
  standing !== null && (wanted === null || wanted > standing);
