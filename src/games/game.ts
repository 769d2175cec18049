import type { ComponentType } from 'react';
import type { OpenGame } from '../../contract/games';
import type { Translate } from '../i18n';
import type { ReplayGame } from '../replay/game';
import type { SceneMaker } from '../stage/registry';
import type { IconName } from '../ui/icons';

/**
 * What a room is built on. `pool`: timed rounds with pools that all players bet on, at one table or several (src/play/pool). `solo`: rounds of one player's own
 * (src/play/solo). `crash` has a room of its own.
 */
export type GameKind = 'crash' | 'pool' | 'solo';

/** A game's part of the help (its `about/`). */
export interface About {
  /** Its rules, point by point. */
  rules(this: void, t: Translate): readonly string[];
  /** What bets pay and what comes back, computed from the rules. */
  readonly Figures: ComponentType;
  /** How a draw becomes a result. */
  fair(this: void, t: Translate): { readonly title: string; readonly body: string };
}

/**
 * A game as the client knows it before any of its code is here: data, and imports on demand. Every page has all of these objects, so
 * they import nothing but types. Its words stand in ./words; what the lobby and the help show of it is in its folders `tile` and `about`, which they
 * load together.
 */
export interface ClientGame<G extends OpenGame> {
  readonly kind: GameKind;
  readonly icon: IconName;
  /** The icons of the three steps of the first visit; their words are `<game>.tutorial1` to `3`. */
  readonly tutorial: readonly [IconName, IconName, IconName];
  /** Its page. */
  room(): Promise<{ readonly default: ComponentType }>;
  /** Its scene, and where its art is. */
  maker(): Promise<{ readonly maker: SceneMaker<G> }>;
  /** A finished round played back. */
  replay(): Promise<{ readonly replay: ReplayGame<G> }>;
}
