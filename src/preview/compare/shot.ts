import type { StagedGame } from '../../stage/registry';
import { createDeck } from '../../deck/deck';
import type { DeckSetup } from '../../deck/deck-types';
import { pictureSize } from './release';

/** The upper `rows` of a picture of that size, as they are drawn. */
export async function pixelsOf(
  source: CanvasImageSource,
  { width, height, rows }: { readonly width: number; readonly height: number; readonly rows: number },
): Promise<ImageData> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no 2D canvas here');
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, rows);
}

/** A picture's size, and down to which row a scene is seen: it paints nothing under the sheet of the shell. */
export function pictureOf(game: StagedGame): {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
} {
  const { width, height, dpr, inset } = pictureSize(game);
  return {
    width: Math.round(width * dpr),
    height: Math.round(height * dpr),
    rows: Math.floor((height - inset[2]) * dpr),
  };
}

/** The fixture at a moment as it looks now, held as the visual tests hold it, on a surface of its own. */
export async function shoot<G extends StagedGame>(game: G, setup: DeckSetup<G>, at: number): Promise<ImageData> {
  const deck = await createDeck(
    game,
    { ...setup, locale: 'id', quality: 'high', reducedMotion: false },
    pictureSize(game),
  );
  try {
    // Drawn in this very task: a moment later the canvas would be empty.
    deck.seek(at);
    return await pixelsOf(deck.canvas, pictureOf(game));
  } finally {
    deck.destroy();
  }
}
