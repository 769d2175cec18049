import type { wingoFixtures } from '../../../tests/fixtures/wingo';
import type { Frames, StudioGame } from '../../preview/game';

export const wingo: StudioGame<'wingo'> = {
  cover: { top: 114, topAside: 106, short: 259, tall: 269, tablet: 184 },
  inset: '120,0,236,0',
  frames: {
    idle: [1_000],
    pick: [3_600],
    heat: [5_000],
    mask: [1_500],
    closed: [1_200],
    draw: [2_200, 4_500],
    late: [2_000],
    loss: [6_500],
    winNone: [6_000],
    winSmall: [6_000],
    win: [5_600],
    winLarge: [5_800],
    winHuge: [6_500],
    longest: [2_000],
    empty: [1_000, 5_000],
    model: [1_150],
    full: [3_000],
    reconnect: [3_000],
    connecting: [1_000],
    busy: [3_600, 11_000],
    flood: [1_300, 3_000],
  } satisfies Frames<typeof wingoFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/wingo')).wingoFixtures,
  cues: async () => (await import('../../../tests/fixtures/wingo/cues')).wingoCues,
  states: async () => (await import('../../../tests/fixtures/wingo/states')).wingoStates,
  async tuning() {
    const [{ wingoTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/wingo/tuning.schema'),
      import('../../../scenes/wingo/tuning'),
    ]);
    return { schema: wingoTuning, tuning };
  },
  async targets() {
    const { wingoCells, wingoHistory } = await import('./feed');
    return (box, { fullOpen }) => [
      ...wingoCells(box, fullOpen).map(({ option, x, y, width, height }) => ({ label: option, x, y, width, height })),
      { label: 'past', ...wingoHistory(box, fullOpen) },
    ];
  },
  standing: async () => (await import('./standing')).standing,
};
