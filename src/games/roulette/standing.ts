import { CLOSING_MS } from '../../../machines/kit/pool/desk';
import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'roulette'> = {
  phase: ({ phase, closeTime, stopTime }, now) => {
    if (phase === 'betting') return now >= closeTime ? 'closed' : now >= closeTime - CLOSING_MS ? 'closing' : 'betting';
    return phase === 'spinning' && stopTime !== null && now >= stopTime ? 'shown' : phase;
  },
  states: {
    connecting: 'round.idle',
    betting: 'round.betting.open',
    closing: 'round.betting.closing',
    closed: 'round.betting.closed',
    spinning: 'round.ended.running',
    shown: 'round.ended.shown',
  },
  turns: ({ phase, closeTime, stopTime }) =>
    phase === 'betting' ? [closeTime - CLOSING_MS, closeTime] : stopTime === null ? [] : [stopTime],
};
