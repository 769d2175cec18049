/** The hilo room's effects: card stock on felt, and a note that the scene raises with every right guess. */
import { ad, add, bell, biquad, buf, exp, fm, noise, note, reseed, reverb, sweep } from './dsp.mjs';

/** Air moved by a card: a band of noise that opens and closes. */
const swish = (b, at, length, from, to, gain, pan) => {
  const air = biquad('bp', from, 0.8);
  return add(
    b,
    at,
    length,
    (t) => air(noise(), from + ((to - from) * t) / length) * Math.sin((Math.PI * t) / length) ** 1.6,
    gain,
    pan,
  );
};

/** The edge of a card let go. */
const snap = (b, at, gain, pitch = 1) => {
  const paper = biquad('bp', 2600 * pitch, 1.1);
  const body = sweep((t) => (170 + 160 * exp(t, 0.012)) * pitch);
  add(b, at, 0.09, (t) => paper(noise()) * exp(t, 0.011), gain);
  return add(b, at, 0.14, (t) => body(t) * exp(t, 0.03), gain * 0.55);
};

/** A card slides off the deck. */
export function slide() {
  reseed(31);
  return snap(swish(buf(0.34), 0, 0.24, 1500, 4200, 0.9, -0.25), 0.2, 0.16, 1.4);
}

/** A card turns over and lies. */
export function flip() {
  reseed(32);
  const b = swish(buf(0.3), 0, 0.11, 2600, 5200, 0.5, 0.1);
  return reverb(snap(snap(b, 0.05, 0.4, 1.25), 0.12, 1), { wet: 0.1, tail: 0.2, room: 0.7 });
}

/** Right: a warm note with its fifth; the scene plays it higher each time. */
export function right() {
  const b = buf(0.6);
  for (const [n, at, gain] of [
    [69, 0, 0.5],
    [76, 0.05, 0.42],
    [81, 0.1, 0.26],
  ]) {
    add(b, at, 0.5, bell(note(n), 0.3, 0.7), gain, at * 4 - 0.2);
    add(b, at, 0.3, fm(note(n), 2, 1.2, 0.14), gain * 0.4);
  }
  return reverb(b, { wet: 0.16, tail: 0.3 });
}

/** Wrong: the air goes out; nothing scolds. */
export function wrong() {
  reseed(33);
  const b = buf(0.55);
  const low = biquad('lp', 900, 0.8);
  const fall = sweep((t) => 210 - 150 * Math.min(1, t / 0.34));
  add(b, 0, 0.42, (t) => fall(t) * ad(t, 0.012, 0.13), 0.9);
  add(b, 0, 0.3, (t) => low(noise(), 900 - 2200 * t) * ad(t, 0.02, 0.07), 0.5);
  return reverb(b, { wet: 0.1, tail: 0.2 });
}

/** A card flicked away. */
export function skip() {
  reseed(34);
  return swish(swish(buf(0.3), 0, 0.2, 3200, 7000, 0.8, 0.5), 0.05, 0.2, 5200, 2400, 0.35, 0.8);
}

/** Cards riffled off the table, one after another. */
export function sweepUp() {
  reseed(35);
  const b = buf(0.62);
  for (let i = 0; i < 7; i++)
    snap(swish(b, i * 0.045, 0.1, 2400 + i * 300, 4200 + i * 300, 0.4, i / 3 - 1), 0.03 + i * 0.045, 0.3, 1 + i * 0.07);
  return reverb(b, { wet: 0.12, tail: 0.2 });
}
