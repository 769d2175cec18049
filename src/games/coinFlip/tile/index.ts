import type { GameTile } from '../../tiles';
import heads from '../../../ui/art/coin-heads.webp?no-inline';
import tails from '../../../ui/art/coin-tails.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [tails, heads],
  mark: heads,
};
