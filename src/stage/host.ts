/**
 * Keeps the one canvas of a visit and lends it to the room that is open. Light: everything with PixiJS in it is behind the dynamic
 * import of ./engine, so the lobby pays nothing.
 */
import type { Locale } from '../i18n';
import type { EarlyArt } from './earlyArt';
import type { Engine, Opening, Visit } from './engine';
import type { Insets, StageFeed, StageSettings, StageSize, StageStatus } from './feed';
import type { StagedGame } from './registry';
import type { Rest } from './rest';
import type { Staged } from './staged';

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
  /** The scene is made, and drawn where an opening was asked for. */
  readonly scene: Promise<void>;
}

export interface WarmOptions<G extends StagedGame> {
  readonly game: G;
  /** CSS px that its picture will have, about. */
  readonly size: StageSize;
  /** The same that its room will enter with: with others it is made again. */
  readonly settings: StageSettings;
  readonly locale: Locale;
  /** Its art, where it is on its way already. */
  readonly early?: EarlyArt | undefined;
  /** Shows the picture before its room is there: where it belongs on the page. */
  readonly opening?: Omit<Opening, 'size'>;
}

export interface StageHost {
  /**
   * Makes the canvas and loads a game's scene before its room is there, for {@link enter} to find. One game at a time: what was loaded ahead for
   * another one is freed.
   */
  warm<G extends StagedGame>(options: WarmOptions<G>): Warming;
  enter<G extends StagedGame>(options: EnterOptions<G>): StageVisit;
  /** Rooms that are entered before it is over show its picture until then. */
  rest(rest: Rest): void;
  /** Where that picture lies, while there is one. */
  picture(): string | null;
  /** Lets the canvas and the GPU go; entering again makes new ones. */
  destroy(): void;
}

/** What a room is made of, null where there is no WebGL. */
type Staging<G extends StagedGame> = Promise<Staged<G> | null>;

interface Ahead<G extends StagedGame> {
  readonly game: G;
  readonly locale: Locale;
  readonly settings: StageSettings;
  readonly staging: Staging<G>;
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
    void engine?.then(
      (running) => running?.destroy(),
      () => undefined,
    );
    engine = null;
  }

  let resting: Rest | null = null;
  /** What was made for nobody yet: one game's at most. */
  let ahead: Ahead<StagedGame> | null = null;

  /** A scene on the engine that runs then. Rejects when code or art cannot be had. */
  async function prepare<G extends StagedGame>(
    game: G,
    size: StageSize,
    settings: StageSettings,
    locale: Locale,
    early?: EarlyArt,
  ): Staging<G> {
    const [running, loaded] = await Promise.all([
      start(size, settings),
      code().then((stage) => stage.load(game, size.width, early)),
    ]);
    if (running) return running.stage(game, loaded, locale);
    loaded.assets.destroy();
    return null;
  }

  /** Takes what lies ready, if it is what the room would make itself. */
  function take<G extends StagedGame>(game: G, size: StageSize, settings: StageSettings, locale: Locale): Staging<G> {
    const found = ahead;
    ahead = null;
    if (found && isOf(found, game) && found.settings === settings && found.locale === locale)
      return found.staging.catch(() => prepare(game, size, settings, locale));
    if (found) free(found.staging);
    return prepare(game, size, settings, locale);
  }

  return {
    rest(rest) {
      resting = rest;
      void rest.over.then(() => (resting = null));
    },
    picture: () => resting?.picture ?? null,
    warm({ game, size, settings, locale, opening, early }) {
      const surface = settled(start(size, settings));
      if (ahead && isOf(ahead, game)) return { surface, scene: settled(ahead.staging) };
      if (ahead) free(ahead.staging);
      const staging = prepare(game, size, settings, locale, early);
      ahead = { game, settings, locale, staging };
      const drawn = Promise.all([start(size, settings), staging]).then(([running, staged]) => {
        // Its room may have been quicker.
        if (opening && running && staged && ahead?.staging === staging) running.open(staged, { ...opening, size });
      });
      return { surface, scene: settled(drawn) };
    },
    enter(options) {
      const abort = new AbortController();
      let visit: Visit | null = null;
      let { insets } = options;
      const { onStatus, element, feed, settings, locale } = options;
      const tell = (status: StageStatus): void => {
        if (!abort.signal.aborted) onStatus(status);
      };

      /** With everything made anew, once for each context that died. */
      function reopen(): void {
        visit?.leave();
        visit = null;
        destroyEngine();
        begin();
      }

      function begin(): void {
        if (abort.signal.aborted) return;
        tell('loading');
        open();
      }

      function open(): void {
        const size = { width: element.clientWidth, height: element.clientHeight };
        const staging = take(feed.game, size, settings, locale);
        Promise.all([start(size, settings), staging])
          .then(([running, staged]) => {
            if (!running || !staged || abort.signal.aborted) {
              staged?.destroy();
              return tell('unsupported');
            }
            visit = running.visit({ ...options, insets, onDead: reopen }, staged);
            tell('running');
          })
          .catch(() => {
            free(staging);
            tell('failed');
          });
      }

      if (resting) {
        tell('resting');
        // Its picture stays until the scene is there.
        void resting.over.then(() => abort.signal.aborted || open());
      } else begin();
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
      if (ahead) free(ahead.staging);
      ahead = null;
      destroyEngine();
    },
  };
}

const free = (staging: Staging<StagedGame>): void =>
  void staging.then(
    (staged) => staged?.destroy(),
    () => undefined,
  );

const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => undefined,
    () => undefined,
  );
