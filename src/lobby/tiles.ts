/** What stands on each game's tile in the lobby. */
import type { GameId } from '../../contract/games';
import ball0 from '../ui/art/hero-0.webp';
import ball2 from '../ui/art/hero-2.webp';
import ball7 from '../ui/art/hero-7.webp';
import bell from '../ui/art/bell.webp?no-inline';
import bomb from '../ui/art/bomb.webp?no-inline';
import cherry from '../ui/art/cherry.webp?no-inline';
import die1 from '../ui/art/die-1.webp?no-inline';
import die5 from '../ui/art/die-5.webp?no-inline';
import gem from '../ui/art/gem.webp?no-inline';
import wheel from '../ui/art/wheel.webp?no-inline';

/** The game of the hero has no tile. */
export type TiledGame = Exclude<GameId, 'crash'>;

/** `pictures` are drawn back to front, placed by the stylesheet; cards and drums are drawn with letters. */
export interface TileArt {
  readonly pictures: readonly string[];
  readonly letters: readonly string[];
}

export const TILES: Readonly<Record<TiledGame, TileArt>> = {
  wingo: { pictures: [ball7, ball2, ball0], letters: [] },
  roulette: { pictures: [wheel], letters: [] },
  dice: { pictures: [die5, die1], letters: [] },
  dingdong: { pictures: [bell, cherry], letters: [] },
  mines: { pictures: [gem, bomb], letters: [] },
  hilo: { pictures: [], letters: ['7♠', 'Q♥'] },
  roller: { pictures: [], letters: ['4', '8', '2'] },
};
