import { type Capped, returnWith } from '../../../rules/cap';
import type { Sen } from '../../../rules/money';
import { useT } from '../../i18n';
import { formatPercent, formatRp } from '../../i18n/format';
import { Icon } from '../../ui/Icon';
import css from './CapNote.module.css';

interface CapNoteProps {
  /** Sen that are staked for it. */
  readonly staked: Sen;
  readonly cap: Capped;
  /** How likely it is to be paid, 0 to 1, where that can be said. */
  readonly chance?: number;
  /** When the limit is reached, in words, where the choice itself does not say it. */
  readonly at?: string;
}

/** Beside a choice that the limit of a round's profit cuts short: what is paid at most, and what comes back on average then. Nothing otherwise. */
export function CapNote({ staked, cap, chance, at }: CapNoteProps) {
  const t = useT();
  if (!cap.capped) return null;
  return (
    <p className={css.note}>
      <Icon name="info" size="xs" />
      <span>
        {t('cap.reached', { amount: formatRp(cap.pays).replace(' ', '\u00a0') })}
        {at === undefined ? null : ` ${at}`}
        {chance === undefined ? null : (
          <> {t('cap.return', { percent: formatPercent(returnWith(chance, staked, cap.pays)) })}</>
        )}
      </span>
    </p>
  );
}
