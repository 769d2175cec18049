/**
 * The studio's player: one fixture in one scene on one canvas, with a transport. Nothing of it draws controls; panels call it and follow its
 * state. The clock is the fixture's: a moment looks the same however it was reached, because going back makes the scene anew and plays it
 * up to there in even steps.
 */
import type { Container } from 'pixi.js';
import { loadBundle, type LoadedAssets } from '../../scenes/kit/assets';
import { seededRandom } from '../../scenes/kit/random';
import type { Box, Scene, SoundPort } from '../../scenes/kit/scene';
import { pick } from '../../assets/manifest';
import { games } from '../games';
import type { Cues, SceneMaker, StagedGame, Views } from '../stage/registry';
import { noSound } from '../stage/sound';
import { createSurface, type Surface } from '../stage/surface';
import { createCounters } from './counters';
import type { Deck, DeckSetup, DeckSize, DeckState } from './deck-types';
import { nameParts } from './tree';
import { createPlayer, FRAME_MS, type FixturePlayer } from './player';

/** @throws Error when there is no WebGL or the scene's art cannot be had */
export async function createDeck<G extends StagedGame>(game: G, setup: DeckSetup<G>, size: DeckSize): Promise<Deck<G>> {
  const { maker } = await games[game].maker();
  const [surface, assets] = await Promise.all([
    createSurface({ width: size.width, height: size.height, resolution: size.dpr }),
    loadBundle(maker.art, pick(maker.art, size.dpr, size.width)),
  ]);
  return openDeck(game, surface, maker, assets, setup, size);
}

/** Plays from the start to a moment in even steps. */
function playTo(player: FixturePlayer, time: number): void {
  player.advance(0);
  for (let at = 0; at < time; at += FRAME_MS) player.advance(Math.min(FRAME_MS, time - at));
}

function openDeck<G extends StagedGame>(
  game: G,
  surface: Surface,
  { create, art, words, invitation }: SceneMaker<G>,
  loaded: LoadedAssets,
  first: DeckSetup<G>,
  firstSize: DeckSize,
): Deck<G> {
  let assets = loaded;
  let setup = first;
  let size = firstSize;
  let state: DeckState = { time: 0, playing: false, rate: 1, loop: null, astray: false };
  const listeners = new Set<() => void>();
  const counters = createCounters(surface.canvas);
  let scene: Scene<Views[G], Cues[G]>;
  let player: FixturePlayer;
  let made = 0;
  let trying = 0;
  let closed = false;
  let view: Views[G] | null = null;
  let over: Container | null = null;
  let shown: { readonly view: Views[G]; readonly feed?: (now: number) => void } | null = null;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (change: Partial<DeckState>): void => {
    state = { ...state, ...change };
    surface.run(state.playing);
    tell();
  };

  /** A scene of the setup, and what plays the fixture into it. @param told is given each view that it is shown */
  function make(sound: SoundPort, told: (view: Views[G]) => void) {
    const { fixture, locale, tuning, quality, reducedMotion, watched = false } = setup;
    const fresh = create(
      {
        now: () => plays.now(),
        random: seededRandom(fixture.seed),
        assets,
        sound,
        text: watched && invitation !== undefined ? { ...words[locale], [invitation]: '' } : words[locale],
        reducedMotion,
        quality,
      },
      tuning ?? undefined,
    );
    nameParts(fresh);
    const stage = {
      show(view: Views[G]) {
        told(view);
        fresh.show(view);
      },
      cue: (cue: Cues[G]) => fresh.cue(cue),
      tick: (ms: number) => fresh.tick(ms),
    };
    const plays = createPlayer(fixture, () => stage);
    fresh.resize(box());
    return { scene: fresh, player: plays };
  }

  let audible = false;
  // What was played on the way to a moment was not meant to be heard.
  const sound: SoundPort = {
    play: (...args) => audible && setup.sound.play(...args),
    loop: (name) => (audible ? setup.sound.loop(name) : noSound.loop(name)),
    music: () => audible && setup.sound.music(),
  };

  function box(): Box {
    const [top, right, bottom, left] = size.inset;
    return { width: size.width, height: size.height, inset: { top, right, bottom, left } };
  }

  /** The art in the sharpness that the size asks for; until it is there, or when it cannot be had, the other is shown. */
  async function sharpen(): Promise<void> {
    const wanted = (): boolean => !closed && pick(art, size.dpr, size.width) !== assets.scale;
    if (!wanted()) return;
    const next = await loadBundle(art, pick(art, size.dpr, size.width)).catch(() => null);
    if (!next) return;
    if (!wanted() || next.scale === assets.scale) return next.destroy();
    const old = assets;
    assets = next;
    again();
    old.destroy();
    tell();
  }

  surface.onDrawn = () => {
    counters.drawn();
    if (!over) return;
    surface.renderer.render({ container: over, clear: false });
    counters.forget();
  };

  /** Makes the scene anew and plays it up to a moment, unheard and unseen. */
  function reach(time: number): void {
    surface.show(null);
    scene?.destroy();
    surface.resize(size.width, size.height, size.dpr);
    ({ scene, player } = make(sound, (told) => (view = told)));
    made += 1;
    playTo(player, time);
    surface.show(scene.root);
    surface.render();
  }

  /** The same moment in a scene made anew. */
  function again(): void {
    reach(state.time);
    if (!shown) return;
    scene.show(shown.view);
    view = shown.view;
    forward(0);
    surface.render();
  }

  function forward(ms: number): void {
    if (!shown) return player.advance(ms);
    player.drift(ms, shown.feed);
  }

  function onFrame(ms: number): void {
    if (!state.playing) return;
    const began = performance.now();
    const step = Math.min(ms, 100) * state.rate;
    audible = true;
    forward(step);
    audible = false;
    counters.moved(began);
    if (shown) return tell();
    const { from, to } = (trying === 0 ? state.loop : null) ?? { from: 0, to: setup.fixture.length };
    const time = state.time + step;
    state = { ...state, time };
    if (time >= to && trying > 0) {
      state = { ...state, time: time - setup.fixture.length };
    } else if (time >= to) {
      state = { ...state, time: from };
      reach(from);
    }
    tell();
  }

  // PixiJS brings its own objects back; what was on the canvas is drawn anew.
  surface.canvas.addEventListener('webglcontextrestored', again);
  surface.onFrame = onFrame;
  reach(0);
  set({});

  return {
    game,
    canvas: surface.canvas,
    renderer: surface.renderer,
    get length() {
      return setup.fixture.length;
    },
    get fixture() {
      return setup.fixture;
    },
    state: () => state,
    setup: () => setup,
    root: () => scene.root,
    view: () => view,
    box,
    timelines: () => (shown ? [] : scene.timelines()),
    shown: () => shown?.view ?? null,
    stats: () => counters.read(scene.root, assets),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    play: () => set({ playing: true }),
    pause: () => set({ playing: false }),
    step(count = 1, heard = false) {
      audible = heard;
      for (let i = 0; i < count; i += 1) forward(FRAME_MS);
      audible = false;
      surface.render();
      set({ playing: false, ...(shown ? {} : { time: (state.time + count * FRAME_MS) % setup.fixture.length }) });
    },
    seek(time) {
      const at = Math.max(0, Math.min(time, setup.fixture.length));
      shown = null;
      reach(at);
      set({ time: at, astray: false });
    },
    rate: (rate) => set({ rate: Math.max(0.1, Math.min(4, rate)) }),
    loop: (loop) =>
      set({
        loop: loop && {
          from: Math.max(0, Math.min(loop.from, loop.to)),
          to: Math.min(setup.fixture.length, Math.max(loop.from, loop.to)),
        },
      }),
    now: () => player.now(),
    made: () => made,
    draw(alone = false) {
      if (closed) return;
      const kept = over;
      if (alone) over = null;
      surface.render();
      over = kept;
    },
    over(root) {
      over = root;
      if (!closed) surface.render();
    },
    aside(time, look, prepare) {
      const { scene, player } = make(noSound, () => {});
      try {
        prepare?.(scene);
        playTo(player, time);
        return look(scene);
      } finally {
        scene.destroy();
        counters.forget();
      }
    },
    show(next, feed) {
      shown = feed ? { view: next, feed } : { view: next };
      view = next;
      scene.show(next);
      forward(0);
      surface.render();
      set({ astray: true });
    },
    async cue(cue) {
      audible = true;
      trying += 1;
      const settled = scene.cue(cue);
      audible = false;
      await settled.finally(() => (trying -= 1));
    },
    change(next) {
      setup = { ...setup, ...next };
      if (next.fixture) shown = null;
      state = { ...state, time: Math.min(state.time, setup.fixture.length), astray: shown !== null };
      again();
      tell();
    },
    resize(next) {
      size = next;
      surface.resize(size.width, size.height, size.dpr);
      scene.resize(box());
      surface.render();
      tell();
      void sharpen();
    },
    destroy() {
      closed = true;
      surface.canvas.removeEventListener('webglcontextrestored', again);
      listeners.clear();
      surface.show(null);
      scene.destroy();
      assets.destroy();
      surface.destroy();
    },
  };
}
