/** The samples of each game for the studio's buttons, loaded on demand. */
import type { CueSample, CueSamples, StateSample, StateSamples } from '../../tests/fixtures/samples';
import type { Cues, StagedGame, Views } from '../stage/registry';

const cueSets: { readonly [G in StagedGame]: () => Promise<CueSamples<Cues[G]>> } = {
  crash: () => import('../../tests/fixtures/crash/cues').then((m) => m.crashCues),
  hilo: () => import('../../tests/fixtures/hilo/cues').then((m) => m.hiloCues),
  mines: () => import('../../tests/fixtures/mines/cues').then((m) => m.minesCues),
  wingo: () => import('../../tests/fixtures/wingo/cues').then((m) => m.wingoCues),
  roller: () => import('../../tests/fixtures/roller/cues').then((m) => m.rollerCues),
  dice: () => import('../../tests/fixtures/dice/cues').then((m) => m.diceCues),
  dingdong: () => import('../../tests/fixtures/dingdong/cues').then((m) => m.dingdongCues),
  roulette: () => import('../../tests/fixtures/roulette/cues').then((m) => m.rouletteCues),
};

const stateSets: { readonly [G in StagedGame]: () => Promise<StateSamples<Views[G]>> } = {
  crash: () => import('../../tests/fixtures/crash/states').then((m) => m.crashStates),
  hilo: () => import('../../tests/fixtures/hilo/states').then((m) => m.hiloStates),
  mines: () => import('../../tests/fixtures/mines/states').then((m) => m.minesStates),
  wingo: () => import('../../tests/fixtures/wingo/states').then((m) => m.wingoStates),
  roller: () => import('../../tests/fixtures/roller/states').then((m) => m.rollerStates),
  dice: () => import('../../tests/fixtures/dice/states').then((m) => m.diceStates),
  dingdong: () => import('../../tests/fixtures/dingdong/states').then((m) => m.dingdongStates),
  roulette: () => import('../../tests/fixtures/roulette/states').then((m) => m.rouletteStates),
};

/** Samples under the cue or phase they are of. */
export interface Group<Sample> {
  readonly of: string;
  readonly samples: readonly Sample[];
}

const groups = <Sample>(set: Readonly<Record<string, readonly Sample[]>>): readonly Group<Sample>[] =>
  Object.entries(set).map(([of, samples]) => ({ of, samples }));

export const loadCues = async (game: StagedGame): Promise<readonly Group<CueSample<Cues[StagedGame]>>[]> =>
  groups<CueSample<Cues[StagedGame]>>(await cueSets[game]());
export const loadStates = async (game: StagedGame): Promise<readonly Group<StateSample<Views[StagedGame]>>[]> =>
  groups<StateSample<Views[StagedGame]>>(await stateSets[game]());
