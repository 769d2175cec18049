/**
 * Where WebGL is the processor's own work (no GPU, or none that the browser trusts), a frame of a room holds a page up for 50 to 100 ms, and making its scene for more. On such
 * a device's first visit the picture that the room's page has (tools/lib/room-pages) rests until its player does anything, or has watched for a while: the room's
 * buttons are there at once. Light: the entry asks.
 */
import type { DeviceStorage } from '../house/storage';

export interface Rest {
  /** Where the picture lies: the scene as it opens, as large as the canvas will be. */
  readonly picture: string;
  /** Resolves with the first gesture; for whoever only watches, when the page is long there. */
  readonly over: Promise<void>;
}

/** Remembered where scenes were drawn before, or may be drawn at once. */
const DRAWN = 'drawn';
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Who has done nothing for so long has come to watch. */
export const WATCHED_MS = 8_000;

/** What draws in software calls itself by these names, where it is let in as if it were none. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render/i;

/** What draws here calls itself; null where no context is had whose speed the browser vouches for. Whole in itself: it is sent to a worker as text. */
function renderer(canvas: HTMLCanvasElement | OffscreenCanvas): string | null {
  const gl = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true }) as WebGL2RenderingContext | null;
  if (gl === null) return null;
  const plain = String(gl.getParameter(gl.RENDERER));
  // What Chromium and Safari have everything call itself, unless they are asked for more.
  const asked = plain === 'WebKit WebGL' ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  const name = asked === null ? plain : String(gl.getParameter(asked.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

/** A context takes a slow phone a tenth of a second to make: beside the page's own work, where the browser lets a worker have one. */
function rendererBeside(): Promise<string | null> {
  const address = URL.createObjectURL(
    new Blob([`postMessage((${renderer.toString()})(new OffscreenCanvas(1,1)))`], { type: 'text/javascript' }),
  );
  const worker = new Worker(address);
  return new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = reject;
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}

async function isSlow(page: Document): Promise<boolean> {
  const here = (): string | null => renderer(page.createElement('canvas'));
  const name = 'OffscreenCanvas' in window ? await rendererBeside().catch(here) : here();
  return name === null || SOFTWARE.test(name);
}

function firstGesture(): Promise<void> {
  return new Promise((resolve) => {
    const heard = (): void => {
      clearTimeout(watched);
      for (const name of GESTURES) removeEventListener(name, heard, true);
      resolve();
    };
    const watched = setTimeout(heard, WATCHED_MS);
    for (const name of GESTURES) addEventListener(name, heard, { capture: true, passive: true });
  });
}

/** @returns null where the scene is drawn at once: with a GPU, without a picture to rest on, and where it was drawn before */
export async function restOf(page: Document, storage: DeviceStorage, picture: string | null): Promise<Rest | null> {
  if (picture === null || storage.get(DRAWN) === 'yes') return null;
  const drawn = (): void => storage.set(DRAWN, 'yes');
  if (await isSlow(page)) return { picture, over: firstGesture().then(drawn) };
  drawn();
  return null;
}
