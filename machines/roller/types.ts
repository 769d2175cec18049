import type { RollerLatest as WireLatest, RollerRound as WireRound } from '../../contract/roller';
import type { InSen } from '../kit/wire';
import type { WinCue } from '../kit/solo/types';

export type RollerRound = InSen<WireRound>;
export type RollerLatest = InSen<WireLatest>;

/** What is chosen before a round. `turbo`: the needle takes the short way, where the site allows it. */
export interface RollerChoice {
  /** 0 to 100000. */
  readonly choose: number;
  readonly isHigher: boolean;
  readonly turbo: boolean;
}

/** The scene's moments; equal to scenes/roller/view.ts RollerCue, which machines may not import. */
export type RollerCue =
  | {
      readonly type: 'roll';
      readonly id: string;
      readonly result: number;
      readonly choose: number;
      readonly isHigher: boolean;
      readonly won: boolean;
      readonly turbo: boolean;
    }
  | WinCue;

export interface RollerKinds {
  readonly round: RollerRound;
  readonly latest: RollerLatest;
  readonly start: RollerChoice;
  /** A round is over as it begins: nothing is chosen in it. */
  readonly select: never;
  readonly cue: RollerCue;
}
