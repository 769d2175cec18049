/** Every frame of a deck's story as a picture, sixty a second of its own clock: however slow the machine, the same frames. */
import type { StagedGame } from '../stage/registry';
import type { Deck } from '../deck/deck-types';
import { FRAME_MS } from '../deck/player';
import { type ZipEntry, zipOf } from './zip';

type Filmed = Pick<Deck<StagedGame>, 'pause' | 'seek' | 'step' | 'state' | 'length'>;

/** Pictures at most: half a minute. */
export const FRAMES_MOST = 1_800;

/**
 * Goes through the looped span, or one lap, frame by frame; the deck is paused afterwards.
 * @param take the picture of now as a PNG; called in the task in which it was drawn
 * @param told how many there are so far, of how many
 * @returns a ZIP of `frame-0000.png` and on; null when it was stopped
 */
export async function filmFrames(
  deck: Filmed,
  take: () => Promise<Uint8Array<ArrayBuffer>>,
  told: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { from, to } = deck.state().loop ?? { from: 0, to: deck.length };
  const count = Math.min(FRAMES_MOST, Math.max(1, Math.round((to - from) / FRAME_MS)));
  const entries: ZipEntry[] = [];
  deck.pause();
  deck.seek(from);
  for (let frame = 0; frame < count; frame += 1) {
    if (frame > 0) deck.step(1);
    entries.push({ name: `frame-${String(frame).padStart(4, '0')}.png`, bytes: await take() });
    told(frame + 1, count);
    if (signal.aborted) return null;
  }
  return new Blob([...zipOf(entries)], { type: 'application/zip' });
}

/** A canvas as it is, as a PNG. @throws Error when the browser makes none */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('this browser makes no picture of the canvas');
  return new Uint8Array(await blob.arrayBuffer());
}
