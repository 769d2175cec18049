import { WINGO_MASK_MS } from '../../../contract/constants';
import { BALL_LIES_MS } from '../../../machines/wingo/wire';
import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'wingo'> = {
  phase: ({ phase, endTime }, now) => {
    if (phase === 'betting' && endTime - now <= WINGO_MASK_MS) return 'mask';
    return phase === 'result' && now >= endTime + BALL_LIES_MS ? 'told' : phase;
  },
  states: {
    connecting: 'round.idle',
    betting: 'round.betting.open',
    mask: 'round.betting.closing',
    closed: 'round.betting.closed',
    result: 'round.ended.running',
    told: 'round.ended.shown',
  },
  turns: ({ phase, endTime }) =>
    phase === 'betting' ? [endTime - WINGO_MASK_MS] : phase === 'result' ? [endTime + BALL_LIES_MS] : [],
};
