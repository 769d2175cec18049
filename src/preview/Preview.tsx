import { useEffect, useState } from 'react';
import { stages, type StagedGame } from '../stage/registry';
import { fixtureSets } from './fixtures';
import { isStaged } from './open';
import styles from './Preview.module.css';

/** `/preview/<scene>`: the list of its stories. */
export const Preview = ({ scene }: { readonly scene: string }) => (isStaged(scene) ? <FixtureList game={scene} /> : <SceneList />);

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
