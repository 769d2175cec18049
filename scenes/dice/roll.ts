/** The way of a thrown die as a function of time: the same for late joiners, in the studio and in a replay. Pure; writes into a record that is reused. */
import type { DiceTuning } from './tuning';

/** The throw as it was composed, ms: the wire's own length is stretched to it. */
export const COMPOSED_MS = 2_000;
/** Pictures of the tumble, and from which one on each face has its own. */
export const PICTURES = 24;
export const OWN_FROM = 14;
/** The last picture of the tumble that is drawn; after it the die lies, and its large picture is. */
export const OWN_TO = 21;

export interface Tumble {
  /** 0 at the edge, 1 where it lies. */
  along: number;
  /** Height over the felt, px of the comp. */
  height: number;
  /** Which picture of the tumble; {@link PICTURES} when it lies. */
  picture: number;
  /** Radians. */
  rock: number;
  /** It is in the air, or still at the edge. */
  moving: boolean;
  /** Since the last contact with the felt, ms; large before the first. */
  contact: number;
  /** How many contacts there were. */
  contacts: number;
}

export const tumble = (): Tumble => ({
  along: 0,
  height: 0,
  picture: 0,
  rock: 0,
  moving: true,
  contact: 1e9,
  contacts: 0,
});

/** Ends of fall, first and second bounce, as shares of the way. */
const FALL = 0.46;
const FIRST = 0.79;

/**
 * @param ms since the throw began (the rattle included), in {@link COMPOSED_MS} time
 * @param which die, 0 to 2
 * @param ease the curve `throw.along`
 */
export function roll(
  out: Tumble,
  ms: number,
  which: number,
  tuning: DiceTuning['throw'],
  ease: (t: number) => number,
): Tumble {
  const { rattleMs, staggerMs, pathMs, fallPx, bounceOnePx, bounceTwoPx, frameMs, rockMs, rockDeg } = tuning;
  const since = ms - rattleMs - staggerMs * which;
  const t = since / pathMs;
  if (t <= 0) {
    out.along = 0;
    out.height = fallPx;
    out.picture = 0;
    out.rock = 0;
    out.moving = true;
    out.contact = 1e9;
    out.contacts = 0;
    return out;
  }
  out.along = ease(t);
  out.moving = t < 1;
  out.picture = t >= 1 ? PICTURES : Math.min(PICTURES - 1, Math.floor(since / frameMs));
  if (t < FALL) {
    out.height = fallPx * (1 - (t / FALL) ** 2);
    out.contact = 1e9;
    out.contacts = 0;
  } else if (t < FIRST) {
    const s = (t - FALL) / (FIRST - FALL);
    out.height = bounceOnePx * 4 * s * (1 - s);
    out.contact = since - FALL * pathMs;
    out.contacts = 1;
  } else if (t < 1) {
    const s = (t - FIRST) / (1 - FIRST);
    out.height = bounceTwoPx * 4 * s * (1 - s);
    out.contact = since - FIRST * pathMs;
    out.contacts = 2;
  } else {
    out.height = 0;
    out.contact = since - pathMs;
    out.contacts = 3;
  }
  const rest = since - pathMs;
  out.rock =
    rest > 0 && rest < rockMs
      ? ((rockDeg * Math.PI) / 180) * Math.sin((rest / rockMs) * Math.PI * 2) * (1 - rest / rockMs)
      : 0;
  return out;
}

/** When the last die lies still, in {@link COMPOSED_MS} time. */
export const lastRest = ({ rattleMs, staggerMs, pathMs, rockMs }: DiceTuning['throw']): number =>
  rattleMs + staggerMs * 2 + pathMs + rockMs;
