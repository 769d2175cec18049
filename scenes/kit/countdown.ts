/** What rooms with a clock share: the beat of its last seconds, and their sound. */
import { quadOut } from './ease';
import type { SoundPort } from './scene';

/**
 * How much larger the digits are just now: they jump when a second begins, and fall back.
 * @param beatMs since the second began @param tuning how long a beat lasts, and by what share the digits grow
 */
export function beatSize(
  beatMs: number,
  tuning: { readonly beatMs: number; readonly beatScale: number },
  resting: boolean,
): number {
  return resting ? 1 : 1 + tuning.beatScale * 2 * (1 - quadOut(beatMs / tuning.beatMs));
}

/** The last seconds, counted aloud. */
export class CountdownSound {
  private second = 0;

  /**
   * @param opening whether the first second of a countdown is heard too
   * @param last only so many seconds are
   */
  constructor(
    private readonly sound: SoundPort,
    private readonly opening: boolean,
    private readonly last = Number.POSITIVE_INFINITY,
  ) {}

  /** Nothing that has passed is played. */
  settle(): void {
    this.second = 0;
  }

  /** @param second that is counted now; 0 while none is */
  tick(second: number): void {
    const next = second !== this.second && second > 0 && second <= this.last && (this.opening || this.second > 0);
    this.second = second;
    if (next) this.sound.play(second === 1 ? 'countdown_last' : 'countdown');
  }
}
