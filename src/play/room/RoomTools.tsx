import { memo, type ReactNode } from 'react';
import { useSettings } from '../../house/hooks';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { MUTE_KEY } from './keys';
import type { RoomTool } from './RoomLayout';
import { useOpenSheet } from './sheets';
import css from './RoomTools.module.css';

/** Above the bet sheet of a phone: who is in, the ways to history and fairness, and the sound. */
export const RoomTools = memo(function RoomTools({
  tools,
  extra,
}: {
  readonly tools: readonly RoomTool[];
  readonly extra?: ReactNode;
}) {
  const t = useT();
  const open = useOpenSheet();
  const [first, ...rest] = tools;
  return (
    <nav className={css.tools} aria-label={t('room.tools')}>
      {first ? (
        <button type="button" className={css.wide} aria-label={first.label} onClick={() => open(first.sheet)}>
          <Icon name={first.icon} size="sm" />
          <span className={css.face}>{first.face ?? first.label}</span>
        </button>
      ) : null}
      <span className={css.grow} />
      {rest.map(({ sheet, icon, label }) => (
        <IconButton key={sheet} icon={icon} label={label} onClick={() => open(sheet)} />
      ))}
      {extra}
      <SoundButton />
    </nav>
  );
});

/** Sound on or off, remembered on the device. The tooltip names the key that does the same. */
export function SoundButton() {
  const t = useT();
  const [{ sound }, set] = useSettings();
  const label = t(sound ? 'sound.on' : 'sound.off');
  const key = MUTE_KEY.toUpperCase();
  return (
    <IconButton
      icon={sound ? 'sound' : 'mute'}
      label={label}
      title={`${label} (${key})`}
      aria-keyshortcuts={key}
      aria-pressed={!sound}
      onClick={() => set({ sound: !sound })}
    />
  );
}
