/** What the room sounds like: cues by name, and everything that the clock brings by the moment at which it happens. */
import { CountdownSound } from '../kit/countdown';
import { clamp01, OVER } from '../kit/ease';
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { RouletteTuning } from './tuning';
import type { RouletteCue } from './view';
import { POCKET } from './wheel';

const HOPS = [0.9, 0.6, 0.35] as const;
/** Frets at the pointer: barely there, higher than the ball's own. */
const FRET = { volume: 0.14, rate: 1.5 };
const FASTEST = 1400;
/** Louder than this the roll is heard. */
const AUDIBLE = 0.02;

export class RouletteSounds {
  private readonly countdown: CountdownSound;
  private strikes = 0;
  private fret = 0;
  private closed = true;
  private dropped = true;
  private landed = true;
  private rolling: ReturnType<SoundPort['loop']> | null = null;
  private readonly level = { volume: 0, rate: 1 };
  private readonly hop = { volume: 0, rate: 1 };

  constructor(
    private readonly sound: SoundPort,
    private readonly tuning: RouletteTuning,
  ) {
    this.countdown = new CountdownSound(sound, true);
  }

  cue(cue: RouletteCue): void {
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

  /** The player laid something down. */
  tap(): void {
    this.sound.play('pick');
  }

  /** Nothing that has passed is played. */
  settle(): void {
    this.countdown.settle();
    this.strikes = 3;
    this.closed = true;
    this.dropped = true;
    this.landed = true;
    this.hush();
  }

  tick(now: Moment, still: boolean): void {
    this.count(now);
    const told = now.spinMs < OVER;
    if (!told) {
      this.strikes = 0;
      this.dropped = false;
      this.landed = false;
      this.hush();
    } else if (!still) this.spin(now);
    const landed = now.landMs >= 0 && now.landMs < OVER;
    if (landed && !this.landed) this.sound.play('land');
    if (landed) this.landed = true;
  }

  private count(now: Moment): void {
    this.countdown.tick(now.heat > 0 && now.open ? now.second : 0);
    const closed = !now.open;
    if (closed && !this.closed && now.phase !== 'connecting') this.sound.play('close');
    this.closed = closed;
  }

  private spin(now: Moment): void {
    if (!this.dropped && now.dropped >= 1) {
      this.dropped = true;
      if (now.strikes === 0) this.sound.play('clack');
    }
    if (now.strikes > this.strikes && !this.landed) {
      this.hop.volume = HOPS[now.strikes - 1] ?? 0.3;
      this.hop.rate = 1 - now.strikes * 0.06;
      this.sound.play('hop', this.hop);
    }
    this.strikes = now.strikes;
    const fret = Math.floor(now.rotor / POCKET + 0.5);
    const slow = Math.abs(now.rotorSpeed) < this.tuning.pointer.tickBelow && now.spinMs > this.tuning.spin.pullMs;
    if (fret !== this.fret && slow && now.landMs < 0) this.sound.play('hop', FRET);
    this.fret = fret;
    const loud = now.radius * now.dropped * clamp01(Math.abs(now.ballSpeed) / FASTEST);
    if (loud <= AUDIBLE || now.landMs >= 0) return this.hush();
    this.rolling ??= this.sound.loop('roll');
    this.level.volume = 0.25 + 0.75 * loud;
    this.level.rate = 0.7 + 0.6 * loud;
    this.rolling.set(this.level);
  }

  destroy(): void {
    this.hush();
  }

  private hush(): void {
    this.rolling?.stop();
    this.rolling = null;
  }
}
