import { useDeck } from '../bench';
import { timeText } from '../transport';
import css from './Overlays.module.css';
import type { PanelProps } from './index';

/** What the overlays in the canvas show: the onion skin's moment, and the guides by number. */
export default function Overlays({ bench: { deck, size }, page, onPage }: PanelProps) {
  const length = useDeck(deck, (d) => Math.ceil(d.length));
  const { overlays, onion, guides } = page;
  const show = (name: 'onion' | 'guides') => (overlays.includes(name) ? overlays : [...overlays, name]);
  const setOnion = (change: Partial<typeof onion>): void =>
    onPage({ onion: { ...onion, ...change }, overlays: show('onion') });
  const setGuides = (next: typeof guides): void => onPage({ guides: next, overlays: show('guides') });
  return (
    <>
      <fieldset className={css.group}>
        <legend>Onion skin</legend>
        <label>
          Moment
          <input
            type="range"
            min={0}
            max={length}
            step={1}
            value={Math.min(onion.at, length)}
            aria-label="Onion skin’s moment"
            aria-valuetext={timeText(onion.at)}
            onChange={(event) => setOnion({ at: Number(event.target.value) })}
          />
          <output>{timeText(onion.at)}</output>
        </label>
        <label>
          Opacity
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={onion.opacity}
            aria-label="Onion skin’s opacity"
            onChange={(event) => setOnion({ opacity: Number(event.target.value) })}
          />
          <output>{Math.round(onion.opacity * 100)} %</output>
        </label>
        <button type="button" onClick={() => setOnion({ at: Math.round(deck.state().time) })}>
          Keep this moment
        </button>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Guides</legend>
        {guides.map(({ axis, at }, i) => (
          <label key={i}>
            {axis === 'x' ? 'From the left' : 'From the top'}
            <input
              type="number"
              min={0}
              max={axis === 'x' ? size.width : size.height}
              value={at}
              onChange={(event) =>
                setGuides(guides.map((one, k) => (k === i ? { ...one, at: Number(event.target.value) } : one)))
              }
            />
            <button type="button" aria-label="Remove the guide" onClick={() => setGuides(guides.toSpliced(i, 1))}>
              ×
            </button>
          </label>
        ))}
        <button type="button" onClick={() => setGuides([...guides, { axis: 'x', at: Math.round(size.width / 2) }])}>
          Upright
        </button>
        <button type="button" onClick={() => setGuides([...guides, { axis: 'y', at: Math.round(size.height / 2) }])}>
          Level
        </button>
        <button type="button" disabled={guides.length === 0} onClick={() => setGuides([])}>
          Remove all
        </button>
      </fieldset>
    </>
  );
}
