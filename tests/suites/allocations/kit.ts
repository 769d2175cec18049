/**
 * What a scene allocates in a frame: garbage is what makes a cheap phone stutter. Measured on the heap itself, between two forced collections, over a
 * whole lap; the leanest of a few laps counts, because the engine's own compiling allocates too. One game a file: what another scene made of the shared code would
 * be counted as this one's.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { playing } from '../../../scenes/kit/play.fixture';
import type { SceneDefinition } from '../../../scenes/kit/scene';
import { FIXTURE_EPOCH, type Fixture } from '../../fixtures/fixture';

const FRAME_MS = 1000 / 60;
/** The compiler needs some before it has seen it all. */
const MOST_LAPS = 80;
/** It works beside the laps: on a busy machine it is left some time once so many of them did not do. */
const PATIENCE_LAPS = 6;
const BREATH_MS = 25;
/** A lap's first frames make what the others use again. */
const BEGIN_MS = 200;
const LONGEST_MS = 6000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** KB that the leanest of a few laps allocates in a frame; no more laps than are needed to come down to `enough`. */
async function kbAFrame<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>, fixture: Fixture<View, Cue>, text: Readonly<Record<Text, string>>, enough: number): Promise<number> {
  let leanest = Number.POSITIVE_INFINITY;
  for (let lap = 0; lap < MOST_LAPS && leanest > enough; lap += 1) {
    if (lap >= PATIENCE_LAPS) await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    const { scene, until, advance } = playing(definition, fixture, { start: FIXTURE_EPOCH, text, inset: { top: 112, right: 0, bottom: 316, left: 0 } });
    until(BEGIN_MS);
    const frames = Math.floor((Math.min(fixture.length, LONGEST_MS) - BEGIN_MS) / FRAME_MS);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < frames; i += 1) advance(FRAME_MS);
    const kb = (process.memoryUsage().heapUsed - before) / frames / 1024;
    scene.destroy();
    // A collection in the middle of a lap makes it look lean; such a lap says nothing.
    if (kb > 0) leanest = Math.min(leanest, kb);
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
  test.each(Object.entries(budgets))('%s', { timeout: 60_000 }, async (name, budget) => {
    const fixture = fixtures[name];
    if (!fixture) throw new Error(`no fixture ${name}`);
    expect(await kbAFrame(definition, fixture, words, Number(budget))).toBeLessThanOrEqual(Number(budget));
  });
}
