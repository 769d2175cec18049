import type { HiloTurn } from '../../../../machines/hilo/types';
import { cardName, SUITS } from '../../../../rules/hilo/cards';
import type { Translate } from '../../../i18n';
import { spokenCard } from './words';
import css from './Cards.module.css';

interface CardsProps {
  readonly t: Translate;
  readonly cards: readonly HiloTurn[];
}

/** The newest cards of a trail that a row has room for. */
const SHOWN = 5;
const MARKS = { higher: '↑', lower: '↓', same: '=', skip: '»' } as const;

/** A round's cards in a list: the last few, with what was said before each. */
export function Cards({ t, cards }: CardsProps) {
  const from = Math.max(0, cards.length - SHOWN);
  return (
    <span className={css.cards} role="img" aria-label={cards.map(({ card }) => spokenCard(t, card)).join(', ')}>
      {from > 0 ? <span className={css.mark}>…</span> : null}
      {cards.slice(from).map(({ card, select }, i) => (
        <span key={from + i} className={css.step}>
          {select === undefined || i === 0 ? null : <span className={css.mark}>{MARKS[select]}</span>}
          <span className={css.card} data-red={card % SUITS.length < 2 || undefined}>
            {cardName(card)}
          </span>
        </span>
      ))}
    </span>
  );
}
