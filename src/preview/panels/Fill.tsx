import { type CSSProperties, useEffect, useState } from 'react';
import type { StagedGame } from '../../stage/registry';
import { useDeck } from '../bench';
import type { Deck } from '../../deck/deck-types';
import { countLayers, type LayerFill, watchLayers } from '../fill';
import css from './Fill.module.css';
import type { PanelProps } from './index';

/** A story is played from its start for each count: not for each step of a slider that is being drawn. */
const PATIENCE_MS = 200;

/** How many canvases each layer of the scene shades at the moment where the story stands. */
export default function Fill({ bench: { deck } }: PanelProps) {
  const at = useDeck(deck, (d) => (d.state().playing ? null : d.state().time));
  const setup = useDeck(deck, (d) => d.setup());
  const [layers, setLayers] = useState<readonly LayerFill[]>([]);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setLayers(layersAt(deck, at)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [deck, at, setup]);
  const total = layers.reduce((sum, { fill }) => sum + fill, 0);
  return (
    <>
      <p className={css.note}>
        Canvases that a frame shades, counted and not timed. {at === null ? 'Pause to count by layer.' : null}
      </p>
      {layers.length > 0 ? (
        <table className={css.layers} aria-label="Canvases shaded by layer">
          <tbody>
            {layers.map(({ name, fill }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{fill.toFixed(2)}</td>
                <td className={css.bar} style={{ '--share': fill / total } as CSSProperties} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">in all</th>
              <td>{total.toFixed(2)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      ) : null}
    </>
  );
}

/** Counted in a scene of its own, which is watched from its first frame. */
function layersAt(deck: Deck<StagedGame>, at: number): readonly LayerFill[] {
  let owners: ReturnType<typeof watchLayers> = new Map();
  return deck.aside(
    at,
    ({ root }) => countLayers(deck.renderer.gl, () => deck.renderer.render({ container: root }), root, owners),
    (scene) => {
      owners = watchLayers(scene);
    },
  );
}
