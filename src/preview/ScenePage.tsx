import { lazy, Suspense, useEffect, useState } from 'react';
import type { StagedGame } from '../stage/registry';
import { type Bench, type BenchOwner, useBench, useBenchOwner } from './bench';
import { DeviceFrame } from './DeviceFrame';
import { type Inset, NO_INSET, shellInset } from './devices';
import { readLink } from './link';
import { Meters } from './Meters';
import { overlayOf, toggled } from './overlays/names';
import { type PanelEntry, type PanelProps, panels } from './panels';
import css from './ScenePage.module.css';
import { Settings } from './Settings';
import { listenKeys } from './transport';
import { Transport } from './Transport';
import { useLink } from './useLink';

const CanvasOverlays = lazy(() => import('./overlays/CanvasOverlays'));
const TuningLink = lazy(() => import('./tuning/TuningLink'));

/** `/preview/<scene>`: the workbench of one scene, as its address describes it. */
export function ScenePage({ game }: { readonly game: StagedGame }) {
  const { owner, error } = useBenchOwner(game, () => {
    const { fixture, width, height, dpr, shell, locale, quality, reducedMotion, muted, weather } = readLink(
      location.search,
    );
    return {
      fixture: fixture ?? 'idle',
      size: { width, height, dpr, inset: shell ? shellInset(game, width, height) : NO_INSET },
      locale,
      quality,
      reducedMotion,
      muted,
      weather,
    };
  });
  if (error !== null)
    return (
      <p className={css.error} role="alert">
        {error} <a href="/preview">Gallery</a>
      </p>
    );
  return owner ? (
    <Workbench owner={owner} />
  ) : (
    <p className={css.loading} role="status">
      Loading {game}…
    </p>
  );
}

function Workbench({ owner }: { readonly owner: BenchOwner }) {
  const bench = useBench(owner);
  const { deck, game, size } = bench;
  const [first] = useState(() => readLink(location.search));
  const [begun, setBegun] = useState(false);

  useEffect(() => {
    const { time, rate, loop, playing } = first;
    if (time > 0) deck.seek(time);
    deck.rate(rate);
    deck.loop(loop);
    if (playing) deck.play();
    setBegun(true);
  }, [deck, first]);

  return begun ? <Page key={game} bench={bench} first={first} size={size} /> : null;
}

function Page({
  bench,
  first,
  size: { width, height },
}: {
  readonly bench: Bench;
  readonly first: ReturnType<typeof readLink>;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const { deck, game, setSize } = bench;
  const { page, setPage, share } = useLink(bench, first);
  const { shell, overlays, panels: open } = page;
  const [shared] = useState(() => new URLSearchParams(location.search).has('tuning'));

  useEffect(() => {
    const inset: Inset = shell ? shellInset(game, width, height) : NO_INSET;
    setSize({ inset });
  }, [game, shell, width, height, setSize]);

  useEffect(
    () =>
      listenKeys((key) => {
        const overlay = overlayOf(key);
        return overlay && (() => setPage({ overlays: toggled(overlays, overlay) }));
      }),
    [overlays, setPage],
  );

  return (
    <div className={css.page}>
      <header className={css.head}>
        <nav className={css.crumbs} aria-label="Studio">
          <a href="/preview">Studio</a> / <h1>{game}</h1>
        </nav>
        <Settings bench={bench} page={page} onPage={setPage} share={share} />
        {shared ? (
          <Suspense>
            <TuningLink bench={bench} />
          </Suspense>
        ) : null}
      </header>
      <main className={css.stage}>
        <DeviceFrame canvas={deck.canvas} width={width} height={height}>
          {(scale) =>
            overlays.some((name) => name !== 'meters') ? (
              <Suspense>
                <CanvasOverlays bench={bench} page={page} onPage={setPage} scale={scale} />
              </Suspense>
            ) : null
          }
        </DeviceFrame>
      </main>
      <footer className={css.foot}>
        {overlays.includes('meters') ? (
          <div className={css.meters}>
            <Meters deck={deck} />
          </div>
        ) : null}
        <Transport deck={deck} />
      </footer>
      <aside className={css.side} aria-label="Panels">
        {panels.map((entry) => (
          <Section
            key={entry.id}
            entry={entry}
            bench={bench}
            page={page}
            onPage={setPage}
            open={open.includes(entry.id)}
            onOpen={(on) => setPage({ panels: on ? [...open, entry.id] : open.filter((id) => id !== entry.id) })}
          />
        ))}
      </aside>
    </div>
  );
}

interface SectionProps extends PanelProps {
  readonly entry: PanelEntry;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** A panel under its title; its code is loaded when it is opened first. */
function Section({ entry: { id, title, Panel }, open, onOpen, ...props }: SectionProps) {
  return (
    <section className={css.panel} aria-labelledby={`panel-${id}`}>
      <h2 id={`panel-${id}`}>
        <button type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
          {title}
        </button>
      </h2>
      {open ? (
        <div className={css.body}>
          <Suspense fallback={<p role="status">Loading…</p>}>
            <Panel {...props} />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
