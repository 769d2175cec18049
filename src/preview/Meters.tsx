import type { StagedGame } from '../stage/registry';
import type { Deck } from '../deck/deck-types';
import { fillOf } from './fill';
import css from './Meters.module.css';
import { useSampled } from './useSampled';

/** What a figure is read as often as: often enough to follow, seldom enough not to count in it. */
const METERS_MS = 250;
/** A count draws the scene once more and reads it back. */
const FILL_MS = 1000;

const stats = (deck: Deck<StagedGame>) => ({ ...deck.stats(), playing: deck.state().playing });
const meanOf = (deck: Deck<StagedGame>) => fillOf(deck)?.mean;

/** What a frame costs. */
export function Meters({ deck }: { readonly deck: Deck<StagedGame> }) {
  const { fps, mainMs, drawCalls, textureBytes, objects, visible, playing } = useSampled(deck, stats, METERS_MS);
  const fill = useSampled(deck, meanOf, FILL_MS);
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
