import { useEffect, useState } from 'react';
import type { StagedGame } from '../stage/registry';
import type { Deck } from './deck';
import { countFill } from './fill';
import css from './Meters.module.css';

/** What a figure is read as often as: often enough to follow, seldom enough not to count in it. */
const METERS_MS = 250;
/** A count draws the scene once more and reads it back. */
const FILL_MS = 1000;

/** Reads the deck so often, as long as it is shown. */
function useRead<T>(deck: Deck<StagedGame>, read: (deck: Deck<StagedGame>) => T, ms: number): T {
  const [value, setValue] = useState(() => read(deck));
  useEffect(() => {
    const timer = setInterval(() => setValue(read(deck)), ms);
    return () => clearInterval(timer);
  }, [deck, read, ms]);
  return value;
}

const stats = (deck: Deck<StagedGame>) => ({ ...deck.stats(), playing: deck.state().playing });
const fillOf = (deck: Deck<StagedGame>) => countFill(deck.renderer.gl, () => deck.draw(true))?.mean;

/** What a frame costs. */
export function Meters({ deck }: { readonly deck: Deck<StagedGame> }) {
  const { fps, mainMs, drawCalls, textureBytes, objects, visible, playing } = useRead(deck, stats, METERS_MS);
  const fill = useRead(deck, fillOf, FILL_MS);
  return (
    <dl className={css.meters} aria-label="Cost of a frame">
      <div>
        <dt>FPS</dt>
        <dd>{playing ? fps : '–'}</dd>
      </div>
      <div>
        <dt>main</dt>
        <dd>{playing ? `${mainMs.toFixed(1)} ms` : '–'}</dd>
      </div>
      <div>
        <dt>draws</dt>
        <dd>{drawCalls}</dd>
      </div>
      <div>
        <dt title="Canvases that the frame shades: how often it paints each pixel, on the average">fill</dt>
        <dd>{fill?.toFixed(2) ?? '–'}</dd>
      </div>
      <div>
        <dt>texture</dt>
        <dd>{(textureBytes / 2 ** 20).toFixed(1)} MB</dd>
      </div>
      <div>
        <dt title="Objects drawn now, of all that the scene and its pools hold">objects</dt>
        <dd>
          {visible} / {objects}
        </dd>
      </div>
    </dl>
  );
}
