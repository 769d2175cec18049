/** The coin flip room's effects: a thick coin that is flicked up, hums as it turns, and lands on velvet. */
import { TAU, ad, add, bell, biquad, buf, exp, fm, noise, note, reseed, reverb, sweep } from './dsp.mjs';

/** The partials of a thick disc of metal, over its lowest. */
const DISC = [1, 1.58, 2.24, 2.92, 3.68];

/** Metal that is struck. @param ring how long its lowest partial rings, s */
const struck = (b, at, pitch, ring, gain, pan = 0) => {
  DISC.forEach((ratio, i) => {
    const length = ring * 3.2;
    add(
      b,
      at,
      length,
      (t) => Math.sin(TAU * pitch * ratio * t) * ad(t, 0.001, ring / (1 + i * 0.7)),
      gain / (1.4 + i),
      pan,
    );
  });
  return b;
};

/** Flicked off the thumb: a bright ring, and the flutter of its turning, which thins out as it falls. */
export function toss() {
  reseed(81);
  const b = buf(1.1);
  struck(b, 0.06, 2350, 0.16, 0.8, -0.1);
  const thumb = biquad('bp', 1900, 0.9);
  add(b, 0, 0.09, (t) => thumb(noise()) * exp(t, 0.014), 0.6);
  const air = biquad('bp', 3400, 1.4);
  add(
    b,
    0.08,
    0.95,
    (t) => {
      // Two faces pass with every turn.
      const turn = Math.max(0, Math.sin(TAU * 9.2 * t)) ** 3;
      return air(noise(), 2600 + 2200 * Math.sin((Math.PI * t) / 0.95)) * turn * Math.sin((Math.PI * t) / 0.95) ** 0.7;
    },
    0.4,
    0.1,
  );
  add(b, 0.08, 0.9, (t) => Math.sin(TAU * 2350 * t) * (0.4 + 0.6 * Math.sin(TAU * 9.2 * t) ** 2) * exp(t, 0.28), 0.1);
  return reverb(b, { wet: 0.14, tail: 0.3 });
}

/** Lands on velvet: a heavy thud, a short damped ring, and three small knocks as it rocks. */
export function land() {
  reseed(82);
  const b = buf(0.8);
  const thud = sweep((t) => 62 + 130 * exp(t, 0.022));
  const cloth = biquad('lp', 700, 0.7);
  add(b, 0, 0.28, (t) => thud(t) * exp(t, 0.07), 1);
  add(b, 0, 0.12, (t) => cloth(noise()) * exp(t, 0.03), 0.7);
  struck(b, 0, 1560, 0.06, 0.5);
  [0.2, 0.32, 0.41].forEach((at, i) => {
    struck(b, at, 1720 + i * 120, 0.035, 0.26 / (i + 1), i % 2 ? 0.3 : -0.3);
    add(b, at, 0.08, (t) => thud(t) * exp(t, 0.02), 0.26 / (i + 1));
  });
  return reverb(b, { wet: 0.1, tail: 0.22, room: 0.7 });
}

/** Right: a clear note with its fifth and a bell over it; the scene plays it a semitone higher each time. */
export function right() {
  const b = buf(0.7);
  for (const [n, at, gain] of [
    [67, 0, 0.5],
    [74, 0.05, 0.42],
    [79, 0.1, 0.34],
  ]) {
    add(b, at, 0.6, bell(note(n), 0.32, 0.8), gain, at * 4 - 0.2);
    add(b, at, 0.3, fm(note(n), 2, 1.1, 0.14), gain * 0.35);
  }
  add(b, 0.1, 0.5, bell(note(98), 0.14, 1.1), 0.14, 0.2);
  return reverb(b, { wet: 0.18, tail: 0.34 });
}

/** Wrong: a low note that sinks; nothing scolds. */
export function wrong() {
  reseed(83);
  const b = buf(0.6);
  const fall = sweep((t) => 196 - 110 * Math.min(1, t / 0.4));
  const low = biquad('lp', 800, 0.8);
  add(b, 0, 0.46, (t) => fall(t) * ad(t, 0.014, 0.15), 0.9);
  add(b, 0, 0.3, (t) => low(noise(), 700 - 1600 * t) * ad(t, 0.02, 0.07), 0.35);
  return reverb(b, { wet: 0.1, tail: 0.2 });
}
