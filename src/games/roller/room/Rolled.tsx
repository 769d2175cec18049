import { useT } from '../../../i18n';
import { formatAmount } from '../../../i18n/format';
import css from './Rolled.module.css';

interface RolledProps {
  readonly result: number;
  readonly choose: number;
  readonly isHigher: boolean;
  readonly won: boolean;
}

/** A result with the guess that was made: `82.417 > 65.000`. */
export function Rolled({ result, choose, isHigher, won }: RolledProps) {
  const t = useT();
  return (
    <span className={css.rolled}>
      <b data-won={won || undefined}>{formatAmount(result)}</b>
      <span>{t(isHigher ? 'roller.guessHigher' : 'roller.guessLower', { n: formatAmount(choose) })}</span>
    </span>
  );
}
