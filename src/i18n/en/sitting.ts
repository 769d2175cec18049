import type { AreaOf } from '../catalogue';
import type { words as source } from '../id/sitting';

export const words: AreaOf<typeof source> = {
  'sitting.net': 'Net result so far',
  'sitting.bets': 'Bets',
  'sitting.staked': 'Staked',
  'sitting.returned': 'Returned',
  'sitting.open': 'Rounds that are not over count as staked.',
  'sitting.failed': 'The figures could not be loaded.',
  'sitting.reminder': 'Reminder every {n} minutes',
  'sitting.hour': 'One hour so far',
  'sitting.hours': '{n} {n:hour|hours} so far',
  'sitting.minutes': '{n} {n:minute|minutes} so far',
  'sitting.breathe': 'Playing since {time} WIB. Take a breath.',
  'sitting.autoStopped': 'Auto-bet has stopped. Your choices are kept.',
  'sitting.enough': 'That is enough',
  'sitting.goOn': 'Go on playing',
  'sitting.seeBets': 'See the bets',
  'sitting.fairPlay': 'Take a break or set limits',
};
