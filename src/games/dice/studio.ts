import type { diceFixtures } from '../../../tests/fixtures/dice';
import type { Frames, StudioGame } from '../../preview/game';

export const dice: StudioGame<'dice'> = {
  cover: { top: 64, topAside: 56, short: 250, tall: 260, tablet: 184 },
  inset: '64,0,260,0',
  frames: {
    idle: [3_000],
    pick: [2_500],
    closed: [3_000],
    win: [5_200],
    winSmall: [5_200],
    winTriple: [5_200],
    winNone: [5_200],
    loss: [5_200],
    late: [1_000],
    rest: [1_000],
    longest: [1_000],
    connecting: [1_000],
    busy: [6_100],
  } satisfies Frames<typeof diceFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/dice')).diceFixtures,
  cues: async () => (await import('../../../tests/fixtures/dice/cues')).diceCues,
  states: async () => (await import('../../../tests/fixtures/dice/states')).diceStates,
  async tuning() {
    const [{ diceTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/dice/tuning.schema'),
      import('../../../scenes/dice/tuning'),
    ]);
    return { schema: diceTuning, tuning };
  },
  async targets() {
    const { dicePlaces } = await import('./feed');
    return (box) => {
      const { pads, past } = dicePlaces(box);
      return [...pads.map(({ pool, ...rect }) => ({ label: String(pool + 1), ...rect })), { label: 'past', ...past }];
    };
  },
  standing: async () => (await import('./standing')).standing,
};
