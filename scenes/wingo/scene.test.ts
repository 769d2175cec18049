// @vitest-environment happy-dom
import { Mesh } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import { wingoFixtures, type WingoFixture } from '../../tests/fixtures/wingo';
import { fakeAssets } from '../kit/fake-assets.fixture';
import { seededRandom } from '../kit/random';
import { WingoScene } from './scene';
import { tuning } from './tuning';

const text = {
  period: 'a', drawIn: 'b', drawing: 'c', result: 'd', closing: 'e', closed: 'f', selections: 'g', placed: 'h', history: 'i', connecting: 'j', green: 'k', red: 'l', violet: 'm', thousand: 'rb', million: 'jt', billion: 'M',
};

/** A scene that plays a fixture's first lap; `until` runs it at 60 frames a second. */
function playing(fixture: WingoFixture, reducedMotion = false) {
  let time = 0;
  let next = 0;
  const heard: string[] = [];
  const cues: Promise<void>[] = [];
  const steps = fixture.script(FIXTURE_EPOCH, 0);
  const scene = new WingoScene(
    {
      now: () => FIXTURE_EPOCH + time,
      random: seededRandom(fixture.seed),
      assets: fakeAssets(),
      sound: { play: (name) => heard.push(name), loop: () => ({ set: () => {}, stop: () => {} }), music: () => heard.push('music') },
      text,
      reducedMotion,
      quality: 'high',
    },
    tuning,
  );
  scene.resize({ width: 412, height: 915, inset: { top: 118, right: 0, bottom: 241, left: 0 } });
  const advance = (ms: number): void => {
    time += ms;
    for (let step = steps[next]; step && step.at <= time; step = steps[(next += 1)]) {
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
function fingerprint(scene: WingoScene): number {
  let sum = 0;
  for (const mesh of scene.root.children) {
    if (!(mesh instanceof Mesh)) continue;
    const { data } = mesh.geometry.buffers[0] ?? { data: [] };
    // Every fifth number is a colour, which is not a float.
    for (let i = 0; i < (mesh.geometry.indexCount / 6) * 20; i += 1) if (i % 5 !== 4) sum = (sum * 31 + (data[i] ?? 0)) % 1e9;
  }
  return sum;
}

/** How many quads each batch holds at most. */
const quads = (scene: WingoScene): readonly number[] => scene.root.children.flatMap((child) => (child instanceof Mesh ? [child.geometry.indexCount / 6] : []));

describe.each(Object.entries(wingoFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time, within the room of its batches', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = playing(fixture);
      until(Math.min(fixture.length, 6500));
      const print = fingerprint(scene);
      const [back = 0, front = 0] = quads(scene);
      expect(back).toBeLessThan(1900);
      expect(front).toBeLessThan(690);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = playing(wingoFixtures.winHuge);
  until(4900);
  expect(cues.length).toBe(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = playing(wingoFixtures.winHuge);
  until(4900);
  scene.skip();
  advance(16);
  await Promise.all(cues);
  scene.destroy();
});

test('the last seconds are heard once each, then the draw and the landing', () => {
  const { scene, heard, until } = playing(wingoFixtures.heat);
  until(11_900);
  expect(heard).toEqual(['mask', 'countdown', 'countdown', 'countdown_last']);
  scene.destroy();
  const drawn = playing(wingoFixtures.draw);
  drawn.until(4000);
  expect(drawn.heard.filter((sound) => sound === 'draw' || sound === 'land')).toEqual(['draw', 'land']);
  drawn.scene.destroy();
});

test('who joins in the last seconds hears no mask and sees the board covered at once', () => {
  const { scene, heard, advance } = playing(wingoFixtures.closed);
  advance(16);
  expect(heard).toEqual([]);
  expect(scene.root.children[4]?.visible).toBe(true);
  scene.destroy();
});

test('money back that is not more than the stake gets a neutral tick and no celebration', async () => {
  const { scene, heard, cues, until } = playing(wingoFixtures.winNone);
  until(6000);
  expect(heard).toContain('neutral');
  expect(heard.filter((sound) => sound.startsWith('win'))).toEqual([]);
  expect(scene.root.children[5]?.visible).toBe(false);
  await Promise.all(cues);
  scene.destroy();
});

test('a bet that was accepted lets the music begin', () => {
  const { scene, heard, until } = playing(wingoFixtures.pick);
  until(2800);
  expect(heard.filter((sound) => sound === 'pick')).toHaveLength(3);
  expect(heard.slice(-2)).toEqual(['bet', 'music']);
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until } = playing(wingoFixtures.win);
  until(1700);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('without motion nothing flies and the draw is told all the same', () => {
  const { scene, heard, until } = playing(wingoFixtures.win, true);
  until(6000);
  expect(heard).toContain('land');
  expect(heard).toContain('win_m');
  scene.destroy();
});
