import type { GameTile } from '../../tiles';
import bomb from '../../../ui/art/bomb.webp?no-inline';
import gem from '../../../ui/art/gem.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [gem, bomb],
  mark: gem,
};
