import { useEffect, useState } from 'react';
import type { StagedGame } from '../stage/registry';
import type { Deck } from './deck';
import css from './Overlays.module.css';

/** What a figure is read as often as: often enough to follow, seldom enough not to count in it. */
const METERS_MS = 250;
const BOUNDS_MS = 100;
/** Levels of the scene's tree that get a rectangle. */
const LEVELS = 2;

interface OverlayProps {
  readonly deck: Deck<StagedGame>;
}

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
const bounds = (deck: Deck<StagedGame>) => deck.bounds(LEVELS);

/** What a frame costs. */
export function Meters({ deck }: OverlayProps) {
  const { fps, mainMs, drawCalls, textureBytes, objects, visible, playing } = useRead(deck, stats, METERS_MS);
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

/** Where the scene's parts lie. */
export function Bounds({ deck }: OverlayProps) {
  const parts = useRead(deck, bounds, BOUNDS_MS);
  return (
    <svg className={css.bounds} aria-label="Bounds of the scene's parts">
      {parts.map(({ label, depth, x, y, width, height }, i) => (
        <g key={i} data-depth={depth}>
          <rect x={x} y={y} width={width} height={height} />
          {depth === 0 ? (
            <text x={x + 3} y={Math.max(10, y + 10)}>
              {label}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
