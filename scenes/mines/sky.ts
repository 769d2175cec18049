/** The sky behind the board, with rays that turn about the number. */
import { withinCorners } from '../kit/layout';
import type { SkyArt } from '../kit/sky';
import type { MinesLayout } from './layout';

/** Radius of the plate's corners over its size. */
const ROUND = 0.08;

export const minesSky: SkyArt<MinesLayout, 'number' | 'board'> = {
  gradient: [
    [0, 0x130838],
    [0.1, 0x2a1468],
    [0.22, 0x4c1f8c],
    [0.42, 0x3a1788],
    [0.66, 0x5a1c8e],
    [1, 0x1a0a48],
  ],
  // Widths are in boards.
  lights: [
    { of: 'number', at: [0, 0], width: 1.5, alpha: 0.42, rgb: 0xb04dff },
    { of: 'board', at: [0, 0.6], width: 1.2, alpha: 0.26, rgb: 0xff2fa0 },
    { of: 'board', at: [1, 0.2], width: 1.3, alpha: 0.26, rgb: 0x3a6bff },
    { of: 'board', at: [0.5, 1.15], width: 1.4, alpha: 0.22, rgb: 0x8a3dff },
  ],
  stars: {
    seed: 41,
    far: { count: 60, tints: [0xcfc6ff, 0xffc6f0] },
    near: { count: 20, alpha: [0.4, 0.85], tints: [0xffffff, 0x9fe8ff] },
    bright: { count: 7, alpha: [0.5, 0.85], tints: [0xffe3fa, 0xffe9b0] },
  },
  rays: { count: 20, rgb: 0xe6c8ff, alpha: 0.15 },
  shade: 0.85,
  plan: ({ board, hero, width, height, arrangement }) => {
    const side = arrangement === 'side';
    return {
      bottom: height,
      covered: [withinCorners({ x: board.x, y: board.y, width: board.size, height: board.size }, board.size * ROUND)],
      scale: board.size,
      anchors: {
        number: { x: hero.x, y: hero.y, width: 0, height: 0 },
        board: { x: side ? 0 : board.x, y: board.y, width: side ? width : board.size, height: board.size },
      },
      rays: { x: hero.x, y: hero.y, from: 24, reach: Math.min(board.size, 420) },
    };
  },
};
