import { HILO_MAX_SKIPS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import type { HiloSelect } from '../../../contract/hilo';
import type { Draws } from '../../../rules/fairness/draws';
import { drawCards, playRank } from '../../../rules/hilo/cards';
import { guessedRight, guessesOn, hiloRate, MAX_RATE, winningRanks } from '../../../rules/hilo/payout';
import { type Rate, RATE_ONE } from '../../../rules/money';
import type { SoloRules } from '../solo/types';

/** A card of the trail: what was said before it came (nothing for the first), the rate after it, `after` ms from the start. */
export interface HiloCard {
  readonly card: number;
  readonly select: HiloSelect | null;
  readonly rate: Rate;
  readonly after: number;
}

/** `winning` are the winning ranks of each right guess; `wrong` once a guess was. */
export interface HiloBoard {
  readonly cards: readonly HiloCard[];
  readonly winning: readonly number[];
  readonly skips: number;
  readonly wrong: boolean;
}

export interface HiloAct {
  readonly select: HiloSelect;
}

/** The card at a place of a round's trail. */
function cardAt(draws: Draws, place: number): number {
  const card = drawCards(draws.floats(), place + 1)[place];
  if (card === undefined) throw new Error('the deck has an end');
  return card;
}

/** Hilo (READINGS, Hilo): every card is drawn, skips too; the highest rate ends the round by itself. */
export const hiloRules: SoloRules<object, HiloBoard, HiloAct> = {
  game: 'hilo',
  refusal: () => null,
  deal: (_, draws) => ({
    cards: [{ card: cardAt(draws, 0), select: null, rate: RATE_ONE, after: 0 }],
    winning: [],
    skips: 0,
    wrong: false,
  }),
  act(board, { select }, draws, after) {
    const last = board.cards.at(-1);
    if (last === undefined) throw new Error('a trail without cards');
    const rank = playRank(last.card);
    const card = cardAt(draws, board.cards.length);
    if (select === 'skip') {
      if (board.skips >= HILO_MAX_SKIPS) return { code: CODE.tooFrequent };
      return { ...board, cards: [...board.cards, { card, select, rate: last.rate, after }], skips: board.skips + 1 };
    }
    if (!guessesOn(rank).includes(select)) return { code: CODE.parameter };
    if (!guessedRight(rank, select, playRank(card)))
      return { ...board, cards: [...board.cards, { card, select, rate: 0, after }], wrong: true };
    const winning = [...board.winning, winningRanks(rank, select)];
    return { ...board, cards: [...board.cards, { card, select, rate: hiloRate(winning), after }], winning };
  },
  stand({ winning, wrong }) {
    if (wrong) return { status: 'lost' };
    const rate = hiloRate(winning);
    if (rate >= MAX_RATE) return { status: 'won', rate };
    return { status: 'open', rate, cash: winning.length === 0 ? { code: CODE.cannotCashOut } : null };
  },
  uncover: (board) => board,
};
