/** What the room sounds like: cues by name, and the last seconds by the clock. */
import { CountdownSound } from '../kit/countdown';
import { OVER } from '../kit/ease';
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { WingoTuning } from './tuning';
import type { WingoCue } from './view';

export class WingoSounds {
  private readonly countdown: CountdownSound;
  private masked = true;
  private landed = true;

  constructor(
    private readonly sound: SoundPort,
    private readonly tuning: WingoTuning['ball'],
  ) {
    // The first one sounds as the mask that comes with it.
    this.countdown = new CountdownSound(sound, false);
  }

  cue(cue: WingoCue): void {
    switch (cue.type) {
      case 'pick':
        this.sound.play('pick', cue.on ? {} : { volume: 0.6, rate: 0.8 });
        return;
      case 'placed':
        this.sound.play('bet');
        this.sound.music();
        return;
      case 'draw':
        this.sound.play('draw');
        return;
      case 'win':
        // Larger wins have their own sound (kit/win).
        if (cue.size === 'none') this.sound.play('neutral');
        return;
      case 'model':
        this.sound.play('chip');
        return;
    }
  }

  /** Nothing that has passed is played. */
  settle(): void {
    this.countdown.settle();
    this.masked = true;
    this.landed = true;
  }

  tick(now: Moment): void {
    const masked = now.maskMs >= 0 && now.drawMs === OVER;
    if (masked && !this.masked) this.sound.play('mask');
    this.countdown.tick(masked ? now.second : 0);
    this.masked = masked;
    const landed = now.drawMs === OVER || now.landMs < OVER;
    if (landed && !this.landed && now.landMs < this.tuning.riseMs) this.sound.play('land');
    this.landed = landed;
  }
}
