/** A scene's tuning with its schema, the celebration's included, loaded on demand: descriptions are for the studio only. */
import type { SceneTuning } from '../../../scenes/kit/scene';
import { parseTuning, type TuningSchema } from '../../../scenes/kit/tuning';
import type { StagedGame, Tunings } from '../../stage/registry';
import { studioGames } from '../games';
import { buildTuning, readValues, type Values } from './values';

/** A file that holds a part of the tuning. */
export interface TuningFile {
  /** First member of its paths. */
  readonly part: 'scene' | 'win';
  /** What the dev server calls it. */
  readonly name: string;
  readonly path: string;
}

export interface TuningSet<G extends StagedGame = StagedGame> {
  readonly schema: TuningSchema;
  readonly files: readonly TuningFile[];
  /** As it was committed when this page was loaded. */
  readonly loaded: Values;
  /** What a scene is made with. @throws Error that names what does not fit */
  tuned(values: Values): SceneTuning<Tunings[G]>;
}

/** A game's tuning with its schema. Rejects when it cannot be had. */
export async function openTuning<G extends StagedGame>(game: G): Promise<TuningSet<G>> {
  const [{ schema: scene, tuning: committed }, { winTuning }, { default: win }] = await Promise.all([
    studioGames[game].tuning(),
    import('../../../scenes/kit/win.tuning.schema'),
    import('../../../scenes/kit/win.tuning.json'),
  ]);
  const schema = { scene, win: winTuning };
  return {
    schema,
    files: [
      { part: 'scene', name: game, path: `scenes/${game}/tuning.json` },
      { part: 'win', name: 'win', path: 'scenes/kit/win.tuning.json' },
    ],
    loaded: readValues(schema, { scene: committed, win }),
    tuned(values) {
      const tree = buildTuning(values);
      // The schema is the scene's own: what it accepts is the scene's tuning.
      return { scene: parseTuning(scene, tree.scene) as Tunings[G], win: parseTuning(winTuning, tree.win) };
    },
  };
}

/** The text of one file with these values. */
export const fileText = ({ part }: TuningFile, values: Values): string =>
  `${JSON.stringify(buildTuning(values)[part], null, 2)}\n`;
