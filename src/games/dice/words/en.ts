import type { AreaOf } from '../../../i18n/catalogue';
import type { words as source } from './id';

export const words: AreaOf<typeof source> = {
  'dice.ask': 'Tap a face of the die',
  'dice.face': 'Face {n}',
  'dice.pays': '{one} for one die, {two} for two, {three} for three',
  'dice.matches': '{n} match',
  'dice.tutorial1': 'Bet on one face or more while bets are open. What is placed stays.',
  'dice.tutorial2': 'Three dice are thrown. The more of them match, the more it pays.',
  'dice.tutorial3': 'The face on fire is the busiest one, not a prediction.',
  'dice.fairTitle': 'Dice: from the draw to the faces',
  'dice.fairBody':
    'Every four bytes make a fraction f between 0 and 1: the first three are for the three dice. The face is floor(f × 6) + 1.',
  'dice.rule1':
    'Choose one or more faces before bets close. Bets are open for {seconds} seconds, then three dice are thrown.',
  'dice.rule2':
    'One matching die returns {one} the stake on that face, two dice {two}, three dice {three}. Without a match the stake is lost.',
  'dice.rule3': 'At the end of a round each face shows its net: what came back less what was staked on it.',
  'dice.ruleOne': 'One die',
  'dice.ruleTwo': 'Two dice',
  'dice.ruleThree': 'Three dice',
  'dice.replay': 'The dice showed {faces}.',
};
