/**
 * What the room looks like right now, worked out anew each frame from the view and a little memory of what was seen. All parts of the scene draw from
 * this one record; it is reused, so that a frame allocates nothing.
 */
import { approach, clamp01, lerp, OVER, sineInOut } from '../kit/ease';
import { FINE, type Score } from '../kit/tweens';
import { lockMs, rollScore, spinMs } from './choreography';
import { angleOf, onWay, passesLate, wayOf } from './gauge';
import type { RollerTuning } from './tuning';
import type { RollerCue, RollerView } from './view';

/** What the needle trembles at, Hz: rough, not a buzz. */
const TREMBLE_HZ = 11;

export interface Moment {
  phase: RollerView['phase'];
  /** Scene time in seconds since it was made: for loops. */
  seconds: number;
  /** The needle: degrees clockwise from the top, degrees a second, how far it went in this frame, how visible it is. */
  angle: number;
  speed: number;
  moved: number;
  seen: number;
  /** Since the needle was let go, and since it stands; OVER when that was seen through or never. */
  rollMs: number;
  landMs: number;
  /** The number that is told; null before the first. */
  result: number | null;
  /** Its outcome, once it may be seen. */
  won: boolean | null;
  /** 0 the number is as it was rolled, 1 it has the colour of its outcome. */
  judged: number;
  /** The needle's light, the jewel's, 0 to 1. */
  light: number;
  jewel: number;
  /** The border of the zones: brighter because the needle comes close, or because it missed. */
  near: number;
  blink: number;
  /** The zone that won swells. */
  pulse: number;
  /** 0 the zones have the colours of before, 1 those of now; whether higher wins now. */
  swap: number;
  higher: boolean;
  /** 0 the choice stands, 1 it is refused: the zones have paled. */
  pale: number;
  /** 0 the new number is not in the history yet, 1 it is. */
  shift: number;
  /** How far each digit is on the way to its place, once the needle stands; null when none is. */
  locks: readonly { readonly turned: number }[] | null;
}

type Roll = Extract<RollerCue, { type: 'roll' }>;

export class MomentKeeper {
  readonly now: Moment = {
    phase: 'connecting',
    seconds: 0,
    angle: angleOf(0),
    speed: 0,
    moved: 0,
    seen: 1,
    rollMs: OVER,
    landMs: OVER,
    result: null,
    won: null,
    judged: 1,
    light: 0,
    jewel: 0,
    near: 0,
    blink: 0,
    pulse: 0,
    swap: 1,
    higher: true,
    pale: 0,
    shift: 1,
    locks: null,
  };
  private roll: Roll | null = null;
  private score: ReturnType<typeof rollScore> | null = null;
  private from = 0;
  private pulled = 0;
  private swapMs = OVER;
  private first = true;

  constructor(private readonly tuning: RollerTuning) {}

  get scores(): readonly Score<object>[] {
    return this.score ? [this.score] : [];
  }

  start(cue: Roll): void {
    const { now } = this;
    this.drop();
    this.roll = cue;
    this.from = now.angle;
    now.rollMs = 0;
    now.landMs = OVER;
    now.result = cue.result;
    now.won = null;
  }

  /** Without the way there: a tab comes back, the first frame. */
  settle(view: RollerView | null): void {
    const { now } = this;
    this.first = true;
    this.drop();
    this.pulled = 0;
    this.swapMs = OVER;
    now.rollMs = OVER;
    now.landMs = OVER;
    this.rest(view);
    now.angle = angleOf(now.result ?? 0);
    now.light = now.won === true ? 1 : 0;
  }

  advance(ms: number, view: RollerView, still: boolean): Moment {
    const { now, tuning } = this;
    now.seconds += ms / 1000;
    now.phase = view.phase;
    if (now.rollMs < OVER) now.rollMs += ms;
    if (this.swapMs < OVER) this.swapMs += ms;
    this.take(view);
    const before = now.angle;
    this.tell(view, still);
    this.turn(ms, view, still);
    now.moved = this.first ? 0 : Math.abs(now.angle - before);
    now.speed = this.first || ms <= 0 ? 0 : ((now.angle - before) * 1000) / ms;
    now.swap = this.first || still ? 1 : clamp01(this.swapMs / tuning.zones.swapMs);
    now.pale = this.first
      ? Number(view.odds === null)
      : lerp(now.pale, view.odds === null ? 1 : 0, approach(ms, tuning.zones.tintMs));
    this.shine(ms, view, still);
    this.first = false;
    return now;
  }

  /** The sides of the view; a change is told. A round keeps its own until it is seen. */
  private take(view: RollerView): void {
    const { now } = this;
    const higher = this.roll?.isHigher ?? view.isHigher;
    if (higher === now.higher) return;
    now.higher = higher;
    this.swapMs = this.first ? OVER : 0;
  }

  private tell(view: RollerView, still: boolean): void {
    const { now, roll, tuning } = this;
    if (!roll) {
      now.rollMs = OVER;
      now.landMs = OVER;
      this.rest(view);
      return;
    }
    this.score ??= rollScore(tuning, { turbo: roll.turbo, still, won: roll.won });
    const { score } = this;
    const { at } = score;
    score.seek(now.rollMs);
    const stands = spinMs(tuning, { turbo: roll.turbo, still });
    now.landMs = now.rollMs >= stands ? now.rollMs - stands : OVER;
    now.locks = now.landMs === OVER ? null : at.locks;
    now.judged = at.judged;
    now.won = now.landMs !== OVER && now.landMs > (still ? 0 : lockMs(tuning)) ? roll.won : null;
    now.shift = at.shift;
    now.pulse = at.pulse;
    now.blink = at.blink;
    now.seen = at.seen;
    if (now.rollMs >= score.ms) this.drop();
  }

  private drop(): void {
    this.roll = null;
    this.score?.destroy();
    this.score = null;
  }

  /** Nothing is told: the last round's number. */
  private rest(view: RollerView | null): void {
    const { now } = this;
    const last = view?.history[0];
    now.result = last?.result ?? null;
    now.won = last?.won ?? null;
    now.judged = 1;
    now.shift = 1;
    now.pulse = 0;
    now.blink = 0;
    now.seen = 1;
    now.locks = null;
  }

  /** Where the needle points. */
  private turn(ms: number, view: RollerView, still: boolean): void {
    const {
      now,
      roll,
      score,
      tuning: { needle, room },
    } = this;
    const rest = angleOf(now.result ?? 0);
    const drawn = view.phase === 'processing' && !roll;
    this.pulled = drawn ? Math.min(1, this.pulled + ms / needle.pullMs) : Math.max(0, this.pulled - ms / needle.backMs);
    if (!roll || !score) {
      const tremble =
        drawn && this.pulled === 1 ? needle.tremble * Math.sin(now.seconds * TREMBLE_HZ * Math.PI * 2) : 0;
      const goal = rest - (still ? 0 : needle.pullDeg * this.pulled * this.pulled + tremble);
      // A number that came from elsewhere is gone to, not jumped to.
      now.angle =
        this.first || still || this.pulled > 0 ? goal : lerp(now.angle, goal, approach(ms, room.crossFadeMs / 3));
      return;
    }
    this.pulled = 0;
    const to = angleOf(roll.result);
    if (still) {
      now.angle = now.rollMs < room.crossFadeMs / 2 ? this.from : to;
      return;
    }
    const over = to - needle.overDeg;
    if (now.landMs === OVER) now.angle = onWay(this.from, (wayOf(this.from, over) * score.at.spun) / FINE);
    else now.angle = lerp(over, to, score.at.settled);
  }

  private shine(ms: number, view: RollerView, still: boolean): void {
    const { now, roll, tuning } = this;
    const rolling = roll !== null && now.landMs === OVER;
    const lit = rolling || (view.phase !== 'connecting' && (roll ? now.won !== false : now.won === true));
    now.light = this.first
      ? Number(lit)
      : lerp(now.light, lit ? 1 : 0, approach(ms, lit ? 60 : tuning.needle.wakeFadeMs));
    const breath = still
      ? 0.35
      : 0.22 + 0.22 * sineInOut(0.5 + 0.5 * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.room.breatheMs));
    const lamp = view.phase === 'processing' || rolling ? 1 : breath;
    now.jewel = this.first ? lamp : lerp(now.jewel, lamp, approach(ms, 50));
    const late =
      rolling && !still && passesLate(this.from, angleOf(roll.result), angleOf(roll.choose), tuning.near.share);
    const close = late && (this.score?.at.spun ?? 0) / FINE > 1 - tuning.near.share;
    now.near = Math.max(0, Math.min(1, now.near + (close ? ms : -ms) / tuning.near.fadeMs));
    if (this.first) now.near = 0;
  }
}
