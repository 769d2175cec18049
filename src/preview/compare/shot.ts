import type { StagedGame } from '../../stage/registry';
import { createDeck, type DeckSetup } from '../deck';
import { pictureSize } from './release';

/** A picture's pixels, as they are drawn. */
export async function pixelsOf(source: CanvasImageSource, width: number, height: number): Promise<ImageData> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no 2D canvas here');
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
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
    return await pixelsOf(deck.canvas, deck.canvas.width, deck.canvas.height);
  } finally {
    deck.destroy();
  }
}
