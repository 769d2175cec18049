import { memo } from 'react';
import { useT } from '../../i18n';
import { useLocale } from '../../i18n/locale';
import { MARKS } from '../../i18n/painted';
import { formatRp } from '../../i18n/format';
import { Chip } from '../../ui/Chip';
import { type AmountLimits, chipAmount, mostAmount } from './amount';
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
  const { locale } = useLocale();
  const most = mostAmount(limits, balance);
  return (
    <div className={css.chips} role="group" aria-label={t('room.quick')}>
      {chips.map((amount) => {
        const { unit, n } = chipAmount(amount);
        return <Chip key={amount} on={amount === value} aria-label={formatRp(amount)} onClick={() => onChange(amount)}>{n}{MARKS[locale][unit]}</Chip>;
      })}
      <Chip aria-label={t('room.maxLong', { amount: formatRp(most) })} onClick={() => onChange(most)}>{t('room.max')}</Chip>
    </div>
  );
});
