/**
 * Keeps the one canvas of a visit and lends it to the room that is open. Light: everything with PixiJS in it is behind the dynamic
 * import of ./engine, so the lobby pays nothing.
 */
import type { Locale } from '../i18n';
import type { Engine, Loaded, Visit } from './engine';
import type { Insets, StageFeed, StageSettings, StageSize, StageStatus } from './feed';
import type { StagedGame } from './registry';

export interface EnterOptions<G extends StagedGame> {
  readonly element: HTMLElement;
  readonly feed: StageFeed<G>;
  readonly settings: StageSettings;
  readonly locale: Locale;
  readonly insets: Insets;
  readonly onStatus: (status: StageStatus) => void;
}

/** A room's stay on the stage. Everything may be called at any time, also before the scene is there and after it left. */
export interface StageVisit {
  insets(insets: Insets): void;
  skip(): void;
  leave(): void;
}

/** How far warming up is. Both resolve also when something could not be had: {@link StageHost.enter} will say so. */
export interface Warming {
  /** The canvas is there. */
  readonly surface: Promise<void>;
  /** The scene's code and art are. */
  readonly scene: Promise<void>;
}

export interface StageHost {
  /**
   * Makes the canvas and loads a game's scene before its room is there, for {@link enter} to find. One game at a time: what was loaded ahead for
   * another one is freed.
   * @param size CSS px that its picture will have, about
   */
  warm(game: StagedGame, size: StageSize, settings: StageSettings): Warming;
  enter<G extends StagedGame>(options: EnterOptions<G>): StageVisit;
  /** Lets the canvas and the GPU go; entering again makes new ones. */
  destroy(): void;
}

interface Ahead<G extends StagedGame> {
  readonly game: G;
  readonly loaded: Promise<Loaded<G>>;
}

const isOf = <G extends StagedGame>(found: Ahead<StagedGame>, game: G): found is Ahead<G> => found.game === game;

const fetchCode = () => import('./engine');

export function createStageHost(): StageHost {
  let engine: Promise<Engine | null> | null = null;
  let arriving: ReturnType<typeof fetchCode> | null = null;

  /** The part with PixiJS in it; one that could not be had is asked for anew. */
  function code(): ReturnType<typeof fetchCode> {
    arriving ??= fetchCode();
    const asked = arriving;
    asked.catch(() => {
      if (arriving === asked) arriving = null;
    });
    return asked;
  }

  /** One engine for all rooms; a failed start is tried anew by the next one. Answers null where there is no WebGL. */
  function start(size: StageSize, settings: StageSettings): Promise<Engine | null> {
    engine ??= code().then(({ createEngine }) => createEngine(size, settings).catch(() => null));
    const started = engine;
    const forget = (): void => {
      if (engine === started) engine = null;
    };
    started.then((running) => running ?? forget(), forget);
    return started;
  }

  function destroyEngine(): void {
    void engine?.then((running) => running?.destroy(), () => undefined);
    engine = null;
  }

  /** What was loaded for nobody yet: one game's at most. */
  let ahead: Ahead<StagedGame> | null = null;

  const load = <G extends StagedGame>(game: G, width: number): Promise<Loaded<G>> => code().then((stage) => stage.load(game, width));

  /** Takes what lies ready, if it is of this game. */
  function take<G extends StagedGame>(game: G, width: number): Promise<Loaded<G>> {
    const found = ahead;
    ahead = null;
    if (found && isOf(found, game)) return found.loaded.catch(() => load(game, width));
    if (found) free(found.loaded);
    return load(game, width);
  }

  return {
    warm(game, size, settings) {
      if (ahead?.game !== game) {
        if (ahead) free(ahead.loaded);
        ahead = { game, loaded: load(game, size.width) };
      }
      return { surface: settled(start(size, settings)), scene: settled(ahead.loaded) };
    },
    enter(options) {
      const abort = new AbortController();
      let visit: Visit | null = null;
      let { insets } = options;
      const { onStatus, element, feed, settings } = options;
      const tell = (status: StageStatus): void => {
        if (!abort.signal.aborted) onStatus(status);
      };

      /** With everything made anew, once for each context that died. */
      function reopen(): void {
        visit?.leave();
        visit = null;
        destroyEngine();
        if (!abort.signal.aborted) open();
      }

      function open(): void {
        tell('loading');
        const loading = take(feed.game, element.clientWidth);
        Promise.all([start({ width: element.clientWidth, height: element.clientHeight }, settings), loading])
          .then(([ready, loaded]) => {
            if (!ready || abort.signal.aborted) {
              loaded.assets.destroy();
              return tell('unsupported');
            }
            visit = ready.visit({ ...options, insets, onDead: reopen }, loaded);
            tell('running');
          })
          .catch(() => {
            free(loading);
            tell('failed');
          });
      }

      open();
      return {
        insets(next) {
          insets = next;
          visit?.insets(next);
        },
        skip: () => visit?.skip(),
        leave() {
          abort.abort();
          visit?.leave();
          visit = null;
        },
      };
    },
    destroy() {
      if (ahead) free(ahead.loaded);
      ahead = null;
      destroyEngine();
    },
  };
}

const free = (loaded: Promise<{ readonly assets: { destroy(): void } }>): void => void loaded.then(({ assets }) => assets.destroy(), () => undefined);

const settled = (promise: Promise<unknown>): Promise<void> => promise.then(() => undefined, () => undefined);
