import type { coinFlipFixtures } from '../../../tests/fixtures/coinFlip';
import type { Frames, StudioGame } from '../../preview/game';

export const coinFlip: StudioGame<'coinFlip'> = {
  cover: { top: 64, topAside: 64, short: 320, tall: 344, tablet: 240 },
  inset: '64,0,340,0',
  frames: {
    idle: [1_000],
    start: [700, 1_500],
    flip: [1_150, 1_450, 1_900, 2_500],
    tails: [2_500],
    wrong: [2_300, 3_200],
    wrongFirst: [3_200],
    streak: [1_000],
    over: [1_000],
    winSmall: [1_700],
    win: [1_700],
    winLast: [4_400],
    longest: [1_000],
    reconnect: [3_000, 5_000],
    connecting: [1_000],
    busy: [4_300],
  } satisfies Frames<typeof coinFlipFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/coinFlip')).coinFlipFixtures,
  cues: async () => (await import('../../../tests/fixtures/coinFlip/cues')).coinFlipCues,
  states: async () => (await import('../../../tests/fixtures/coinFlip/states')).coinFlipStates,
  async tuning() {
    const [{ coinFlipTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/coinFlip/tuning.schema'),
      import('../../../scenes/coinFlip/tuning'),
    ]);
    return { schema: coinFlipTuning, tuning };
  },
  // Its sides are chosen in the bet panel.
  targets: () => Promise.resolve(() => []),
  standing: async () => (await import('./standing')).standing,
};
