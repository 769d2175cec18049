/** How each game's scene is had: a chunk of its own, loaded when its room is opened. Add a game here and in the two maps of types. */
import type { CrashCue, CrashText, CrashView } from '../../scenes/crash/view';
import type { HiloTuning } from '../../scenes/hilo/tuning';
import type { HiloCue, HiloText, HiloView } from '../../scenes/hilo/view';
import type { DiceCue, DiceText, DiceView } from '../../scenes/dice/view';
import type { MinesTuning } from '../../scenes/mines/tuning';
import type { MinesCue, MinesText, MinesView } from '../../scenes/mines/view';
import type { DingdongCue, DingdongText, DingdongView } from '../../scenes/dingdong/view';
import type { WingoCue, WingoText, WingoView } from '../../scenes/wingo/view';
import type { RouletteCue, RouletteText, RouletteView } from '../../scenes/roulette/view';
import type { CrashTuning } from '../../scenes/crash/tuning';
import type { DiceTuning } from '../../scenes/dice/tuning';
import type { DingdongTuning } from '../../scenes/dingdong/tuning';
import type { Scene, SceneContext, SceneTuning } from '../../scenes/kit/scene';
import type { RouletteTuning } from '../../scenes/roulette/tuning';
import type { WingoTuning } from '../../scenes/wingo/tuning';
import type { RollerTuning } from '../../scenes/roller/tuning';
import type { RollerCue, RollerText, RollerView } from '../../scenes/roller/view';
import type { BundleName } from '../../assets/manifest';
import type { Locale } from '../i18n';
import { hiloWords } from './words-hilo';
import { minesWords } from './words-mines';
import { rollerWords } from './words-roller';
import { crashWords, diceWords, dingdongWords, wingoWords } from './words';
import { rouletteWords } from './words-roulette';

export interface Views {
  crash: CrashView;
  hilo: HiloView;
  mines: MinesView;
  wingo: WingoView;
  roller: RollerView;
  dice: DiceView;
  dingdong: DingdongView;
  roulette: RouletteView;
}
export interface Cues {
  crash: CrashCue;
  hilo: HiloCue;
  mines: MinesCue;
  wingo: WingoCue;
  roller: RollerCue;
  dice: DiceCue;
  dingdong: DingdongCue;
  roulette: RouletteCue;
}
export interface Texts {
  crash: CrashText;
  hilo: HiloText;
  mines: MinesText;
  wingo: WingoText;
  roller: RollerText;
  dice: DiceText;
  dingdong: DingdongText;
  roulette: RouletteText;
}
export interface Tunings {
  crash: CrashTuning;
  hilo: HiloTuning;
  mines: MinesTuning;
  wingo: WingoTuning;
  roller: RollerTuning;
  dice: DiceTuning;
  dingdong: DingdongTuning;
  roulette: RouletteTuning;
}
export type StagedGame = keyof Views;

/** A scene's code. A method, so that what was loaded for any game can be kept in one place. */
export interface SceneMaker<G extends StagedGame> {
  create(this: void, context: SceneContext<Texts[G]>, tuning?: SceneTuning<Tunings[G]>): Scene<Views[G], Cues[G]>;
}
export type CreateScene<G extends StagedGame> = SceneMaker<G>['create'];

/** What the stage knows of a game before its scene is loaded. */
export interface StageEntry<G extends StagedGame> {
  readonly bundle: BundleName;
  readonly words: Readonly<Record<Locale, Readonly<Record<Texts[G], string>>>>;
  /** Loads the code. */
  readonly load: () => Promise<CreateScene<G>>;
}

export const stages: { readonly [G in StagedGame]: StageEntry<G> } = {
  crash: { bundle: 'crash', words: crashWords, load: () => import('../../scenes/crash').then((m) => m.crash.create) },
  hilo: { bundle: 'hilo', words: hiloWords, load: () => import('../../scenes/hilo').then((m) => m.hilo.create) },
  mines: { bundle: 'mines', words: minesWords, load: () => import('../../scenes/mines').then((m) => m.mines.create) },
  wingo: { bundle: 'wingo', words: wingoWords, load: () => import('../../scenes/wingo').then((m) => m.wingo.create) },
  roller: { bundle: 'roller', words: rollerWords, load: () => import('../../scenes/roller').then((m) => m.roller.create) },
  dice: { bundle: 'dice', words: diceWords, load: () => import('../../scenes/dice').then((m) => m.dice.create) },
  dingdong: { bundle: 'dingdong', words: dingdongWords, load: () => import('../../scenes/dingdong').then((m) => m.dingdong.create) },
  roulette: { bundle: 'roulette', words: rouletteWords, load: () => import('../../scenes/roulette').then((m) => m.roulette.create) },
};
