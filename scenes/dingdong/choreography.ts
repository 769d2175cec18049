/** The run of the light, and what follows once it stands. */
import { backOut, sineInOut } from '../kit/ease';
import { during, Score } from '../kit/tweens';
import { COUNT } from './lamps';
import type { DingdongTuning } from './tuning';

/** The light gathers its speed in this time, ms. */
const RAMP_MS = 240;
/** The lamp that was hit is largest after this share of its pop. */
const LARGEST = 0.4;
/** Name and multiplier come when the symbol has flown this share of its way, and are seen whole so many ms later. */
const NAMED = 0.7,
  SEEN_MS = 90;

/** Ends of the slow steps, ms after full speed: each takes longer than the one before. */
export function slowEnds({ slowSteps, slowFirstMs, slowLastMs }: DingdongTuning['ring']): readonly number[] {
  let sum = 0;
  return Array.from(
    { length: slowSteps },
    (_, i) => (sum += slowFirstMs * (slowLastMs / slowFirstMs) ** (i / Math.max(1, slowSteps - 1))),
  );
}

/** Sought by the time since the ring went dark. `fast`: the share of the way at full speed; `slow`: slow steps done; `speed`: 0 it stands, 1 full. */
export const runScore = (tuning: DingdongTuning['ring']) =>
  new Score('run', { dark: 0, fast: 0, slow: 0, speed: 0 }, (t, at) => {
    const { darkMs, runMs } = tuning;
    const run = darkMs * COUNT,
      slow = run + runMs;
    const ends = slowEnds(tuning);
    t.addLabel('dark', 0).addLabel('run', run / 1000);
    during(t, at, 0, run, { dark: COUNT });
    during(t, at, run, runMs, { fast: 1 });
    during(t, at, run, Math.min(RAMP_MS, runMs), { speed: 1 });
    t.addLabel('slow', slow / 1000);
    ends.forEach((end, i) => {
      const done = i + 1;
      t.set(at, { slow: done, speed: (1 - done / ends.length) ** 1.4 }, (slow + end) / 1000);
    });
    t.addLabel('stands', (slow + (ends.at(-1) ?? 0)) / 1000);
  });

/** What the landing moves. */
export interface Landing {
  /** How dark the ring is, 0 to 1. */
  shade: number;
  /** Size of the lamp that was hit, over the others'. */
  pop: number;
  /** The way of the symbol into the window, of name and multiplier from nothing, and how much is seen of those, 0 to 1. */
  flown: number;
  named: number;
  seen: number;
  /** How far the two fronts of LAGI have run, 0 to 1. */
  wave: number;
}

/** Sought by the time since the light stands. */
export const landScore = ({ land: { stopMs, popMs, popTo, flyMs, nameMs }, again: { waveMs } }: DingdongTuning) => {
  const begin: Landing = { shade: 1, pop: 1, flown: 0, named: 0, seen: 0, wave: 0 };
  return new Score('landing', begin, (t, at) => {
    const named = stopMs + flyMs * NAMED;
    t.addLabel('stands', 0).addLabel('fly', stopMs / 1000);
    during(t, at, 0, popMs, { shade: 0 });
    during(t, at, 0, waveMs, { wave: 1 }, sineInOut);
    during(t, at, stopMs, popMs * LARGEST, { pop: popTo }, (x) => backOut(x, 1.8));
    during(t, at, stopMs + popMs * LARGEST, popMs * (1 - LARGEST), { pop: 1 }, sineInOut);
    during(t, at, stopMs, flyMs, { flown: 1 });
    t.addLabel('name', named / 1000);
    during(t, at, named, SEEN_MS, { seen: 1 });
    during(t, at, named, nameMs, { named: 1 }, (x) => backOut(x, 1.8));
    t.addLabel('in the window', (stopMs + flyMs) / 1000);
  });
};
