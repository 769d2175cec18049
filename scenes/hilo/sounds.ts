/** What the room sounds like: cards as they move, a note that rises with every right guess. */
import type { SoundPort } from '../kit/scene';
import type { Moment } from './moment';
import type { HiloTuning } from './tuning';
import type { HiloCue } from './view';

const SEMITONE = 2 ** (1 / 12);
/** The note rises by this much at most. */
const OCTAVE = 12;

export class HiloSounds {
  private flipped = true;

  constructor(
    private readonly sound: SoundPort,
    private readonly tuning: HiloTuning['draw'],
  ) {}

  press(): void {
    this.sound.play('press');
  }

  cue(cue: HiloCue): void {
    switch (cue.type) {
      case 'deal':
        this.sound.play('bet');
        this.sound.music();
        this.flipped = false;
        return;
      case 'turn':
        this.sound.play('slide');
        this.flipped = false;
        return;
      case 'skip':
        this.sound.play('skip');
        this.flipped = false;
        return;
      case 'cash':
        this.sound.play('sweep');
        this.sound.play('cashout');
        return;
      case 'win':
        // Larger wins have their own sound (kit/win).
        if (cue.size === 'none') this.sound.play('neutral');
        return;
    }
  }

  /** Nothing that has passed is played. */
  settle(): void {
    this.flipped = true;
  }

  /** @param right guesses of the round that were right, this one included */
  tick(now: Moment, right: number): void {
    if (!this.flipped && now.mode !== 'rest' && now.since >= -this.tuning.flipMs / 2) {
      this.flipped = true;
      this.sound.play('flip');
    }
    if (!now.revealed || now.mode !== 'turn') return;
    if (now.right) this.sound.play('right', { rate: SEMITONE ** Math.min(OCTAVE, Math.max(0, right - 1)) });
    else this.sound.play('wrong');
  }
}
