import { memo } from 'react';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { Chip } from '../../../ui/Chip';
import { type AmountLimits, mostAmount } from '../amount';
import { ChipRow } from './ChipRow';
import css from './StakeChips.module.css';

interface StakeChipsProps {
  /** The room's amounts, for those who have none of their own. */
  readonly chips: readonly number[];
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
}

/** The player's own amounts or the room's five, and the most that limits and balance allow. */
export const StakeChips = memo(function StakeChips({ chips, value, onChange, limits, balance }: StakeChipsProps) {
  const t = useT();
  const most = mostAmount(limits, balance);
  return (
    <ChipRow className={css.chips} house={chips} value={value} onChange={onChange} limits={limits}>
      <Chip aria-label={t('room.maxLong', { amount: formatRp(most) })} onClick={() => onChange(most)}>
        {t('room.max')}
      </Chip>
    </ChipRow>
  );
});
