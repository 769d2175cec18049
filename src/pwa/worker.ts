/**
 * The service worker: a page opens without a network (the shell says that there is none, and plays on once there is), files that never change are fetched
 * once, and a notification leads back into the site. Answers of the API are never kept: a balance of yesterday would be a lie.
 *
 * A new one waits until the page lets it take over (src/pwa/updates): a round is never interrupted.
 */
import type { ToWorker, Version } from './messages';
import type { WorkerScope } from './scope';
import { outdated, pathOf, wayOf } from './ways';

interface Build {
  readonly version: string;
  /** What the first page needs, its own address among it. */
  readonly shell: readonly string[];
  /** Every file that this build can ask for. */
  readonly files: readonly string[];
}

/** Put in by the build (tools/lib/service-worker), wherever it is named: once. */
declare const __BUILD__: Build;
const BUILD: Build = __BUILD__;

const scope = self as unknown as WorkerScope;
const PAGE = '/';
const SHELL = `shell-${BUILD.version}`;
const FILES = 'files';
/** A server that takes longer than this to a page is as good as none; what the device has is shown, and connects by itself. */
const PAGE_PATIENCE_MS = 8_000;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      // The page itself may be in the browser's own cache from before; hashed files may come from there.
      await cache.add(new Request(PAGE, { cache: 'reload' }));
      await cache.addAll(BUILD.shell.filter((path) => path !== PAGE));
    }),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('shell-') && name !== SHELL) await caches.delete(name);
      const files = await caches.open(FILES);
      const kept = (await files.keys()).map(({ url }) => new URL(url).pathname);
      for (const path of outdated(kept, BUILD.files)) await files.delete(path);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'file') event.respondWith(file(event.request));
});

/** The server's page; the device's when the server is not there, or something before it says so in its place. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response> => (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error();
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_PATIENCE_MS) });
    return answer.status >= 500 ? await kept() : answer;
  } catch {
    return kept();
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A device without room for it has it for this time.
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    caches
      .open(FILES)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

scope.addEventListener('message', ({ data, ports }) => {
  const asked = data as ToWorker;
  if (asked.type === 'take') void scope.skipWaiting();
  if (asked.type === 'version') ports[0]?.postMessage({ version: BUILD.version } satisfies Version);
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = pathOf(event.notification.data);
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then(async ([open]) => {
      if (open === undefined) return void (await scope.clients.openWindow(path));
      await open.focus();
      // The page knows how to get there without leaving a round.
      open.postMessage({ type: 'go', path });
    }),
  );
});
