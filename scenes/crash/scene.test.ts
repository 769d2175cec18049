// @vitest-environment happy-dom
import { Mesh } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { crashFixtures, type CrashFixture } from '../../tests/fixtures/crash';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { fakeAssets } from '../kit/fake-assets.fixture';
import { seededRandom } from '../kit/random';
import { CrashScene } from './scene';
import { tuning } from './tuning';

const text = { startsIn: 'a', won: 'b', flying: 'c', crashedAt: 'd', lag: 'e', connecting: 'f', seconds: 'd', bot: 'bot' };

/** A scene that plays a fixture's first lap; `until` runs it at 60 frames a second. */
function playing(fixture: CrashFixture) {
  let time = 0;
  let next = 0;
  const heard: string[] = [];
  const cues: Promise<void>[] = [];
  const steps = fixture.script(FIXTURE_EPOCH, 0);
  const scene = new CrashScene(
    {
      now: () => FIXTURE_EPOCH + time,
      random: seededRandom(fixture.seed),
      assets: fakeAssets(),
      sound: { play: (name) => heard.push(name), loop: () => ({ set: () => {}, stop: () => heard.push('roar ends') }), music: () => {} },
      text,
      reducedMotion: false,
      quality: 'high',
    },
    tuning,
  );
  scene.resize({ width: 412, height: 915, inset: { top: 100, right: 0, bottom: 281, left: 0 } });
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

/** Everything that was written for the GPU this frame, as one number. */
function fingerprint(scene: CrashScene): number {
  let sum = 0;
  for (const mesh of scene.root.children[0]?.children ?? []) {
    if (!(mesh instanceof Mesh)) continue;
    const { data } = mesh.geometry.buffers[0] ?? { data: [] };
    // Every fifth number is a colour, which is not a float.
    for (let i = 0; i < (mesh.geometry.indexCount / 6) * 20; i += 1) if (i % 5 !== 4) sum = (sum * 31 + (data[i] ?? 0)) % 1e9;
  }
  return sum;
}

describe.each(Object.entries(crashFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = playing(fixture);
      until(Math.min(fixture.length, 3500));
      const print = fingerprint(scene);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = playing(crashFixtures.winHuge);
  until(3000);
  expect(cues.length).toBeGreaterThan(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = playing(crashFixtures.winHuge);
  until(3000);
  scene.skip();
  advance(16);
  await Promise.all(cues.slice(-1));
  scene.destroy();
});

test('the roar runs with the flight and the crash is heard once', () => {
  const { scene, heard, until } = playing(crashFixtures.crash);
  until(1400);
  expect(heard).not.toContain('roar ends');
  until(2400);
  expect(heard.filter((sound) => sound === 'crash')).toHaveLength(1);
  expect(heard).toContain('roar ends');
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until, advance } = playing(crashFixtures.win);
  until(1700);
  advance(1200);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('hundreds of cash-outs at once leave a handful of pills', () => {
  const { scene, until } = playing(crashFixtures.flight);
  until(1000);
  for (let i = 0; i < 300; i += 1) void scene.cue({ type: 'cashOut', name: 'Bu***i', initial: 'B', hue: 20, rate: 95_000, win: i * 1000, own: false, bot: false });
  until(3000);
  const pills = scene.root.children[0]?.children[4]?.children.filter((pill) => pill.visible) ?? [];
  expect(pills.length).toBeGreaterThan(1);
  expect(pills.length).toBeLessThanOrEqual(tuning.pills.most);
  scene.destroy();
});
