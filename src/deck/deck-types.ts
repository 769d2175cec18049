/** What a deck is to its panels: its size, what its scene is made with, its state, and all that can be asked of it. */
import type { Container, WebGLRenderer } from 'pixi.js';
import type { Box, QualityLevel, Scene, SceneTuning, SoundPort } from '../../scenes/kit/scene';
import type { RunningTimeline } from '../../scenes/kit/tweens';
import type { Fixture } from './fixture';
import type { Locale } from '../i18n/areas';
import type { Cues, StagedGame, Tunings, Views } from '../stage/registry';
import type { DeckStats } from './counters';

/** CSS px, device pixels per CSS px, and what the shell covers (top, right, bottom, left). */
export interface DeckSize {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  readonly inset: readonly [number, number, number, number];
}

/** What a scene is made with; a change makes it anew and plays it up to the same moment. */
export interface DeckSetup<G extends StagedGame> {
  readonly fixture: Fixture<Views[G], Cues[G]>;
  readonly locale: Locale;
  readonly quality: QualityLevel;
  readonly reducedMotion: boolean;
  /** Nobody can bet here, nor is asked to. */
  readonly watched?: boolean;
  readonly sound: SoundPort;
  /** Null is the committed file. */
  readonly tuning: SceneTuning<Tunings[G]> | null;
}

/** ms of the fixture's clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface DeckState {
  /** ms into the fixture */
  readonly time: number;
  readonly playing: boolean;
  /** Speed: 0.1 to 4. */
  readonly rate: number;
  readonly loop: Span | null;
  /** A view is shown out of turn: the scene moves on from it and the story waits, until a moment of it is sought. */
  readonly astray: boolean;
}

export interface Deck<G extends StagedGame> {
  readonly game: G;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** ms of one lap of the fixture */
  readonly length: number;
  /** What plays: the bench's fixture, as it arrives in its weather. */
  readonly fixture: Fixture<Views[G], Cues[G]>;
  state(): DeckState;
  /** What the scene is made with: another object after each {@link change}. */
  setup(): DeckSetup<G>;
  /** What the scene shows: its root, and the last view that it was told; null before the first. */
  root(): Container;
  view(): Views[G] | null;
  /** Where it is to lay itself out. */
  box(): Box;
  /** The choreographies that run, with their labels; none while a view is shown out of turn. Allocates. */
  timelines(): readonly RunningTimeline[];
  /** The view that is shown out of turn; null while the story runs. */
  shown(): Views[G] | null;
  stats(): DeckStats;
  /** Told after each frame and each change. Returns how to leave. */
  subscribe(changed: () => void): () => void;
  play(): void;
  pause(): void;
  /** So many frames on, paused; `heard` with its sounds, for who plays in whole frames. */
  step(frames?: number, heard?: boolean): void;
  seek(time: number): void;
  rate(rate: number): void;
  loop(span: Span | null): void;
  /** Epoch ms of the fixture's clock, for views made out of turn. */
  now(): number;
  /** How often the scene was made: another number means that what ran in it was cut. */
  made(): number;
  /** Draws once more what is on screen. @param alone without what lies {@link over} it */
  draw(alone?: boolean): void;
  /** Lays something over the scene, which is not in its figures; null takes it away. */
  over(root: Container | null): void;
  /**
   * Plays the story up to a moment in a second scene, unheard, hands that to `look` and takes it down; the one on screen stays where it is.
   * @param prepare is given the scene before it plays
   */
  aside<T>(
    time: number,
    look: (scene: Scene<Views[G], Cues[G]>) => T,
    prepare?: (scene: Scene<Views[G], Cues[G]>) => void,
  ): T;
  /** Shows a view out of turn: the buttons of the states. @param feed what the view reads besides, told before each frame */
  show(view: Views[G], feed?: (now: number) => void): void;
  /** Plays a cue out of turn; resolves when its animation settled. While it runs the story goes over into its next lap, not to be cut. */
  cue(cue: Cues[G]): Promise<void>;
  change(setup: Partial<DeckSetup<G>>): void;
  resize(size: DeckSize): void;
  destroy(): void;
}
