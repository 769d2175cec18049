import { useEffect, useState } from 'react';
import type { StagedGame } from '../../stage/registry';
import { useDeck } from '../bench';
import type { Deck } from '../../deck/deck-types';
import type { Onion } from '../link';
import { useGlass } from './glass';
import { Shown } from './parts';

/** Another moment of the story over the one that is shown. */
export function OnionSkin({ onion: { at, opacity } }: { readonly onion: Onion }) {
  const { deck, width, height } = useGlass();
  const setup = useDeck(deck, (d) => d.setup());
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setCanvas(stillAt(deck, Math.min(at, deck.length))), PATIENCE_MS);
    return () => clearTimeout(timer);
    // Whatever the scene is made with, or how large it is, makes another picture.
  }, [deck, at, setup, width, height]);
  return canvas ? <Shown x={0} y={0} width={width} height={height} canvas={canvas} alpha={opacity} /> : null;
}

/** A story is played from its start for each picture: not for each step of a slider that is being drawn. */
const PATIENCE_MS = 80;

function stillAt(deck: Deck<StagedGame>, at: number): HTMLCanvasElement {
  const still = document.createElement('canvas');
  deck.aside(at, ({ root }) => {
    deck.renderer.render({ container: root });
    still.width = deck.canvas.width;
    still.height = deck.canvas.height;
    // In the same task: a moment later the canvas would be empty.
    still.getContext('2d', { alpha: false })?.drawImage(deck.canvas, 0, 0);
  });
  deck.draw();
  return still;
}
