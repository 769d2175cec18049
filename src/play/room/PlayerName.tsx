import { initialOf } from '../../../machines/kit/face';
import { useT } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import css from './PlayerName.module.css';

interface PlayerNameProps {
  /** As everybody is shown it; its first letter is the face of whoever has no picture. */
  readonly username: string;
  /** What stands in place of the name. */
  readonly shown?: string;
  readonly hue: number;
  /** The address of the player's picture. */
  readonly picture?: string | null;
  readonly bot: boolean;
}

/** Whose row of a list it is: face, name, and whether it is a house bot. */
export function PlayerName({ username, shown = username, hue, picture = null, bot }: PlayerNameProps) {
  const t = useT();
  return (
    <span className={css.player}>
      <Avatar initial={initialOf(username)} hue={hue} picture={picture} size={24} />
      <span className={css.name}>{shown}</span>
      {bot ? (
        <span className={css.bot} title={t('lobby.botsHint')}>
          {t('common.bot')}
        </span>
      ) : null}
    </span>
  );
}
