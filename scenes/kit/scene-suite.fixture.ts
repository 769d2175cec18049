/** What every scene has to do, tried on its stories (tests/fixtures). */
import { describe, expect, test } from 'vitest';
import { SKY_QUADS } from './glow-sky';
import { fingerprint, playing, quadsOf, type Story as Played } from './play.fixture';
import type { Box, Scene, SceneDefinition } from './scene';

/** A story and its length, ms. */
type Lap<View, Cue> = Played<View, Cue> & { readonly length: number };

/** A story by name, and how far it is played, ms. */
interface At<Story> {
  readonly story: Story;
  readonly at: number;
}

export interface SceneCases<Story extends string, Text extends string> {
  /** The epoch that stories start from, ms. */
  readonly start: number;
  /** Without words given, each is its key's first letter. */
  readonly text?: Readonly<Record<Text, string>>;
  /** What the shell covers of a phone of 412 by 915. */
  readonly inset: Box['inset'];
  /** How long each story is played, ms. */
  readonly length: number;
  /** What its batches over the sky's ground hold, back to front. */
  readonly quads: readonly number[];
  /** Where the scene goes away in the middle of so many cues. */
  readonly cut: readonly (At<Story> & { readonly cues: number })[];
  /** Where a tap ends a celebration. */
  readonly tap?: At<Story>;
  /** Where the tab is left for a minute. */
  readonly away: At<Story>;
  /** What is heard of a story without motion, and what is not. */
  readonly still: At<Story> & { readonly heard: readonly string[]; readonly unheard?: readonly string[] };
  /** Money back that is not more than the stake. */
  readonly neutral?: At<Story>;
  /** The choreographies that stories play, with their labels in their order. */
  readonly told: readonly { readonly story: Story; readonly timelines: Readonly<Record<string, readonly string[]>> }[];
}

const celebrates = (scene: Pick<Scene<never, never>, 'timelines'>): boolean =>
  scene.timelines().some(({ name }) => name.startsWith('win '));

/** Declares the tests that all scenes share. @returns a player of its stories, for a scene's own tests */
export function sceneSuite<
  View,
  Cue,
  Tuning,
  Text extends string,
  Name extends string,
  Font extends string,
  Story extends string,
>(
  definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>,
  fixtures: Readonly<Record<Story, Lap<View, Cue>>>,
  { start, inset, length, quads, cut, tap, away, still, neutral, told, ...cases }: SceneCases<Story, Text>,
) {
  const initials = new Proxy<Record<string, string>>({}, { get: (_, key) => String(key).charAt(0) });
  const text = cases.text ?? (initials as Record<Text, string>);
  const play = (fixture: Lap<View, Cue>, reducedMotion = false) =>
    playing(definition, fixture, { start, text, inset, reducedMotion });

  describe.each(Object.keys(fixtures) as Story[])('fixture %s', (story) => {
    test('plays to its end, the same way each time, within the room of its batches', () => {
      const prints = [0, 1].map(() => {
        const { scene, until } = play(fixtures[story]);
        until(Math.min(fixtures[story].length, length));
        const print = fingerprint(scene.root);
        const [ground, ...drawn] = quadsOf(scene.root);
        expect(ground).toBeLessThanOrEqual(SKY_QUADS);
        expect(drawn).toHaveLength(quads.length);
        drawn.forEach((n, i) => expect(n).toBeLessThan((quads[i] as number) - 10));
        scene.destroy();
        return print;
      });
      expect(prints[0]).toBe(prints[1]);
      expect(prints[0]).not.toBe(0);
    });
  });

  test.each(cut)('every cue settles when the scene goes away in the middle of $story', async ({ story, at, cues }) => {
    const bench = play(fixtures[story]);
    bench.until(at);
    expect(bench.cues).toHaveLength(cues);
    bench.scene.destroy();
    await Promise.all(bench.cues);
  });

  if (tap)
    test('a tap ends the celebration at once', async () => {
      const { story, at } = tap;
      const { scene, cues, until, advance } = play(fixtures[story]);
      until(at);
      expect(celebrates(scene)).toBe(true);
      scene.skip();
      advance(16);
      expect(celebrates(scene)).toBe(false);
      await cues.at(-1);
      until(at + 5_000);
      await Promise.all(cues);
      scene.destroy();
    });

  test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
    const { scene, cues, heard, until } = play(fixtures[away.story]);
    until(away.at);
    const before = heard.filter((sound) => !sound.endsWith(' ends'));
    scene.tick(60_000);
    await Promise.all(cues);
    expect(heard.filter((sound) => !sound.endsWith(' ends'))).toEqual(before);
    expect(celebrates(scene)).toBe(false);
    const settled = fingerprint(scene.root);
    scene.tick(0);
    expect(fingerprint(scene.root)).toBe(settled);
    scene.destroy();
  });

  test('without motion all is told all the same', () => {
    const { scene, heard, until } = play(fixtures[still.story], true);
    until(still.at);
    expect(heard).toEqual(expect.arrayContaining([...still.heard]));
    for (const sound of still.unheard ?? []) expect(heard).not.toContain(sound);
    scene.destroy();
  });

  test.each(told)('the studio is told which choreographies run in $story, and their steps', ({ story, timelines }) => {
    const { scene, until } = play(fixtures[story]);
    const seen = new Map<string, readonly string[]>();
    for (let at = 0; at <= Math.min(fixtures[story].length, length); at += 50) {
      until(at);
      for (const { name, labels, duration, time } of scene.timelines()) {
        const steps = Object.entries(labels).sort(([, a], [, b]) => a - b);
        for (const [, from] of steps) expect(from).toBeLessThanOrEqual(duration);
        expect(time).toBeLessThanOrEqual(duration);
        seen.set(
          name,
          steps.map(([label]) => label),
        );
      }
    }
    expect(Object.fromEntries(seen)).toEqual(timelines);
    scene.destroy();
  });

  if (neutral)
    test('money back that is not more than the stake gets a neutral tick and no celebration', async () => {
      const { story, at } = neutral;
      const { scene, heard, cues, until } = play(fixtures[story]);
      until(at);
      expect(heard).toContain('neutral');
      expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
      expect(celebrates(scene)).toBe(false);
      await cues.at(-1);
      until(at + 5_000);
      await Promise.all(cues);
      scene.destroy();
    });

  return play;
}
