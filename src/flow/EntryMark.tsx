import type { FlowEntry } from '../../contract/flow';
import { GamePicture } from '../history/GamePicture';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { GROUPS } from './texts';
import css from './EntryMark.module.css';

/** What a movement is about, as a picture: its game's, or the mark of its group. */
export function EntryMark({ entry: { of, group }, size = 44 }: { readonly entry: FlowEntry; readonly size?: number }) {
  if (of?.kind === 'round') return <GamePicture game={of.game} size={size} />;
  const { icon, tone } = GROUPS[group];
  return (
    <span className={cx(css.mark, css[tone])} style={{ width: size, height: size }}>
      <Icon name={icon} />
    </span>
  );
}
