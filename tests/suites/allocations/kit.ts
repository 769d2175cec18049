/**
 * What a scene allocates in a frame: garbage is what makes a cheap phone stutter. Every object is counted, by an engine that interprets: compiled, it
 * would leave out an object here and there, and which ones would be a matter of luck. Numbers are not counted: the interpreter makes an object of
 * every fraction, compiled code of few; those are in the bytes that `tests/suites/garbage` bounds.
 *
 * One game a file: what another scene taught the engine of the shared code would be counted here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { GlowSky } from '../../../scenes/kit/glow-sky';
import { Particles } from '../../../scenes/kit/particles';
import { Quads } from '../../../scenes/kit/quads';
import type { SceneDefinition } from '../../../scenes/kit/scene';
import { Stars } from '../../../scenes/kit/stars';
import type { Fixture } from '../../fixtures/fixture';
import { BEGIN_MS, begun, endOf, FRAME_MS } from './lap';

/** Enough of a lap for what writes vertices to be seen at work. */
const SEEN_MS = 400;
/** Frames are counted in stretches, spread over the lap: what an event makes, and what every frame makes. */
const STRETCHES = 2;
const STRETCH_FRAMES = 8;
/** Once in some hundred laps the engine makes an object for itself. */
const MOST_LAPS = 4;
/** Bytes of a number on the heap; nothing else is as small. */
const NUMBER_BYTES = 16;

/** The engine that the figures were counted with: Node 20's. Later ones make iterators and the like without an object. */
const sameEngine = process.versions.v8.startsWith('11.3.');

for (const flag of ['--no-opt', '--no-sparkplug', '--no-lazy-feedback-allocation', '--no-concurrent-recompilation', '--no-flush-bytecode', '--retain-maps-for-n-gc=1000000', '--no-enable-lazy-source-positions', '--allow-natives-syntax', '--sampling-heap-profiler-suppress-randomness']) setFlagsFromString(flag);
// Nothing is compiled that is not asked for; later engines do not know it.
if (sameEngine) setFlagsFromString('--interrupt-budget=1000000000');

/** What writes vertices: arithmetic, and nine in ten of all numbers; interpreted, and each of these looked at, it would take minutes. */
const WRITERS = [Quads, GlowSky, Stars, Particles].flatMap(({ prototype }) => Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) => (typeof value === 'function' && value !== prototype.constructor ? [value as () => void] : [])));
const native = (call: string): ((of: () => void) => void) => new Function('of', `%${call}(of)`) as (of: () => void) => void;
const [prepare, optimize] = [native('PrepareFunctionForOptimization'), native('OptimizeFunctionOnNextCall')];

const session = new Session();
session.connect();

interface Made {
  readonly objects: number;
  readonly bytes: number;
}

function post<Result>(method: string, params?: object): Result {
  let answer: Result | undefined;
  session.post(method, params, (error: Error | null, result: unknown) => {
    if (error) throw new Error(error.message);
    answer = result as Result;
  });
  return answer as Result;
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string };
  readonly children: readonly ProfileNode[];
}

interface Profile {
  readonly head: ProfileNode;
  readonly samples: readonly { readonly size: number; readonly nodeId: number }[];
}

/** Where calls are that came from a function called `name`. */
const under = (name: string, node: ProfileNode, inside = false): readonly number[] => {
  const here = inside || node.callFrame.functionName === name;
  return [...(here ? [node.id] : []), ...node.children.flatMap((child) => under(name, child, here))];
};

/** What `playFrame` makes in all stretches of a lap. */
async function count(playFrame: () => void, end: number): Promise<Made> {
  let objects = 0;
  let bytes = 0;
  const every = Math.floor((end - BEGIN_MS) / FRAME_MS / STRETCHES);
  // Every object's call stack is told: let it be a short one.
  await new Promise(setImmediate);
  for (let frame = 0; frame < every * STRETCHES; frame += 1) {
    const place = frame % every;
    if (place === 0) post('HeapProfiler.startSampling', { samplingInterval: 1, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true });
    playFrame();
    if (place !== STRETCH_FRAMES - 1) continue;
    const { profile } = post<{ profile: Profile }>('HeapProfiler.stopSampling');
    // What counting makes is not the scene's.
    const scenes = new Set(under(playFrame.name, profile.head));
    for (const { size, nodeId } of profile.samples) {
      if (size === NUMBER_BYTES || !scenes.has(nodeId)) continue;
      objects += 1;
      bytes += size;
    }
  }
  return { objects, bytes };
}

/**
 * Counts what each fixture makes in {@link STRETCHES} x {@link STRETCH_FRAMES} frames, and compares exactly with `figures/<game>.json`; `vitest -u`
 * writes it anew. Another engine may make less, not more.
 */
export function holdsAllocations<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(
  game: string, definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>, words: Readonly<Record<Text, string>>, fixtures: Readonly<Record<string, Fixture<View, Cue>>>,
): void {
  const file = join(import.meta.dirname, 'figures', `${game}.json`);
  const play = (fixture: Fixture<View, Cue>, end: number): void => {
    const { until, scene } = begun(definition, fixture, words);
    until(end);
    scene.destroy();
  };

  async function lap(fixture: Fixture<View, Cue>): Promise<Made> {
    const { advance, scene } = begun(definition, fixture, words);
    const playFrame = (): void => advance(FRAME_MS);
    const made = await count(playFrame, endOf(fixture));
    scene.destroy();
    return made;
  }

  /** The leanest lap; no more of them than are needed to come to what is `told`. */
  async function leanest(fixture: Fixture<View, Cue>, told: Made | undefined): Promise<Made> {
    let least = await lap(fixture);
    for (let laps = 1; laps < MOST_LAPS && !(least.objects === told?.objects && least.bytes === told.bytes); laps += 1) {
      const made = await lap(fixture);
      if (made.bytes < least.bytes) least = made;
    }
    return least;
  }

  test('every fixture makes exactly what is told', { timeout: 180_000 }, async () => {
    const all = Object.entries(fixtures);
    const compileWriters = (): void => {
      setFlagsFromString('--opt');
      WRITERS.forEach(prepare);
      for (const [, fixture] of all) play(fixture, SEEN_MS);
      WRITERS.forEach(optimize);
      for (const [, fixture] of all) play(fixture, SEEN_MS);
      setFlagsFromString('--no-opt');
    };
    // The engine first learns what passes by, and how it is counted, or it would make its notes in a lap that counts.
    compileWriters();
    for (const [, fixture] of all) play(fixture, endOf(fixture));
    compileWriters();
    for (const [, fixture] of all.slice(0, 2)) await lap(fixture);
    const told = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Made>>) : {};
    const made: Record<string, Made> = {};
    for (const [name, fixture] of all) made[name] = await leanest(fixture, told[name]);
    if (sameEngine) await expect(`{\n${Object.entries(made).map(([name, row]) => `  "${name}": ${JSON.stringify(row)}`).join(',\n')}\n}\n`).toMatchFileSnapshot(file);
    else for (const [name, { objects }] of Object.entries(made)) expect(objects, name).toBeLessThanOrEqual(told[name]?.objects ?? 0);
  });
}
