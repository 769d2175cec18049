import { Link } from 'wouter';
import type { OpenGame } from '../../contract/games';
import type { LobbyRoom } from '../../contract/site';
import { useT } from '../i18n';
import { formatAmount, formatClock } from '../i18n/format';
import { CountRing } from '../ui/CountRing';
import { cx } from '../ui/cx';
import { useTick } from '../ui/useTick';
import { tileSaying } from './feed';
import { TILES } from '../games/tiles';
import css from './GameTile.module.css';

interface GameTileProps {
  readonly game: OpenGame;
  /** What the lobby's feed says of the room; null while it is not known. */
  readonly room: LobbyRoom | null;
  readonly now: () => number;
}

/** The way into a game: its picture, its name, and the time its next draw takes or who is there. */
export function GameTile({ game, room, now }: GameTileProps) {
  const t = useT();
  const { pictures = [], letters = [], css: own = {} } = TILES[game];
  return (
    <Link href={`/game/${game}`} className={cx(css.tile, own.tile)}>
      <span className={cx(css.art, own.art)} aria-hidden="true">
        {pictures.map((picture) => (
          <img key={picture} src={picture} alt="" loading="lazy" />
        ))}
        {letters.map((letter) => (
          <i key={letter}>
            {[...letter].map((sign) => (
              <b key={sign}>{sign}</b>
            ))}
          </i>
        ))}
      </span>
      {room ? <Live room={room} now={now} /> : null}
      <span className={css.name}>{t(`game.${game}`)}</span>
    </Link>
  );
}

/** Time where there is one to wait for, people everywhere else: house bots are no people. */
function Live({ room, now }: { readonly room: LobbyRoom; readonly now: () => number }) {
  const t = useT();
  const at = useTick(now);
  const saying = tileSaying(room, at);
  switch (saying?.kind) {
    case 'countdown': {
      const { from, to } = saying;
      return (
        <span className={css.live} aria-label={t('lobby.betsLeft', { time: formatClock(to - at) })}>
          <CountRing from={from} to={to} now={now} />
          {formatClock(to - at)}
        </span>
      );
    }
    case 'drawing':
      return (
        <span className={css.live}>
          <i className={css.turn} />
          {t('lobby.drawing')}
        </span>
      );
    case 'people':
      return (
        <span className={css.live} aria-label={t('lobby.flying', { n: formatAmount(saying.n) })}>
          <i className={css.dot} />
          {formatAmount(saying.n)}
        </span>
      );
    case undefined:
      return null;
  }
}
