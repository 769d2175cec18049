import { WINGO_MASK_MS } from '../../../contract/constants';
import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'wingo'> = {
  phase: ({ phase, endTime }, now) => (phase === 'betting' && endTime - now <= WINGO_MASK_MS ? 'mask' : phase),
  states: {
    connecting: 'step.idle',
    betting: 'step.betting.open',
    mask: 'step.betting.mask',
    closed: 'step.betting.closed',
    result: 'step.result.showing',
  },
  turns: ({ phase, endTime }) => (phase === 'betting' ? [endTime - WINGO_MASK_MS] : []),
};
