/** Sounds of the bundles: one effects sprite a game, and the background loop. */
import { effects } from '../audio/effects.mjs';
import { measure, toLevel } from '../audio/loudness.mjs';
import { music } from '../audio/music.mjs';
import { encode, layOut } from '../audio/sprite.mjs';
import { emit } from './output.mjs';

const MUSIC_LUFS = -24;

/** Write both encodings; {webm, mp3}. */
function write(folder, stem, { webm, mp3 }) {
  const [a, b] = [emit(folder, stem, 'webm', webm), emit(folder, stem, 'mp3', mp3)];
  return { webm: a.file, mp3: b.file };
}

export function effectsSprite(game) {
  const { samples, sprites, table } = layOut(effects[game]);
  console.table(table);
  return { ...write(game, 'sfx', encode(samples, { mono: true, opus: 24, mp3: 40 })), sprites };
}

export function musicLoop() {
  const loop = toLevel(music(), { lufs: MUSIC_LUFS });
  console.table([{ name: 'music', ...measure(loop) }]);
  return write('music', 'loop', encode(loop, { mono: false, opus: 40, mp3: 56 }));
}

export const gamesWithSound = Object.keys(effects);
