/** What each level of quality may spend. The stage lowers it when frames run late (DESIGN, quality governor). */
import type { QualityLevel } from './scene';

export interface QualityBudget {
  /** Share of particles and stars, 0 to 1. */
  readonly particles: number;
  /** Whether large soft glows are drawn: they cost fill rate, which cheap phones lack. */
  readonly glow: boolean;
  /** The most device pixels per CSS px. */
  readonly resolution: number;
}

export const qualityBudget: Readonly<Record<QualityLevel, QualityBudget>> = {
  high: { particles: 1, glow: true, resolution: 2 },
  medium: { particles: 0.7, glow: true, resolution: 1.5 },
  low: { particles: 0.45, glow: false, resolution: 1.25 },
};
