import type { crashFixtures } from '../../../tests/fixtures/crash';
import type { Frames, StudioGame } from '../../preview/game';

export const crash: StudioGame<'crash'> = {
  cover: { top: 96, topAside: 88, short: 327, tall: 341, tablet: 247 },
  inset: '112,0,316,0',
  frames: {
    connecting: [1_500],
    idle: [6_900],
    launch: [2_700, 5_000],
    flight: [5_000],
    cashout: [2_200],
    crash: [1_700, 4_000],
    squib: [900],
    lag: [3_500],
    high: [4_500],
    extreme: [5_000],
    round: [16_500],
    winSmall: [4_000],
    win: [3_600],
    winLarge: [4_000],
    winHuge: [4_400],
    loss: [1_700, 3_600],
    reconnect: [1_500, 3_000, 6_000],
    longest: [2_700, 6_000],
    busy: [2_400, 12_000],
    flood: [1_400, 7_300],
  } satisfies Frames<typeof crashFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/crash')).crashFixtures,
  cues: async () => (await import('../../../tests/fixtures/crash/cues')).crashCues,
  states: async () => (await import('../../../tests/fixtures/crash/states')).crashStates,
  async tuning() {
    const [{ crashTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/crash/tuning.schema'),
      import('../../../scenes/crash/tuning'),
    ]);
    return { schema: crashTuning, tuning };
  },
  // Its buttons are beside the canvas.
  targets: async () => () => [],
  standing: async () => (await import('./standing')).standing,
};
