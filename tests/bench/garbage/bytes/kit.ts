/**
 * The KB that a scene's compiled frames leave behind, boxed fractions among them, over a whole lap: a bound, where `../objects` counts
 * objects in a few frames. Measured on the heap itself; the leanest of a few laps counts, because the engine's compiling allocates too. It
 * compiles on this thread, when it has seen enough: beside it, what is compiled when would be a matter of how busy the machine is.
 * One game a file: what another scene made of the shared code would be counted as this one's.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SceneDefinition } from '../../../../scenes/kit/scene';
import type { Fixture } from '../../../../src/deck/fixture';
import { BEGIN_MS, begun, endOf, FRAME_MS } from '../lap';

/** The compiler needs some before it has seen it all. */
const MOST_LAPS = 24;
/**
 * KB a frame that a run may lie above another of the same code: in some processes the compiler leaves numbers of some function on the heap that it keeps in registers in
 * the others, for good (of five runs Wingo's `loss` lay at 3.5 to 3.8 in three and at 4.7 to 4.9 in two). Budgets are of the better kind.
 */
const LUCK_KB = 1.5;

for (const flag of ['--expose-gc', '--no-concurrent-recompilation']) setFlagsFromString(flag);
const collect = runInNewContext('gc') as () => void;
const heapUsed = (): number => process.memoryUsage().heapUsed;

/** KB that a frame allocates in the leanest of a few laps; no more laps than are needed to come down to `enough`. */
function kbAFrame<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  fixture: Fixture<View, Cue>,
  text: Readonly<Record<Text, string>>,
  enough: number,
): number {
  let leanest = Number.POSITIVE_INFINITY;
  for (let lap = 0; lap < MOST_LAPS && leanest > enough; lap += 1) {
    const { scene, advance } = begun(definition, fixture, text);
    const end = endOf(fixture);
    let bytes = 0;
    let frames = 0;
    collect();
    for (let time = BEGIN_MS, before = heapUsed(); time < end; time += FRAME_MS) {
      advance(FRAME_MS);
      const now = heapUsed();
      // A frame in which garbage was collected says nothing.
      if (now >= before) {
        bytes += now - before;
        frames += 1;
      }
      before = now;
    }
    scene.destroy();
    leanest = Math.min(leanest, bytes / frames / 1024);
  }
  return leanest;
}

/**
 * Holds fixtures to their budgets.
 * @param budgets KB a frame at most by fixture: two fifths above what was measured when the fixture was made. Lower them when a scene gets leaner.
 */
export function holdsGarbage<
  View,
  Cue,
  Tuning,
  Text extends string,
  Name extends string,
  Font extends string,
  Fixtures extends Readonly<Record<string, Fixture<View, Cue>>>,
>(
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  words: Readonly<Record<Text, string>>,
  fixtures: Fixtures,
  budgets: Readonly<Partial<Record<keyof Fixtures & string, number>>>,
): void {
  test.each(Object.entries(budgets))('%s', (name, budget) => {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(`no fixture ${name}`);
    const most = Number(budget) + LUCK_KB;
    const kb = kbAFrame(definition, fixture, words, most);
    console.log(`${name}: ${kb.toFixed(1)} KB a frame (${(kb / most).toFixed(2)}x of what is let pass)`);
    expect(kb).toBeLessThanOrEqual(most);
  });
}
