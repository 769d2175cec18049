import { Link } from 'wouter';
import type { GameId } from '../../../contract/games';
import { initialOf, pictureOf } from '../../../machines/kit/face';
import { useT } from '../../i18n';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { replayPath } from '../room/shareRound';
import { inSheet } from '../room/useBackCloses';
import css from './RoundOf.module.css';

interface RoundOfProps {
  readonly game: GameId;
  readonly roundId: string;
  readonly name: string;
  readonly avatar: string;
  readonly hue: number;
}

/** Who played a round, and the way to see it: anybody's may be looked at and checked. */
export function RoundOf({ game, roundId, name, avatar, hue }: RoundOfProps) {
  const t = useT();
  return (
    <Link
      href={replayPath(game, roundId)}
      replace={inSheet()}
      className={css.player}
      aria-label={`${name}, ${t('room.replayOf', { id: roundId })}`}
      title={t('room.replay')}
    >
      <span className={css.face}>
        <Avatar initial={initialOf(name)} hue={hue} picture={pictureOf(avatar)} size={24} />
        <span className={css.badge}>
          <Icon name="play" size="sm" />
        </span>
      </span>
      <span className={css.name}>{name}</span>
    </Link>
  );
}
