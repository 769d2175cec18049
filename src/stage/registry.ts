/** The games that have a scene, by the types of their scenes. One line a game; how a scene is had stands in src/games/<game>. */
import type { Bundle } from '../../assets/manifest';
import type { coinFlip } from '../../scenes/coinFlip';
import type { crash } from '../../scenes/crash';
import type { dice } from '../../scenes/dice';
import type { dingdong } from '../../scenes/dingdong';
import type { hilo } from '../../scenes/hilo';
import type { Scene, SceneContext, SceneDefinition, SceneTuning } from '../../scenes/kit/scene';
import type { mines } from '../../scenes/mines';
import type { roller } from '../../scenes/roller';
import type { roulette } from '../../scenes/roulette';
import type { wingo } from '../../scenes/wingo';
import type { Locale } from '../i18n';

interface Definitions {
  crash: typeof crash;
  wingo: typeof wingo;
  roulette: typeof roulette;
  dice: typeof dice;
  dingdong: typeof dingdong;
  mines: typeof mines;
  hilo: typeof hilo;
  roller: typeof roller;
  coinFlip: typeof coinFlip;
}
export type StagedGame = keyof Definitions;

/** The parts of a scene's type: what it shows, what happens in it, what it says in words, and its numbers. */
type Parts<Definition> =
  Definition extends SceneDefinition<infer View, infer Cue, infer Tuning, infer Text, infer _Name, infer _Font>
    ? { readonly view: View; readonly cue: Cue; readonly tuning: Tuning; readonly text: Text }
    : never;

export type Views = { readonly [G in StagedGame]: Parts<Definitions[G]>['view'] };
export type Cues = { readonly [G in StagedGame]: Parts<Definitions[G]>['cue'] };
export type Texts = { readonly [G in StagedGame]: Parts<Definitions[G]>['text'] };
export type Tunings = { readonly [G in StagedGame]: Parts<Definitions[G]>['tuning'] };

/** What a scene paints in words, by language. Short on purpose: they stand on pills. */
export type Words<G extends StagedGame> = Readonly<Record<Locale, Readonly<Record<Texts[G], string>>>>;

/** A scene's code. Methods, so that what was loaded for any game can be kept in one place. */
export interface SceneMaker<G extends StagedGame> {
  create(this: void, context: SceneContext<Texts[G]>, tuning?: SceneTuning<Tunings[G]>): Scene<Views[G], Cues[G]>;
  /** Where its pictures and sounds are. */
  readonly art: Bundle;
  readonly words: Words<G>;
  /** The word that asks for a bet, left out where nobody can. */
  readonly invitation?: Texts[G];
  /** What it shows before its room has said anything: the view of a machine that is still connecting. */
  opening(this: void): Views[G];
  /** Whether what is shown moves by itself, without a moment that is told; left out where nothing does. */
  moves?(this: void, view: Views[G]): boolean;
}
