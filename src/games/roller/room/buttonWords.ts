import { type ButtonWords, commonWords, deedSaid } from '../../../play/room/BetButton';
import { formatRp } from '../../../i18n/format';

/** What the main button says. @param rounds of the run that would be started */
export const buttonWords = (rounds: number): ButtonWords => ({
  ...commonWords('roller'),
  start: ({ amount, resting }, t) => ({
    ...deedSaid(t('roller.spin'), amount, t('room.space', { action: t('roller.keySpin') })),
    ...(resting ? { caption: t('roller.spinning') } : {}),
  }),
  startRun({ amount }, t) {
    const deed = t('roller.startAuto', { n: rounds });
    return { ...deedSaid(deed, amount), label: `${deed}, ${formatRp(amount)}` };
  },
});
