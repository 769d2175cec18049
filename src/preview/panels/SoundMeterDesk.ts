/**
 * The sound desk behind the meter: the sounds of a bundle, decoded, played on the audio context that @pixi/sound shares with the scene, so that
 * one meter hears both. Made after a gesture only: loading the package opens the context.
 */
import { type Bundle, music as loopSound, type Sound, url } from '../../../assets/manifest';
import { listen } from '../../stage/listening';
import { type Levels, levelsOf } from './SoundMeterLevels';

export interface SoundEntry {
  readonly name: string;
  /** Seconds. */
  readonly length: number;
  readonly loop: boolean;
  /** As it was made, at volume 1. */
  readonly levels: Levels;
}

export interface SoundDesk {
  readonly sounds: readonly SoundEntry[];
  /** @param volume 1 as it was made; more to see how much room there is */
  play(name: string, volume: number): void;
  stop(): void;
  /** What is heard now: the scene and what is played here, before the compressor at the end. */
  levels(): Levels;
  destroy(): void;
}

const MUSIC = 'music';

/** Opus where it can be decoded, MP3 elsewhere. */
async function decoded(context: BaseAudioContext, sound: Sound): Promise<AudioBuffer> {
  const get = async (path: string): Promise<AudioBuffer> => {
    const response = await fetch(url(path));
    if (!response.ok) throw new Error(`sound ${response.status}`);
    return context.decodeAudioData(await response.arrayBuffer());
  };
  return get(sound.webm).catch(() => get(sound.mp3));
}

const channelsOf = (buffer: AudioBuffer): readonly Float32Array[] =>
  Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));

/** @throws Error when there is no WebAudio, or the sounds cannot be had */
export async function openSoundDesk({ sounds }: Pick<Bundle, 'sounds'>): Promise<SoundDesk> {
  const { sound, webaudio } = await import('@pixi/sound');
  const shared = sound.context;
  if (!(shared instanceof webaudio.WebAudioContext)) throw new Error('This browser has no WebAudio.');
  const { audioContext, analyser } = shared;
  sound.disableAutoPause = true;
  const [effects, music] = await Promise.all([decoded(audioContext, sounds), decoded(audioContext, loopSound)]);
  const ear = Symbol('sound desk');
  listen(audioContext, ear, true);
  const samples = new Float32Array(analyser.fftSize);
  const playing = new Set<AudioBufferSourceNode>();

  const entries = Object.entries(sounds.sprites).map(([name, { start, end, loop = false }]): SoundEntry => ({
    name,
    loop,
    length: end - start,
    levels: levelsOf(channelsOf(effects), Math.floor(start * effects.sampleRate), Math.ceil(end * effects.sampleRate)),
  }));

  function stop(): void {
    for (const source of [...playing]) source.stop();
  }

  return {
    sounds: [...entries, { name: MUSIC, loop: true, length: music.duration, levels: levelsOf(channelsOf(music)) }],
    play(name, volume) {
      const sprite = sounds.sprites[name];
      const source = audioContext.createBufferSource();
      const gain = audioContext.createGain();
      source.buffer = name === MUSIC ? music : effects;
      gain.gain.value = volume;
      source.connect(gain).connect(analyser);
      source.onended = () => {
        playing.delete(source);
        gain.disconnect();
      };
      playing.add(source);
      // A loop is heard once: enough to judge it.
      if (sprite) source.start(0, sprite.start, sprite.end - sprite.start);
      else source.start();
    },
    stop,
    levels() {
      analyser.getFloatTimeDomainData(samples);
      return levelsOf([samples]);
    },
    destroy() {
      stop();
      listen(audioContext, ear, false);
    },
  };
}
