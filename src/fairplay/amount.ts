import { LIMIT_MAX, LIMIT_MIN } from '../../contract/fairplay';

/** Whole rupiah out of what was typed, with or without dots; null for what is no limit. */
export function readLimit(typed: string): number | null {
  if (!/^[\d.\s]+$/.test(typed)) return null;
  const rupiah = Number(typed.replace(/\D/g, ''));
  return rupiah >= LIMIT_MIN && rupiah <= LIMIT_MAX ? rupiah : null;
}

/** Whether a limit lets more through than the one that stands; null is none at all. */
export const isLooser = (wanted: number | null, standing: number | null): boolean =>
  standing !== null && (wanted === null || wanted > standing);
