/** The sky behind the table, with rays that turn about the card. */
import type { SkyArt } from '../kit/sky';
import type { HiloLayout } from './layout';

/** Width of the card in the middle, in units. */
export const CARD_WIDE = 164;
/** Lights of the sky: about the open card and about the fan, the far one and the near one of each. */
export const HALO = { open: [5, 6], fan: [7, 8] } as const;

export const hiloSky: SkyArt<HiloLayout, 'card' | 'hero' | 'open' | 'fan'> = {
  gradient: [
    [0, 0x120838],
    [0.24, 0x241266],
    [0.46, 0x3a1788],
    [0.72, 0x4a1a90],
    [1, 0x240c58],
  ],
  lights: [
    { of: 'card', at: [0, 0], width: 700, alpha: 0.4, rgb: 0x7a3dff },
    { of: 'hero', at: [0.02, 0.96], width: 500, alpha: 0.24, rgb: 0xff2fa0 },
    { of: 'hero', at: [0.98, 0.3], width: 520, alpha: 0.34, rgb: 0x3a6bff },
    { of: 'card', at: [0, 0], width: 420, alpha: 0.16, rgb: 0xffb07a },
    { of: 'hero', at: [0.5, 1.5], width: 720, alpha: 0.3, rgb: 0xa03dff },
    // The halo of what lies open, by HALO.
    { of: 'open', at: [0, 0], width: 620, alpha: 0.42, rgb: 0 },
    { of: 'open', at: [0, 0], width: 515, alpha: 0.62, rgb: 0 },
    { of: 'fan', at: [0, 0], width: 620, alpha: 0.42, rgb: 0 },
    { of: 'fan', at: [0, 0], width: 515, alpha: 0.62, rgb: 0 },
  ],
  stars: {
    seed: 67,
    far: { count: 110, tints: [0xcfc6ff, 0xffc6f0] },
    near: { count: 38, size: [1.8, 3.2] },
    bright: { count: 8, alpha: [0.5, 0.85], tints: [0xffe3fa, 0xffe9b0] },
  },
  rays: { count: 20, rgb: 0xe6dcff, alpha: 0.17 },
  shade: 0.85,
  plan: ({ arrangement, hero, card, fan, unit, width, height }) => ({
    bottom: height,
    scale: Math.max(0.8, unit) * (arrangement === 'side' ? 1.3 : 1) * Math.max(1, hero.width / 620),
    anchors: {
      card: { x: card.x, y: card.y, width: 0, height: 0 },
      open: { x: card.x, y: card.y, width: 0, height: 0, unit },
      fan: { x: fan.x, y: fan.y, width: 0, height: 0, unit: fan.width / CARD_WIDE },
      hero: { ...hero, width: arrangement === 'side' ? width : hero.width },
    },
    rays: {
      x: card.x,
      y: card.y,
      from: 30 * unit,
      reach: Math.min(440 * Math.max(0.8, unit), Math.max(hero.width, hero.height)),
    },
  }),
};
