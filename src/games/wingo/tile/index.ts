import type { GameTile } from '../../tiles';
import ball0 from '../../../ui/art/ball-0.webp?no-inline';
import hero0 from '../../../ui/art/hero-0.webp?no-inline';
import hero2 from '../../../ui/art/hero-2.webp?no-inline';
import hero7 from '../../../ui/art/hero-7.webp?no-inline';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  pictures: [hero7, hero2, hero0],
  mark: ball0,
};
