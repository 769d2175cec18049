/** The ring's 22 lamps: which symbol each carries, and on which of several the light stays. */
import type { DingdongStop } from '../../rules/dingdong/ring';
import { hash01 } from '../kit/random';

/** Clockwise from the upper left corner: seven, four down, seven back, four up, as on the comp. */
export const LAMPS: readonly DingdongStop[] = [
  'CHERRY',
  'APPLE',
  'MANGO',
  'DING',
  'BAMBOO',
  'CHERRY',
  'APPLE',
  'AGAIN',
  'GRAPE',
  'CHERRY',
  'MANGO',
  'APPLE',
  'BAMBOO',
  'CHERRY',
  'STAR',
  'APPLE',
  'GRAPE',
  'CHERRY',
  'AGAIN',
  'MANGO',
  'STAR',
  'BAMBOO',
];
export const COUNT = LAMPS.length;

/** Column and row of a lamp, 7 by 6. */
export function lampCell(lamp: number): readonly [column: number, row: number] {
  if (lamp < 7) return [lamp, 0];
  if (lamp < 11) return [6, lamp - 6];
  return lamp < 18 ? [17 - lamp, 5] : [0, 22 - lamp];
}

/** Where each symbol stands. */
const PLACES: ReadonlyMap<DingdongStop, readonly number[]> = new Map(
  LAMPS.map((stop) => [stop, LAMPS.flatMap((symbol, lamp) => (symbol === stop ? [lamp] : []))]),
);

/** The lamp on which a run's light stays: any of those with the drawn symbol, the same in every browser and every replay. */
export function lampOf(roundId: string, run: number, stop: DingdongStop): number {
  const all = PLACES.get(stop) ?? [];
  let mixed = run;
  for (const digit of roundId) mixed = Math.imul(mixed, 31) + digit.charCodeAt(0);
  return all[Math.floor(hash01(mixed) * all.length)] ?? 0;
}
