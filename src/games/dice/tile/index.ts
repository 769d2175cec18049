import type { GameTile } from '../../tiles';
import die1 from '../../../ui/art/die-1.webp?no-inline';
import die5 from '../../../ui/art/die-5.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [die5, die1],
  mark: die5,
};
