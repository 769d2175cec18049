import type { ToWorker, Version } from './messages';

/** The parts of the browser's service workers that are used; a test has its own. */
export interface Worker {
  readonly state: ServiceWorkerState;
  postMessage(message: ToWorker, ports?: Transferable[]): void;
  addEventListener(name: 'statechange', hear: () => void): void;
}

export interface Registration {
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  update(): Promise<unknown>;
  addEventListener(name: 'updatefound', hear: () => void): void;
}

export interface Workers {
  readonly controller: unknown;
  /** Nothing where registering is forbidden. */
  register(path: string, options: { readonly updateViaCache: 'none' }): Promise<Registration | undefined>;
  addEventListener(name: 'controllerchange', hear: () => void, options: { readonly once: true }): void;
}

export interface UpdatesDeps {
  readonly workers: Workers;
  /** The build that this page is of. */
  readonly build: string;
  readonly reload: () => void;
  readonly now: () => number;
  /** Asks a worker for its build. */
  readonly versionOf?: (worker: Worker) => Promise<string>;
}

/** Whether a newer site waits, in the shape that `useSyncExternalStore` takes. */
export interface Updates {
  ready(): boolean;
  subscribe(changed: () => void): () => void;
  /** Lets the new build take over and loads the page again. */
  take(): void;
  /** Looks whether the server has a new build, at most once an hour: pages stay open for days. */
  look(): void;
}

const LOOK_EVERY_MS = 60 * 60_000;

const askVersion = (worker: Worker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Version>) => {
      port1.close();
      resolve(data.version);
    };
    worker.postMessage({ type: 'version' }, [port2]);
  });

/**
 * Registers the service worker and watches for its successor. One that has the build of this very page takes over at once, because nothing changes for anybody
 * here; another one waits until `take`. A browser that refuses leaves everything as it is.
 */
export function createUpdates({ workers, build, reload, now, versionOf = askVersion }: UpdatesDeps): Updates {
  const listeners = new Set<() => void>();
  let registration: Registration | null = null;
  let next: Worker | null = null;
  let lookedAt = now();

  const weigh = async (worker: Worker): Promise<void> => {
    if ((await versionOf(worker)) === build) return worker.postMessage({ type: 'take' });
    next = worker;
    for (const changed of [...listeners]) changed();
  };
  /** The first worker of a device has nobody to replace. */
  const consider = (): void => {
    const waiting = registration?.waiting ?? null;
    if (waiting !== null && workers.controller !== null) void weigh(waiting);
  };
  const follow = (): void => {
    const installing = registration?.installing ?? null;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') consider();
    });
  };

  workers.register('/sw.js', { updateViaCache: 'none' }).then(
    (registered) => {
      if (registered === undefined) return;
      registration = registered;
      registered.addEventListener('updatefound', follow);
      follow();
      consider();
    },
    () => undefined,
  );
  return {
    ready: () => next !== null,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    take() {
      if (next === null) return;
      workers.addEventListener('controllerchange', reload, { once: true });
      next.postMessage({ type: 'take' });
    },
    look() {
      if (registration === null || now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = now();
      registration.update().catch(() => undefined);
    },
  };
}
