import type { BetMode } from '../../../../machines/kit/button';
import { useT } from '../../../i18n';
import { Segmented } from '../../../ui/Segmented';

interface ModeSwitchProps {
  readonly mode: BetMode;
  readonly onMode: (mode: BetMode) => void;
  readonly disabled?: boolean;
}

/** By hand or by itself. */
export function ModeSwitch({ mode, onMode, disabled = false }: ModeSwitchProps) {
  const t = useT();
  return (
    <Segmented
      label={t('room.mode')}
      value={mode}
      onChange={onMode}
      disabled={disabled}
      options={[
        { value: 'manual', label: t('room.manual') },
        { value: 'auto', label: t('room.auto') },
      ]}
    />
  );
}
