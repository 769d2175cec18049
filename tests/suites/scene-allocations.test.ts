// @vitest-environment happy-dom
/**
 * What a scene allocates in a frame, by fixture: garbage is what makes a cheap phone stutter. Measured on the heap itself, between two forced
 * collections, over a whole lap; the leanest of a few laps counts, because the engine's own compiling allocates too.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { crash } from '../../scenes/crash';
import { hilo } from '../../scenes/hilo';
import { dingdong } from '../../scenes/dingdong';
import { playing } from '../../scenes/kit/play.fixture';
import type { SceneDefinition } from '../../scenes/kit/scene';
import { roulette } from '../../scenes/roulette';
import { wingo } from '../../scenes/wingo';
import { crashWords, dingdongWords, wingoWords } from '../../src/stage/words';
import { hiloWords } from '../../src/stage/words-hilo';
import { rouletteWords } from '../../src/stage/words-roulette';
import { crashFixtures } from '../fixtures/crash';
import { dingdongFixtures } from '../fixtures/dingdong';
import { FIXTURE_EPOCH, type Fixture } from '../fixtures/fixture';
import { hiloFixtures } from '../fixtures/hilo';
import { rouletteFixtures } from '../fixtures/roulette';
import { wingoFixtures } from '../fixtures/wingo';

/** KB a frame at most: a quarter above what was measured when the fixture was made. Lower them when a scene gets leaner. */
const BUDGET = {
  crash: {
    connecting: 3, idle: 12, launch: 9, flight: 6, cashout: 6, crash: 7, squib: 6, lag: 6, high: 5, extreme: 4, round: 4, winSmall: 6, win: 5, winLarge: 5, winHuge: 5,
    loss: 4, reconnect: 4, longest: 5, busy: 10, flood: 38,
  },
  wingo: {
    idle: 20, pick: 17, heat: 22, mask: 26, closed: 22, draw: 20, late: 20, loss: 18, winNone: 18, winSmall: 19, win: 19, winLarge: 18, winHuge: 26, longest: 31, empty: 17,
    model: 17, full: 20, reconnect: 18, connecting: 15, busy: 26, flood: 42,
  },
  dingdong: { idle: 11, win: 10, busy: 6 },
  roulette: { idle: 13, bets: 21, spin: 26, win: 22, busy: 24 },
  hilo: { idle: 21, turn: 15, win: 14, busy: 19 },
} as const satisfies { hilo: Partial<Record<keyof typeof hiloFixtures, number>>; crash: Record<keyof typeof crashFixtures, number>; wingo: Record<keyof typeof wingoFixtures, number>; roulette: Partial<Record<keyof typeof rouletteFixtures, number>>; dingdong: Partial<Record<keyof typeof dingdongFixtures, number>> };

const FRAME_MS = 1000 / 60;
const LAPS = 6;
/** A lap's first frames make what the others use again. */
const BEGIN_MS = 200;
const LONGEST_MS = 6000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function bytesAFrame<View, Cue, Tuning, Text extends string, Name extends string, Font extends string>(definition: SceneDefinition<View, Cue, Tuning, Text, Name, Font>, fixture: Fixture<View, Cue>, text: Readonly<Record<Text, string>>): number {
  const laps = Array.from({ length: LAPS }, () => {
    const { scene, until, advance } = playing(definition, fixture, { start: FIXTURE_EPOCH, text, inset: { top: 112, right: 0, bottom: 316, left: 0 } });
    until(BEGIN_MS);
    const frames = Math.floor((Math.min(fixture.length, LONGEST_MS) - BEGIN_MS) / FRAME_MS);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < frames; i += 1) advance(FRAME_MS);
    const bytes = (process.memoryUsage().heapUsed - before) / frames;
    scene.destroy();
    return bytes;
  });
  // A collection in the middle of a lap makes it look lean; such a lap says nothing.
  const honest = laps.filter((bytes) => bytes > 0);
  return honest.length > 0 ? Math.min(...honest) : Number.POSITIVE_INFINITY;
}

test.each(Object.entries(crashFixtures))('crash %s', (name, fixture) => {
  expect(bytesAFrame(crash, fixture, crashWords.id) / 1024).toBeLessThanOrEqual(BUDGET.crash[name as keyof typeof crashFixtures]);
});

test.each(Object.entries(wingoFixtures))('wingo %s', (name, fixture) => {
  expect(bytesAFrame(wingo, fixture, wingoWords.id) / 1024).toBeLessThanOrEqual(BUDGET.wingo[name as keyof typeof wingoFixtures]);
});

test.each(Object.entries(BUDGET.roulette))('roulette %s', (name, budget) => {
  expect(bytesAFrame(roulette, rouletteFixtures[name as keyof typeof BUDGET.roulette], rouletteWords.id) / 1024).toBeLessThanOrEqual(budget);
});

test.each(Object.entries(BUDGET.dingdong))('dingdong %s', (name, budget) => {
  expect(bytesAFrame(dingdong, dingdongFixtures[name as keyof typeof BUDGET.dingdong], dingdongWords.id) / 1024).toBeLessThanOrEqual(budget);
});

test.each(Object.entries(BUDGET.hilo))('hilo %s', (name, budget) => {
  expect(bytesAFrame(hilo, hiloFixtures[name as keyof typeof BUDGET.hilo], hiloWords.id) / 1024).toBeLessThanOrEqual(budget);
});
