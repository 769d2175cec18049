/** A roll from the moment the needle is let go until its outcome was seen. */
import { beat, bezier } from '../kit/ease';
import { during, FINE, Score } from '../kit/tweens';
import type { RollerTuning } from './tuning';

/** Digits of the largest result. */
export const COLUMNS = 6;

/** How a roll is told: on turbo the short way, without motion by fading over. */
export interface Telling {
  readonly turbo: boolean;
  readonly still: boolean;
  readonly won: boolean;
}

/** Until the needle stands, ms. */
export const spinMs = ({ needle, room }: RollerTuning, { turbo, still }: Pick<Telling, 'turbo' | 'still'>): number =>
  still ? room.crossFadeMs : turbo ? needle.turboMs : needle.spinMs;

/** From then until all digits do, ms. */
export const lockMs = ({ digits }: RollerTuning): number => digits.lockStagger * (COLUMNS - 1) + digits.lockMs;

/** How long a roll is told, from the cue until the outcome is seen, ms. */
export const toldMs = (tuning: RollerTuning, turbo: boolean): number =>
  spinMs(tuning, { turbo, still: false }) + lockMs(tuning) + tuning.digits.judgeMs;

/** Sought by the time since the needle was let go; `spun` goes to {@link FINE}. The way of needle and digits is the same whatever the outcome. */
export const rollScore = (tuning: RollerTuning, telling: Telling) => {
  const { needle, digits, zones, room } = tuning;
  const { still, won } = telling;
  const locks = Array.from({ length: COLUMNS }, () => ({ turned: 0 }));
  const begin = { spun: 0, settled: 0, seen: 1, judged: 0, shift: 0, pulse: 0, blink: 0, locks };
  return new Score('roll', begin, (t, at) => {
    const stands = spinMs(tuning, telling);
    const told = stands + (still ? 0 : lockMs(tuning));
    t.addLabel('spin', 0);
    during(t, at, 0, stands, { spun: FINE }, bezier(needle.spin));
    if (still) {
      during(t, at, 0, stands / 2, { seen: 0 });
      during(t, at, stands / 2, stands / 2, { seen: 1 });
    }
    t.addLabel('stands', stands / 1000);
    during(t, at, stands, needle.settleMs, { settled: 1 }, bezier(needle.settle));
    locks.forEach((lock, i) => during(t, lock, stands + i * digits.lockStagger, digits.lockMs, { turned: 1 }));
    t.addLabel('outcome', told / 1000);
    during(t, at, told, digits.judgeMs, { judged: 1 });
    during(t, at, told, room.chipMs, { shift: 1 });
    during(t, at, told, zones.pulseMs, { pulse: Number(won) }, beat);
    during(t, at, told, zones.blinkMs, { blink: Number(!won) }, beat);
    t.addLabel('in history', (told + room.chipMs) / 1000);
  });
};
