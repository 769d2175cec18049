/** The sounds of the dice room: dice shaken, dice on the tray, a die that counts. */
import { TAU, add, bell, biquad, buf, exp, noise, note, reseed, reverb, sweep } from './dsp.mjs';

/** One die against another or the tray: a knock of bone with a little of the room. @param f pitch of the body */
function knockAt(b, at, f, gain, pan = 0) {
  const air = biquad('bp', f * 3.1, 1.6);
  const body = sweep((t) => f * (1 + 0.5 * exp(t, 0.006)));
  add(b, at, 0.16, (t) => body(t) * exp(t, 0.022) * 0.9 + air(noise()) * exp(t, 0.007) * 1.1, gain, pan);
}

/** Three dice in a closed hand: knocks that come faster. */
export function rattle() {
  reseed(21);
  const b = buf(0.62);
  for (let i = 0, at = 0; i < 13 && at < 0.52; i += 1) {
    knockAt(b, at, 900 + ((i * 371) % 520), 0.32 + 0.03 * i, ((i * 7) % 5) / 4 - 0.5);
    at += 0.058 - i * 0.0016;
  }
  return b;
}

/** A die meets the felt: a thud under a knock. */
export function knock() {
  reseed(22);
  const b = buf(0.42);
  const thud = sweep((t) => 74 + 120 * exp(t, 0.02));
  add(b, 0, 0.3, (t) => thud(t) * exp(t, 0.06), 0.85);
  knockAt(b, 0.002, 760, 0.7);
  return reverb(b, { wet: 0.12, tail: 0.22 });
}

/** A die shows the player's face: a clear note with its octave. */
export function match() {
  const b = buf(0.5);
  add(b, 0, 0.46, bell(note(81), 0.2, 0.8), 0.6);
  add(b, 0.01, 0.4, bell(note(93), 0.14, 0.6), 0.3);
  add(b, 0, 0.05, (t) => Math.sin(TAU * 2400 * t) * exp(t, 0.01), 0.2);
  return reverb(b, { wet: 0.16, tail: 0.3 });
}

/** The dice slide away over the felt. */
export function slide() {
  reseed(23);
  const air = biquad('bp', 900, 0.6);
  return add(
    buf(0.4),
    0,
    0.36,
    (t) => air(noise(), 700 + 1600 * t) * Math.sin(Math.PI * Math.min(1, t / 0.36)) ** 1.5,
    0.8,
  );
}
