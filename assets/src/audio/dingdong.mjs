/** The dingdong room's effects: lamps that tick by, the roll before a run, where it lands, and the wave of another run. */
import { ad, add, bell, biquad, buf, exp, fm, noise, note, reseed, reverb, sweep, TAU } from './dsp.mjs';

/** One lamp lights up: a short marimba key; the scene plays it higher the faster the light runs. */
export function lamp() {
  const b = buf(0.14);
  const f = note(79);
  add(
    b,
    0,
    0.13,
    (t) => (Math.sin(TAU * f * t) + 0.32 * Math.sin(TAU * f * 3.93 * t) * exp(t, 0.012)) * ad(t, 0.0015, 0.034),
  );
  return add(b, 0, 0.02, (t) => Math.sin(TAU * f * 9.2 * t) * exp(t, 0.003), 0.25);
}

/** The ring goes dark: a drum roll that swells. */
export function roll() {
  reseed(51);
  const b = buf(0.5);
  for (let i = 0; i < 15; i++) {
    const skin = biquad('bp', 900 + i * 26, 0.8);
    const body = sweep((t) => 120 + 90 * exp(t, 0.016));
    add(
      b,
      i * 0.03,
      0.11,
      (t) => skin(noise()) * exp(t, 0.018) * 0.9 + body(t) * exp(t, 0.035) * 0.5,
      0.25 + 0.75 * (i / 14) ** 1.4,
      i % 2 ? 0.3 : -0.3,
    );
  }
  return reverb(b, { wet: 0.1, tail: 0.2 });
}

/** The light stays: ding, and dong a third below it. */
export function land() {
  reseed(52);
  const b = buf(1.1);
  const thump = sweep((t) => 74 + 130 * exp(t, 0.028));
  add(b, 0, 0.26, (t) => thump(t) * exp(t, 0.085), 0.7);
  add(b, 0, 1, bell(note(88), 0.5, 1), 0.5, -0.3);
  add(b, 0.13, 0.95, bell(note(84), 0.6, 0.9), 0.55, 0.3);
  return reverb(b, { wet: 0.2, tail: 0.5 });
}

/** LAGI: air and three notes that go round and up. */
export function again() {
  reseed(53);
  const b = buf(0.8);
  const air = biquad('bp', 800, 1.1);
  add(
    b,
    0,
    0.62,
    (t) => air(noise(), 700 + 4600 * Math.sin((Math.PI * t) / 0.62) ** 2) * Math.sin((Math.PI * t) / 0.62) ** 1.4,
    0.55,
  );
  for (const [i, n] of [74, 79, 83, 86].entries()) {
    add(b, 0.05 + i * 0.1, 0.4, fm(note(n), 2, 1.6, 0.16), 0.34, i % 2 ? 0.4 : -0.4);
    add(b, 0.05 + i * 0.1, 0.4, bell(note(n + 12), 0.2), 0.16);
  }
  return reverb(b, { wet: 0.18, tail: 0.35 });
}
