/**
 * A small synthesiser: stereo Float32 buffers at 48 kHz, no dependencies. Randomness is seeded, so every build
 * gives the same samples. A buffer is [left, right]; times are seconds, gains linear, levels dBFS.
 */
export const SR = 48000;
export const TAU = Math.PI * 2;

let seed = 1;
export const reseed = (s) => {
  seed = s >>> 0 || 1;
};
/** Seeded xorshift, 0 to 1. */
export function rnd() {
  seed ^= seed << 13;
  seed >>>= 0;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  seed >>>= 0;
  return seed / 2 ** 32;
}
export const noise = () => rnd() * 2 - 1;

export const buf = (seconds) => [new Float32Array(Math.ceil(seconds * SR)), new Float32Array(Math.ceil(seconds * SR))];
/** Exponential decay with time constant `tau`. */
export const exp = (t, tau) => Math.exp(-t / tau);
/** Linear attack `a`, then decay `d`. */
export const ad = (t, a, d) => (t < 0 ? 0 : t < a ? t / a : Math.exp(-(t - a) / d));
/** MIDI note to hertz. */
export const note = (n) => 440 * 2 ** ((n - 69) / 12);

/** Mix fn(t) into a buffer at time `at` for `length`, panned -1 to 1, the last 2 ms faded. Wraps round when `wrap`. */
export function add(b, at, length, fn, gain = 1, pan = 0, wrap = false) {
  const start = Math.round(at * SR);
  const n = Math.round(length * SR);
  const size = b[0].length;
  const left = Math.cos(((pan + 1) * Math.PI) / 4) * gain * Math.SQRT2;
  const right = Math.sin(((pan + 1) * Math.PI) / 4) * gain * Math.SQRT2;
  for (let i = 0; i < n; i++) {
    let at = start + i;
    if (at >= size) {
      if (!wrap) break;
      at %= size;
    }
    const v = fn(i / SR) * Math.min(1, (n - i) / 96);
    b[0][at] += v * left;
    b[1][at] += v * right;
  }
  return b;
}

/** A sine whose frequency is freq(t); keeps its phase. */
export function sweep(freq) {
  let phase = 0;
  return (t) => {
    phase += (TAU * freq(t)) / SR;
    return Math.sin(phase);
  };
}

/** RBJ biquad ('lp', 'hp' or 'bp') as a stateful filter; the frequency may change from sample to sample. */
export function biquad(type, f0, q = 0.707) {
  let [x1, x2, y1, y2, last] = [0, 0, 0, 0, -1];
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  const tune = (f) => {
    const w = (TAU * Math.min(f, SR * 0.45)) / SR;
    const c = Math.cos(w);
    const alpha = Math.sin(w) / (2 * q);
    const a0 = 1 + alpha;
    if (type === 'lp') [b0, b1, b2] = [(1 - c) / 2, 1 - c, (1 - c) / 2];
    else if (type === 'hp') [b0, b1, b2] = [(1 + c) / 2, -(1 + c), (1 + c) / 2];
    else [b0, b1, b2] = [alpha, 0, -alpha];
    b0 /= a0;
    b1 /= a0;
    b2 /= a0;
    a1 = (-2 * c) / a0;
    a2 = (1 - alpha) / a0;
    last = f;
  };
  return (x, f = f0) => {
    if (f !== last) tune(f);
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

const PARTIALS = [
  [1, 1, 1],
  [2.01, 0.45, 0.7],
  [2.76, 0.35, 0.5],
  [5.4, 0.22, 0.28],
  [8.93, 0.1, 0.16],
];
/** A struck bar: inharmonic partials, the sparkle of coins and wins. */
export const bell =
  (f, decay = 0.6, bright = 1) =>
  (t) =>
    PARTIALS.reduce(
      (sum, [ratio, gain, length], i) =>
        sum + gain * (i > 2 ? bright : 1) * Math.sin(TAU * f * ratio * t) * exp(t, decay * length),
      0,
    ) * Math.min(1, t / 0.0015);

/** A plucked FM tone. */
export const fm =
  (f, ratio, index, decay, indexDecay = decay * 0.4) =>
  (t) =>
    Math.sin(TAU * f * t + index * exp(t, indexDecay) * Math.sin(TAU * f * ratio * t)) *
    exp(t, decay) *
    Math.min(1, t / 0.003);

const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const ALLPASSES = [556, 441, 341, 225];
const delays = (lengths, spread) =>
  lengths.map((n) => ({ line: new Float32Array(Math.round(((n + spread) * SR) / 44100)), at: 0, low: 0 }));

/**
 * Reverb: eight combs and four allpasses a side; returns a longer buffer. With `wrap` the length stays and the
 * end's tail runs into the start: a seamless loop.
 */
export function reverb(b, { wet = 0.2, room = 0.82, damp = 0.35, tail = 1.2, wrap = false } = {}) {
  const size = b[0].length + (wrap ? 0 : Math.round(tail * SR));
  return [0, 1].map((side) => {
    const out = new Float32Array(size);
    const combs = delays(COMBS, side * 23);
    const allpasses = delays(ALLPASSES, side * 23);
    for (let pass = wrap ? 0 : 1; pass < 2; pass++) {
      for (let i = 0; i < size; i++) {
        const inside = i < b[0].length;
        const x = inside ? (b[0][i] + b[1][i]) * 0.015 : 0;
        let y = 0;
        for (const c of combs) {
          const v = c.line[c.at];
          c.low = v * (1 - damp) + c.low * damp;
          c.line[c.at] = x + c.low * room;
          c.at = (c.at + 1) % c.line.length;
          y += v;
        }
        for (const a of allpasses) {
          const v = a.line[a.at];
          a.line[a.at] = y + v * 0.5;
          y = v - y;
          a.at = (a.at + 1) % a.line.length;
        }
        if (pass) out[i] = (inside ? b[side][i] : 0) + y * wet * 3;
      }
    }
    return out;
  });
}

export const map = (b, fn) => b.map((channel) => channel.map(fn));
export const peak = (b) => b.reduce((m, channel) => channel.reduce((a, v) => Math.max(a, Math.abs(v)), m), 0);
export const decibel = (gain) => 20 * Math.log10(gain);
export const gainOf = (db) => 10 ** (db / 20);
/** Soft saturation. */
export const saturate = (b, drive = 1.5) => map(b, (v) => Math.tanh(v * drive) / Math.tanh(drive));

/** Cut trailing silence below -66 dB and fade the last 8 ms, so that nothing clicks. */
export function trim(b, threshold = 5e-4) {
  let n = b[0].length;
  while (n > 480 && Math.abs(b[0][n - 1]) < threshold && Math.abs(b[1][n - 1]) < threshold) n--;
  const fade = Math.min(384, n);
  return b.map((channel) => {
    const cut = channel.slice(0, n);
    for (let i = 0; i < fade; i++) cut[n - 1 - i] *= i / fade;
    return cut;
  });
}
