/** What a room hands to the stage. Views are pulled when they changed and cues pushed as they happen; React is not on the way. */
import type { QualityLevel } from '../../scenes/kit/scene';
import type { StagedGame, Cues, Views } from './registry';

export interface StageFeed<G extends StagedGame = StagedGame> {
  readonly game: G;
  /** Server time, epoch ms. */
  now(): number;
  view(): Views[G];
  /** Calls back whenever `view()` would answer something new. */
  onView(changed: () => void): () => void;
  onCue(play: (cue: Cues[G]) => void): () => void;
}

/** The player's settings on this device; the shell's preferences fit. */
export interface StageSettings {
  get(): {
    readonly sound: boolean;
    /** Left out: as sound is. */
    readonly music?: boolean;
    readonly quality: 'auto' | QualityLevel;
    readonly autoLevel: QualityLevel | null;
    /** Left out: 1. */
    readonly autoSharpness?: number;
  };
  /** Remembers what the governor found right for this device; says whether sounds are on their way. */
  set(change: {
    readonly autoLevel?: QualityLevel;
    readonly autoSharpness?: number;
    readonly audioLoading?: boolean;
  }): void;
  subscribe(changed: () => void): () => void;
}

/** CSS px. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** CSS px on each side of the stage that the shell covers. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** `resting`: its page's picture is shown until the player does anything (./rest). `failed`: the art did not arrive; trying again helps. `unsupported`: there is no WebGL here. */
export type StageStatus = 'resting' | 'loading' | 'running' | 'failed' | 'unsupported';
