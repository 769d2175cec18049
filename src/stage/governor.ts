/**
 * Lowers the quality when frames run late, and raises it again when there was room for long. Pure: it is told how long each
 * frame took and answers with the level to draw at.
 */
import type { QualityLevel } from '../../scenes/kit/scene';

/** A frame later than this missed its turn on a 60 Hz screen. */
const LATE_MS = 24;
/** Frames looked at together; about two seconds. */
const WINDOW = 120;
/** So many late ones in a window lower the level. */
const TOO_MANY = 36;
/** Windows in a row with hardly a late one before a level is tried again, and how few that is. */
const CALM_WINDOWS = 15;
const FEW = 3;
/** A pause longer than this was no slow frame: a hidden tab, a breakpoint. */
const PAUSE_MS = 400;

const LOWER: Readonly<Record<QualityLevel, QualityLevel>> = { high: 'medium', medium: 'low', low: 'low' };
const HIGHER: Readonly<Record<QualityLevel, QualityLevel>> = { low: 'medium', medium: 'high', high: 'high' };

export class Governor {
  private frames = 0;
  private late = 0;
  private calm = 0;
  /** A level that was too much once is not tried again in this visit. */
  private ceiling: QualityLevel = 'high';

  constructor(private current: QualityLevel) {}

  get level(): QualityLevel {
    return this.current;
  }

  /** @returns whether the level changed */
  frame(ms: number): boolean {
    if (ms > PAUSE_MS) return false;
    this.frames += 1;
    if (ms > LATE_MS) this.late += 1;
    if (this.frames < WINDOW) return false;
    const { late } = this;
    this.frames = 0;
    this.late = 0;
    if (late >= TOO_MANY) {
      return this.strain();
    }
    this.calm = late <= FEW ? this.calm + 1 : 0;
    if (this.calm < CALM_WINDOWS || this.current === this.ceiling) return false;
    this.calm = 0;
    return this.set(HIGHER[this.current]);
  }

  /** Something worse than a late frame happened, such as a second lost context: down at once, and not up again in this visit. */
  strain(): boolean {
    this.frames = 0;
    this.late = 0;
    this.calm = 0;
    this.ceiling = LOWER[this.current];
    return this.set(this.ceiling);
  }

  private set(level: QualityLevel): boolean {
    const changed = level !== this.current;
    this.current = level;
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
