/**
 * What a scene allocates in a frame: garbage is what makes a cheap phone stutter. Every object is counted, by an engine that interprets: compiled, it
 * would leave out an object here and there, and which ones would be a matter of luck. Numbers are not counted: the interpreter makes an object of
 * every fraction, compiled code of few; those are in the bytes that `../bytes` bounds.
 *
 * One game a file: what another scene taught the engine of the shared code would be counted here.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { GlowSky } from '../../../../scenes/kit/glow-sky';
import { Particles } from '../../../../scenes/kit/particles';
import { Quads } from '../../../../scenes/kit/quads';
import type { SceneDefinition } from '../../../../scenes/kit/scene';
import { Stars } from '../../../../scenes/kit/stars';
import { FIXTURE_EPOCH, type Fixture } from '../../../../src/deck/fixture';
import { BEGIN_MS, begun, endOf, FRAME_MS } from '../lap';

/** Frames are counted in stretches: what every frame makes, and what events make. */
const STRETCH_FRAMES = 8;
const STRETCH_MS = STRETCH_FRAMES * FRAME_MS;
/** What an engine of another version, or a collection of garbage that came by itself, may add. Figures were counted with Node 20. */
const TOLERANCE = 1.1;
/** Bytes of a number on the heap; nothing else is as small. */
const NUMBER_BYTES = 16;
/** Enough of a lap for what writes vertices to be seen at work. */
const SEEN_MS = 400;

/** What writes vertices: arithmetic, and nine in ten of all numbers; interpreted, and each of these looked at, it would take minutes. */
const WRITERS = [Quads, GlowSky, Stars, Particles].flatMap(({ prototype }) =>
  Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(({ value }) =>
    typeof value === 'function' && value !== prototype.constructor ? [value as () => void] : [],
  ),
);
const native = (call: string): ((of: () => void) => void) =>
  new Function('of', `%${call}(of)`) as (of: () => void) => void;
const [prepare, optimize] = [native('PrepareFunctionForOptimization'), native('OptimizeFunctionOnNextCall')];

const session = new Session();
session.connect();

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

/** The calls that came from a function called `name`: what each is called. */
function under(name: string, head: ProfileNode): ReadonlyMap<number, string> {
  const calls = new Map<number, string>();
  const walk = (node: ProfileNode, inside: boolean): void => {
    const { functionName } = node.callFrame;
    const here = inside || functionName === name;
    if (here) calls.set(node.id, functionName);
    for (const child of node.children) walk(child, here);
  };
  walk(head, false);
  return calls;
}

/** Where to count in a lap, ms: at its begin, in its middle, and where the most happens in one stretch. */
function stretchesOf(fixture: Fixture<unknown, unknown>): readonly number[] {
  const end = endOf(fixture);
  const steps = fixture
    .script(FIXTURE_EPOCH, 0)
    .flatMap(({ at, show, cue }) => ((show ?? cue) !== undefined && at > BEGIN_MS && at < end ? [at] : []));
  const within = (from: number): number => steps.filter((at) => at >= from && at < from + STRETCH_MS).length;
  // What happens at a time is seen in the frame after it.
  const busiest =
    steps.length === 0 ? [] : [steps.reduce((best, at) => (within(at) > within(best) ? at : best)) - FRAME_MS];
  return [BEGIN_MS, BEGIN_MS + (end - BEGIN_MS) / 2, ...busiest];
}

/** Where the objects come from that `playFrame` makes in {@link STRETCH_FRAMES} frames: one name of a function for each. */
function made(playFrame: () => void): readonly string[] {
  post('HeapProfiler.startSampling', {
    samplingInterval: 1,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (let frame = 0; frame < STRETCH_FRAMES; frame += 1) playFrame();
  const { profile } = post<{ profile: Profile }>('HeapProfiler.stopSampling');
  // What counting makes is not the scene's.
  const makers = under(playFrame.name, profile.head);
  return profile.samples.flatMap(({ size, nodeId }) => (size === NUMBER_BYTES ? [] : (makers.get(nodeId) ?? [])));
}

/** The most busy of `names`, to look where a difference comes from. */
function busiest(names: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/**
 * Counts the objects that each fixture makes in {@link stretchesOf} its lap, prints them beside those of `figures/<game>.json` and fails where there are
 * over a tenth more; `BENCH_UPDATE=1 npm run bench -- garbage` writes the figures anew.
 */
export function holdsAllocations<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(
  game: string,
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  words: Readonly<Record<Text, string>>,
  fixtures: Readonly<Record<string, Fixture<View, Cue>>>,
): void {
  const file = join(import.meta.dirname, 'figures', `${game}.json`);
  const play = (fixture: Fixture<View, Cue>, end: number): void => {
    const { until, scene } = begun(definition, fixture, words);
    until(end);
    scene.destroy();
  };

  /** Of frames from `from` on, once another lap has come as far. */
  async function stretch(fixture: Fixture<View, Cue>, from: number): Promise<readonly string[]> {
    // Every object's call stack is told: let it be a short one.
    await new Promise(setImmediate);
    // Counting ends with a collection of garbage, and of shapes that no object has just then; none are to be made anew in a frame that counts.
    play(fixture, from + STRETCH_MS);
    const { advance, until, scene } = begun(definition, fixture, words);
    until(from);
    const names = made(function playFrame() {
      advance(FRAME_MS);
    });
    scene.destroy();
    return names;
  }

  async function lap(fixture: Fixture<View, Cue>): Promise<readonly string[]> {
    const names: string[] = [];
    for (const from of stretchesOf(fixture)) names.push(...(await stretch(fixture, from)));
    return names;
  }

  test('every fixture makes about what is told', async () => {
    setFlagsFromString('--opt');
    WRITERS.forEach(prepare);
    for (const fixture of Object.values(fixtures)) play(fixture, SEEN_MS);
    WRITERS.forEach(optimize);
    for (const fixture of Object.values(fixtures)) play(fixture, SEEN_MS);
    setFlagsFromString('--no-opt');
    const told = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>) : {};
    const counts: Record<string, number> = {};
    const above: string[] = [];
    for (const [name, fixture] of Object.entries(fixtures)) {
      const names = await lap(fixture);
      counts[name] = names.length;
      const before = told[name];
      const ratio = before === undefined ? 'new' : `${(names.length / before).toFixed(2)}x`;
      console.log(`${game} ${name}: ${names.length} objects (${ratio})`);
      if (before === undefined || names.length > before * TOLERANCE)
        above.push(`${name}: ${names.length} objects, told were ${before}; ${busiest(names)}`);
    }
    if (process.env.BENCH_UPDATE === '1') writeFileSync(file, `${JSON.stringify(counts, undefined, 2)}\n`);
    else expect(above).toEqual([]);
  });
}
