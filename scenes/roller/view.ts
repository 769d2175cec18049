import type { WinSize } from '../kit/scene';

/** A round that was rolled. */
export interface RollerPast {
  readonly id: string;
  readonly result: number;
  readonly won: boolean;
}

/** Everything the Roller scene draws. Numbers of the gauge run from 0 to 100000. */
export interface RollerView {
  readonly phase: 'connecting' | 'beReady' | 'processing' | 'animate';
  readonly choose: number;
  readonly isHigher: boolean;
  /** What the choice pays (1/10000) and how often it wins (0 to 1); null for a choice that is refused. */
  readonly odds: { readonly rate: number; readonly chance: number } | null;
  /** The player's own rounds, newest first. One that is rolling may be among them already. */
  readonly history: readonly RollerPast[];
}

export type RollerCue =
  /** The server answered: the needle goes round. `id` is the round's, as in the history. */
  | {
      readonly type: 'roll';
      readonly id: string;
      readonly result: number;
      readonly choose: number;
      readonly isHigher: boolean;
      readonly won: boolean;
      readonly turbo: boolean;
    }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type RollerText = 'won' | 'pays' | 'refused' | 'connecting';
