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

/** What a scene paints in words, by language. Short on purpose: they stand on pills. */
export type Words<G extends StagedGame> = Readonly<Record<Locale, Readonly<Record<Texts[G], string>>>>;

/** A scene's code. Methods, so that what was loaded for any game can be kept in one place. */
export interface SceneMaker<G extends StagedGame> {
  create(this: void, context: SceneContext<Texts[G]>, tuning?: SceneTuning<Tunings[G]>): Scene<Views[G], Cues[G]>;
  readonly words: Words<G>;
  /** The word that asks for a bet, left out where nobody can. */
  readonly invitation?: Texts[G];
  /** What it shows before its room has said anything: the view of a machine that is still connecting. */
  opening(this: void): Views[G];
  /** Whether what is shown moves by itself, without a moment that is told; left out where nothing does. */
  moves?(this: void, view: Views[G]): boolean;
}

/** What the stage knows of a game before its scene is loaded. */
export interface StageEntry<G extends StagedGame> {
  readonly bundle: BundleName;
  /** Loads the code. */
  readonly load: () => Promise<SceneMaker<G>>;
}

export const stages: { readonly [G in StagedGame]: StageEntry<G> } = {
  crash: { bundle: 'crash', load: async () => (await import('../games/crash/maker')).maker },
  wingo: { bundle: 'wingo', load: async () => (await import('../games/wingo/maker')).maker },
  roulette: { bundle: 'roulette', load: async () => (await import('../games/roulette/maker')).maker },
  dice: { bundle: 'dice', load: async () => (await import('../games/dice/maker')).maker },
  dingdong: { bundle: 'dingdong', load: async () => (await import('../games/dingdong/maker')).maker },
  mines: { bundle: 'mines', load: async () => (await import('../games/mines/maker')).maker },
  hilo: { bundle: 'hilo', load: async () => (await import('../games/hilo/maker')).maker },
  roller: { bundle: 'roller', load: async () => (await import('../games/roller/maker')).maker },
};
