/** What only the roulette room sounds like: the ball on its track, on the frets and in its pocket. */
import { SR, TAU, ad, add, bell, biquad, buf, exp, noise, note, reseed, reverb, sweep } from './dsp.mjs';

const sine = (f) => (t) => Math.sin(TAU * f * t);

/** The ball dropped onto the track: ivory on wood. */
export function clack() {
  reseed(31);
  const b = buf(0.3);
  const wood = biquad('bp', 1450, 2.2);
  add(b, 0, 0.12, (t) => wood(noise()) * exp(t, 0.012) * 2.4);
  add(b, 0, 0.2, (t) => (sine(720)(t) + 0.5 * sine(1720)(t)) * ad(t, 0.001, 0.028), 0.7);
  add(b, 0.085, 0.1, (t) => (sine(760)(t) + 0.5 * sine(1810)(t)) * ad(t, 0.001, 0.02), 0.25);
  return reverb(b, { wet: 0.1, tail: 0.2 });
}

/** The ball runs: a low roll with a flutter of whole cycles, cross-faded into a seamless loop. */
export function roll() {
  reseed(33);
  const [length, cross] = [1, 0.25];
  const b = buf(length + cross);
  const body = biquad('bp', 620, 0.9);
  const air = biquad('bp', 2600, 0.7);
  add(b, 0, length + cross, (t) => {
    const turns = 0.75 + 0.25 * sine(14)(t);
    return body(noise()) * 1.4 * turns + air(noise()) * 0.35 * turns + sine(98)(t) * 0.12;
  });
  const [n, x] = [length * SR, cross * SR];
  return b.map((channel) =>
    channel.slice(0, n).map((v, i) => (i < x ? v * Math.sqrt(i / x) + channel[n + i] * Math.sqrt(1 - i / x) : v)),
  );
}

/** The ball hits a fret; also the pointer over each fret, quieter. */
export function hop() {
  const b = buf(0.16);
  add(b, 0, 0.05, (t) => (sine(2350)(t) + 0.6 * sine(3940)(t)) * ad(t, 0.0008, 0.011), 0.9);
  return add(b, 0, 0.14, bell(1480, 0.05, 0.7), 0.35);
}

/** The ball lies: a soft thump, and the pocket rings. */
export function pocket() {
  const b = buf(0.85);
  const thump = sweep((t) => 64 + 130 * exp(t, 0.028));
  add(b, 0, 0.3, (t) => thump(t) * exp(t, 0.085), 0.9);
  for (const [n, at] of [
    [74, 0],
    [81, 0.035],
    [86, 0.07],
  ])
    add(b, at, 0.7, bell(note(n), 0.34, 0.9), 0.3, at ? 0.3 : -0.3);
  return reverb(b, { wet: 0.18, tail: 0.35 });
}
