import { useEffect, useMemo, useRef, useState } from 'react';
import { useMedia, useReducedMotion } from '../ui/useMedia';
import { type Entry, entriesOf, GAMES, pageOf, search } from './gallery';
import css from './Gallery.module.css';
import { createProjector, type Projector, SCREEN } from './projector';

/** `/preview`: every story of every scene with a picture of it; the one that is pointed at, focused or in the middle of a phone's screen plays. */
export function Gallery() {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [typed, setTyped] = useState('');
  const [projector, setProjector] = useState<Projector | null>(null);

  useEffect(() => {
    let listed = true;
    void Promise.all(GAMES.map(entriesOf)).then((all) => listed && setEntries(all.flat()));
    const made = createProjector();
    setProjector(made);
    return () => {
      listed = false;
      made.destroy();
    };
  }, []);

  const found = useMemo(() => search(entries ?? [], typed), [entries, typed]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Studio</h1>
        <input
          className={css.search}
          type="search"
          placeholder="Search scenes and fixtures"
          aria-label="Search scenes and fixtures"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className={css.count} aria-live="polite">
          {entries === null ? 'Loading…' : `${found.length} of ${entries.length}`}
        </output>
      </header>
      <main>
        {projector === null
          ? null
          : GAMES.map((game) => {
              const own = found.filter((entry) => entry.game === game);
              return own.length === 0 ? null : (
                <section key={game} className={css.scene} aria-labelledby={`scene-${game}`}>
                  <h2 id={`scene-${game}`}>
                    <a href={`/preview/${game}`}>{game}</a>
                  </h2>
                  <ul className={css.grid}>
                    {own.map((entry) => (
                      <li key={entry.fixture}>
                        <Card entry={entry} projector={projector} />
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
        {entries !== null && found.length === 0 ? <p className={css.none}>Nothing is called “{typed}”.</p> : null}
      </main>
    </div>
  );
}

/** Device px of a thumbnail's canvas. */
const WIDTH = 240;
const HEIGHT = Math.round((WIDTH * SCREEN.height) / SCREEN.width);

function Card({ entry, projector }: { readonly entry: Entry; readonly projector: Projector }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const calm = useReducedMotion();
  const touch = useMedia('(hover: none)');

  useEffect(() => {
    if (!canvas.current) return;
    let there = true;
    const tell = (next: 'drawn' | 'failed') => () => void (there && setState(next));
    projector.still(entry, canvas.current).then(tell('drawn'), tell('failed'));
    return () => {
      there = false;
    };
  }, [entry, projector]);

  // Nothing is pointed at on a phone: what lies across the middle of the screen plays, once all stills are there.
  useEffect(() => {
    const element = canvas.current;
    if (!element || !touch || calm) return;
    const observer = new IntersectionObserver(
      ([seen]) => seen && (seen.isIntersecting ? projector.play(entry, element, true) : projector.rest(element)),
      { rootMargin: '-45% 0px -45% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      projector.rest(element);
    };
  }, [entry, projector, touch, calm]);

  const play = (): void => {
    if (canvas.current && !calm) projector.play(entry, canvas.current);
  };
  const rest = (): void => {
    if (canvas.current) projector.rest(canvas.current);
  };
  return (
    <a
      className={css.card}
      href={pageOf(entry)}
      onPointerEnter={touch ? undefined : play}
      onPointerLeave={touch ? undefined : rest}
      onFocus={play}
      onBlur={rest}
    >
      <canvas ref={canvas} className={css.thumb} width={WIDTH} height={HEIGHT} data-thumb={state} aria-hidden="true" />
      <span className={css.name}>
        {entry.fixture}
        {state === 'failed' ? <small> cannot be drawn here</small> : null}
      </span>
    </a>
  );
}
