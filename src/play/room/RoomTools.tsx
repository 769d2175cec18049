import { memo, type ReactNode } from 'react';
import { useRoute } from 'wouter';
import { OPEN_GAMES } from '../../../contract/games';
import { useHouse, useSettings } from '../../house/hooks';
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
      <ExplainButton />
      <SoundButton />
    </nav>
  );
});

/** Sound on or off, remembered on the device. The tooltip names the key that does the same. */
export function SoundButton() {
  const t = useT();
  const [{ sound, audioLoading }, set] = useSettings();
  const loading = sound && audioLoading;
  const label = t(loading ? 'sound.loading' : sound ? 'sound.on' : 'sound.off');
  const key = MUTE_KEY.toUpperCase();
  return (
    <IconButton
      icon={sound ? 'sound' : 'mute'}
      label={label}
      title={`${label} (${key})`}
      aria-keyshortcuts={key}
      aria-pressed={!sound}
      aria-busy={loading || undefined}
      onClick={() => set({ sound: !sound })}
    />
  );
}

/** Explains the room's game once more. Nothing where no room is: a replay has the same frame. */
export function ExplainButton() {
  const t = useT();
  const { explainer } = useHouse();
  const [, params] = useRoute('/game/:id');
  const game = OPEN_GAMES.find((id) => id === params?.id);
  if (game === undefined) return null;
  return <IconButton icon="help" label={t('room.explain')} onClick={() => explainer.ask(game)} />;
}
