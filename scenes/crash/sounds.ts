/** What the room sounds like: cues by name, and a roar that follows the flight. */
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { CrashCue, CrashView } from './view';

export class CrashSounds {
  private roar: ReturnType<SoundPort['loop']> | null = null;
  private second = 0;

  constructor(private readonly sound: SoundPort) {}

  cue(cue: CrashCue): void {
    switch (cue.type) {
      case 'bet':
        if (!cue.own) return;
        this.sound.play('bet');
        this.sound.music();
        return;
      case 'launch':
        this.sound.play('launch');
        return;
      case 'cashOut':
        if (cue.own) this.sound.play('cashout');
        return;
      case 'crashed':
        this.sound.play('crash');
        return;
      case 'win':
        return;
    }
  }

  tick(now: Moment, _view: CrashView): void {
    const flying = now.phase === 'goingUp' && !now.lagging;
    if (flying && !this.roar) this.roar = this.sound.loop('rocket');
    if (!flying && this.roar) {
      this.roar.stop();
      this.roar = null;
    }
    this.roar?.set({
      volume: Math.min(0.7, 0.35 + now.altitude * 0.08),
      rate: Math.min(1.5, 0.9 + now.altitude * 0.1),
    });
    const second = now.phase === 'preparation' ? Math.ceil(now.waitMs / 1000) : 0;
    if (second !== this.second && second > 0 && second <= 3)
      this.sound.play(second === 1 ? 'countdown_last' : 'countdown');
    this.second = second;
  }

  destroy(): void {
    this.roar?.stop();
    this.roar = null;
  }
}
