import type { GameTile } from '../../tiles';
import bell from '../../../ui/art/bell.webp?no-inline';
import cherry from '../../../ui/art/cherry.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [bell, cherry],
  mark: bell,
};
