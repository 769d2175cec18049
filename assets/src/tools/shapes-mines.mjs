/** The mines room's pieces that are not rendered: the board's frame and well, a tile in plain white. */
import { all, gradient, rect } from './shapes.mjs';

export const mines = {
  /** The board: a deep plate with a lit edge; nine-slice. */
  board: {
    size: [72, 96],
    borders: { left: 26, top: 30, right: 26, bottom: 30 },
    svg:
      gradient('g', [
        [0, '#2A1A78'],
        [0.5, '#1A0E55'],
        [1, '#12093A'],
      ]) +
      gradient('l', [
        [0, '#6A5AE0'],
        [0.5, '#4A38B0'],
        [1, '#33258A'],
      ]) +
      rect(0, 0, 72, 96, 24, 'fill="url(#g)"') +
      rect(1, 1, 70, 94, 23, 'fill="none" stroke="url(#l)" stroke-width="2"') +
      rect(3.2, 3.2, 65.6, 89.6, 21, 'fill="none" stroke="#fff" stroke-opacity=".06" stroke-width="1.2"'),
  },
  /** A tile's outline and its whole face, white: rims, light and shadow on one. */
  tile_line: {
    size: [48, 48],
    borders: all(12),
    svg: rect(1.1, 1.1, 45.8, 45.8, 8.5, 'fill="none" stroke="#fff" stroke-width="2.2"'),
  },
  tile_flat: { size: [48, 48], borders: all(12), svg: rect(0, 0, 48, 48, 9, 'fill="#fff"') },
};
