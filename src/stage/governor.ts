/**
 * Lowers the quality when frames run late, and raises it again when there was room for long. Pure: it is told how long each
 * frame took and answers with the level to draw at, and how sharp.
 */
import type { QualityLevel } from '../../scenes/kit/scene';

/** A frame later than this missed its turn on a 60 Hz screen. */
const LATE_MS = 24;
/** Frames are looked at together for so long, ms of them: where they are late there are fewer, and it is not to take longer to help. */
const WINDOW_MS = 2_000;
/** So large a share of late ones lowers the level. */
const TOO_MANY = 0.3;
/** Windows in a row with hardly a late one before a level is tried again, and how few that is. */
const CALM_WINDOWS = 15;
const FEW = 0.025;
/** A pause longer than this was no slow frame: a hidden tab, a breakpoint. */
const PAUSE_MS = 400;

/** What is drawn, and with which share of its level's device pixels in width and in height. */
interface Rung {
  readonly level: QualityLevel;
  readonly sharpness: number;
}

/** From the best down. What is late at the lowest level has a GPU that pays for each pixel: a softer picture in time is better than a sharp one that stutters. */
const SOFTEST: Rung = { level: 'low', sharpness: 0.66 };
const RUNGS: readonly Rung[] = [
  { level: 'high', sharpness: 1 },
  { level: 'medium', sharpness: 1 },
  { level: 'low', sharpness: 1 },
  { level: 'low', sharpness: 0.8 },
  SOFTEST,
];
const LAST = RUNGS.length - 1;

export class Governor {
  private frames = 0;
  private ms = 0;
  private late = 0;
  private calm = 0;
  private at: number;
  /** A rung that was too much once is not tried again in this visit. */
  private ceiling = 0;

  /** @param sharpness what an earlier visit found right below the lowest level */
  constructor(level: QualityLevel, sharpness = 1) {
    this.at = RUNGS.map((rung) => rung.level === level && rung.sharpness >= sharpness).lastIndexOf(true);
  }

  get level(): QualityLevel {
    return this.rung.level;
  }

  /** Share of the device pixels per CSS px that the level allows, 0 to 1. */
  get sharpness(): number {
    return this.rung.sharpness;
  }

  /** @returns whether level or sharpness changed */
  frame(ms: number): boolean {
    if (ms > PAUSE_MS) return false;
    this.frames += 1;
    this.ms += ms;
    if (ms > LATE_MS) this.late += 1;
    if (this.ms < WINDOW_MS) return false;
    const late = this.late / this.frames;
    this.begin();
    if (late >= TOO_MANY) return this.strain();
    this.calm = late <= FEW ? this.calm + 1 : 0;
    if (this.calm < CALM_WINDOWS || this.at === this.ceiling) return false;
    this.calm = 0;
    return this.move(this.at - 1);
  }

  /** Something worse than a late frame happened, such as a second lost context: down at once, and not up again in this visit. */
  strain(): boolean {
    this.begin();
    this.calm = 0;
    this.ceiling = Math.min(this.at + 1, LAST);
    return this.move(this.ceiling);
  }

  /** A window. */
  private begin(): void {
    this.frames = 0;
    this.ms = 0;
    this.late = 0;
  }

  private get rung(): Rung {
    return RUNGS[this.at] ?? SOFTEST;
  }

  private move(to: number): boolean {
    const changed = to !== this.at;
    this.at = to;
    return changed;
  }
}

/** Where to begin: phones that say they are small start lower and may rise. */
export function firstLevel(device: {
  readonly memoryGb: number | undefined;
  readonly cores: number | undefined;
}): QualityLevel {
  const memory = device.memoryGb ?? 4;
  const cores = device.cores ?? 4;
  if (memory <= 2 || cores <= 2) return 'medium';
  return 'high';
}
