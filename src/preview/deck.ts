/**
 * The studio's player: one fixture in one scene on one canvas, with a transport. Nothing of it draws controls; panels call it and follow its
 * state. The clock is the fixture's: a moment looks the same however it was reached, because going back makes the scene anew and plays it
 * up to there in even steps.
 */
import { loadBundle, type LoadedAssets } from '../../scenes/kit/assets';
import { seededRandom } from '../../scenes/kit/random';
import type { QualityLevel, Scene, SceneTuning, SoundPort } from '../../scenes/kit/scene';
import { pick } from '../../assets/manifest';
import type { Fixture } from '../../tests/fixtures/fixture';
import type { Locale } from '../i18n/dictionary';
import { type Cues, type SceneMaker, stages, type StagedGame, type Tunings, type Views } from '../stage/registry';
import { noSound } from '../stage/sound';
import { createSurface, type Surface } from '../stage/surface';
import { countDraws } from './draws';
import { createPlayer, type FixturePlayer } from './player';

/** Of a frame on a 60 Hz screen, and of each step when catching up. */
export const FRAME_MS = 1000 / 60;

/** CSS px, device pixels per CSS px, and what the shell covers (top, right, bottom, left). */
export interface DeckSize {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  readonly inset: readonly [number, number, number, number];
}

/** What a scene is made with; a change makes it anew and plays it up to the same moment. */
export interface DeckSetup<G extends StagedGame> {
  readonly fixture: Fixture<Views[G], Cues[G]>;
  readonly locale: Locale;
  readonly quality: QualityLevel;
  readonly reducedMotion: boolean;
  readonly sound: SoundPort;
  /** Null is the committed file. */
  readonly tuning: SceneTuning<Tunings[G]> | null;
}

/** ms of the fixture's clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface DeckState {
  /** ms into the fixture */
  readonly time: number;
  readonly playing: boolean;
  /** Speed: 0.1 to 4. */
  readonly rate: number;
  readonly loop: Span | null;
}

/** Of the last second. */
export interface DeckStats {
  readonly fps: number;
  /** Main-thread ms of a frame: scene and encoding. */
  readonly mainMs: number;
  readonly drawCalls: number;
  /** Bytes of the scene's textures on the GPU. */
  readonly textureBytes: number;
  /** Pixi objects below the scene's root. */
  readonly objects: number;
}

export interface Deck<G extends StagedGame> {
  readonly game: G;
  readonly canvas: HTMLCanvasElement;
  /** ms of one lap of the fixture */
  readonly length: number;
  state(): DeckState;
  stats(): DeckStats;
  /** Told after each frame and each change. Returns how to leave. */
  subscribe(changed: () => void): () => void;
  play(): void;
  pause(): void;
  /** So many frames on, paused. */
  step(frames?: number): void;
  seek(time: number): void;
  rate(rate: number): void;
  loop(span: Span | null): void;
  /** Shows a view out of turn: the buttons of the states. */
  show(view: Views[G]): void;
  /** Plays a cue out of turn; resolves when its animation settled. */
  cue(cue: Cues[G]): Promise<void>;
  change(setup: Partial<DeckSetup<G>>): void;
  resize(size: DeckSize): void;
  destroy(): void;
}

const countObjects = (node: { readonly children: readonly unknown[] }): number =>
  node.children.reduce<number>((total, child) => total + 1 + (typeof child === 'object' && child !== null && 'children' in child && Array.isArray(child.children) ? countObjects({ children: child.children }) : 0), 0);

/** @throws Error when there is no WebGL or the scene's art cannot be had */
export async function createDeck<G extends StagedGame>(game: G, setup: DeckSetup<G>, size: DeckSize): Promise<Deck<G>> {
  const { bundle, load } = stages[game];
  const [surface, create, assets] = await Promise.all([
    createSurface({ width: size.width, height: size.height, resolution: size.dpr }),
    load(),
    loadBundle(bundle, pick(bundle, size.dpr, size.width)),
  ]);
  return openDeck(game, surface, { create }, assets, setup, size);
}

function openDeck<G extends StagedGame>(game: G, surface: Surface, { create }: SceneMaker<G>, assets: LoadedAssets, first: DeckSetup<G>, firstSize: DeckSize): Deck<G> {
  let setup = first;
  let size = firstSize;
  let state: DeckState = { time: 0, playing: false, rate: 1, loop: null };
  const listeners = new Set<() => void>();
  const draws = countDraws(surface.canvas);
  let drawCalls = 0;
  let frames: readonly { readonly at: number; readonly ms: number }[] = [];
  let scene: Scene<Views[G], Cues[G]>;
  let player: FixturePlayer;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (change: Partial<DeckState>): void => {
    state = { ...state, ...change };
    surface.run(state.playing);
    tell();
  };

  function make(): void {
    const { fixture, locale, sound, tuning, quality, reducedMotion } = setup;
    const made = create({
      now: () => player.now(),
      random: seededRandom(fixture.seed),
      assets,
      // What was played on the way to a moment was not meant to be heard.
      sound: { play: (...args) => audible && sound.play(...args), loop: (name) => (audible ? sound.loop(name) : noSound.loop(name)), music: () => audible && sound.music() },
      text: stages[game].words[locale],
      reducedMotion,
      quality,
    }, tuning ?? undefined);
    scene = made;
    player = createPlayer(fixture, () => made);
    fit();
  }

  let audible = false;

  function fit(): void {
    const [top, right, bottom, left] = size.inset;
    surface.resize(size.width, size.height, size.dpr);
    scene.resize({ width: size.width, height: size.height, inset: { top, right, bottom, left } });
  }

  function draw(): void {
    surface.render();
    drawCalls = draws();
  }

  /** Makes the scene anew and plays it up to a moment, unheard and unseen. */
  function reach(time: number): void {
    surface.show(null);
    scene?.destroy();
    make();
    player.advance(0);
    for (let at = 0; at < time; at += FRAME_MS) player.advance(Math.min(FRAME_MS, time - at));
    surface.show(scene.root);
    draw();
  }

  function onFrame(ms: number): void {
    if (!state.playing) return;
    const began = performance.now();
    const step = Math.min(ms, 100) * state.rate;
    audible = true;
    player.advance(step);
    audible = false;
    frames = [...frames.filter(({ at }) => began - at < 1000), { at: began, ms: performance.now() - began }];
    drawCalls = draws();
    const { from, to } = state.loop ?? { from: 0, to: setup.fixture.length };
    const time = state.time + step;
    state = { ...state, time };
    if (time >= to) {
      state = { ...state, time: from };
      reach(from);
    }
    tell();
  }

  surface.onFrame = onFrame;
  reach(0);
  set({});

  return {
    game,
    canvas: surface.canvas,
    get length() {
      return setup.fixture.length;
    },
    state: () => state,
    stats: () => ({
      fps: frames.length,
      mainMs: frames.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, frames.length),
      drawCalls,
      textureBytes: assets.source.pixelWidth * assets.source.pixelHeight * 4,
      objects: countObjects(scene.root),
    }),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    play: () => set({ playing: true }),
    pause: () => set({ playing: false }),
    step(count = 1) {
      for (let i = 0; i < count; i += 1) player.advance(FRAME_MS);
      draw();
      set({ playing: false, time: state.time + count * FRAME_MS });
    },
    seek(time) {
      const at = Math.max(0, Math.min(time, setup.fixture.length));
      reach(at);
      set({ time: at });
    },
    rate: (rate) => set({ rate: Math.max(0.1, Math.min(4, rate)) }),
    loop: (loop) => set({ loop: loop && { from: Math.max(0, Math.min(loop.from, loop.to)), to: Math.min(setup.fixture.length, Math.max(loop.from, loop.to)) } }),
    show(view) {
      scene.show(view);
      draw();
      tell();
    },
    async cue(cue) {
      audible = true;
      const settled = scene.cue(cue);
      audible = false;
      await settled;
    },
    change(next) {
      setup = { ...setup, ...next };
      state = { ...state, time: Math.min(state.time, setup.fixture.length) };
      reach(state.time);
      tell();
    },
    resize(next) {
      size = next;
      fit();
      draw();
      tell();
    },
    destroy() {
      listeners.clear();
      surface.show(null);
      scene.destroy();
      assets.destroy();
      surface.destroy();
    },
  };
}
