import { memo } from 'react';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { chipAmount } from '../../i18n/shortRp';
import { Chip } from '../../ui/Chip';
import { type AmountLimits, mostAmount } from './amount';
import css from './StakeChips.module.css';

interface StakeChipsProps {
  readonly chips: readonly number[];
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
}

/** Five round amounts and the most that limits and balance allow. */
export const StakeChips = memo(function StakeChips({ chips, value, onChange, limits, balance }: StakeChipsProps) {
  const t = useT();
  const most = mostAmount(limits, balance);
  return (
    <div className={css.chips} role="group" aria-label={t('room.quick')}>
      {chips.map((amount) => (
        <Chip
          key={amount}
          on={amount === value}
          aria-label={`${chipAmount(amount)}, ${formatRp(amount)}`}
          onClick={() => onChange(amount)}
        >
          {chipAmount(amount)}
        </Chip>
      ))}
      <Chip aria-label={t('room.maxLong', { amount: formatRp(most) })} onClick={() => onChange(most)}>
        {t('room.max')}
      </Chip>
    </div>
  );
});
