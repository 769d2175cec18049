import { useEffect, useState, useSyncExternalStore } from 'react';
import { ChartPicture } from './ChartPicture';
import css from './Inspector.module.css';
import { Log } from './Log';
import type { Watch } from './watch';
import { Where } from './Where';
import { Zoom } from './Zoom';

/** A room's machine as it runs, beside the room or over it: states and names of events only, and no way to send any. */
export function Inspector({ watch, onClose }: { readonly watch: Watch; readonly onClose: () => void }) {
  const { chart } = watch;
  const { lit, hot, step, log } = useSyncExternalStore(watch.subscribe, watch.get);
  const [folded, setFolded] = useState(false);
  // On wide screens the page moves over (Inspector.module.css).
  useEffect(() => {
    if (folded) return;
    document.body.dataset.inspected = '';
    return () => {
      delete document.body.dataset.inspected;
    };
  }, [folded]);
  return (
    <aside className={css.inspector} data-folded={folded || undefined} aria-label={`Statechart of ${chart.name}`}>
      <header>
        <b>{chart.name}</b>
        <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Show' : 'Fold'}
        </button>
        <button type="button" aria-label="Close the statechart" onClick={onClose}>
          ✕
        </button>
      </header>
      {folded ? null : (
        <>
          <Zoom label={`Machine ${chart.name}`} title={<Where lit={lit} />}>
            {(width, zoom) => <ChartPicture chart={chart} lit={lit} hot={hot} step={step} width={width} zoom={zoom} />}
          </Zoom>
          <Log log={log} />
        </>
      )}
    </aside>
  );
}
