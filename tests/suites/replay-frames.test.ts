// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { crash } from '../../scenes/crash';
import { wingo } from '../../scenes/wingo';
import { roulette } from '../../scenes/roulette';
import { dice } from '../../scenes/dice';
import { dingdong } from '../../scenes/dingdong';
import { mines } from '../../scenes/mines';
import { hilo } from '../../scenes/hilo';
import { roller } from '../../scenes/roller';
import { fingerprint, playing } from '../../scenes/kit/play.fixture';
import { crashRecord, diceRecord, dingdongRecord, hiloRecord, minesRecord, rollerRecord, rouletteRecord, wingoRecord } from '../../src/replay/records.fixture';
import { crashStory } from '../../src/replay/crashStory';
import { wingoStory } from '../../src/replay/wingoStory';
import { rouletteStory } from '../../src/replay/rouletteStory';
import { diceStory } from '../../src/replay/diceStory';
import { dingdongStory } from '../../src/replay/dingdongStory';
import { minesStory } from '../../src/replay/minesStory';
import { hiloStory } from '../../src/replay/hiloStory';
import { rollerStory } from '../../src/replay/rollerStory';
import { crashWords } from '../../src/stage/makers/crash';
import { diceWords } from '../../src/stage/makers/dice';
import { dingdongWords } from '../../src/stage/makers/dingdong';
import { wingoWords } from '../../src/stage/makers/wingo';
import { hiloWords } from '../../src/stage/makers/hilo';
import { minesWords } from '../../src/stage/makers/mines';
import { rollerWords } from '../../src/stage/makers/roller';
import { rouletteWords } from '../../src/stage/makers/roulette';
import { FIXTURE_EPOCH } from '../fixtures/fixture';

const inset = { top: 112, right: 0, bottom: 100, left: 0 };
const options = <Text>(text: Text) => ({ start: FIXTURE_EPOCH, text, inset });

/** What is written for the GPU at some moments of a replay. */
const prints = {
  crash: (record = crashRecord) => framesOf(playing(crash, crashStory(record).fixture, options(crashWords.id)), crashStory(record).end),
  wingo: (record = wingoRecord) => framesOf(playing(wingo, wingoStory(record).fixture, options(wingoWords.id)), wingoStory(record).end),
  roulette: (record = rouletteRecord) => framesOf(playing(roulette, rouletteStory(record).fixture, options(rouletteWords.id)), rouletteStory(record).end),
  dice: (record = diceRecord) => framesOf(playing(dice, diceStory(record).fixture, options(diceWords.id)), diceStory(record).end),
  dingdong: (record = dingdongRecord) => framesOf(playing(dingdong, dingdongStory(record).fixture, options(dingdongWords.id)), dingdongStory(record).end),
  mines: (record = minesRecord) => framesOf(playing(mines, minesStory(record).fixture, options(minesWords.id)), minesStory(record).end),
  hilo: (record = hiloRecord) => framesOf(playing(hilo, hiloStory(record).fixture, options(hiloWords.id)), hiloStory(record).end),
  roller: (record = rollerRecord) => framesOf(playing(roller, rollerStory(record).fixture, options(rollerWords.id)), rollerStory(record).end),
};

/** At four moments, the last one where the story ends. */
function framesOf({ scene, until }: Pick<ReturnType<typeof playing>, 'scene' | 'until'>, end: number): number[] {
  const seen = [0.4, 0.7, 0.9, 1].map((share) => {
    until(end * share);
    return fingerprint(scene.root);
  });
  scene.destroy();
  return seen;
}

describe('a round replayed twice', () => {
  test.each(Object.entries(prints))('gives the same frames: %s', (_game, print) => {
    expect(print()).toEqual(print());
  });

  test('another round has other ones', () => {
    expect(prints.crash({ ...crashRecord, roundId: '204818' })).not.toEqual(prints.crash());
    expect(prints.wingo({ ...wingoRecord, number: 2 })).not.toEqual(prints.wingo());
    expect(prints.roulette({ ...rouletteRecord, result: 8 })).not.toEqual(prints.roulette());
    expect(prints.dice({ ...diceRecord, result: [0, 3, 4] })).not.toEqual(prints.dice());
    expect(prints.dingdong({ ...dingdongRecord, runs: dingdongRecord.runs.map((run) => ({ ...run, result: 'STAR' })) })).not.toEqual(prints.dingdong());
    expect(prints.mines({ ...minesRecord, steps: minesRecord.steps.slice(0, 2) })).not.toEqual(prints.mines());
    expect(prints.hilo({ ...hiloRecord, first: 0 })).not.toEqual(prints.hilo());
    expect(prints.roller({ ...rollerRecord, result: 60_000 })).not.toEqual(prints.roller());
  });
});
