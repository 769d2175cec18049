import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'coinFlip'> = {
  phase: ({ phase, chosen }) => (phase === 'process' && chosen !== null ? 'selecting' : phase),
  states: {
    connecting: 'round.connecting',
    ready: 'round.ready',
    process: 'round.playing',
    selecting: 'round.selecting',
  },
  turns: () => [],
};
