import type { minesFixtures } from '../../../tests/fixtures/mines';
import type { Frames, StudioGame } from '../../preview/game';

export const mines: StudioGame<'mines'> = {
  cover: { top: 64, topAside: 64, short: 300, tall: 320, tablet: 240 },
  inset: '64,0,320,0',
  frames: {
    idle: [1_000],
    ready: [1_000],
    start: [800, 2_200],
    gem: [1_400],
    slow: [2_000],
    mine: [1_650, 3_500],
    over: [1_500],
    lostFirst: [3_000],
    auto: [2_400],
    winSmall: [2_000],
    win: [2_000],
    winAll: [2_600],
    longest: [1_000],
    reconnect: [3_000, 5_000],
    connecting: [1_000],
    busy: [1_200],
  } satisfies Frames<typeof minesFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/mines')).minesFixtures,
  cues: async () => (await import('../../../tests/fixtures/mines/cues')).minesCues,
  states: async () => (await import('../../../tests/fixtures/mines/states')).minesStates,
  async tuning() {
    const [{ minesTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/mines/tuning.schema'),
      import('../../../scenes/mines/tuning'),
    ]);
    return { schema: minesTuning, tuning };
  },
  async targets() {
    const { minesCells } = await import('./feed');
    return (box) =>
      minesCells(box).map(({ cell, x, y, size }) => ({ label: String(cell), x, y, width: size, height: size }));
  },
  standing: async () => (await import('./standing')).standing,
};
