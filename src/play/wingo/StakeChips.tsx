import { memo } from 'react';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { Chip } from '../../ui/Chip';
import { type AmountLimits, chipAmount, mostAmount } from '../room/amount';
import { QUICK_STAKES } from './slip';
import css from './BetPanel.module.css';

interface StakeChipsProps {
  readonly value: number;
  readonly onChange: (amount: number) => void;
  /** Of the amount before the multiple. */
  readonly limits: AmountLimits;
  /** What there is for one selection. */
  readonly balance: number | null;
}

/** Five round amounts and the most that limits and balance allow. */
export const StakeChips = memo(function StakeChips({ value, onChange, limits, balance }: StakeChipsProps) {
  const t = useT();
  const most = mostAmount(limits, balance);
  return (
    <div className={css.chipRow} role="group" aria-label={t('room.quick')}>
      {QUICK_STAKES.map((amount) => {
        const { unit, n } = chipAmount(amount);
        return <Chip key={amount} on={amount === value} aria-label={formatRp(amount)} onClick={() => onChange(amount)}>{t(unit === 'thousand' ? 'room.chip' : 'room.chipMillion', { n })}</Chip>;
      })}
      <Chip aria-label={t('room.maxLong', { amount: formatRp(most) })} onClick={() => onChange(most)}>{t('room.max')}</Chip>
    </div>
  );
});
