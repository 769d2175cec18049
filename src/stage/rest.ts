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
/** What Chromium and Safari have everything call itself, unless they are asked for more. */
const MASKED = 'WebKit WebGL';

/** No context is had where the browser does not vouch for its speed, or one of a name that tells. */
function isSlow(page: Document): boolean {
  const gl = page.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (gl === null) return true;
  const plain = String(gl.getParameter(gl.RENDERER));
  const asked = plain === MASKED ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  const name = asked === null ? plain : String(gl.getParameter(asked.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(name);
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

/** @returns null where the scene is drawn at once: with a GPU, without a picture to rest on (a desktop's page has none), and where it was drawn before */
export function restOf(page: Document, storage: DeviceStorage): Rest | null {
  if (storage.get(DRAWN) === 'yes') return null;
  const picture = [...page.querySelectorAll<HTMLLinkElement>('link[as="image"]')].find(
    ({ media }) => matchMedia(media).matches,
  );
  if (!picture) return null;
  const drawn = (): void => storage.set(DRAWN, 'yes');
  if (isSlow(page)) return { picture: picture.href, over: firstGesture().then(drawn) };
  drawn();
  return null;
}
