import type { GameId } from '../../contract/games';
import { TILES } from '../lobby/tiles';
import coin from '../ui/art/coin.webp?no-inline';
import css from './GamePicture.module.css';

/** A game's mark on its ground, as the lobby has it. */
export function GamePicture({ game, size = 44 }: { readonly game: GameId; readonly size?: number }) {
  return (
    <span className={css.ground} style={{ width: size, height: size }}>
      <img src={TILES[game].mark ?? coin} alt="" width={size * 0.72} height={size * 0.72} loading="lazy" />
    </span>
  );
}
