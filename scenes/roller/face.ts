/** The gauge's face: one opaque piece whose corners carry the light that falls on it, where a disc under two glows shaded it three times. */
import type { Frame } from '../kit/frames';
import { fallOff } from '../kit/glow-sky';
import type { Quads } from '../kit/quads';
import { RADIUS } from './layout';

const TURN = Math.PI * 2;
const GROUND = 0x0e0630;
/** From above the middle; px of a phone. */
const LIGHTS = [
  { high: 34, radius: RADIUS * 1.25, rgb: 0x3c1f9c, alpha: 0.66 },
  { high: 54, radius: RADIUS * 0.75, rgb: 0x4a2ac0, alpha: 0.2 },
] as const;
const RINGS = 9;
const SIDES = 32;
const CORNERS = RINGS * SIDES * 4;

/** The face and its light as they are at a place, px of a phone from the middle. */
function colorAt(x: number, y: number): number {
  let [r, g, b] = [GROUND >> 16, (GROUND >> 8) & 255, GROUND & 255];
  for (const { high, radius, rgb, alpha } of LIGHTS) {
    const light = alpha * fallOff(Math.hypot(x, y + high) / radius);
    r += (rgb >> 16) * light;
    g += ((rgb >> 8) & 255) * light;
    b += (rgb & 255) * light;
  }
  return (Math.min(255, r) << 16) | (Math.min(255, g) << 8) | Math.min(255, b);
}

export class Face {
  private readonly points = new Float32Array(CORNERS * 2);
  private readonly colors = new Uint32Array(CORNERS);

  constructor(private readonly px: Frame) {}

  /** @param unit px of the canvas for one of a phone */
  draw(batch: Quads, x: number, y: number, radius: number, unit: number): void {
    for (let k = 0; k < CORNERS; k += 1) {
      const corner = k % 4;
      const quad = (k - corner) / 4;
      const ring = Math.floor(quad / SIDES) + (corner > 1 ? 0 : 1);
      const side = (quad % SIDES) + (corner === 1 || corner === 2 ? 1 : 0);
      const dx = (Math.cos((side / SIDES) * TURN) * radius * ring) / RINGS;
      const dy = (Math.sin((side / SIDES) * TURN) * radius * ring) / RINGS;
      this.points[k * 2] = x + dx;
      this.points[k * 2 + 1] = y + dy;
      this.colors[k] = colorAt(dx / unit, dy / unit);
    }
    batch.mesh(this.px, this.points, this.colors);
  }
}
