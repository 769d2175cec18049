import type { rollerFixtures } from '../../../tests/fixtures/roller';
import type { Frames, StudioGame } from '../../preview/game';

export const roller: StudioGame<'roller'> = {
  cover: { top: 64, topAside: 56, short: 330, tall: 380, tablet: 260 },
  inset: '64,0,425,0',
  frames: {
    idle: [1_000],
    drag: [2_000],
    refused: [1_500],
    loss: [4_500],
    hair: [1_800],
    winSmall: [5_000],
    win: [5_000],
    winLarge: [5_200],
    winHuge: [5_600],
    longest: [4_500],
    turbo: [1_000],
    first: [1_000, 5_500],
    reconnect: [3_000, 5_500],
    busy: [2_400],
  } satisfies Frames<typeof rollerFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/roller')).rollerFixtures,
  cues: async () => (await import('../../../tests/fixtures/roller/cues')).rollerCues,
  states: async () => (await import('../../../tests/fixtures/roller/states')).rollerStates,
  async tuning() {
    const [{ rollerTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/roller/tuning.schema'),
      import('../../../scenes/roller/tuning'),
    ]);
    return { schema: rollerTuning, tuning };
  },
  async targets() {
    const { rollerDial, rollerStrip } = await import('./feed');
    return (box) => {
      const { x, y, radius } = rollerDial(box);
      return [
        { label: 'dial', x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
        { label: 'past', ...rollerStrip(box) },
      ];
    };
  },
  standing: async () => (await import('./standing')).standing,
};
