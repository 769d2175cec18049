import { expect, test } from 'vitest';
import type { CoinFlipRecord } from '../../../contract/replay';
import { TOSS_MS } from '../../../machines/coinFlip/machine';
import { coinFlipRecord as record } from '../../replay/records.fixture';
import { coinFlipStory, coinFlipTold } from './story';

const play = (of: CoinFlipRecord) => coinFlipStory(of).fixture.script(0, 0);

test('coin after coin is tossed, each with its side named before and no sooner than the last one has been told', () => {
  const steps = play(record);
  expect(steps.flatMap(({ show }) => show?.chosen ?? [])).toEqual(['heads', 'tails']);
  const flips = steps.flatMap(({ at, cue }) => (cue?.type === 'flip' ? [at] : []));
  expect(flips).toHaveLength(2);
  expect((flips[1] ?? 0) - (flips[0] ?? 0)).toBeGreaterThan(TOSS_MS);
});

test('ends with what was paid', () => {
  const steps = play(record);
  expect(steps.filter(({ at }) => at === coinFlipTold(record)).map(({ show, cue }) => show?.outcome ?? cue)).toEqual([
    'won',
    { type: 'win', size: expect.any(String), amount: 99_000 },
  ]);
  expect(steps.findLast(({ show }) => show)?.show).toMatchObject({ stake: 25_000, back: 99_000, right: 2 });
});

test('a lost round is lost with its last coin and pays nothing', () => {
  const steps = play({
    ...record,
    rate: 0,
    winAmount: 0,
    steps: [
      record.steps[0] ?? { select: 'heads', side: 'heads', at: 0 },
      { select: 'heads', side: 'tails', at: 4_000 },
    ],
  });
  expect(steps.map(({ cue }) => cue?.type)).not.toContain('win');
  expect(steps.findLast(({ cue }) => cue)?.cue).toMatchObject({ type: 'flip', side: 'tails', right: false });
  expect(steps.findLast(({ show }) => show)?.show).toMatchObject({ outcome: 'lost', stake: 25_000, back: 0, right: 1 });
});
