import type { rouletteFixtures } from '../../../tests/fixtures/roulette';
import type { Frames, StudioGame } from '../../preview/game';

export const roulette: StudioGame<'roulette'> = {
  cover: { top: 66, topAside: 58, short: 259, tall: 269, tablet: 184 },
  inset: '66,0,269,0',
  frames: {
    idle: [3_000],
    bets: [3_000],
    closing: [3_000],
    spin: [2_600],
    late: [1_000],
    loss: [6_500],
    winNone: [6_500],
    winSmall: [6_500],
    win: [6_500],
    winBlack: [6_500],
    longest: [2_000],
    empty: [2_000],
    connecting: [1_500, 4_000],
    busy: [12_000],
  } satisfies Frames<typeof rouletteFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/roulette')).rouletteFixtures,
  cues: async () => (await import('../../../tests/fixtures/roulette/cues')).rouletteCues,
  states: async () => (await import('../../../tests/fixtures/roulette/states')).rouletteStates,
  async tuning() {
    const [{ rouletteTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/roulette/tuning.schema'),
      import('../../../scenes/roulette/tuning'),
    ]);
    return { schema: rouletteTuning, tuning };
  },
  async targets() {
    const { rouletteColumns, rouletteHistory } = await import('./feed');
    return (box) => [
      ...rouletteColumns(box).map(({ team, x, y, width, height }) => ({ label: team, x, y, width, height })),
      { label: 'past', ...rouletteHistory(box) },
    ];
  },
  standing: async () => (await import('./standing')).standing,
};
