/** A scene on a bench: no picture, no sound, a clock that is moved by hand. */
import { type Container, Mesh } from 'pixi.js';
import { Label } from './label';
import { SOLIDS } from './quad-batch';
import { fakeAssets } from './fake-assets.fixture';
import { seededRandom } from './random';
import type { Box, SceneDefinition } from './scene';

/** A fixture (tests/fixtures), as far as it is played here. */
export interface Story<View, Cue> {
  readonly seed: number;
  script(
    start: number,
    lap: number,
  ): readonly { readonly at: number; readonly show?: View; readonly cue?: Cue; readonly feed?: () => void }[];
}

interface Bench<Text extends string> {
  /** The epoch that the clock starts from, ms. */
  readonly start: number;
  readonly text: Readonly<Record<Text, string>>;
  /** What the shell covers of a phone of 412 by 915. */
  readonly inset: Box['inset'];
  readonly reducedMotion?: boolean;
}

/** A scene that plays a fixture's first lap; `until` runs it at 60 frames a second. `heard` names sounds as they begin and loops as they end. */
export function playing<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(
  { create }: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  story: Story<View, Cue>,
  { start, text, inset, reducedMotion = false }: Bench<Text>,
) {
  let time = 0;
  let next = 0;
  const heard: string[] = [];
  const cues: Promise<void>[] = [];
  const steps = story.script(start, 0);
  const scene = create({
    now: () => start + time,
    random: seededRandom(story.seed),
    assets: fakeAssets(),
    sound: {
      play: (name) => heard.push(name),
      loop: (name) => ({ set: () => {}, stop: () => heard.push(`${name} ends`) }),
      music: () => heard.push('music'),
    },
    text,
    reducedMotion,
    quality: 'high',
  });
  scene.resize({ width: 412, height: 915, inset });
  const advance = (ms: number): void => {
    time += ms;
    for (let step = steps[next]; step && step.at <= time; step = steps[(next += 1)]) {
      step.feed?.();
      if (step.show) scene.show(step.show);
      if (step.cue) cues.push(scene.cue(step.cue));
    }
    scene.tick(ms);
  };
  const until = (end: number): void => {
    while (time < end) advance(1000 / 60);
  };
  return { scene, heard, cues, until, advance };
}

/** The batches of quads in a picture, back to front. */
const batches = (root: Container): readonly Mesh[] =>
  root.children.flatMap((child) => (child instanceof Mesh ? [child] : batches(child)));

/** How many quads each batch holds, the sky's ground first. What is drawn ahead of them is no more of the picture. */
export const quadsOf = (root: Container): readonly number[] =>
  batches(root)
    .filter(({ label }) => label !== SOLIDS)
    .map((mesh) => mesh.geometry.indexCount / 6);

/** What can be read in a picture, in the order in which it is drawn. */
export function readable(root: Container): readonly string[] {
  if (!root.visible || root.alpha < 0.5) return [];
  if (root instanceof Label) return root.text === '' ? [] : [root.text];
  return root.children.flatMap(readable);
}

/** Everything that was written for the GPU this frame, as one number. */
export function fingerprint(root: Container): number {
  let sum = 0;
  for (const { geometry } of batches(root)) {
    const { data } = geometry.buffers[0] ?? { data: [] };
    const step = (geometry.attributes.aPosition?.stride ?? 0) / Float32Array.BYTES_PER_ELEMENT;
    // Every fifth number is a colour, which is not a float.
    for (let i = 0; i < (geometry.indexCount / 6) * 4 * step; i += 1)
      if (i % step !== 4) sum = (sum * 31 + (data[i] ?? 0)) % 1e9;
  }
  return sum;
}
