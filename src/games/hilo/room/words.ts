import type { HiloSelect } from '../../../../machines/hilo/types';
import { playRank, RANKS, SUITS } from '../../../../rules/hilo/cards';
import type { HiloGuess } from '../../../../rules/hilo/payout';
import type { Translate } from '../../../i18n';

const SUIT_WORDS = ['hilo.diamonds', 'hilo.hearts', 'hilo.spades', 'hilo.clubs'] as const;
const FACES: Readonly<Record<string, 'hilo.ace' | 'hilo.jack' | 'hilo.queen' | 'hilo.king'>> = {
  A: 'hilo.ace',
  J: 'hilo.jack',
  Q: 'hilo.queen',
  K: 'hilo.king',
};

/** A card as it is read out: `Sembilan wajik` is written with its figure, `9 wajik`, `Raja hati`. */
export function spokenCard(t: Translate, card: number): string {
  const rank = RANKS[Math.floor(card / SUITS.length)] ?? '';
  const face = FACES[rank];
  return t('hilo.card', {
    rank: face === undefined ? rank : t(face),
    suit: t(SUIT_WORDS[card % SUITS.length] ?? 'hilo.clubs'),
  });
}

const GUESS_WORDS = { higher: 'hilo.higherSame', lower: 'hilo.lowerSame', same: 'hilo.same' } as const;

/** A guess as its button says it: on an ace and on a king the same rank stands beside it. */
export function guessWord(t: Translate, guess: HiloGuess, card: number): string {
  const rank = playRank(card);
  if (guess === 'higher' && rank === 1) return t('hilo.higher');
  if (guess === 'lower' && rank === RANKS.length) return t('hilo.lower');
  return t(GUESS_WORDS[guess]);
}

/** Which key says what. */
export const KEYS: Readonly<Record<string, HiloSelect>> = {
  n: 'higher',
  arrowup: 'higher',
  t: 'lower',
  arrowdown: 'lower',
  m: 'same',
  l: 'skip',
};
