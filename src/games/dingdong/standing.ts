import { CLOSING_MS } from '../../../machines/kit/pool/desk';
import type { Standing } from '../../preview/chart/told';

/** Where the room's machine stands while the scene shows a view: what the studio's chart lights. */
export const standing: Standing<'dingdong'> = {
  phase: ({ phase, closeTime }, now) =>
    phase !== 'start' ? phase : now >= closeTime ? 'closed' : closeTime - now <= CLOSING_MS ? 'closing' : phase,
  states: {
    connecting: 'round.idle',
    start: 'round.betting.open',
    closing: 'round.betting.closing',
    closed: 'round.betting.closed',
    running: 'round.ended.running',
    end: 'round.ended.shown',
    disconnect: 'link.offline',
  },
  turns: ({ phase, closeTime }) => (phase === 'start' ? [closeTime - CLOSING_MS, closeTime] : []),
};
