import type { GameTile } from '../../tiles';
import wheel from '../../../ui/art/wheel.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [wheel],
  mark: wheel,
};
