/** What may be said of a choice before it is played, and how the keys move it. */
import { LIMITS, type RollerGuess, RESULT_MAX, rollerRate } from '../../../../rules/roller/roller';

/** Why a choice is refused: so likely to win that it pays under the least rate, so unlikely that it pays over the most, or it cannot win. */
export type ChoiceFault = 'too-likely' | 'too-rare' | 'never';

export function choiceFault({ choose, isHigher }: RollerGuess): ChoiceFault | null {
  if (rollerRate({ choose, isHigher }) !== null) return null;
  const winning = isHigher ? RESULT_MAX - choose : choose;
  if (winning <= 0) return 'never';
  return winning > RESULT_MAX / 2 ? 'too-likely' : 'too-rare';
}

/** The choices of a side that are played, ends included: found by the rule itself, which only falls or only rises along the scale. */
export function playable(isHigher: boolean): { readonly min: number; readonly max: number } {
  const plays = (choose: number): boolean => rollerRate({ choose, isHigher }) !== null;
  const edge = (from: number, to: number): number => {
    let [inside, outside] = [from, to];
    while (Math.abs(inside - outside) > 1) {
      const middle = Math.trunc((inside + outside) / 2);
      if (plays(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return { min: edge(RESULT_MAX / 2, -1), max: edge(RESULT_MAX / 2, RESULT_MAX + 1) };
}

/** The nearest choice of a side that is played. */
export function nearestPlayable(choose: number, isHigher: boolean): number {
  const { min, max } = playable(isHigher);
  return Math.min(max, Math.max(min, choose));
}

/** A typed number as Indonesians write it, `65.000`; null when it is none or off the scale. */
export function readChoose(text: string): number | null {
  const typed = text.trim().replaceAll('.', '');
  const value = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  return value <= RESULT_MAX ? value : null;
}

/** One step of the keys: thousands, hundreds near the ends of the scale, and ones at their very edge. */
export function stepChoose(choose: number, direction: -1 | 1): number {
  const room = Math.min(choose, RESULT_MAX - choose);
  const step = room > 5_000 ? 1_000 : room > 500 ? 100 : room > 50 ? 10 : 1;
  const next = direction > 0 ? (Math.floor(choose / step) + 1) * step : (Math.ceil(choose / step) - 1) * step;
  return Math.min(RESULT_MAX, Math.max(0, next));
}

/** What a finger on the gauge or the slider is rounded to. */
export const DRAG_STEP = 100;
export const dragged = (value: number): number =>
  Math.min(RESULT_MAX, Math.max(0, Math.round(value / DRAG_STEP) * DRAG_STEP));

export const RATE_LIMITS = LIMITS;
