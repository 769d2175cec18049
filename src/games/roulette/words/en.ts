import type { words as source } from './id';
import type { AreaOf } from '../../../i18n/catalogue';

export const words: AreaOf<typeof source> = {
  'roulette.red': 'Red',
  'roulette.black': 'Black',
  'roulette.blue': 'Blue',
  'roulette.drawn': '{n}, {team}',
  'roulette.ask': 'Tap a team',
  'roulette.tutorial1': 'Choose a team: red, black or blue, and bet before the wheel spins. What is placed stays.',
  'roulette.tutorial2': 'The ball lands in one pocket. Its team wins together.',
  'roulette.tutorial3': 'Black has a single pocket, so it pays the most.',
  'roulette.fairTitle': 'Roulette: from the draw to the pocket',
  'roulette.fairBody': 'The first four bytes make a fraction f between 0 and 1. The pocket is floor(f × {pockets}).',
  'roulette.rule1': 'The wheel has 15 pockets: 0 is black, 1 to 7 are red, 8 to 14 are blue.',
  'roulette.rule2': 'Bet on one team or more for {seconds} seconds, then the ball is thrown.',
  'roulette.rule3':
    'The team where the ball stops is paid, bets on the others are lost. A bet that was sent cannot be taken back.',
  'roulette.ruleRed': 'Red',
  'roulette.ruleBlack': 'Black',
  'roulette.ruleBlue': 'Blue',
  'roulette.replay': 'The ball fell on {drawn}.',
};
