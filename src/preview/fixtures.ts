/** Every scene's stories by name, loaded on demand. */
import type { Fixture } from '../../tests/fixtures/fixture';
import type { Cues, StagedGame, Views } from '../stage/registry';

type FixtureSet<G extends StagedGame> = Readonly<Record<string, Fixture<Views[G], Cues[G]>>>;

export const fixtureSets: { readonly [G in StagedGame]: () => Promise<FixtureSet<G>> } = {
  crash: () => import('../../tests/fixtures/crash').then((m) => m.crashFixtures),
  hilo: () => import('../../tests/fixtures/hilo').then((m) => m.hiloFixtures),
  mines: () => import('../../tests/fixtures/mines').then((m) => m.minesFixtures),
  wingo: () => import('../../tests/fixtures/wingo').then((m) => m.wingoFixtures),
  roller: () => import('../../tests/fixtures/roller').then((m) => m.rollerFixtures),
  dice: () => import('../../tests/fixtures/dice').then((m) => m.diceFixtures),
  dingdong: () => import('../../tests/fixtures/dingdong').then((m) => m.dingdongFixtures),
  roulette: () => import('../../tests/fixtures/roulette').then((m) => m.rouletteFixtures),
};
