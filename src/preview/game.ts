import type { TuningSchema } from '../../scenes/kit/tuning';
import type { Box } from '../../scenes/kit/scene';
import type { Fixture } from '../deck/fixture';
import type { CueSamples, StateSamples } from '../../tests/fixtures/samples';
import type { Cues, StagedGame, Tunings, Views } from '../stage/registry';
import type { Standing } from './chart/told';

/** What a game's strip and bet panel take of an upright window, measured in its room, by the window's form (src/play/room/RoomLayout). CSS px. */
export interface Cover {
  /** Header and strip of an upright phone, and of one on its side. */
  readonly top: number;
  readonly topAside: number;
  /** Tools and bet panel: on a short phone, a tall one, a tablet. */
  readonly short: number;
  readonly tall: number;
  readonly tablet: number;
}

/** Moments of a story, ms into it, that are worth a picture. */
export type Moments = readonly [number, ...number[]];

/** Moments of every story. `idle`, `win` and `busy` are pictured on a desktop too. */
export type Frames<Fixtures> = Readonly<Record<keyof Fixtures, Moments>>;

/** A scene's numbers as they were committed, with what describes them. */
export interface TuningSource<Tuning> {
  readonly schema: TuningSchema;
  readonly tuning: Tuning;
}

/** A button that the room lays over the canvas, CSS px. */
export interface Target {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a game's room lays its buttons over a scene that shows a view. */
export type Targets<G extends StagedGame> = (box: Box, view: Views[G]) => readonly Target[];

/** A game in the studio. Light: what weighs is loaded on demand. */
export interface StudioGame<G extends StagedGame> {
  readonly cover: Cover;
  /** What the shell covers on a phone in the visual tests' pictures: top, right, bottom, left, CSS px. */
  readonly inset: string;
  readonly frames: Frames<Record<string, unknown>> & Frames<Record<'idle' | 'win' | 'busy', unknown>>;
  /** Its stories by name. */
  fixtures(): Promise<Readonly<Record<string, Fixture<Views[G], Cues[G]>>>>;
  /** What its buttons show out of turn. */
  cues(): Promise<CueSamples<Cues[G]>>;
  states(): Promise<StateSamples<Views[G]>>;
  tuning(): Promise<TuningSource<Tunings[G]>>;
  targets(): Promise<Targets<G>>;
  standing(): Promise<Standing<G>>;
}
