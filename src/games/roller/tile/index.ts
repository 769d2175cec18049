import type { GameTile } from '../../tiles';
import css from './tile.module.css';

export const tile: GameTile = {
  css,
  letters: ['4', '8', '2'],
};
