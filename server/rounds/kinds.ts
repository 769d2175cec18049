import type { Kinds } from '../ports';

/** How rooms move money: a stake leaves, and what a bet brings back goes where its stake came from. A stake that is taken back was never played. */
export const ROUND_KINDS = {
  bet: { house: 'bet', group: 'bets', takes: ['main', 'bonus'] },
  payout: { house: 'payout', group: 'wins', gives: 'stakes', counts: true },
  refund: { house: 'refund', group: 'bets', gives: 'stakes', counts: false },
} as const satisfies Kinds;
