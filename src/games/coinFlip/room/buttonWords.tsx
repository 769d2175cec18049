import type { CoinSide } from '../../../../machines/coinFlip/types';
import { type ButtonWords, commonWords, deedSaid } from '../../../play/room/BetButton';
import css from '../../../play/solo/note.module.css';

/** What the main button says. @param side of a round's first flip @param flying a coin is in the air */
export const buttonWords = (side: CoinSide, flying: boolean): ButtonWords => ({
  ...commonWords('coinFlip', (t) => t('coinFlip.checking')),
  start: ({ amount }, t) =>
    deedSaid(
      t('coinFlip.start', { side: t(`coinFlip.${side}`) }),
      amount,
      t('room.space', { action: t('coinFlip.keyStart') }),
    ),
  step: (_button, t) => ({
    caption: <span className={css.note}>{t(flying ? 'coinFlip.flyingNote' : 'coinFlip.guessFirstNote')}</span>,
    text: t(flying ? 'coinFlip.flying' : 'coinFlip.guessFirst'),
    hint: t('coinFlip.keys'),
  }),
  cashOut: ({ amount }, t) => deedSaid(t('coinFlip.cash'), amount, t('coinFlip.keys')),
});
