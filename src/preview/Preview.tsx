import { stages } from '../stage/registry';
import { isStaged } from './open';
import styles from './Preview.module.css';
import { ScenePage } from './ScenePage';

/** `/preview`: what there is; `/preview/<scene>`: its workbench. */
export const Preview = ({ scene }: { readonly scene: string }) => (isStaged(scene) ? <ScenePage game={scene} /> : <SceneList />);

function SceneList() {
  return (
    <ul className={styles.list}>
      {Object.keys(stages).map((name) => (
        <li key={name}><a href={`/preview/${name}`}>{name}</a></li>
      ))}
    </ul>
  );
}
