/** The way of wheel and ball until the ball lies, and the landing. */
import { bezier, cubicIn, cubicInOut, quadOut, sineInOut } from '../kit/ease';
import { during, FINE, Score } from '../kit/tweens';
import type { RouletteTuning } from './tuning';

/** The landing: the pocket fills with light, the sky takes its colour, and its number drops into the history. Sought by the time since the ball lies. */
export const landScore = ({ land: { fillMs, fill, holdMs, hopMs }, wheel: { washMs } }: RouletteTuning) =>
  new Score('landing', { fill: 0, wash: 0, shift: 0 }, (t, at) => {
    t.addLabel('lies', 0);
    during(t, at, 0, fillMs, { fill: 1 }, bezier(fill));
    during(t, at, 0, washMs, { wash: 1 });
    t.addLabel('drop', holdMs / 1000);
    during(t, at, holdMs, hopMs, { shift: 1 }, cubicInOut);
    t.addLabel('in history', (holdMs + hopMs) / 1000);
  });

/** A share of the length in which the speed that the rotor had dies away. */
export const FADE = 0.14;
/** Where the ball strikes, in pockets of its reach before its own; it ends in its own. */
const APART = [1, 0.36, 0.08] as const;

/** When what happens in a spin, ms after the drop. */
export interface SpinTimes {
  readonly pullMs: number;
  /** The ball leaves the track. */
  readonly leave: number;
  /** Its three strikes, and when it comes to rest in its pocket. */
  readonly strikes: readonly [number, number, number, number];
  /** Both stand. */
  readonly end: number;
}

const quadIn = (t: number): number => t * t;

/**
 * One spin, sought by the time since the ball was dropped. All are shares, 0 to 1 (`sweep` and `ball` to {@link FINE}), of ways that {@link Spin} has planned: of what is left of the rotor's speed, of its
 * pull back and its turns; of the ball's drop and turns, its way from the pocket to the track, its hops and what is missing to its pocket.
 * @param heights of the three hops, over the highest
 */
export const spinScore = (
  { pullMs, leave, strikes, end }: SpinTimes,
  heights: readonly number[],
  { rotor, ball }: Pick<RouletteTuning['spin'], 'rotor' | 'ball'>,
) => {
  const begin = {
    fade: 0,
    pull: 0,
    sweep: 0,
    dropped: 0,
    ball: 0,
    radius: 1,
    hop: 0,
    strikes: 0,
    apart: APART[0] as number,
  };
  return new Score('spin', begin, (t, at) => {
    const [first] = strikes;
    t.addLabel('drop', 0).addLabel('spin', pullMs / 1000);
    during(t, at, 0, end * FADE, { fade: 1 });
    during(t, at, 0, pullMs, { pull: 1 }, sineInOut);
    during(t, at, 0, pullMs, { dropped: 1 });
    during(t, at, pullMs, end - pullMs, { sweep: FINE }, bezier(rotor));
    during(t, at, pullMs, first - pullMs, { ball: FINE }, bezier(ball));
    t.addLabel('leave', leave / 1000);
    during(t, at, leave, first - leave, { radius: 0 }, cubicIn);
    heights.forEach((height, i) => {
      const [from, to] = [strikes[i] as number, strikes[i + 1] as number];
      const half = (to - from) / 2;
      t.addLabel(`strike ${i + 1}`, from / 1000).set(at, { strikes: i + 1 }, from / 1000);
      during(t, at, from, half, { hop: height }, quadOut);
      during(t, at, from + half, half, { hop: 0 }, quadIn);
      during(t, at, from, to - from, { apart: APART[i + 1] ?? 0 });
    });
    t.addLabel('lies', end / 1000);
  });
};
