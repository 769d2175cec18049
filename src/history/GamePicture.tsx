import type { GameId } from '../../contract/games';
import { TILES } from '../games/tiles';
import coin from '../ui/art/coin.webp?no-inline';
import css from './GamePicture.module.css';

/** A game's mark on its ground, as the lobby has it. A background, not an image: rows of a list come and go with every step, and each image would be loaded anew. */
export const GamePicture = ({ game, size }: { readonly game: GameId; readonly size?: number }) => (
  <span
    className={css.ground}
    style={{ width: size, height: size, backgroundImage: `url(${TILES[game].mark ?? coin})` }}
  />
);
