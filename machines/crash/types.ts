import type { CrashGame } from '../../contract/crash';
import type { crashCalls, crashStreams } from '../../contract/crash';
import type { CallReply, StreamPayload } from '../../contract/wire';
import type { Rate, Sen } from '../../rules/money';
import type { StakeLimits } from '../../rules/stake';
import type { AutoProgress } from '../autobet/types';
import type { AutoStart, AutoWord } from '../autobet/words';
import type { Clock } from '../kit/clock';
import type { Refusal } from '../kit/refusal';
import type { Resync, RoomEvent } from '../kit/room';
import type { WinSize } from '../../rules/win';

/** Money is sen but in what the server sends and is sent (`wire.*`, commands and replies), rates are 1/10000, times are epoch ms of the server. */

export type CrashStart = StreamPayload<typeof crashStreams.start>;
export type CrashEnd = StreamPayload<typeof crashStreams.end>;
export type CrashBetInfo = StreamPayload<typeof crashStreams.betInfo>;
export type CrashEscapeInfo = StreamPayload<typeof crashStreams.escapeInfo>;

/**
 * The player's own bet in one round. `aboard` is accepted by the server: in the seat of the next round it is what the screen calls
 * queued. `placing`, `cancelling` and `escaping` wait for the server's answer.
 */
export type Seat =
  | { readonly state: 'none' }
  | { readonly state: 'placing'; readonly roundId: string; readonly stake: Sen; readonly auto: Rate | null }
  | { readonly state: 'aboard'; readonly roundId: string; readonly stake: Sen; readonly auto: Rate | null }
  | { readonly state: 'cancelling'; readonly roundId: string; readonly stake: Sen; readonly auto: Rate | null }
  | { readonly state: 'escaping'; readonly roundId: string; readonly stake: Sen; readonly auto: Rate | null }
  | {
      readonly state: 'cashed';
      readonly roundId: string;
      readonly stake: Sen;
      readonly rate: Rate;
      readonly win: Sen;
    }
  | { readonly state: 'lost'; readonly roundId: string; readonly stake: Sen };

/** One player in the list of everybody's bets; `rate` and `win` once cashed out. */
export interface BetRow {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string;
  readonly amount: Sen;
  readonly rate: Rate | null;
  readonly win: Sen | null;
  readonly bot: boolean;
}

export type Bets = ReadonlyMap<string, BetRow>;

/** The documented fair data. What is only known after the crash is null until then; `random` is 0 to 1. */
export interface FairData {
  /** 100 minus the server's profit rate: the share that goes back, in percent. */
  readonly profitRate: number;
  readonly roundId: string;
  readonly publicSeed: string;
  readonly seedPubHash: string;
  /** The commitment to the server seed, shown from the start on. */
  readonly serverSeedHash: string;
  readonly serverSeed: string | null;
  readonly target: Rate | null;
  readonly roundHash: string | null;
  readonly random: number | null;
}

/** The documented own info of the current round. */
export interface OwnInfo {
  readonly isJoinCur: boolean;
  readonly betAmount: Sen;
  readonly isEscape: boolean;
  readonly winAmount: Sen;
}

export interface CrashContext {
  readonly clock: Clock;
  /** Null for guests. */
  readonly userId: string | null;
  /** Empty while connecting. */
  readonly roundId: string;
  readonly nextRoundId: string;
  /** The round that takes bets now: the current one in preparation, otherwise the next one. */
  readonly betRoundId: string;
  /** When the rocket leaves or left. */
  readonly startTime: number;
  readonly nextRoundTime: number | null;
  readonly target: Rate | null;
  readonly bets: Bets;
  readonly nextBets: Bets;
  readonly players: number;
  /** Newest first. */
  readonly history: readonly Rate[];
  readonly fair: FairData;
  readonly limits: StakeLimits;
  readonly maxProfit: Sen;
  readonly own: Seat;
  readonly next: Seat;
  /** What was last sent, by command. */
  readonly commands: {
    readonly place: PlaceBetInput;
    readonly cancel: RoundCommandInput;
    readonly escape: RoundCommandInput;
  };
  /** The last refused command, until the next command. */
  readonly refusal: Refusal | null;
  /** The run of repeated bets: the running or the last one; null when none was set up. */
  readonly auto: AutoProgress | null;
}

export interface CrashInput {
  readonly clock: Clock;
  readonly userId: string | null;
}

/** Ids of commands (`uuid`, `runId`) are made by the app: 8 to 40 characters, never repeated. */
export type CrashEvent =
  | { readonly type: 'wire.snapshot'; readonly game: CrashGame }
  | { readonly type: 'wire.start'; readonly start: CrashStart }
  | { readonly type: 'wire.end'; readonly end: CrashEnd }
  | { readonly type: 'wire.betInfo'; readonly info: CrashBetInfo }
  | { readonly type: 'wire.escapeInfo'; readonly info: CrashEscapeInfo }
  /** The first tick of a flight came: the rocket has left, whatever our clock says. Optional. */
  | { readonly type: 'wire.tick' }
  /** In preparation for this round, otherwise for the next one. */
  | { readonly type: 'bet.place'; readonly amount: Sen; readonly auto: Rate | null; readonly uuid: string }
  /** Takes back the bet whose round has not left yet. */
  | { readonly type: 'bet.cancel'; readonly uuid: string }
  | { readonly type: 'bet.cashOut'; readonly uuid: string }
  | AutoStart
  | AutoWord
  | RoomEvent<CrashResyncReason>;

/** What the slots are given and answer: the documented calls, ready to be sent (the app adds the currency). */
export interface PlaceBetInput {
  readonly roundId: string;
  /** Rupiah. */
  readonly amount: number;
  /** Auto cash-out as a wire multiplier. */
  readonly rate: number | undefined;
  readonly uuid: string;
}
export interface RoundCommandInput {
  readonly roundId: string;
  readonly uuid: string;
}
export type PlaceBetReply = CallReply<typeof crashCalls.bet>;
export type EscapeReply = CallReply<typeof crashCalls.escape>;
export type CancelReply = CallReply<typeof crashCalls.cancel>;

/** The scene's moments; equal to scenes/crash/view.ts CrashCue, which machines may not import. Amounts are rupiah, as it draws them. */
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

/** Why this room asks for a fresh snapshot, besides what every room asks for one. */
export type CrashResyncReason = 'unknown-round' | 'overdue';

/** What the machine says to whoever wired it: `actor.on('cue', …)`. */
export type CrashEmitted =
  | { readonly type: 'cue'; readonly cue: CrashCue }
  /** Fetch curGame and send it as `wire.snapshot`. */
  | Resync<CrashResyncReason>
  /** A reply carried the new balance. */
  | { readonly type: 'balance'; readonly balance: Sen }
  /** Money moved without a reply of ours (an auto cash-out): refresh the brief. */
  | { readonly type: 'balance.refresh' }
  /** A round with the own stake flew while nothing arrived: the history has what it came to. */
  | { readonly type: 'missed' }
  | {
      readonly type: 'accepted';
      readonly action: 'bet' | 'cancel';
      readonly roundId: string;
      readonly amount: Sen;
      readonly queued: boolean;
    }
  | { readonly type: 'refused'; readonly action: 'bet' | 'cancel' | 'escape'; readonly refusal: Refusal };
