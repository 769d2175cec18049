import type { Bundle } from '../../assets/manifest';
import type { Container, Texture, TextureSource } from 'pixi.js';
import type { Frame } from './frames';
import type { GlyphFont } from './glyphs';
import type { RunningTimeline } from './tweens';
import type { WinTuning } from './win';

/** CSS pixels of the canvas and how much of each side is covered by the shell (header, sheet): content stays inside, sky goes beneath. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/**
 * A game's picture. It is shown views and told moments; it never asks (DESIGN, Scenes).
 * `cue` settles when its animation has ended, was skipped, or the scene was destroyed: it never hangs and never rejects.
 * `tick` gets the milliseconds since the last frame and allocates nothing.
 */
export interface Scene<View, Cue> {
  readonly root: Container;
  show(view: View): void;
  cue(cue: Cue): Promise<void>;
  tick(ms: number): void;
  resize(box: Box): void;
  /** A tap on the stage: a running celebration jumps to its end. */
  skip(): void;
  /** Choreographies that run now, with their labels: for the studio. */
  timelines(): readonly RunningTimeline[];
  destroy(): void;
}

export type QualityLevel = 'high' | 'medium' | 'low';

/** Sound effects by name. Silent before the first gesture, when muted and while hidden. */
export interface SoundPort {
  play(name: string, options?: { volume?: number; rate?: number }): void;
  /** A looping effect (rocket roar); `set` follows speed, `stop` fades. */
  loop(name: string): { set(options: { volume?: number; rate?: number }): void; stop(): void };
  /** The player takes part: the background loop may be fetched and played from now on. */
  music(): void;
}

/** What a scene is given when it is made. `Text` are the keys of its words, `Name` its frames, `Font` its fonts (assets/names). */
export interface SceneContext<
  Text extends string = string,
  Name extends string = string,
  Font extends string = string,
> {
  /** Server time in epoch ms, as far as it is known; the seeded clock in fixtures. */
  now(): number;
  /** 0 to 1; seeded in fixtures. */
  random(): number;
  readonly assets: SceneAssets<Name, Font>;
  readonly sound: SoundPort;
  readonly text: Readonly<Record<Text, string>>;
  /** Read each frame: both may change while the scene runs. */
  readonly reducedMotion: boolean;
  readonly quality: QualityLevel;
}

/** The scene's atlas, loaded. Asking for what is not in it throws when the scene is made. */
export interface SceneAssets<Name extends string = string, Font extends string = string> {
  /** The one texture that all of the scene lies in. */
  readonly source: TextureSource;
  texture(name: Name): Texture;
  frame(name: Name): Frame;
  font(name: Font): GlyphFont;
}

/** The numbers of a scene's motion: its own and those of the celebration that all scenes share. */
export interface SceneTuning<Tuning> {
  readonly scene: Tuning;
  readonly win: WinTuning;
}

/** How the stage makes a scene. */
export interface SceneDefinition<
  View,
  Cue,
  Tuning,
  Text extends string = string,
  Name extends string = string,
  Font extends string = string,
> {
  /** Where its pictures and sounds are. */
  readonly art: Bundle;
  /** @param tuning other numbers than the committed ones: the studio's */
  create(context: SceneContext<Text, Name, Font>, tuning?: SceneTuning<Tuning>): Scene<View, Cue>;
}

/** The size of a win: what came back over what was staked (art storyboard). `none` is at most 1: no celebration. */
export type WinSize = 'none' | 'S' | 'M' | 'L' | 'XL';
