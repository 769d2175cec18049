/**
 * The page's one audio context runs only while somebody listens: it mixes silence as it mixes sounds, without an end, and a phone's battery pays for it.
 */

/** What sounds when nobody listens any more is silent and runs out, instead of being heard the next time. Longer than any effect, ms. */
const LINGER_MS = 4000;

const listeners = new Set<symbol>();
let dozing: ReturnType<typeof setTimeout> | undefined;

/** @param context null where sounds are played without one @param ear whose it is that listens, or does no more */
export function listen(context: AudioContext | null, ear: symbol, on: boolean): void {
  if (on) listeners.add(ear);
  else listeners.delete(ear);
  clearTimeout(dozing);
  if (!context) return;
  // A browser that wants a gesture first, or has the loudspeaker elsewhere, says so by refusing.
  if (listeners.size > 0) context.resume().catch(() => undefined);
  else dozing = setTimeout(() => void context.suspend(), LINGER_MS);
}
