import type { GameTile } from '../../tiles';
import rocket from '../../../ui/art/rocket-fly.webp?no-inline';

/** The lobby's hero shows its flight instead of a tile. */
export const tile: GameTile = { mark: rocket };
