/** Levels of sound as a meter shows them. */

export interface Levels {
  /** Largest sample, 1 is full scale; more than that clips. */
  readonly peak: number;
  /** Root of the mean square, over all channels. */
  readonly rms: number;
}

/** @param channels samples between -1 and 1, as WebAudio has them @param from @param to of the samples, `to` not among them */
export function levelsOf(channels: readonly Float32Array[], from = 0, to = channels[0]?.length ?? 0): Levels {
  let peak = 0;
  let squares = 0;
  let count = 0;
  for (const samples of channels) {
    for (let i = Math.max(0, from); i < Math.min(to, samples.length); i += 1) {
      const sample = Math.abs(samples[i] ?? 0);
      if (sample > peak) peak = sample;
      squares += sample * sample;
      count += 1;
    }
  }
  return { peak, rms: count === 0 ? 0 : Math.sqrt(squares / count) };
}

/** What is less than this is silence, dBFS. */
export const FLOOR_DB = -60;

export const decibels = (level: number): number => (level <= 0 ? -Infinity : 20 * Math.log10(level));

/** `-6.0 dB`; silence is `−∞`. */
export const sayDecibels = (level: number): string => {
  const db = decibels(level);
  return db < FLOOR_DB ? '−∞' : `${db > 0 ? '+' : db < 0 ? '−' : ''}${Math.abs(db).toFixed(1)} dB`;
};

/** How much of a meter a level fills, 0 to 1: the scale is in decibels, full scale at 1. */
export const filled = (level: number): number => Math.max(0, Math.min(1, 1 - decibels(level) / FLOOR_DB));

/** Whether it is cut off at such a volume. */
export const clips = ({ peak }: Levels, volume: number): boolean => peak * volume > 1;
