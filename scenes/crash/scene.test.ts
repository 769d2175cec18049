// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { crashFixtures, type CrashFixture } from '../../tests/fixtures/crash';
import { FIXTURE_EPOCH } from '../../tests/fixtures/fixture';
import type { Container } from 'pixi.js';
import { Label } from '../kit/label';
import { fingerprint, playing } from '../kit/play.fixture';
import { crash } from './index';
import { tuning } from './tuning';

const text = {
  startsIn: 'a',
  won: 'b',
  flying: 'c',
  crashedAt: 'd',
  lag: 'e',
  connecting: 'f',
  seconds: 'd',
  bot: 'bot',
};
/** Whatever is written on the canvas and seen. */
const wordsOf = (at: Container): string[] =>
  at.visible ? [...(at instanceof Label ? [at.text] : []), ...at.children.flatMap(wordsOf)] : [];
const inset = { top: 100, right: 0, bottom: 281, left: 0 };
const play = (fixture: CrashFixture) => playing(crash, fixture, { start: FIXTURE_EPOCH, text, inset });

describe.each(Object.entries(crashFixtures))('fixture %s', (_name, fixture) => {
  test('plays to its end, the same way each time', () => {
    const prints = [0, 1].map(() => {
      const { scene, until } = play(fixture);
      until(Math.min(fixture.length, 3500));
      const print = fingerprint(scene.root);
      scene.destroy();
      return print;
    });
    expect(prints[0]).toBe(prints[1]);
    expect(prints[0]).not.toBe(0);
  });
});

test('every cue settles when the scene goes away in the middle of it', async () => {
  const { scene, cues, until } = play(crashFixtures.winHuge);
  until(3000);
  expect(cues.length).toBeGreaterThan(2);
  scene.destroy();
  await Promise.all(cues);
});

test('a tap ends the celebration at once', async () => {
  const { scene, cues, until, advance } = play(crashFixtures.winHuge);
  until(3000);
  scene.skip();
  advance(16);
  await Promise.all(cues.slice(-1));
  scene.destroy();
});

test('the roar runs with the flight and the crash is heard once', () => {
  const { scene, heard, until } = play(crashFixtures.crash);
  until(1400);
  expect(heard).not.toContain('rocket ends');
  until(2400);
  expect(heard.filter((sound) => sound === 'crash')).toHaveLength(1);
  expect(heard).toContain('rocket ends');
  scene.destroy();
});

test('after a tab was away the picture stands where the clock says, with nothing left to replay', async () => {
  const { scene, cues, until, advance } = play(crashFixtures.win);
  until(1700);
  advance(1200);
  scene.tick(60_000);
  await Promise.all(cues);
  scene.destroy();
});

test('a running stake says what would come back, without a sign; a cash-out its net, with one', () => {
  const { scene, until } = play({ ...crashFixtures.flight, length: 4000 });
  until(500);
  const said = () => wordsOf(scene.root);
  expect(said().some((word) => /^Rp 2\d\d\.\d{3}$/.test(word))).toBe(true);
  expect(said().some((word) => word.startsWith('+Rp'))).toBe(false);
  void scene.cue({
    type: 'cashOut',
    name: 'Bu***i',
    initial: 'B',
    hue: 20,
    rate: 90_000,
    stake: 10_000,
    win: 90_000,
    own: false,
    bot: false,
  });
  until(900);
  expect(said()).toContain('+Rp 80.000');
  scene.destroy();
});

test('hundreds of cash-outs at once leave a handful of pills', () => {
  const { scene, until } = play(crashFixtures.flight);
  until(1000);
  for (let i = 0; i < 300; i += 1)
    void scene.cue({
      type: 'cashOut',
      name: 'Bu***i',
      initial: 'B',
      hue: 20,
      rate: 95_000,
      stake: 1_000,
      win: 1_000 + i * 1000,
      own: false,
      bot: false,
    });
  until(3000);
  const pills = scene.root.children[0]?.children[4]?.children.filter((pill) => pill.visible) ?? [];
  expect(pills.length).toBeGreaterThan(1);
  expect(pills.length).toBeLessThanOrEqual(tuning.pills.most);
  scene.destroy();
});
