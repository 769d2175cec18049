/** What the keys of the multiple go through; typed ones may lie between. */
const MULTIPLES = [1, 2, 3, 5, 10, 20, 50, 100] as const;
export const MULTIPLE_MAX = 100;

/** The multiple that a key leads to. */
export function stepMultiple(from: number, direction: -1 | 1): number {
  if (direction > 0) return MULTIPLES.find((multiple) => multiple > from) ?? MULTIPLE_MAX;
  return MULTIPLES.findLast((multiple) => multiple < from) ?? MULTIPLES[0];
}

/** A typed multiple: a whole number from 1 to {@link MULTIPLE_MAX}, with or without the sign; null when it is none. */
export function readMultiple(text: string): number | null {
  const match = /^[×x]?\s*(\d{1,3})$/i.exec(text.trim());
  const value = Number(match?.[1] ?? 0);
  return value >= 1 && value <= MULTIPLE_MAX ? value : null;
}
