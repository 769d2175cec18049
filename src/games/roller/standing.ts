import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'roller'> = {
  phase: ({ phase }) => phase,
  states: {
    connecting: 'round.connecting',
    beReady: 'round.ready',
    processing: 'round.starting',
    animate: 'round.revealing',
  },
  turns: () => [],
};
