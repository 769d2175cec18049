import { Suspense, useEffect, useRef } from 'react';
import type { StagedGame } from '../stage/registry';
import { type BenchOwner, useBench, useBenchOwner } from './bench';
import { panels } from './panels';

/** `/preview/<scene>`: the workbench of one scene. */
export function ScenePage({ game }: { readonly game: StagedGame }) {
  const { owner, error } = useBenchOwner(game, () => ({
    fixture: new URLSearchParams(location.search).get('fixture') ?? 'idle',
    size: { width: 412, height: 915, dpr: 1, inset: [0, 0, 0, 0] },
    locale: 'id', quality: 'high', reducedMotion: false, muted: true,
  }));
  if (error !== null) return <p role="alert">{error}</p>;
  return owner ? <Workbench owner={owner} /> : null;
}

function Workbench({ owner }: { readonly owner: BenchOwner }) {
  const bench = useBench(owner);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    host.current?.append(bench.deck.canvas);
  }, [bench.deck]);
  return (
    <main>
      <div ref={host} />
      <Suspense>{panels.map(({ id, title, Panel }) => <section key={id} aria-label={title}><Panel bench={bench} /></section>)}</Suspense>
    </main>
  );
}
