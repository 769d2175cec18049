import { type ButtonWords, commonWords, deedSaid } from '../../../play/room/BetButton';
import css from '../../../play/solo/note.module.css';

/** What the main button says. */
export const BUTTON_WORDS: ButtonWords = {
  ...commonWords('hilo', (t) => t('hilo.checking')),
  start: ({ again, amount }, t) =>
    deedSaid(t(again ? 'hilo.again' : 'hilo.start'), amount, t('room.space', { action: t('hilo.keyStart') })),
  step: (_button, t) => ({
    caption: <span className={css.note}>{t('hilo.guessFirstNote')}</span>,
    text: t('hilo.guessFirst'),
    hint: t('hilo.keys'),
  }),
  cashOut: ({ amount }, t) => deedSaid(t('hilo.cash'), amount, t('hilo.keys')),
};
