import type { hiloFixtures } from '../../../tests/fixtures/hilo';
import type { Frames, StudioGame } from '../../preview/game';

export const hilo: StudioGame<'hilo'> = {
  cover: { top: 64, topAside: 64, short: 271, tall: 290, tablet: 196 },
  inset: '64,0,320,0',
  frames: {
    idle: [1_000],
    ready: [1_000, 3_200],
    turn: [1_750],
    rare: [1_850],
    equal: [1_800],
    skip: [1_500],
    wrong: [1_700, 2_600],
    wrongSame: [3_000],
    over: [1_000, 3_200],
    ace: [1_000],
    king: [1_000],
    long: [4_000],
    longest: [1_000],
    winSmall: [1_700],
    win: [1_700],
    winHuge: [2_200],
    reconnect: [3_000, 5_000],
    connecting: [1_000],
    busy: [3_000],
  } satisfies Frames<typeof hiloFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/hilo')).hiloFixtures,
  cues: async () => (await import('../../../tests/fixtures/hilo/cues')).hiloCues,
  states: async () => (await import('../../../tests/fixtures/hilo/states')).hiloStates,
  async tuning() {
    const [{ hiloTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/hilo/tuning.schema'),
      import('../../../scenes/hilo/tuning'),
    ]);
    return { schema: hiloTuning, tuning };
  },
  async targets() {
    const { hiloButtons } = await import('./feed');
    return (box) => Object.entries(hiloButtons(box)).map(([label, rect]) => ({ label, ...rect }));
  },
  standing: async () => (await import('./standing')).standing,
};
