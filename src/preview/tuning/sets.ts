/** Every scene's tuning with its schema, the celebration's included, loaded on demand: descriptions are for the studio only. */
import type { SceneTuning } from '../../../scenes/kit/scene';
import { parseTuning, type Tuned, type TuningSchema } from '../../../scenes/kit/tuning';
import type { StagedGame, Tunings } from '../../stage/registry';
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

async function open<Schema extends TuningSchema>(game: StagedGame, scene: Schema, committed: Tuned<Schema>) {
  const [{ winTuning }, { default: win }] = await Promise.all([
    import('../../../scenes/kit/win.tuning.schema'),
    import('../../../scenes/kit/win.tuning.json'),
  ]);
  const schema = { scene, win: winTuning };
  return {
    schema,
    files: [
      { part: 'scene', name: game, path: `scenes/${game}/tuning.json` },
      { part: 'win', name: 'win', path: 'scenes/kit/win.tuning.json' },
    ] as const,
    loaded: readValues(schema, { scene: committed, win }),
    tuned(values: Values) {
      const tree = buildTuning(values);
      return { scene: parseTuning(scene, tree.scene), win: parseTuning(winTuning, tree.win) };
    },
  };
}

export const tuningSets: { readonly [G in StagedGame]: () => Promise<TuningSet<G>> } = {
  crash: async () => {
    const [{ crashTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/crash/tuning.schema'),
      import('../../../scenes/crash/tuning'),
    ]);
    return open('crash', crashTuning, tuning);
  },
  hilo: async () => {
    const [{ hiloTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/hilo/tuning.schema'),
      import('../../../scenes/hilo/tuning'),
    ]);
    return open('hilo', hiloTuning, tuning);
  },
  mines: async () => {
    const [{ minesTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/mines/tuning.schema'),
      import('../../../scenes/mines/tuning'),
    ]);
    return open('mines', minesTuning, tuning);
  },
  wingo: async () => {
    const [{ wingoTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/wingo/tuning.schema'),
      import('../../../scenes/wingo/tuning'),
    ]);
    return open('wingo', wingoTuning, tuning);
  },
  roller: async () => {
    const [{ rollerTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/roller/tuning.schema'),
      import('../../../scenes/roller/tuning'),
    ]);
    return open('roller', rollerTuning, tuning);
  },
  dice: async () => {
    const [{ diceTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/dice/tuning.schema'),
      import('../../../scenes/dice/tuning'),
    ]);
    return open('dice', diceTuning, tuning);
  },
  dingdong: async () => {
    const [{ dingdongTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/dingdong/tuning.schema'),
      import('../../../scenes/dingdong/tuning'),
    ]);
    return open('dingdong', dingdongTuning, tuning);
  },
  roulette: async () => {
    const [{ rouletteTuning }, { tuning }] = await Promise.all([
      import('../../../scenes/roulette/tuning.schema'),
      import('../../../scenes/roulette/tuning'),
    ]);
    return open('roulette', rouletteTuning, tuning);
  },
};

/** The text of one file with these values. */
export const fileText = ({ part }: TuningFile, values: Values): string =>
  `${JSON.stringify(buildTuning(values)[part], null, 2)}\n`;
