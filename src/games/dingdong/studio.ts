import type { dingdongFixtures } from '../../../tests/fixtures/dingdong';
import type { Frames, StudioGame } from '../../preview/game';

export const dingdong: StudioGame<'dingdong'> = {
  cover: { top: 56, topAside: 56, short: 267, tall: 272, tablet: 196 },
  inset: '56,0,272,0',
  frames: {
    idle: [2_000],
    pick: [3_000],
    win: [8_800],
    winLarge: [8_800],
    winNone: [8_800],
    loss: [7_200],
    again: [5_000],
    late: [1_000],
    disconnect: [3_000],
    connecting: [1_000],
    busy: [14_350],
  } satisfies Frames<typeof dingdongFixtures>,
  fixtures: async () => (await import('../../../tests/fixtures/dingdong')).dingdongFixtures,
  cues: async () => (await import('../../../tests/fixtures/dingdong/cues')).dingdongCues,
  states: async () => (await import('../../../tests/fixtures/dingdong/states')).dingdongStates,
  async tuning() {
    const [{ dingdongTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/dingdong/tuning.schema'),
      import('../../../scenes/dingdong/tuning'),
    ]);
    return { schema: dingdongTuning, tuning };
  },
  async targets() {
    const { dingdongHistory, dingdongPools } = await import('./feed');
    return (box) => [
      ...dingdongPools(box).map(({ select, ...rect }) => ({ label: select, ...rect })),
      { label: 'past', ...dingdongHistory(box) },
    ];
  },
  standing: async () => (await import('./standing')).standing,
};
