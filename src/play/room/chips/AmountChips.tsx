import { memo } from 'react';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { Chip } from '../../../ui/Chip';
import { type AmountLimits, doubleAmount, halfAmount, mostAmount, QUICK_AMOUNTS } from '../amount';
import fields from '../fields.module.css';
import { ChipRow } from './ChipRow';

interface AmountChipsProps {
  readonly value: number;
  readonly onChange: (amount: number) => void;
  readonly limits: AmountLimits;
  readonly balance: number | null;
  readonly disabled?: boolean;
}

/** Shortcuts to an amount: the player's own ones or three round ones, the least, half, double and the most. Each is named by what it shows, then in full. */
export const AmountChips = memo(function AmountChips({ value, onChange, limits, balance, disabled }: AmountChipsProps) {
  const t = useT();
  const most = mostAmount(limits, balance);
  return (
    <ChipRow className={fields.chips} house={QUICK_AMOUNTS} onChange={onChange} limits={limits} disabled={disabled}>
      <Chip
        disabled={disabled}
        aria-label={t('room.minLong', { amount: formatRp(limits.min) })}
        onClick={() => onChange(limits.min)}
      >
        {t('room.min')}
      </Chip>
      <Chip disabled={disabled} aria-label={t('room.halfLong')} onClick={() => onChange(halfAmount(value, limits))}>
        {t('room.half')}
      </Chip>
      <Chip
        disabled={disabled}
        aria-label={t('room.doubleLong')}
        onClick={() => onChange(doubleAmount(value, { min: limits.min, max: most }))}
      >
        {t('room.double')}
      </Chip>
      <Chip
        disabled={disabled}
        aria-label={t('room.maxLong', { amount: formatRp(most) })}
        onClick={() => onChange(most)}
      >
        {t('room.max')}
      </Chip>
    </ChipRow>
  );
});
