/** Where the handles of a curve lie in the editor, and the curves that everybody knows. */
import type { Curve } from '../../../scenes/kit/tuning';

/** The editor's view box: 0 to 1 across, and room for what overshoots. */
export const VIEW = [-0.12, -0.78, 1.24, 2.16] as const;

const LOWEST = -0.3,
  HIGHEST = 1.7;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A point of the curve in the view box, whose y runs downwards. */
export const place = (x: number, y: number): { readonly x: number; readonly y: number } => ({ x, y: 1 - y });

/** A handle moved, as far as it may: x from 0 to 1, y as far as the editor shows. */
export function movedTo(curve: Curve, handle: 1 | 2, x: number, y: number): Curve {
  const at = { x: round(clamp(x, 0, 1)), y: round(clamp(y, LOWEST, HIGHEST)) };
  return handle === 1 ? { ...curve, x1: at.x, y1: at.y } : { ...curve, x2: at.x, y2: at.y };
}

const of = (
  name: string,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): { readonly name: string; readonly curve: Curve } => ({ name, curve: { x1, y1, x2, y2 } });

export const CURVES = [
  of('linear', 0.3333, 0.3333, 0.6667, 0.6667),
  of('quad in', 0.3333, 0, 0.6667, 0.3333),
  of('quad out', 0.3333, 0.6667, 0.6667, 1),
  of('cubic in', 0.3333, 0, 0.6667, 0),
  of('cubic out', 0.3333, 1, 0.6667, 1),
  of('in and out', 0.65, 0, 0.35, 1),
  of('expo out', 0.16, 1, 0.3, 1),
  of('back in', 0.3333, 0, 0.6667, -0.5672),
  of('back out', 0.3333, 1.5672, 0.6667, 1),
] as const;
