/**
 * The background loop: 30 s, eight bars at 64 beats a minute, calm. Detuned pads, a soft bass and struck bars over a
 * fixed progression; everything wraps, so the end runs into the start.
 */
import { SR, TAU, add, biquad, buf, exp, note, reverb } from './dsp.mjs';

const BEAT = 60 / 64;
const BAR = 4 * BEAT;
/** Bass note and chord of each bar (MIDI). */
const CHORDS = [
  [38, [62, 66, 69, 73]],
  [35, [62, 66, 69, 71]],
  [43, [62, 66, 67, 71]],
  [45, [61, 64, 69, 71]],
  [42, [64, 66, 69, 73]],
  [35, [62, 66, 69, 74]],
  [40, [62, 67, 71, 74]],
  [45, [61, 64, 69, 71]],
];
/** Bar by bar: [beat, note] of the struck bars. */
const MELODY = [
  [
    [0, 78],
    [0.5, 83],
    [1.5, 88],
    [2.75, 83],
  ],
  [
    [0.75, 83],
    [2, 86],
    [2.5, 88],
    [3.25, 88],
  ],
  [
    [0, 83],
    [1, 88],
    [2.5, 88],
    [3.5, 88],
  ],
  [
    [0.5, 83],
    [1.25, 88],
    [2, 88],
    [3, 83],
  ],
  [
    [0, 83],
    [0.5, 86],
    [1.5, 81],
    [2.75, 86],
  ],
  [
    [0.75, 83],
    [2, 86],
    [2.5, 83],
    [3.25, 81],
  ],
  [
    [0, 83],
    [1, 78],
    [2.5, 81],
    [3.5, 78],
  ],
  [
    [0.5, 76],
    [1.25, 81],
    [2, 78],
    [3, 74],
  ],
];

const saw = (f) => (t) => 2 * ((f * t) % 1) - 1;

function pad(f) {
  const [a, b, sub] = [saw(f * 1.0025), saw(f * 0.9975), saw(f / 2)];
  const low = biquad('lp', 700, 0.6);
  const length = BAR + 1.4;
  return (t) =>
    low(a(t) + b(t) + 0.5 * sub(t), 640 + 200 * Math.sin(TAU * 0.13 * t)) *
    Math.min(1, t / 1.1) *
    Math.min(1, (length - t) / 1.4);
}

const bass = (f) => (t) =>
  (Math.sin(TAU * f * t) + 0.25 * Math.sin(TAU * 2 * f * t)) * Math.min(1, t / 0.02) * exp(t, 0.9);
const bar = (f) => (t) =>
  (Math.sin(TAU * f * t) * exp(t, 0.5) +
    0.35 * Math.sin(TAU * f * 2.756 * t) * exp(t, 0.14) +
    0.15 * Math.sin(TAU * f * 5.404 * t) * exp(t, 0.05)) *
  Math.min(1, t / 0.002);

export function music() {
  const b = buf(CHORDS.length * BAR);
  CHORDS.forEach(([root, chord], i) => {
    const at = i * BAR;
    chord.forEach((n, k) => add(b, at, BAR + 1.4, pad(note(n)), 0.05, (k - 1.5) * 0.35, true));
    add(b, at, 2.1, bass(note(root)), 0.16, 0, true);
    add(b, at + 2.5 * BEAT, 1.3, bass(note(root)), 0.11, 0, true);
    MELODY[i].forEach(([beat, n], k) =>
      add(b, at + beat * BEAT, 1.8, bar(note(n)), 0.07 + 0.012 * ((i + k) % 3), ((i * 3 + k * 5) % 7) / 6 - 0.5, true),
    );
  });
  return reverb(b, { wet: 0.3, room: 0.86, damp: 0.4, wrap: true }).map((c) =>
    c.subarray(0, Math.round(CHORDS.length * BAR * SR)),
  );
}
