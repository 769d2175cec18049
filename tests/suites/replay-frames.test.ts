// @vitest-environment happy-dom
import type { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { coinFlip } from '../../scenes/coinFlip';
import { crash } from '../../scenes/crash';
import { wingo } from '../../scenes/wingo';
import { roulette } from '../../scenes/roulette';
import { dice } from '../../scenes/dice';
import { dingdong } from '../../scenes/dingdong';
import { mines } from '../../scenes/mines';
import { hilo } from '../../scenes/hilo';
import { roller } from '../../scenes/roller';
import { fingerprint, playing } from '../../scenes/kit/play.fixture';
import {
  coinFlipRecord,
  crashRecord,
  diceRecord,
  dingdongRecord,
  hiloRecord,
  minesRecord,
  rollerRecord,
  rouletteRecord,
  wingoRecord,
} from '../../src/replay/records.fixture';
import { coinFlipStory } from '../../src/games/coinFlip/story';
import { crashStory } from '../../src/games/crash/story';
import { wingoStory } from '../../src/games/wingo/story';
import { rouletteStory } from '../../src/games/roulette/story';
import { diceStory } from '../../src/games/dice/story';
import { dingdongStory } from '../../src/games/dingdong/story';
import { minesStory } from '../../src/games/mines/story';
import { hiloStory } from '../../src/games/hilo/story';
import { rollerStory } from '../../src/games/roller/story';
import { coinFlipWords } from '../../src/games/coinFlip/maker';
import { crashWords } from '../../src/games/crash/maker';
import { diceWords } from '../../src/games/dice/maker';
import { dingdongWords } from '../../src/games/dingdong/maker';
import { wingoWords } from '../../src/games/wingo/maker';
import { hiloWords } from '../../src/games/hilo/maker';
import { minesWords } from '../../src/games/mines/maker';
import { rollerWords } from '../../src/games/roller/maker';
import { rouletteWords } from '../../src/games/roulette/maker';
import { FIXTURE_EPOCH } from '../../src/deck/fixture';

const FRAME_MS = 1000 / 60;
const inset = { top: 112, right: 0, bottom: 100, left: 0 };
const options = <Text>(text: Text) => ({ start: FIXTURE_EPOCH, text, inset });

/** A replay on a bench. */
const replays = {
  crash: (record = crashRecord) => ({
    ...playing(crash, crashStory(record).fixture, options(crashWords.id)),
    end: crashStory(record).end,
  }),
  wingo: (record = wingoRecord) => ({
    ...playing(wingo, wingoStory(record).fixture, options(wingoWords.id)),
    end: wingoStory(record).end,
  }),
  roulette: (record = rouletteRecord) => ({
    ...playing(roulette, rouletteStory(record).fixture, options(rouletteWords.id)),
    end: rouletteStory(record).end,
  }),
  dice: (record = diceRecord) => ({
    ...playing(dice, diceStory(record).fixture, options(diceWords.id)),
    end: diceStory(record).end,
  }),
  dingdong: (record = dingdongRecord) => ({
    ...playing(dingdong, dingdongStory(record).fixture, options(dingdongWords.id)),
    end: dingdongStory(record).end,
  }),
  mines: (record = minesRecord) => ({
    ...playing(mines, minesStory(record).fixture, options(minesWords.id)),
    end: minesStory(record).end,
  }),
  hilo: (record = hiloRecord) => ({
    ...playing(hilo, hiloStory(record).fixture, options(hiloWords.id)),
    end: hiloStory(record).end,
  }),
  roller: (record = rollerRecord) => ({
    ...playing(roller, rollerStory(record).fixture, options(rollerWords.id)),
    end: rollerStory(record).end,
  }),
  coinFlip: (record = coinFlipRecord) => ({
    ...playing(coinFlip, coinFlipStory(record).fixture, options(coinFlipWords.id)),
    end: coinFlipStory(record).end,
  }),
};

interface Replayed {
  readonly scene: { readonly root: Container; destroy(): void };
  readonly until: (end: number) => void;
  readonly end: number;
}

/** In shares of the story: where the GPU's data are compared. */
const MOMENTS = [0.4, 0.7, 0.9, 1];

/** Wound on at once, as a picture or a replay that is opened at a moment. */
function wound({ scene, until, end }: Replayed): number[] {
  const seen = MOMENTS.map((share) => {
    until(end * share);
    return fingerprint(scene.root);
  });
  scene.destroy();
  return seen;
}

/** As it plays: between two frames promises settle. */
async function played({ scene, until, end }: Replayed): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; seen.length < MOMENTS.length;) {
    const moment = end * (MOMENTS[seen.length] ?? 1);
    for (; time < moment; time += FRAME_MS) {
      until(Math.min(moment, time + FRAME_MS));
      await new Promise((resolve) => setImmediate(resolve));
    }
    seen.push(fingerprint(scene.root));
  }
  scene.destroy();
  return seen;
}

type Game = keyof typeof replays;
const GAMES = Object.keys(replays) as Game[];

/** Of the record of each game, computed once: playing takes longer than all the rest. */
const known = new Map<Game, number[]>();
function own(game: Game): number[] {
  const seen = known.get(game) ?? wound(replays[game]());
  known.set(game, seen);
  return seen;
}

describe('a round replayed twice', () => {
  test.each(GAMES)('gives the same frames: %s', (game) => {
    expect(wound(replays[game]())).toEqual(own(game));
  });

  test.each(GAMES)('shows the same whether it played or was wound on: %s', async (game) => {
    expect(await played(replays[game]())).toEqual(own(game));
  });

  test('another round has other ones', () => {
    expect(wound(replays.crash({ ...crashRecord, roundId: '204818' }))).not.toEqual(own('crash'));
    expect(wound(replays.wingo({ ...wingoRecord, number: 2 }))).not.toEqual(own('wingo'));
    expect(wound(replays.roulette({ ...rouletteRecord, result: 8 }))).not.toEqual(own('roulette'));
    expect(wound(replays.dice({ ...diceRecord, result: [0, 3, 4] }))).not.toEqual(own('dice'));
    expect(
      wound(
        replays.dingdong({ ...dingdongRecord, runs: dingdongRecord.runs.map((run) => ({ ...run, result: 'STAR' })) }),
      ),
    ).not.toEqual(own('dingdong'));
    expect(wound(replays.mines({ ...minesRecord, steps: minesRecord.steps.slice(0, 2) }))).not.toEqual(own('mines'));
    expect(wound(replays.hilo({ ...hiloRecord, first: 0 }))).not.toEqual(own('hilo'));
    expect(wound(replays.coinFlip({ ...coinFlipRecord, steps: coinFlipRecord.steps.slice(1) }))).not.toEqual(
      own('coinFlip'),
    );
    expect(wound(replays.roller({ ...rollerRecord, result: 60_000 }))).not.toEqual(own('roller'));
  });
});
