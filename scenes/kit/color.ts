/** Colours as numbers 0xRRGGBB, mixed without allocating. */

/** The number of a tuning's colour, #rrggbb. */
export const hexColor = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** The colour `t` (0 to 1) of the way from `a` to `b`. */
export function mix(a: number, b: number, t: number): number {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const r = ((a >> 16) & 255) + (((b >> 16) & 255) - ((a >> 16) & 255)) * t;
  const g = ((a >> 8) & 255) + (((b >> 8) & 255) - ((a >> 8) & 255)) * t;
  const l = (a & 255) + ((b & 255) - (a & 255)) * t;
  return (r << 16) | (g << 8) | l;
}

/** One of the channels, 0 to 255. */
function channel(n: number, hue: number, lightness: number): number {
  const k = (n + hue / 30) % 12;
  return Math.round(255 * (lightness - 0.33 * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
}

/** A saturated colour from a hue in degrees, for avatars. */
export function hueColor(hue: number, lightness = 0.66): number {
  return (channel(0, hue, lightness) << 16) | (channel(8, hue, lightness) << 8) | channel(4, hue, lightness);
}
