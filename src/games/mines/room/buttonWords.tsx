import { type ButtonWords, commonWords, deedSaid } from '../../../play/room/BetButton';
import { formatRp } from '../../../i18n/format';
import css from '../../../play/solo/note.module.css';

/** What the main button says. @param rounds of the run that would be started */
export const buttonWords = (rounds: number): ButtonWords => ({
  ...commonWords('mines', (t) => t('mines.checking')),
  step: (_button, t) => ({
    caption: <span className={css.note}>{t('mines.openFirstNote')}</span>,
    text: t('mines.openFirst'),
    hint: t('mines.keys'),
  }),
  start: ({ again, amount }, t) =>
    deedSaid(t(again ? 'mines.again' : 'mines.start'), amount, t('room.space', { action: t('mines.keyStart') })),
  cashOut: ({ amount }, t) => deedSaid(t('mines.cash'), amount, t('mines.keys')),
  startRun({ amount, blocked }, t) {
    const deed = blocked === 'pattern' ? t('mines.markFirst') : t('mines.startAuto', { n: rounds });
    return { ...deedSaid(deed, amount), label: `${deed}, ${formatRp(amount)}` };
  },
});
