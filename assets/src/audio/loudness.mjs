/** Loudness after ITU-R BS.1770 (K-weighted, gated), and bringing a sound to a target level. */
import { SR, decibel, gainOf, map, peak } from './dsp.mjs';

function filter(b, [b0, b1, b2, a1, a2]) {
  return b.map((channel) => {
    const out = new Float32Array(channel.length);
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    channel.forEach((x, i) => {
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      out[i] = y;
    });
    return out;
  });
}
/** The standard's shelf and high-pass at 48 kHz. */
const SHELF = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585];
const HIGH_PASS = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** Integrated loudness in LUFS; a sound shorter than one 400 ms block is measured over its own length. */
export function lufs(b) {
  const weighted = filter(filter(b, SHELF), HIGH_PASS);
  const size = Math.min(Math.round(0.4 * SR), b[0].length);
  const powers = [];
  for (let start = 0; start + size <= b[0].length; start += Math.max(1, Math.round(size / 4))) {
    powers.push(
      weighted.reduce(
        (sum, channel) => sum + channel.subarray(start, start + size).reduce((s, v) => s + v * v, 0) / size,
        0,
      ),
    );
  }
  const loud = (list) => -0.691 + 10 * Math.log10(list.reduce((s, p) => s + p, 0) / list.length);
  const absolute = powers.filter((p) => loud([p]) > -70);
  if (!absolute.length) return -Infinity;
  const gate = loud(absolute) - 10;
  return loud(absolute.filter((p) => loud([p]) > gate));
}

/** Nothing leaves above this; what a loudness target would push over it is rounded off softly. */
const CEILING = gainOf(-1);
const limit = (b) =>
  peak(b) <= CEILING
    ? b
    : map(b, (v) => {
        const a = Math.abs(v);
        const knee = CEILING * 0.7;
        return a <= knee ? v : Math.sign(v) * (knee + (CEILING - knee) * Math.tanh((a - knee) / (CEILING - knee)));
      });

/** @param level {peak: dBFS} for ticks and hits, {lufs} for whatever is heard as a phrase */
export function toLevel(b, level) {
  const gain = 'peak' in level ? gainOf(level.peak) / (peak(b) || 1) : gainOf(level.lufs - lufs(b));
  return limit(map(b, (v) => v * gain));
}

/** One row of the level table. */
export const measure = (b) => ({
  seconds: +(b[0].length / SR).toFixed(2),
  peak: +decibel(peak(b)).toFixed(1),
  lufs: +lufs(b).toFixed(1),
});
