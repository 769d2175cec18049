// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { crash } from '../../scenes/crash';
import { fingerprint, playing } from '../../scenes/kit/play.fixture';
import { wingo } from '../../scenes/wingo';
import { crashStory } from '../../src/replay/crashStory';
import { crashRecord, wingoRecord } from '../../src/replay/records.fixture';
import { wingoStory } from '../../src/replay/wingoStory';
import { crashWords, wingoWords } from '../../src/stage/words';
import { FIXTURE_EPOCH } from '../fixtures/fixture';

const inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** What is written for the GPU at some moments of a replay. */
const prints = {
  crash: (record = crashRecord) => framesOf(playing(crash, crashStory(record).fixture, { start: FIXTURE_EPOCH, text: crashWords.id, inset }), [4_000, 9_500, 15_000, crashStory(record).end]),
  wingo: (record = wingoRecord) => framesOf(playing(wingo, wingoStory(record).fixture, { start: FIXTURE_EPOCH, text: wingoWords.id, inset }), [12_000, 28_500, 31_000, wingoStory(record).end]),
};

function framesOf({ scene, until }: Pick<ReturnType<typeof playing>, 'scene' | 'until'>, moments: readonly number[]): number[] {
  const seen = moments.map((moment) => {
    until(moment);
    return fingerprint(scene.root);
  });
  scene.destroy();
  return seen;
}

describe('a round replayed twice', () => {
  test.each(['crash', 'wingo'] as const)('gives the same frames: %s', (game) => {
    expect(prints[game]()).toEqual(prints[game]());
  });

  test('another round has other ones', () => {
    expect(prints.crash({ ...crashRecord, roundId: '204818' })).not.toEqual(prints.crash());
    expect(prints.wingo({ ...wingoRecord, number: 2 })).not.toEqual(prints.wingo());
  });
});
