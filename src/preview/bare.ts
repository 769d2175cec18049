/**
 * A scene alone on the page, playing a fixture: for screenshots and for measuring. Query: `fixture`, `bare`, and for a still
 * `at` (ms into the fixture, reached in even steps); `run` (so many ms at once, for what is kept afterwards), `inset` (top,right,bottom,left in CSS px), `quality` (`auto`: as a room finds it for this device), `still` (reduced motion),
 * `fill` (counts what a still shades), `unsaid` (a word that is left out).
 */
import { loadBundle } from '../../scenes/kit/assets';
import { resolutionAt } from '../../scenes/kit/quality';
import type { QualityLevel, Scene, SceneContext } from '../../scenes/kit/scene';
import { seededRandom } from '../../scenes/kit/random';
import { type Bundle, pick } from '../../assets/manifest';
import type { Fixture } from '../deck/fixture';
import { Governor } from '../stage/governor';
import { createSurface } from '../stage/surface';
import { noSound } from '../stage/sound';
import { countDraws } from '../deck/draws';
import type { LayerFill } from './fill';
import { createPlayer, FRAME_MS } from '../deck/player';
import { countObjects, textureBytesOf } from '../deck/tree';

/** The outside handle of DESIGN: what a measuring script reads. */
export interface SceneHandle {
  ready: boolean;
  fixture: string;
  frames: number;
  drawCalls: number;
  /** Pixi objects below the scene's root. */
  objects: number;
  /** Bytes of the scene's textures on the GPU. */
  textureBytes: number;
  /** What is drawn: its level, and device pixels per CSS px. */
  readonly quality: string;
  /** With `fill`: canvases shaded by the frame that is drawn, in all and by layer. */
  fill?: { readonly mean: number; layers(): readonly LayerFill[] };
}

declare global {
  interface Window {
    __scene?: SceneHandle;
  }
}

export interface BareOptions<View, Cue> {
  readonly host: HTMLElement;
  readonly name: string;
  readonly fixture: Fixture<View, Cue>;
  readonly art: Bundle;
  readonly create: (context: SceneContext) => Scene<View, Cue>;
  readonly words: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

const MAX_RESOLUTION = 2;
/** Of a run through, every so-manieth frame is drawn, and the page may breathe after so many. */
const DRAWN = 30;
const BREATH = 600;

const isQuality = (text: string | null): text is QualityLevel => text === 'high' || text === 'medium' || text === 'low';

/** Resolves once the scene runs; the returned function takes it down. */
export async function showBare<View, Cue>(options: BareOptions<View, Cue>): Promise<() => void> {
  const { host, fixture, art, query } = options;
  const best = Math.min(window.devicePixelRatio, MAX_RESOLUTION);
  const quality = query.get('quality');
  const governor = new Governor(isQuality(quality) ? quality : 'high');
  const governed = quality === 'auto';
  /** Device pixels per CSS px. */
  const resolution = (): number => (governed ? resolutionAt(governor.level, governor.sharpness) : best);
  const surface = await createSurface({ width: host.clientWidth, height: host.clientHeight, resolution: best });
  const draws = countDraws(surface.canvas);
  const assets = await loadBundle(art, pick(art, best, host.clientWidth));
  const unsaid = query.get('unsaid');
  const scene: Scene<View, Cue> = options.create({
    now: () => player.now(),
    random: seededRandom(fixture.seed),
    assets,
    sound: noSound,
    text: unsaid === null ? options.words : { ...options.words, [unsaid]: '' },
    reducedMotion: query.has('still'),
    get quality() {
      return governor.level;
    },
  });
  const player = createPlayer(fixture, () => scene);
  const counter = query.has('fill') ? await import('./fill') : null;
  const owners = counter?.watchLayers(scene);
  const [top = 0, right = 0, bottom = 0, left = 0] = (query.get('inset') ?? '').split(',').map(Number);
  const fit = (): void => {
    surface.resize(host.clientWidth, host.clientHeight, resolution());
    scene.resize({ width: host.clientWidth, height: host.clientHeight, inset: { top, right, bottom, left } });
  };
  const handle: SceneHandle = {
    ready: false,
    fixture: options.name,
    frames: 0,
    drawCalls: 0,
    objects: countObjects(scene.root),
    textureBytes: textureBytesOf(assets),
    get quality() {
      return `${governor.level} ${resolution()}`;
    },
  };
  window.__scene = handle;
  host.appendChild(surface.canvas);
  fit();
  window.addEventListener('resize', fit);
  surface.onFrame = (ms) => {
    player.advance(ms);
    if (governed && governor.frame(ms)) fit();
    handle.frames += 1;
    handle.drawCalls = draws();
    handle.ready = handle.frames > 1;
  };
  player.advance(0);
  const at = query.get('at');
  const run = query.get('run');
  if (run !== null) {
    surface.run(false);
    surface.show(scene.root);
    await runThrough(Number(run));
  } else if (at === null) {
    surface.show(scene.root);
  } else {
    surface.run(false);
    surface.show(scene.root);
    for (let time = 0; time < Number(at); time += FRAME_MS) player.advance(Math.min(FRAME_MS, Number(at) - time));
    surface.render();
    handle.drawCalls = draws();
    if (counter && owners) {
      const { gl } = surface.renderer;
      const fill = counter.countFill(gl, () => surface.render());
      if (fill)
        handle.fill = {
          mean: fill.mean,
          layers: () => counter.countLayers(gl, () => surface.render(), scene.root, owners),
        };
    }
    handle.frames = 1;
    handle.ready = true;
  }

  /** So many ms of the fixture's clock, as fast as it goes: what a scene keeps after minutes is known in seconds. */
  async function runThrough(length: number): Promise<void> {
    for (let step = 0; step * FRAME_MS < length; step += 1) {
      player.advance(FRAME_MS);
      if (step % DRAWN === 0) surface.render();
      if (step % BREATH === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    handle.frames = Math.floor(length / FRAME_MS);
    handle.ready = true;
  }

  return () => {
    window.removeEventListener('resize', fit);
    surface.show(null);
    scene.destroy();
    assets.destroy();
    surface.destroy();
    delete window.__scene;
  };
}
