/** A throw from the shaking until the dice lie, and what follows: those of an own face are counted, then all slide out. */
import { bezier, cubicIn, quadOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import type { DiceTuning } from './tuning';

export const DICE = 3;
/** The throw as it was composed, ms: the wire's own length is stretched to it. */
export const COMPOSED_MS = 2_000;
/** Pictures of the tumble, and from which one on each face has its own. */
export const PICTURES = 24;
export const OWN_FROM = 14;
/** The last picture of the tumble that is drawn; after it the die lies, and its large picture is. */
export const OWN_TO = 21;
/** Ends of fall and first bounce, as shares of a die's way. */
const FALL = 0.46,
  FIRST = 0.79;

/** Where one die is. */
export interface Tumble {
  /** 0 at the edge, 1 where it lies. */
  along: number;
  /** Height over the felt, px of the comp. */
  height: number;
  /** Pictures of the tumble that have passed, in fractions; {@link pictureOf} tells which is seen. */
  turned: number;
  /** Radians. */
  rock: number;
  /** How often it has met the felt. */
  contacts: number;
}

/** Which picture of the tumble is seen; {@link PICTURES} once the die lies. */
export const pictureOf = ({ turned, along }: Tumble): number =>
  along >= 1 ? PICTURES : Math.min(PICTURES - 1, Math.floor(turned));

const quadIn = (t: number): number => t * t;
const rocking = (t: number): number => Math.sin(t * Math.PI * 2) * (1 - t);

/** Sought by the time since bets closed, in {@link COMPOSED_MS} time. */
export const throwScore = ({ throw: tuning }: DiceTuning) => {
  const { rattleMs, staggerMs, pathMs, fallPx, bounceOnePx, bounceTwoPx, frameMs, rockMs, rockDeg } = tuning;
  const dice = Array.from({ length: DICE }, (): Tumble => ({
    along: 0,
    height: fallPx,
    turned: 0,
    rock: 0,
    contacts: 0,
  }));
  return new Score('throw', { dice }, (t) => {
    const along = bezier(tuning.along);
    const [fell, bounced] = [FALL * pathMs, FIRST * pathMs];
    const bounce = (die: Tumble, from: number, to: number, height: number): void => {
      const half = (to - from) / 2;
      during(t, die, from, half, { height }, quadOut);
      during(t, die, from + half, half, { height: 0 }, quadIn);
    };
    t.addLabel('shake', 0).addLabel('throw', rattleMs / 1000);
    dice.forEach((die, i) => {
      const from = rattleMs + staggerMs * i;
      during(t, die, from, pathMs, { along: 1 }, along);
      during(t, die, from, pathMs, { turned: pathMs / frameMs });
      during(t, die, from, fell, { height: 0 }, quadIn);
      bounce(die, from + fell, from + bounced, bounceOnePx);
      bounce(die, from + bounced, from + pathMs, bounceTwoPx);
      [fell, bounced, pathMs].forEach((at, n) => t.set(die, { contacts: n + 1 }, (from + at) / 1000));
      during(t, die, from + pathMs, rockMs, { rock: (rockDeg * Math.PI) / 180 }, rocking);
    });
    t.addLabel('felt', (rattleMs + fell) / 1000)
      .addLabel('bounce', (rattleMs + bounced) / 1000)
      .addLabel('rock', (rattleMs + pathMs) / 1000);
  });
};

/** Sought by the time since the dice lie. `told`: how many of an own face may be counted by now; `left`: how far the result has gone with them. */
export const revealScore = ({ count: { eachMs }, throw: { leaveAfterMs, leaveMs, leaveStaggerMs } }: DiceTuning) => {
  const dice = Array.from({ length: DICE }, () => ({ gone: 0 }));
  return new Score('reveal', { told: 0, left: 0, dice }, (t, at) => {
    t.addLabel('lie', 0);
    for (let n = 1; n <= DICE; n += 1) t.set(at, { told: n }, (n * eachMs) / 1000);
    t.addLabel('count', eachMs / 1000).addLabel('counted', (DICE * eachMs) / 1000);
    t.addLabel('leave', leaveAfterMs / 1000);
    during(t, at, leaveAfterMs, leaveMs, { left: 1 });
    dice.forEach((die, i) => during(t, die, leaveAfterMs + i * leaveStaggerMs, leaveMs, { gone: 1 }, cubicIn));
    t.addLabel('gone', (leaveAfterMs + leaveMs + (DICE - 1) * leaveStaggerMs) / 1000);
  });
};
