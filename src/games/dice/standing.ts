import { CLOSING_MS } from '../../../machines/kit/pool/desk';
import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'dice'> = {
  phase: ({ phase, closeTime }, now) => (phase === 'betting' && closeTime - now <= CLOSING_MS ? 'closing' : phase),
  states: {
    connecting: 'round.idle',
    betting: 'round.betting.open',
    closing: 'round.betting.closing',
    closed: 'round.betting.closed',
    rolling: 'round.ended.running',
    shown: 'round.ended.shown',
  },
  turns: ({ phase, closeTime }) => (phase === 'betting' ? [closeTime - CLOSING_MS] : []),
};
