/** Runs one scene at a time on the surface: feeds it, paces it, and brings it back after a lost context or a hidden tab. */
import { loadBundle } from '../../scenes/kit/assets';
import { resolutionAt } from '../../scenes/kit/quality';
import type { QualityLevel } from '../../scenes/kit/scene';
import { games } from '../games';
import type { Locale } from '../i18n';
import { type EarlyArt, scaleFor } from './earlyArt';
import type { Insets, StageFeed, StageSettings, StageSize } from './feed';
import { firstLevel, Governor } from './governor';
import { Pace } from './pace';
import type { StagedGame } from './registry';
import { type Loaded, type Staged, stageScene } from './staged';
import { createSurface, type Surface } from './surface';

export interface VisitOptions<G extends StagedGame> {
  readonly element: HTMLElement;
  readonly feed: StageFeed<G>;
  readonly settings: StageSettings;
  readonly insets: Insets;
  /** The context is gone and does not come back by itself: everything has to be made anew. */
  readonly onDead: () => void;
}

export interface Visit {
  insets(insets: Insets): void;
  skip(): void;
  leave(): void;
}

/** A picture before its room: where its canvas is put, and how large it will be there. */
export interface Opening {
  readonly size: StageSize;
  readonly insets: Insets;
  readonly place: (canvas: HTMLCanvasElement) => void;
}

export interface Engine {
  /** Makes a scene; it is not shown yet. */
  stage<G extends StagedGame>(game: G, loaded: Loaded<G>, locale: Locale): Staged<G>;
  /** Draws a scene once as it is before anything is known of its room. */
  open<G extends StagedGame>(staged: Staged<G>, opening: Opening): void;
  /** The visit destroys what was staged when it leaves. */
  visit<G extends StagedGame>(options: VisitOptions<G>, staged: Staged<G>): Visit;
  destroy(): void;
}

/** The scene is moved on by this after a pause, so that it settles where the clock says it is. */
const AT_LEAST_AWAY_MS = 2000;
/** A lost context that is not back after this is dead. */
const DEAD_AFTER_MS = 3000;
/** Two losses within this are the device's way to say that we are too much for it. */
const TWICE_WITHIN_MS = 60_000;

/** What outlives a visit: how the device fares. */
interface Health {
  readonly governor: Governor;
  /** ms of the page's clock */
  lostAt: number;
}

/**
 * @param width CSS px of the picture, which decides how fine its art is
 * @param early its art, where it is on its way already
 * @throws when code or art cannot be had
 */
export async function load<G extends StagedGame>(game: G, width: number, early?: EarlyArt): Promise<Loaded<G>> {
  const { maker } = await games[game].maker();
  const scale = scaleFor(maker.art, width);
  const ahead = early?.scale === scale ? early.files : undefined;
  const assets = await loadBundle(maker.art, scale, undefined, ahead);
  return { ...maker, assets };
}

/**
 * @param size CSS px that the first scene will have, about: a surface that is remade costs a frame
 * @throws Error when there is no WebGL
 */
export async function createEngine({ width, height }: StageSize, settings: StageSettings): Promise<Engine> {
  const { autoLevel, autoSharpness } = settings.get();
  const governor = new Governor(autoLevel ?? deviceLevel(), autoSharpness);
  const health: Health = { governor, lostAt: Number.NEGATIVE_INFINITY };
  const surface = await createSurface({
    width,
    height,
    resolution: resolutionNow(settings, governor),
  });
  const level = (): QualityLevel => levelNow(settings, governor);
  return {
    stage: (game, loaded, locale) => stageScene(game, loaded, { settings, locale, level }),
    open({ scene, open }, { size: { width, height }, insets, place }) {
      if (surface.lost()) return;
      surface.run(false);
      surface.resize(width, height, resolutionNow(settings, governor));
      scene.resize({ width, height, inset: insets });
      open();
      surface.show(scene.root);
      place(surface.canvas);
      surface.render();
    },
    visit: (options, staged) => openVisit(surface, health, options, staged),
    destroy: () => surface.destroy(),
  };
}

/** Here and not where it is set: made in a visit, it would keep that visit's room as long as the surface lives. */
const still = (): void => {};

function deviceLevel(): QualityLevel {
  const memoryGb =
    'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined;
  return firstLevel({ memoryGb, cores: navigator.hardwareConcurrency });
}

function levelNow(settings: StageSettings, governor: Governor): QualityLevel {
  const { quality } = settings.get();
  return quality === 'auto' ? governor.level : quality;
}

/** Device pixels per CSS px. */
function resolutionNow(settings: StageSettings, governor: Governor): number {
  const sharpness = settings.get().quality === 'auto' ? governor.sharpness : 1;
  return resolutionAt(levelNow(settings, governor), sharpness);
}

function openVisit<G extends StagedGame>(
  surface: Surface,
  health: Health,
  options: VisitOptions<G>,
  staged: Staged<G>,
): Visit {
  const { feed, element, settings, onDead } = options;
  const { scene, board } = staged;
  const { governor } = health;
  let { insets } = options;
  const pace = new Pace();
  let stale = true;
  let moving = false;
  let hiddenAt = 0;
  const leaving: (() => void)[] = [];
  staged.follow(() => feed.now());

  function fit(): void {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    surface.resize(width, height, resolutionNow(settings, governor));
    scene.resize({ width, height, inset: insets });
    // A canvas that was resized is empty until the next frame.
    if (!document.hidden) surface.render();
  }

  function refresh(): void {
    if (!stale) return;
    stale = false;
    const view = feed.view();
    moving = staged.moves(view);
    scene.show(view);
  }

  function frame(ms: number): void {
    refresh();
    scene.tick(ms);
    // Frames that were left out say nothing of what the device can.
    if (surface.gap === 0 && settings.get().quality === 'auto' && governor.frame(ms)) settle();
    surface.gap = pace.gap(performance.now(), levelNow(settings, governor), moving);
  }

  function onTouch(): void {
    pace.touch(performance.now());
    surface.gap = 0;
  }

  /** The settings tell who listens, this visit included, and that fits the surface. */
  const settle = (): void => settings.set({ autoLevel: governor.level, autoSharpness: governor.sharpness });

  function onVisibility(): void {
    board.duck(document.hidden);
    surface.run(!document.hidden);
    if (document.hidden) {
      hiddenAt = performance.now();
      return;
    }
    refresh();
    scene.tick(Math.max(AT_LEAST_AWAY_MS, performance.now() - hiddenAt));
  }

  const listen = (target: EventTarget, event: string, handler: () => void): void => {
    target.addEventListener(event, handler);
    leaving.push(() => target.removeEventListener(event, handler));
  };

  leaving.push(
    feed.onView(() => {
      stale = true;
    }),
  );
  leaving.push(
    feed.onCue((cue) => {
      if (document.hidden) return;
      refresh();
      surface.gap = 0;
      pace.begin();
      void scene.cue(cue).then(() => pace.end(performance.now()));
    }),
  );
  leaving.push(settings.subscribe(fit));
  listen(document, 'visibilitychange', onVisibility);
  for (const touch of ['pointerdown', 'pointermove', 'keydown']) listen(document, touch, onTouch);
  // PixiJS re-creates its GPU objects on restore; until then there is nothing to draw on.
  let dying: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    surface.run(false);
    dying = setTimeout(onDead, DEAD_AFTER_MS);
  };
  listen(surface.canvas, 'webglcontextlost', () => {
    const now = performance.now();
    if (now - health.lostAt < TWICE_WITHIN_MS && governor.strain()) settle();
    health.lostAt = now;
    wait();
  });
  listen(surface.canvas, 'webglcontextrestored', () => {
    clearTimeout(dying);
    stale = true;
    surface.run(!document.hidden);
    fit();
  });
  leaving.push(() => clearTimeout(dying));
  const observer = new ResizeObserver(fit);
  observer.observe(element);
  leaving.push(() => observer.disconnect());

  element.appendChild(surface.canvas);
  refresh();
  fit();
  surface.onFrame = frame;
  surface.run(!document.hidden);
  surface.show(scene.root);
  // Lost while an earlier room was open: nobody will say so again.
  if (surface.lost()) wait();

  return {
    insets(next) {
      insets = next;
      fit();
    },
    skip: () => scene.skip(),
    leave() {
      for (const leave of leaving.splice(0)) leave();
      surface.onFrame = still;
      surface.gap = 0;
      surface.show(null);
      surface.canvas.remove();
      staged.destroy();
    },
  };
}
