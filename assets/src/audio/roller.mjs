/** The roller room's effects: a spring, a needle that rushes round, and the small clicks of a gauge. */
import { ad, add, bell, biquad, buf, exp, noise, note, reseed, reverb, sweep, TAU } from './dsp.mjs';

const sine = (f) => (t) => Math.sin(TAU * f * t);

/** A marker passes a notch: a dry, small click. */
export function notch() {
  reseed(31);
  const air = biquad('bp', 5200, 1.4);
  return add(buf(0.07), 0, 0.06, (t) => sine(2100)(t) * exp(t, 0.006) * 0.7 + air(noise()) * exp(t, 0.003));
}

/** The sides change places: two notes that cross. */
export function swap() {
  const b = buf(0.3);
  const [up, down] = [sweep((t) => 520 + 900 * t), sweep((t) => 1040 - 900 * t)];
  add(b, 0, 0.2, (t) => up(t) * ad(t, 0.01, 0.07), 0.6, 0.4);
  return add(b, 0.03, 0.2, (t) => down(t) * ad(t, 0.01, 0.07), 0.5, -0.4);
}

/** A spring is drawn: a short creak upwards. */
export function pull() {
  reseed(33);
  const b = buf(0.26);
  const tone = sweep((t) => 140 + 900 * t);
  const air = biquad('bp', 1400, 1.2);
  add(
    b,
    0,
    0.22,
    (t) => tone(t) * (0.5 + 0.5 * sine(46)(t)) * Math.min(1, t / 0.03) * exp(Math.max(0, t - 0.12), 0.04),
  );
  return add(b, 0, 0.2, (t) => air(noise(), 900 + 6000 * t) * Math.min(1, t / 0.05), 0.25);
}

/** The needle lets go and rushes round, slower and slower. */
export function rush() {
  reseed(34);
  const b = buf(1.1);
  const air = biquad('bp', 2600, 0.8);
  const hum = sweep((t) => 120 + 420 * (1 - t / 1.1) ** 4);
  add(
    b,
    0,
    1.05,
    (t) => air(noise(), 500 + 4200 * (1 - t / 1.1) ** 3) * Math.min(1, t / 0.02) * (1 - t / 1.1) ** 1.6,
    0.9,
    -0.2,
  );
  return add(b, 0, 1, (t) => hum(t) * Math.min(1, t / 0.04) * (1 - t / 1.05) ** 2, 0.3, 0.2);
}

/** The needle stands: a small weight on metal. */
export function stand() {
  const b = buf(0.5);
  const thump = sweep((t) => 120 + 160 * exp(t, 0.02));
  add(b, 0, 0.16, (t) => thump(t) * exp(t, 0.05), 0.9);
  add(b, 0.004, 0.4, bell(note(86), 0.16, 0.8), 0.35);
  return reverb(b, { wet: 0.12, tail: 0.25 });
}

/** The needle comes close to the marker: a held breath. */
export function near() {
  const b = buf(0.7);
  for (const [n, pan] of [
    [74, -0.4],
    [81, 0.4],
  ])
    add(
      b,
      0,
      0.65,
      (t) => sine(note(n))(t) * Math.min(1, t / 0.25) * (t > 0.45 ? exp(t - 0.45, 0.06) : 1) * (0.7 + 0.3 * sine(9)(t)),
      0.4,
      pan,
    );
  return b;
}
