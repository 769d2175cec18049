/** Films a deck's canvas: one lap, or the looped span, in real time. */
import type { StagedGame } from '../stage/registry';
import type { Deck } from '../deck/deck-types';

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const;
const FPS = 60;
const BITS_PER_SECOND = 6_000_000;

const typeHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Whether this browser films canvases as WebM. */
export const canRecord = (): boolean => typeHere() !== undefined && 'captureStream' in HTMLCanvasElement.prototype;

/**
 * Plays from the start of the span to its end and answers with the film; null when it was stopped. The deck is paused afterwards.
 * @throws Error when the browser cannot film
 */
export async function record<G extends StagedGame>(deck: Deck<G>, signal: AbortSignal): Promise<Blob | null> {
  const mimeType = typeHere();
  if (!mimeType) throw new Error('this browser cannot record a canvas as WebM');
  const span = deck.state().loop ?? { from: 0, to: deck.length };
  deck.pause();
  deck.rate(1);
  deck.seek(span.from);
  const stream = deck.canvas.captureStream(FPS);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND });
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void chunks.push(data));
  try {
    recorder.start(1000);
    deck.play();
    await ended(deck, span.to, signal);
  } finally {
    deck.pause();
    const closed = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    if (recorder.state !== 'inactive') {
      recorder.stop();
      await closed;
    }
    for (const track of stream.getTracks()) track.stop();
  }
  return signal.aborted ? null : new Blob(chunks, { type: mimeType });
}

/** Resolves when the clock has come to a moment, gone back to its start, or the signal fired. */
function ended<G extends StagedGame>(deck: Deck<G>, to: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let last = deck.state().time;
    const leave = deck.subscribe(() => {
      const { time, playing } = deck.state();
      if (time >= to || time < last || !playing || signal.aborted) done();
      last = time;
    });
    const done = (): void => {
      leave();
      signal.removeEventListener('abort', done);
      resolve();
    };
    signal.addEventListener('abort', done);
  });
}
