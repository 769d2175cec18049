import { staked } from '../../../machines/kit/pool/select';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { usePool, usePoolRoom } from './context';
import type { SlipState } from './useSlip';
import css from './SlipKeys.module.css';

/** A step back, everything off, and twice: for what is set up and not sent. */
export function SlipKeys({ state: { stakes, canUndo } }: { readonly state: SlipState }) {
  const t = useT();
  const room = usePoolRoom();
  const lies = usePool(({ context }) => staked(context) > 0n);
  const none = stakes.size === 0;
  return (
    <div className={css.keys} role="group" aria-label={t('pool.slip')}>
      <Key icon="undo" label={t('pool.undo')} disabled={!canUndo} onPress={room.undo} />
      <Key icon="x" label={t('pool.clear')} disabled={none} onPress={room.clear} />
      <Key label={t('pool.double')} disabled={none && !lies} onPress={room.double} />
    </div>
  );
}

interface KeyProps {
  /** Without one it is "2×". */
  readonly icon?: IconName;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Key({ icon, label, disabled, onPress }: KeyProps) {
  const t = useT();
  return (
    <button type="button" className={css.key} aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      {icon === undefined ? t('room.double') : <Icon name={icon} size="sm" />}
      <span className={css.word} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
