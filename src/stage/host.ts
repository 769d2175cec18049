/**
 * Keeps the one canvas of a visit and lends it to the room that is open. Light: everything with PixiJS in it is behind the dynamic
 * import of ./engine, so the lobby pays nothing.
 */
import type { Locale } from '../i18n';
import type { Engine, Visit } from './engine';
import type { Insets, StageFeed, StageSettings, StageStatus } from './feed';
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

export interface StageHost {
  enter<G extends StagedGame>(options: EnterOptions<G>): StageVisit;
  /** Lets the canvas and the GPU go; entering again makes new ones. */
  destroy(): void;
}

export function createStageHost(): StageHost {
  let engine: Promise<Engine | null> | null = null;

  /** One engine for all rooms; a failed start is tried anew by the next one. Answers null where there is no WebGL. */
  function start(element: HTMLElement): Promise<Engine | null> {
    engine ??= import('./engine').then(({ createEngine }) => createEngine(element).catch(() => null));
    const started = engine;
    started.catch(() => {
      if (engine === started) engine = null;
    });
    return started;
  }

  return {
    enter(options) {
      const abort = new AbortController();
      let visit: Visit | null = null;
      let { insets } = options;
      const { onStatus } = options;
      const tell = (status: StageStatus): void => {
        if (!abort.signal.aborted) onStatus(status);
      };
      tell('loading');
      start(options.element)
        .then((ready) => ready && ready.visit({ ...options, insets, signal: abort.signal }))
        .then((made) => {
          if (!made) return tell('unsupported');
          if (abort.signal.aborted) return made.leave();
          visit = made;
          made.insets(insets);
          tell('running');
        })
        .catch(() => tell('failed'));
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
      void engine?.then((running) => running?.destroy(), () => undefined);
      engine = null;
    },
  };
}
