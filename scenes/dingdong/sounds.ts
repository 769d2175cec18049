/** What the room sounds like: cues by name, the last seconds and the light's steps by the clock. */
import { CountdownSound } from '../kit/countdown';
import { lerp } from '../kit/ease';
import type { SoundPort } from '../kit/scene';
import type { Course } from './course';
import type { Moment } from './moment';
import type { DingdongTuning } from './tuning';
import type { DingdongCue } from './view';

/** No two ticks are closer than this, ms: at full speed the light passes lamps faster than ears follow. */
const APART = 44;

export class DingdongSounds {
  private readonly countdown: CountdownSound;
  private steps = -1;
  private sinceTick = 0;
  private rolled = true;
  private landed = true;
  /** Reused: a tick allocates nothing. */
  private readonly tone = { rate: 1, volume: 1 };

  constructor(
    private readonly sound: SoundPort,
    private readonly tuning: DingdongTuning['ring'],
  ) {
    this.countdown = new CountdownSound(sound, true);
  }

  cue(cue: DingdongCue): void {
    switch (cue.type) {
      case 'placed':
        this.sound.play('bet');
        this.sound.music();
        return;
      case 'draw':
        return;
      case 'win':
        // Larger wins have their own sound (kit/win).
        if (cue.size === 'none') this.sound.play('neutral');
        return;
    }
  }

  /** A coin on a pool, or off it. */
  coin(on: boolean): void {
    if (on) this.sound.play('chip');
    else this.sound.play('chip', { volume: 0.6, rate: 0.8 });
  }

  /** Nothing that has passed is played. */
  settle(): void {
    this.countdown.settle();
    this.steps = -1;
    this.rolled = true;
    this.landed = true;
  }

  tick(ms: number, now: Moment, course: Course, still: boolean): void {
    const { tuning } = this;
    this.countdown.tick(now.open && now.leftMs <= tuning.blinkFromMs ? now.second : 0);
    const running = now.landMs < 0;
    if (running && !this.rolled && now.runMs < 300) this.sound.play('roll');
    this.rolled = running;
    this.sinceTick += ms;
    const steps = running && !still ? course.steps : -1;
    if (steps > 0 && steps !== this.steps && this.steps >= 0 && this.sinceTick >= APART) {
      this.sinceTick = 0;
      this.tone.rate = lerp(tuning.rateLow, tuning.rateHigh, course.speed);
      this.tone.volume = lerp(1, 0.6, course.speed);
      this.sound.play('lamp', this.tone);
    }
    this.steps = steps;
    const landed = now.landMs >= 0;
    if (landed && !this.landed && now.landMs < 600) this.sound.play(now.again ? 'again' : 'land');
    this.landed = landed;
  }
}
