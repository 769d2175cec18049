import { useHouse } from '../../house/hooks';
import { useRefill } from '../../house/useRefill';
import { useT } from '../../i18n';
import { formatDayTime } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import css from './RefillOffer.module.css';

/** Where a bet fails for lack of money: the way to the refill, or when the next one may be taken. Nothing while there is enough for one. */
export function RefillOffer() {
  const t = useT();
  const { openPanel } = useHouse();
  const refill = useRefill();
  if (refill === null || !refill.low) return null;
  return (
    <button type="button" className={css.offer} onClick={() => openPanel('refill')}>
      <Icon name="plus" size="xs" />
      {refill.nextAt === null ? t('refill.short') : t('refill.next', { when: formatDayTime(refill.nextAt) })}
    </button>
  );
}
