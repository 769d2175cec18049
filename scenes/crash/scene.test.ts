// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { crashFixtures } from '../../tests/fixtures/crash';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';
import type { Container } from 'pixi.js';
import { Label } from '../kit/label';
import { sceneSuite } from '../kit/scene-suite.fixture';
import { crash } from './index';
import { QUADS } from './scene';
import { tuning } from './tuning';

/** Whatever is written on the canvas and seen. */
const wordsOf = (at: Container): string[] =>
  at.visible ? [...(at instanceof Label ? [at.text] : []), ...at.children.flatMap(wordsOf)] : [];
const play = sceneSuite(crash, crashFixtures, {
  start: FIXTURE_EPOCH,
  inset: { top: 100, right: 0, bottom: 281, left: 0 },
  length: 3500,
  quads: QUADS,
  cut: [{ story: 'winHuge', at: 3000, cues: 3 }],
  tap: { story: 'winHuge', at: 3000 },
  away: { story: 'win', at: 1700 },
  still: { story: 'crash', at: 2400, heard: ['crash', 'rocket ends'] },
  told: [
    { story: 'launch', timelines: { launch: ['lift', 'top', 'curve', 'turned'] } },
    {
      story: 'win',
      timelines: {
        'cash-out': ['burst', 'flag', 'ring gone', 'coin gone'],
        crash: ['burst', 'flashed', 'wave gone', 'dark'],
        'win M': ['pill', 'counted', 'leave'],
      },
    },
  ],
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
  const pills = scene.root.children.at(-2)?.children[3]?.children.filter((pill) => pill.visible) ?? [];
  expect(pills.length).toBeGreaterThan(1);
  expect(pills.length).toBeLessThanOrEqual(tuning.pills.most);
  scene.destroy();
});
