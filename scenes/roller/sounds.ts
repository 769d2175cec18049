/** What the room sounds like: the marker's notches, the needle's way by its speed, the outcome. */
import { OVER } from '../kit/ease';
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { RollerTuning } from './tuning';
import type { RollerCue, RollerView } from './view';

export class RollerSounds {
  private notch = Number.NaN;
  private higher: boolean | null = null;
  private phase: RollerView['phase'] = 'connecting';
  private gone = 0;
  private sinceTick = OVER;
  private landed = true;
  private judged = true;
  private close = false;

  constructor(
    private readonly sound: SoundPort,
    private readonly tuning: RollerTuning['sound'],
  ) {}

  cue(cue: RollerCue): void {
    switch (cue.type) {
      case 'roll':
        this.sound.play('spin', cue.turbo ? { rate: 1.6, volume: 0.7 } : {});
        this.sound.music();
        this.landed = false;
        this.judged = false;
        return;
      case 'win':
        // Larger wins have their own sound (kit/win).
        if (cue.size === 'none') this.sound.play('neutral');
        return;
    }
  }

  /** Nothing that has passed is played. */
  settle(view: RollerView | null): void {
    this.landed = true;
    this.judged = true;
    this.close = false;
    this.phase = view?.phase ?? 'connecting';
    this.higher = view?.isHigher ?? null;
    this.notch = view ? this.notchOf(view.choose) : Number.NaN;
  }

  tick(ms: number, now: Moment, view: RollerView): void {
    const notch = this.notchOf(view.choose);
    if (notch !== this.notch && view.phase === 'beReady')
      this.sound.play('notch', { rate: 0.9 + 0.25 * (view.choose / 100_000) });
    this.notch = notch;
    if (this.higher !== null && this.higher !== view.isHigher) this.sound.play('swap');
    this.higher = view.isHigher;
    if (view.phase !== this.phase && view.phase === 'processing') this.sound.play('pull');
    this.phase = view.phase;
    this.run(ms, now);
  }

  private run(ms: number, now: Moment): void {
    const { tuning } = this;
    this.sinceTick += ms;
    if (now.landMs === OVER && now.rollMs < OVER) {
      this.gone += now.moved;
      if (this.gone >= tuning.tickDeg && this.sinceTick >= tuning.tickMs) {
        this.sound.play('tick', { rate: 0.8 + Math.min(0.8, Math.abs(now.speed) / 900), volume: 0.8 });
        this.gone = 0;
        this.sinceTick = 0;
      }
    }
    const close = now.near > 0;
    if (close && !this.close) this.sound.play('near');
    this.close = close;
    if (now.landMs === OVER) return;
    if (!this.landed) this.sound.play('land');
    this.landed = true;
    if (this.judged || now.won === null) return;
    this.judged = true;
    if (!now.won) this.sound.play('neutral', { volume: 0.7, rate: 0.84 });
  }

  private notchOf(choose: number): number {
    return Math.floor(choose / this.tuning.notch);
  }
}
