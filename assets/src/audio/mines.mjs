/** The mines room's effects: a tile turns over, a gem rings out. The explosion and the cash-out are shared. */
import { ad, add, bell, biquad, buf, exp, noise, note, reseed, reverb, sweep } from './dsp.mjs';

/** A heavy tile turns over: stone on stone and a breath of air. */
export function flip() {
  reseed(61);
  const b = buf(0.26);
  const air = biquad('bp', 1500, 0.8);
  const knock = sweep((t) => 150 + 210 * exp(t, 0.014));
  add(b, 0, 0.2, (t) => air(noise(), 900 + 5200 * t) * Math.sin((Math.PI * t) / 0.2) ** 1.6, 0.55);
  return add(b, 0.1, 0.14, (t) => knock(t) * ad(t, 0.002, 0.035), 0.9);
}

/** A gem: two glassy notes with a bright edge; the scene plays it a semitone higher each time. */
export function gem() {
  reseed(62);
  const b = buf(0.7);
  const edge = biquad('hp', 6200);
  for (const [n, at] of [
    [79, 0],
    [86, 0.045],
  ])
    add(b, at, 0.6, bell(note(n), 0.22, 0.8), 0.5, at ? 0.3 : -0.3);
  add(b, 0.02, 0.4, bell(note(98), 0.12, 1.1), 0.2);
  add(b, 0, 0.06, (t) => edge(noise()) * exp(t, 0.012), 0.25);
  return reverb(b, { wet: 0.16, tail: 0.3 });
}
