/** What the room sounds like: cues by name, the dice by their contacts, the last seconds by the clock. */
import { CountdownSound } from '../kit/countdown';
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { DiceCue } from './view';

/** The last seconds of betting that are counted aloud. */
const COUNTED = 3;

export class DiceSounds {
  private readonly countdown: CountdownSound;
  private shaken = true;
  private left = true;

  constructor(private readonly sound: SoundPort) {
    this.countdown = new CountdownSound(sound, false, COUNTED);
  }

  cue(cue: DiceCue): void {
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

  tap(): void {
    this.sound.play('pick');
  }

  /** A die met the felt: the third is the loudest, a second bounce is quieter. */
  knock(die: number, contacts: number): void {
    this.sound.play('knock', {
      volume: (0.55 + die * 0.22) * (contacts > 1 ? 0.45 : 1),
      rate: 1.12 - die * 0.08 + (contacts > 1 ? 0.1 : 0),
    });
  }

  match(nth: number): void {
    this.sound.play('match', { rate: 1 + nth * 0.122 });
  }

  /** Nothing that has passed is played. */
  settle(now: Moment): void {
    this.countdown.settle();
    this.shaken = now.throwMs >= 0;
    this.left = now.leaveMs >= 0;
  }

  tick(now: Moment): void {
    this.countdown.tick(now.phase === 'betting' ? now.second : 0);
    const shaken = now.throwMs >= 0;
    if (shaken && !this.shaken && now.restMs < 0) this.sound.play('rattle');
    this.shaken = shaken;
    const left = now.leaveMs >= 0;
    if (left && !this.left) this.sound.play('slide');
    this.left = left;
  }
}
