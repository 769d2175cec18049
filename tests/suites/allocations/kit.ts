/**
 * What a scene allocates in a frame: garbage is what makes a cheap phone stutter. Measured on the heap itself, over a whole lap; the leanest of a few
 * laps counts, because the engine's compiling allocates too. It compiles on this thread, when it has seen enough: beside it, what is compiled when would be a matter of how busy the machine is.
 * One game a file: what another scene made of the shared code would be counted as this one's.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { playing } from '../../../scenes/kit/play.fixture';
import type { SceneDefinition } from '../../../scenes/kit/scene';
import { FIXTURE_EPOCH, type Fixture } from '../../fixtures/fixture';

const FRAME_MS = 1000 / 60;
/** The compiler needs some before it has seen it all. */
const MOST_LAPS = 24;
/**
 * KB a frame that a run may lie above another of the same code: in some processes the compiler leaves numbers of some function on the heap that it keeps in registers in
 * the others, for good (of five runs Wingo's `loss` lay at 3.5 to 3.8 in three and at 4.7 to 4.9 in two). Budgets are of the better kind.
 */
const LUCK_KB = 1.5;
/** A lap's first frames make what the others use again. */
const BEGIN_MS = 200;
const LONGEST_MS = 6000;

for (const flag of ['--expose-gc', '--no-concurrent-recompilation']) setFlagsFromString(flag);
const collect = runInNewContext('gc') as () => void;
const heapUsed = (): number => process.memoryUsage().heapUsed;

/** KB that a frame allocates in the leanest of a few laps; no more laps than are needed to come down to `enough`. */
function kbAFrame<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>, fixture: Fixture<View, Cue>, text: Readonly<Record<Text, string>>, enough: number): number {
  let leanest = Number.POSITIVE_INFINITY;
  for (let lap = 0; lap < MOST_LAPS && leanest > enough; lap += 1) {
    const { scene, until, advance } = playing(definition, fixture, { start: FIXTURE_EPOCH, text, inset: { top: 112, right: 0, bottom: 316, left: 0 } });
    until(BEGIN_MS);
    const end = Math.min(fixture.length, LONGEST_MS);
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
export function holdsAllocations<View, Cue, Tuning, Text extends string, Name extends string, Font extends string, Fixtures extends Readonly<Record<string, Fixture<View, Cue>>>>(
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>, words: Readonly<Record<Text, string>>, fixtures: Fixtures, budgets: Readonly<Partial<Record<keyof Fixtures & string, number>>>,
): void {
  test.each(Object.entries(budgets))('%s', (name, budget) => {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(`no fixture ${name}`);
    const most = Number(budget) + LUCK_KB;
    expect(kbAFrame(definition, fixture, words, most)).toBeLessThanOrEqual(most);
  });
}
