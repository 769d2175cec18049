import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n';
import { stages, type StagedGame } from '../stage/registry';
import { fixtureSets } from './fixtures';
import styles from './Preview.module.css';

const isStaged = (name: string): name is StagedGame => name in stages;

/** `/preview/<scene>`: the list of its stories, or with `?fixture=…&bare=1` the canvas alone (DESIGN, outside handles). */
export function Preview({ scene }: { readonly scene: string }) {
  const query = new URLSearchParams(window.location.search);
  if (!isStaged(scene)) return <SceneList />;
  const fixture = query.get('fixture');
  return fixture && query.has('bare') ? <Bare game={scene} fixture={fixture} query={query} /> : <FixtureList game={scene} />;
}

function SceneList() {
  return (
    <ul className={styles.list}>
      {Object.keys(stages).map((name) => (
        <li key={name}><a href={`/preview/${name}`}>{name}</a></li>
      ))}
    </ul>
  );
}

function FixtureList({ game }: { readonly game: StagedGame }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let live = true;
    void fixtureSets[game]().then((set) => live && setNames(Object.keys(set)));
    return () => {
      live = false;
    };
  }, [game]);
  return (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name}><a href={`/preview/${game}?fixture=${name}&bare=1`}>{game} / {name}</a></li>
      ))}
    </ul>
  );
}

function Bare({ game, fixture, query }: { readonly game: StagedGame; readonly fixture: string; readonly query: URLSearchParams }) {
  const host = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const [problem, setProblem] = useState('');
  const search = query.toString();
  useEffect(() => {
    let live = true;
    let leave = (): void => {};
    const open = async (): Promise<void> => {
      const [{ openBare }] = await Promise.all([import('./open')]);
      if (!live || !host.current) return;
      const close = await openBare(game, fixture, locale, host.current, new URLSearchParams(search));
      if (live) leave = close;
      else close();
    };
    open().catch((error: unknown) => live && setProblem(error instanceof Error ? error.message : String(error)));
    return () => {
      live = false;
      leave();
    };
  }, [game, fixture, locale, search]);
  return <div ref={host} className={styles.bare}>{problem}</div>;
}
