import type { WinSize } from '../kit/scene';
import type { Flight } from '../../rules/crash/flight';

/** The clock of the flight, as far as a scene may touch it: read by the context's `now()`. */
export type FlightReader = Pick<Flight, 'read'>;

/** The player's own stake in the round on screen. Amounts are rupiah, rates are 1/10000. */
export type OwnFlight =
  | { readonly state: 'none' }
  | { readonly state: 'aboard'; readonly stake: number; readonly auto: number | null }
  | { readonly state: 'cashed'; readonly stake: number; readonly rate: number; readonly win: number }
  | { readonly state: 'lost'; readonly stake: number };

/** Everything the crash scene draws. The moving multiplier is not in it: `flight` is read each frame (DESIGN, hot path). */
export interface CrashView {
  readonly phase: 'connecting' | 'preparation' | 'goingUp' | 'squib';
  readonly roundId: string;
  /** Server epoch ms at which the rocket leaves or left. */
  readonly startTime: number;
  readonly flight: FlightReader;
  /** Rate at which it crashed; null until then. */
  readonly target: number | null;
  readonly own: OwnFlight;
}

export type CrashCue =
  | { readonly type: 'bet'; readonly own: boolean }
  | { readonly type: 'launch' }
  | {
      readonly type: 'cashOut';
      readonly name: string;
      readonly initial: string;
      readonly hue: number;
      readonly rate: number;
      readonly stake: number;
      readonly win: number;
      readonly own: boolean;
      readonly bot: boolean;
    }
  | { readonly type: 'crashed'; readonly rate: number }
  | { readonly type: 'win'; readonly size: WinSize; readonly amount: number };

/** Words on the canvas, by locale, handed in by the stage. */
export type CrashText = 'startsIn' | 'won' | 'flying' | 'crashedAt' | 'lag' | 'connecting' | 'seconds' | 'bot';
