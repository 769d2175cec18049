/** The sky behind the dish, with rays that turn about the coin. */
import type { SkyArt } from '../kit/sky';
import type { CoinFlipLayout } from './layout';

export const coinFlipSky: SkyArt<CoinFlipLayout, 'coin' | 'canvas'> = {
  gradient: [
    [0, 0x0e0730],
    [0.22, 0x1d1058],
    [0.48, 0x36148a],
    [0.74, 0x45168c],
    [1, 0x1c0a4c],
  ],
  lights: [
    { of: 'coin', at: [0, 0], width: 620, alpha: 0.42, rgb: 0x7a3dff },
    { of: 'coin', at: [0, -0.4], width: 360, alpha: 0.2, rgb: 0xffb03a },
    { of: 'canvas', at: [0.04, 0.2], width: 460, alpha: 0.3, rgb: 0x3a6bff },
    { of: 'canvas', at: [0.98, 0.62], width: 520, alpha: 0.26, rgb: 0xff2fa0 },
    { of: 'canvas', at: [0.5, 1.02], width: 700, alpha: 0.28, rgb: 0xa03dff },
  ],
  stars: {
    seed: 83,
    far: { count: 110 },
    near: { count: 36 },
    bright: { count: 8, tints: [0xffe9b0, 0xe6e0ff] },
  },
  rays: { count: 20, rgb: 0xffe6c4, alpha: 0.15 },
  shade: 0.85,
  plan: ({ arrangement, coin, width, height }) => ({
    bottom: height,
    scale: Math.max(0.8, coin.radius / 80) * (arrangement === 'side' ? 1.25 : 1),
    anchors: {
      coin: { x: coin.x, y: coin.y, width: coin.radius * 2, height: coin.radius * 2 },
      canvas: { x: 0, y: 0, width, height },
    },
    rays: { x: coin.x, y: coin.y, from: coin.radius * 0.5, reach: coin.radius * 5.4 },
  }),
};
