/** Lay effects end to end into one sprite, and encode with ffmpeg: Opus in WebM, MP3 for what cannot play it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SR, noise, reseed, trim } from './dsp.mjs';
import { measure, toLevel } from './loudness.mjs';

/** Silence between sounds; a decoder that starts early or late by less stays inside it. */
const GAP = 0.1;
/** Starts snap to Opus frames. */
const FRAME = 0.02;

/** A 16 bit WAV file with a little triangular dither. */
function wav([left, right], mono) {
  reseed(1);
  const channels = mono ? 1 : 2;
  const data = Buffer.alloc(44 + left.length * 2 * channels);
  data.write('RIFF', 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(channels, 22);
  data.writeUInt32LE(SR, 24);
  data.writeUInt32LE(SR * 2 * channels, 28);
  data.writeUInt16LE(2 * channels, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(data.length - 44, 40);
  const put = (v, at) =>
    data.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(v * 32767 + (noise() + noise()) * 0.25))), at);
  for (let i = 0; i < left.length; i++) {
    if (mono) put((left[i] + right[i]) / 2, 44 + i * 2);
    else {
      put(left[i], 44 + i * 4);
      put(right[i], 46 + i * 4);
    }
  }
  return data;
}

/** @returns {{webm: Buffer, mp3: Buffer}} `rate` in kbit/s for each */
export function encode(samples, { mono, opus, mp3 }) {
  const folder = mkdtempSync(join(tmpdir(), 'lintang-sound-'));
  const run = (to, ...args) => {
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-i',
      join(folder, 'in.wav'),
      ...args,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      join(folder, to),
    ]);
    return readFileSync(join(folder, to));
  };
  try {
    writeFileSync(join(folder, 'in.wav'), wav(samples, mono));
    return {
      webm: run(
        'out.webm',
        '-c:a',
        'libopus',
        '-b:a',
        `${opus}k`,
        '-vbr',
        'constrained',
        '-frame_duration',
        '20',
        '-application',
        'audio',
      ),
      mp3: run('out.mp3', '-c:a', 'libmp3lame', '-b:a', `${mp3}k`),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Build a sprite from a table of effects.
 * @returns {{samples: Float32Array[], sprites: Record<string, {start: number, end: number, loop?: true}>, table: object[]}}
 */
export function layOut(effects) {
  const parts = [];
  const sprites = {};
  const table = [];
  let length = Math.round(GAP * SR);
  for (const [name, { make, level, loop, same }] of Object.entries(effects)) {
    if (same) {
      sprites[name] = sprites[same];
      continue;
    }
    const sound = toLevel(loop ? make() : trim(make()), level);
    table.push({ name, ...measure(sound) });
    // A loop is laid out with its own end before it and its own start after it: the codec sees no edge at the seam.
    const roll = loop ? Math.round(0.06 * SR) : 0;
    const size = sound[0].length;
    const rolled = sound.map((c) =>
      Float32Array.from({ length: size + 2 * roll }, (_, i) => c[(i - roll + size) % size]),
    );
    const start = Math.ceil((length + roll) / SR / FRAME) * FRAME;
    parts.push({ at: Math.round(start * SR) - roll, rolled });
    sprites[name] = { start: +start.toFixed(3), end: +(start + size / SR).toFixed(4), ...(loop ? { loop: true } : {}) };
    length = Math.round(start * SR) + size + roll + Math.round(GAP * SR);
  }
  const samples = [0, 1].map((side) => {
    const channel = new Float32Array(length);
    for (const { at, rolled } of parts) channel.set(rolled[side], at);
    return channel;
  });
  return { samples, sprites, table };
}
