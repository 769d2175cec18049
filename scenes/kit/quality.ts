/** What each level of quality may spend. The stage lowers it when frames run late (DESIGN, quality governor). */
import type { QualityLevel } from './scene';

export interface QualityBudget {
  /** Share of particles and stars, 0 to 1. */
  readonly particles: number;
  /** Whether large soft glows are drawn: they cost fill rate, which cheap phones lack. */
  readonly glow: boolean;
  /** ms between two writings of what only decorates; 0 is each frame. */
  readonly cosmeticMs: number;
  /** The most device pixels per CSS px. */
  readonly resolution: number;
}

export const qualityBudget: Readonly<Record<QualityLevel, QualityBudget>> = {
  high: { particles: 1, glow: true, cosmeticMs: 0, resolution: 2 },
  medium: { particles: 0.7, glow: true, cosmeticMs: 0, resolution: 1.5 },
  low: { particles: 0.45, glow: false, cosmeticMs: 30, resolution: 1.25 },
};

/**
 * Device pixels per CSS px of a canvas.
 * @param sharpness share of what the level allows, 0 to 1
 */
export function resolutionAt(level: QualityLevel, sharpness = 1, device = window.devicePixelRatio): number {
  const best = (of: QualityLevel): number => Math.min(device, qualityBudget[of].resolution);
  // Art is as fine as the best level; drawn at less than half of that, its words break up.
  return Math.max(best(level) * sharpness, best('high') / 2);
}
