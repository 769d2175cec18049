/** What the room sounds like: the coin as it leaves and as it lands, a note that rises with every right flip. */
import type { SoundPort } from '../kit/scene';
import type { CoinFlipCue } from './view';

const SEMITONE = 2 ** (1 / 12);
/** The note rises by this much at most. */
const OCTAVE = 12;

export class CoinFlipSounds {
  constructor(private readonly sound: SoundPort) {}

  press(): void {
    this.sound.play('press');
  }

  land(): void {
    this.sound.play('land');
  }

  /** @param nth which right flip of the round, from 1 */
  right(nth: number): void {
    this.sound.play('right', { rate: SEMITONE ** Math.min(OCTAVE, Math.max(0, nth - 1)) });
  }

  wrong(): void {
    this.sound.play('wrong');
  }

  cue(cue: CoinFlipCue): void {
    switch (cue.type) {
      case 'stake':
        this.sound.play('bet');
        this.sound.music();
        return;
      case 'flip':
        this.sound.play('toss');
        return;
      case 'cash':
        this.sound.play('cashout');
        return;
      case 'win':
        // Larger wins have their own sound (kit/win).
        if (cue.size === 'none') this.sound.play('neutral');
        return;
    }
  }
}
