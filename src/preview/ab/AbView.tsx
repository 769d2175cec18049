import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../ui/cx';
import { useFocusTrap } from '../../ui/useFocusTrap';
import type { Bench } from '../bench';
import { FRAME_MS } from '../../deck/player';
import type { Editor } from '../tuning/editor';
import { TuningEditor } from '../tuning/TuningEditor';
import { useEditor } from '../tuning/tuner';
import { changesOf, type Values } from '../tuning/values';
import css from './AbView.module.css';
import { type Duo, useDuo } from './duo';
import { findDifference } from './pair';
import { readLink, type Source, SOURCES, valuesOf } from './sides';

interface AbViewProps {
  readonly bench: Bench;
  readonly editor: Editor;
  readonly onClose: () => void;
}

const RATES = [0.1, 0.25, 0.5, 1, 2] as const;

/** Two tunings side by side on the same fixture, in step: one transport, and the editor beside them. */
export default function AbView({ bench, editor, onClose }: AbViewProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useFocusTrap(dialog, true);
  const state = useEditor(editor);
  const [sides, setSides] = useState<readonly [Source, Source]>(['committed', 'edited']);
  const [pasted, setPasted] = useState('');
  const [over, setOver] = useState(false);
  const link = readLink(editor, pasted);
  const [a, b] = [valuesOf(sides[0], state, link.values), valuesOf(sides[1], state, link.values)];
  const { duo, error } = useDuo(bench, editor.set, a, b);
  const choose = (side: 0 | 1, source: Source): void => setSides(side === 0 ? [source, sides[1]] : [sides[0], source]);
  return createPortal(
    <div
      ref={dialog}
      className={css.view}
      role="dialog"
      aria-modal="true"
      aria-label="Compare two tunings"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={css.head}>
        <h2>
          {bench.game} / {bench.fixtureName}
        </h2>
        {duo ? (
          <Transport duo={duo} over={over} onOver={setOver} />
        ) : (
          <span className={css.wait}>{error ?? 'Loading both…'}</span>
        )}
        <button type="button" className={css.tool} onClick={() => setSides([sides[1], sides[0]])}>
          Swap
        </button>
        <button type="button" className={css.tool} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={css.sides}>
        {([0, 1] as const).map((side) => (
          <section key={side} className={css.side} aria-label={`Side ${side === 0 ? 'A' : 'B'}`}>
            <label className={css.source}>
              {side === 0 ? 'A' : 'B'}
              <select
                value={sides[side]}
                onChange={(event) => {
                  const found = SOURCES.find(({ value }) => value === event.target.value);
                  if (found) choose(side, found.value);
                }}
              >
                {SOURCES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {duo ? <Picture canvas={duo.decks[side].canvas} /> : null}
          </section>
        ))}
        {duo && over ? (
          <section className={css.side} aria-label="Difference">
            <span className={css.source}>Difference</span>
            <Picture canvas={duo.difference} />
          </section>
        ) : null}
      </div>
      <aside className={css.edit}>
        {duo ? <Where duo={duo} a={a} b={b} /> : null}
        {sides.includes('link') ? (
          <label className={css.paste}>
            Share link
            <input
              type="text"
              value={pasted}
              placeholder="Paste it here"
              aria-invalid={link.fault === null ? undefined : true}
              onChange={(event) => setPasted(event.target.value)}
            />
            {link.fault === null ? null : (
              <span role="alert" className={css.fault}>
                {link.fault}
              </span>
            )}
          </label>
        ) : null}
        <TuningEditor editor={editor} />
      </aside>
    </div>,
    document.body,
  );
}

/** Whether there is anything to tell the two by, and where the fixture shows it. */
function Where({ duo, a, b }: { readonly duo: Duo; readonly a: Values; readonly b: Values }) {
  const [found, setFound] = useState<{ readonly a: Values; readonly b: Values; readonly at: number | null } | null>(
    null,
  );
  const [search, setSearch] = useState<AbortController | null>(null);
  useEffect(() => () => search?.abort(), [search]);
  if (changesOf(a, b).length === 0)
    return (
      <p role="status" className={css.where}>
        A and B are the same tuning. Turn a value here, or choose another one for a side.
      </p>
    );
  const look = async (): Promise<void> => {
    const abort = new AbortController();
    setSearch(abort);
    const differs = (): boolean => duo.measured().share > 0;
    const frame = () => new Promise(requestAnimationFrame);
    const at = await findDifference(duo.pair, duo.length, differs, frame, abort.signal);
    if (!abort.signal.aborted) setFound({ a, b, at });
    setSearch(null);
  };
  const told = found?.a === a && found.b === b ? found : null;
  return (
    <p className={css.where}>
      <button type="button" className={css.tool} disabled={search !== null} onClick={() => void look()}>
        {search ? 'Looking…' : 'Find where they differ'}
      </button>{' '}
      <span role="status">
        {told === null
          ? null
          : told.at === null
            ? 'This fixture never shows it: another one may.'
            : `First seen at ${(told.at / 1000).toFixed(2)} s.`}
      </span>
    </p>
  );
}

function Picture({ canvas }: { readonly canvas: HTMLCanvasElement }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={host} className={css.picture} />;
}

function Transport({
  duo,
  over,
  onOver,
}: {
  readonly duo: Duo;
  readonly over: boolean;
  readonly onOver: (over: boolean) => void;
}) {
  const { pair } = duo;
  const { time, playing, rate } = useSyncExternalStore(pair.subscribe, pair.state);
  const { share, most } = useSyncExternalStore(pair.subscribe, duo.measured);
  return (
    <div className={css.transport}>
      <button type="button" className={css.tool} onClick={() => pair.play(!playing)}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" className={css.tool} aria-label="One frame on" onClick={() => pair.step(1)}>
        +1
      </button>
      <input
        type="range"
        className={css.scrub}
        aria-label="Time of both"
        min={0}
        max={duo.length}
        step={FRAME_MS}
        value={time}
        onChange={(event) => pair.seek(Number(event.target.value))}
      />
      <output className={css.time}>{(time / 1000).toFixed(2)} s</output>
      <select aria-label="Speed of both" value={rate} onChange={(event) => pair.rate(Number(event.target.value))}>
        {RATES.map((value) => (
          <option key={value} value={value}>
            {value}×
          </option>
        ))}
      </select>
      <button
        type="button"
        className={cx(css.tool, css.far)}
        aria-pressed={over}
        title="Share of the pixels that differ, and by how much of 255 at most"
        onClick={() => onOver(!over)}
      >
        {share === 0 ? 'Equal' : `${(share * 100).toFixed(1)} % differ, by ${most}`}
      </button>
    </div>
  );
}
