/** What the room sounds like: tiles as they turn, a note that rises a semitone with every gem, the mine. */
import type { SoundPort } from '../kit/scene';
import type { MinesCue } from './view';

const SEMITONE = 2 ** (1 / 12);
/** The note rises by this much at most. */
const OCTAVE = 12;

export class MinesSounds {
  constructor(private readonly sound: SoundPort) {}

  press(): void {
    this.sound.play('press');
  }

  flip(): void {
    this.sound.play('flip');
  }

  /** @param nth which gem of the round, from 1 */
  gem(nth: number): void {
    this.sound.play('gem', { rate: SEMITONE ** Math.min(OCTAVE, Math.max(0, nth - 1)) });
  }

  mine(): void {
    this.sound.play('mine');
  }

  cue(cue: MinesCue): void {
    if (cue.type === 'start') {
      this.sound.play('bet');
      this.sound.music();
    }
    if (cue.type === 'cashed') this.sound.play('cashout');
    if (cue.type === 'win' && cue.size === 'none') this.sound.play('neutral');
  }
}
