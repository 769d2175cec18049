import { useT } from '../../i18n';
import { formatPercent } from '../../i18n/format';
import css from './ReturnLine.module.css';

/** That draws do not know of each other, and what the game gives back by its rules. @param rtp a share of 1 */
export function ReturnLine({ rtp }: { readonly rtp: number }) {
  const t = useT();
  return (
    <p className={css.past}>
      {t('room.independent')}
      <br />
      {t('room.rtp')} <b>{formatPercent(rtp)}</b>
    </p>
  );
}
