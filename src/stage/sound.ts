/**
 * The room's sounds on @pixi/sound: one sprite of effects and the background loop. Nothing is fetched, and no audio context made, before the
 * player's first gesture, nor while sound is off; muting, and music apart from it, is the player's setting; a hidden tab ducks. Nothing is mixed while nobody can hear it.
 */
import type { IMediaInstance, Sound as PixiSound, SoundLibrary } from '@pixi/sound';
import { type Bundle, music as loopSound, type Sound, url } from '../../assets/manifest';
import type { SoundPort } from '../../scenes/kit/scene';
import type { StageSettings } from './feed';
import { listen } from './listening';

export interface SoundBoard extends SoundPort {
  /** Quiet while the tab is hidden. */
  duck(on: boolean): void;
  destroy(): void;
}

/** No sound at all: fixtures, tests, a browser without audio. */
export const noSound: SoundPort = {
  play: () => {},
  loop: () => ({ set: () => {}, stop: () => {} }),
  music: () => {},
};

const MUSIC_VOLUME = 0.5;
const FADE_MS = 260;
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** What is used of the package, which is loaded with the first gesture. */
interface Library {
  readonly Sound: typeof PixiSound;
  readonly sound: SoundLibrary;
}

/** Opus where it plays, MP3 elsewhere. */
const encodingOf = (sound: Sound): string =>
  new Audio().canPlayType('audio/webm; codecs=opus') === '' ? sound.mp3 : sound.webm;

async function load(
  library: Library,
  sound: Sound,
  sprites?: Record<string, { start: number; end: number }>,
): Promise<PixiSound> {
  const response = await fetch(url(encodingOf(sound)));
  if (!response.ok) throw new Error(`sound ${response.status}`);
  const source = await response.arrayBuffer();
  return new Promise((resolve, reject) => {
    library.Sound.from({
      source,
      preload: true,
      ...(sprites ? { sprites } : {}),
      loaded: (error, loaded) => (loaded ? resolve(loaded) : reject(error)),
    });
  });
}

interface Loop {
  readonly name: string;
  instance: IMediaInstance | null;
  volume: number;
  rate: number;
  stopped: boolean;
}

export function createSoundBoard({ sounds }: Pick<Bundle, 'sounds'>, settings: StageSettings): SoundBoard {
  let library: Library | null = null;
  let effects: PixiSound | null = null;
  let music: PixiSound | null = null;
  let musicWanted = false;
  let opening = false;
  let hidden = false;
  let closed = false;
  const loops = new Set<Loop>();
  const ear = Symbol('sound board');

  const audible = (): boolean => settings.get().sound && !hidden && !closed;

  /** The browser lets us make a noise now; fetch what there is to play. A failure leaves the room silent, which is no error. */
  function open(): void {
    if (opening || !audible()) return;
    opening = true;
    settings.set({ audioLoading: true });
    import('@pixi/sound')
      .then(async (loaded) => {
        library = loaded;
        loaded.sound.disableAutoPause = true;
        attend();
        if (closed) return;
        const ready = await load(loaded, sounds, sounds.sprites);
        if (closed) return ready.destroy();
        effects = ready;
        level();
        for (const loop of loops) begin(loop);
        startMusic();
      })
      .catch(() => {
        opening = false;
      })
      .finally(() => {
        if (!closed) settings.set({ audioLoading: false });
      });
  }

  const musical = (): boolean => settings.get().music !== false;

  function level(): void {
    if (library) library.sound.volumeAll = audible() ? 1 : 0;
    if (music) music.paused = !musical();
    attend();
  }

  /** To the audio context: no other room's volume is touched. */
  function attend(): void {
    if (library) listen(library.sound.context.audioContext, ear, audible());
  }

  function changed(): void {
    if (navigator.userActivation?.hasBeenActive) open();
    level();
    startMusic();
  }

  function begin(loop: Loop): void {
    if (!effects || loop.stopped || loop.instance) return;
    const started = effects.play({ sprite: loop.name, loop: true, volume: loop.volume, speed: loop.rate });
    if (started instanceof Promise) return;
    loop.instance = started;
  }

  function startMusic(): void {
    if (!musicWanted || !musical() || !audible() || music || !library) return;
    musicWanted = false;
    load(library, loopSound)
      .then((loop) => {
        if (closed) return loop.destroy();
        music = loop;
        void loop.play({ loop: true, volume: MUSIC_VOLUME });
        level();
      })
      .catch(() => undefined);
  }

  for (const gesture of GESTURES) window.addEventListener(gesture, open, { passive: true });
  const unsubscribe = settings.subscribe(changed);
  changed();

  return {
    play(name, options = {}) {
      if (!effects || !audible() || !(name in sounds.sprites)) return;
      void effects.play({ sprite: name, volume: options.volume ?? 1, speed: options.rate ?? 1 });
    },
    loop(name) {
      const loop: Loop = { name, instance: null, volume: 0, rate: 1, stopped: !(name in sounds.sprites) };
      loops.add(loop);
      begin(loop);
      return {
        set({ volume, rate }) {
          loop.volume = volume ?? loop.volume;
          loop.rate = rate ?? loop.rate;
          if (!loop.instance) return;
          loop.instance.volume = loop.volume;
          loop.instance.speed = loop.rate;
        },
        stop() {
          loop.stopped = true;
          loops.delete(loop);
          fadeOut(loop.instance);
          loop.instance = null;
        },
      };
    },
    music() {
      if (music) return;
      musicWanted = true;
      startMusic();
    },
    duck(on) {
      hidden = on;
      changed();
    },
    destroy() {
      // Nobody waits for it any more.
      if (opening && !effects) settings.set({ audioLoading: false });
      closed = true;
      attend();
      unsubscribe();
      for (const gesture of GESTURES) window.removeEventListener(gesture, open);
      loops.clear();
      effects?.destroy();
      music?.destroy();
    },
  };
}

/** A loop that is cut clicks; it is turned down over a few steps instead. */
function fadeOut(instance: IMediaInstance | null): void {
  if (!instance) return;
  const from = instance.volume;
  const steps = 8;
  for (let i = 1; i <= steps; i += 1) {
    window.setTimeout(
      () => {
        if (i < steps) instance.volume = from * (1 - i / steps);
        else instance.stop();
      },
      (FADE_MS * i) / steps,
    );
  }
}
