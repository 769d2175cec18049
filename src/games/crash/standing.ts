import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'crash'> = {
  phase: ({ phase }) => phase,
  states: {
    connecting: 'round.connecting',
    preparation: 'round.preparation',
    goingUp: 'round.goingUp',
    squib: 'round.squib',
  },
  turns: () => [],
};
