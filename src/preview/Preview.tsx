import { Gallery } from './Gallery';
import { isStaged } from './open';
import { ScenePage } from './ScenePage';

/** `/preview`: the gallery; `/preview/<scene>`: its workbench. */
export const Preview = ({ scene }: { readonly scene: string }) =>
  isStaged(scene) ? <ScenePage game={scene} /> : <Gallery />;
