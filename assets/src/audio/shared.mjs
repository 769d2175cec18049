/** Effects that more than one room has. */
import { TAU, ad, add, bell, biquad, buf, exp, fm, noise, note, reseed, reverb, rnd } from './dsp.mjs';

export const sine = (f) => (t) => Math.sin(TAU * f * t);

/** A soft glass tick: 3 ms of noise over a falling pitch. */
export function press() {
  reseed(2);
  const air = biquad('bp', 3800, 0.9);
  return add(
    buf(0.11),
    0,
    0.1,
    (t) => sine(1250)(t + 0.011 * (1 - exp(t, 0.012))) * exp(t, 0.014) * 0.8 + air(noise()) * exp(t, 0.004) * 0.9,
  );
}

/** Two small metal dings. */
function chip() {
  const b = buf(0.26);
  add(b, 0, 0.1, bell(2637, 0.06, 1.3), 0.6);
  return add(b, 0.04, 0.2, bell(3520, 0.11, 1.2), 0.7);
}

/** Low and short: refused, not scolded. */
function error() {
  const b = buf(0.3);
  for (const [n, at] of [
    [58, 0],
    [53, 0.09],
  ])
    add(b, at, 0.2, (t) => (sine(note(n))(t) + 0.35 * sine(note(n) * 2)(t)) * ad(t, 0.004, 0.055), 0.6);
  return b;
}

/** A bet stands: a coin, then a rising fourth. */
function bet() {
  const b = buf(0.36);
  add(b, 0, 0.12, bell(2637, 0.06, 1.2), 0.35);
  for (const [n, at] of [
    [76, 0.03],
    [81, 0.09],
  ])
    add(b, at, 0.26, bell(note(n), 0.16, 0.6), 0.6);
  return reverb(b, { wet: 0.1, tail: 0.25 });
}

function tick(f) {
  return add(
    buf(0.2),
    0,
    0.19,
    (t) => (sine(f)(t) + 0.3 * sine(2 * f)(t) + 0.12 * sine(3 * f)(t)) * ad(t, 0.003, 0.045),
  );
}

/** A win: an arpeggio that grows longer, wider and brighter with `notes`, a closing chord, a sprinkle of coins. */
function win(notes, chord, coins, tail) {
  reseed(42);
  const b = buf(notes.length * 0.07 + 0.9);
  notes.forEach((n, i) => {
    add(b, i * 0.07, 0.8, bell(note(n), 0.42, 1.1), 0.34, i % 2 ? 0.25 : -0.25);
    add(b, i * 0.07, 0.45, fm(note(n), 2, 1.6, 0.2), 0.16);
  });
  const end = notes.length * 0.07;
  chord.forEach((n, i) => add(b, end + i * 0.012, 0.85, bell(note(n), 0.6, 0.8), 0.22, i / 2 - 0.75));
  for (let i = 0; i < coins; i++) {
    const f = 3900 + rnd() * 2600;
    add(b, 0.1 + rnd() * end, 0.2, bell(f, 0.09 + rnd() * 0.05, 1.3), 0.1, rnd() * 1.6 - 0.8);
  }
  return reverb(b, { wet: 0.2, tail, room: 0.8 });
}

/** The own bet taken out: two quick notes and a breath of air; the win's own sound follows by its size. */
function cashed() {
  reseed(4);
  const b = buf(0.4);
  const air = biquad('hp', 5000);
  for (const [n, at] of [
    [79, 0],
    [84, 0.055],
  ]) {
    add(b, at, 0.34, fm(note(n), 3, 2, 0.16), 0.35, at ? 0.3 : -0.3);
    add(b, at, 0.34, bell(note(n + 12), 0.2), 0.2);
  }
  add(b, 0, 0.3, (t) => air(noise()) * exp(t, 0.08) * Math.min(1, t / 0.04), 0.08);
  return reverb(b, { wet: 0.12, tail: 0.25 });
}

/** A round ended, nothing gained: one plain wooden note. */
function plain() {
  return add(buf(0.22), 0, 0.2, (t) => (sine(523)(t) + 0.2 * sine(1569)(t)) * ad(t, 0.003, 0.05));
}

const winS = { level: { lufs: -17 }, make: () => win([72, 76, 79], [84, 88], 0, 0.3) };
const winM = { level: { lufs: -16 }, make: () => win([67, 72, 76, 79, 84], [84, 88, 91], 6, 0.4) };
const winL = { level: { lufs: -15 }, make: () => win([67, 72, 74, 76, 79, 84, 86, 88], [84, 88, 91, 96], 14, 0.5) };

/** What every room has. */
export const shared = {
  press: { level: { peak: -9 }, make: press },
  chip: { level: { peak: -9 }, make: chip },
  error: { level: { peak: -9 }, make: error },
  bet: { level: { peak: -8 }, make: bet },
  countdown: { level: { peak: -9 }, make: () => tick(880) },
  win_s: winS,
  win_m: winM,
  win_l: winL,
  win_xl: { same: 'win_l' },
};

/** Money taken by hand. */
export const cashout = { level: { peak: -7 }, make: cashed };
/** A round that gained nothing. */
export const neutral = { level: { peak: -12 }, make: plain };
