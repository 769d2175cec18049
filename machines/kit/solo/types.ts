import type { SoloSeedState } from '../../../contract/solo';
import type { AutoProgress } from '../../autobet/types';
import type { AutoStart, AutoWord } from '../../autobet/words';
import type { Clock } from '../clock';
import type { Refusal } from '../refusal';
import type { Resync, RoomEvent } from '../room';
import type { SoloHand } from './hand';
import type { Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { WinSize } from '../../../rules/win';

/** Money is sen (read off the wire in `wire.ts`), multipliers are as on the wire, times are epoch ms of the server. */

/** What every solo round tells its player (contract/solo.ts). */
export interface SoloRound {
  readonly roundId: string;
  readonly amount: Sen;
  /** `open` until it is won or lost. */
  readonly status: 'open' | 'won' | 'lost';
  /** What the stake is worth by now; 0 once lost. */
  readonly rate: number;
  readonly winAmount: Sen;
}

/** What tells one solo game from another. Every game names its own in one type and hands it to the kit. */
export interface SoloKinds {
  readonly round: SoloRound;
  /** A row of everybody's latest rounds. */
  readonly latest: { readonly roundId: string; readonly time: number };
  /** What is chosen before a round, besides the amount. */
  readonly start: object;
  /** One step of an open round; `never` where a round is over as it begins. */
  readonly select: number | string;
  readonly cue: { readonly type: string };
}

/** The rules of a solo room that are the game's own. All pure. `chosen` is what the round was started with; null for one begun elsewhere. */
export interface SoloGame<K extends SoloKinds> {
  readonly id: string;
  /** How many steps a round has behind it: what tells news from an echo. */
  steps(round: K['round']): number;
  /** How long what a finished round came to stays open, ms: the roll, the spin. Until then balance, result and run wait. */
  revealMs(round: K['round'], chosen: K['start'] | null): number;
  /** How long a shown result stands before the next round may begin, ms. */
  restMs(round: K['round'], chosen: K['start'] | null): number;
  /** The moments on the canvas between two pictures of a round; null is none before it. */
  cues(before: K['round'] | null, after: K['round'], chosen: K['start'] | null): readonly K['cue'][];
}

/** A command under way. `token` is the run's name for the round, null for one by hand. */
export interface StartAsk<K extends SoloKinds> {
  readonly kind: 'start';
  readonly amount: Sen;
  readonly choice: K['start'];
  readonly uuid: string;
  readonly token: string | null;
}
export interface SelectAsk<K extends SoloKinds> {
  readonly kind: 'select';
  readonly roundId: string;
  readonly select: K['select'];
  readonly uuid: string;
}
export interface CashAsk {
  readonly kind: 'cash';
  readonly roundId: string;
  readonly uuid: string;
}
export type SoloAsk<K extends SoloKinds> = StartAsk<K> | SelectAsk<K> | CashAsk;

/** The server's answer to each command: where the round stands now, and the balance where money moved. */
export interface SoloReply<K extends SoloKinds> {
  readonly round: K['round'];
  readonly balance?: Sen | undefined;
  readonly seeds: SoloSeedState;
}

/** What a server says of its rules: the house edge in percent, and the multiplier at which a round ends by itself. */
export interface SoloRule {
  readonly profitRate: number;
  readonly maxRate: number;
}

/** The room as curRound tells it: `round` is the caller's open one, or in one-shot games the last one. */
export interface SoloRoom<K extends SoloKinds> {
  readonly round?: K['round'] | undefined;
  readonly seeds?: SoloSeedState | undefined;
  readonly latest: readonly K['latest'][];
  readonly limits: StakeLimits;
  readonly maxProfit: Sen;
  readonly players: number;
  /** Hilo says it. */
  readonly rule?: SoloRule | undefined;
}

export interface SoloContext<K extends SoloKinds> {
  readonly clock: Clock;
  /** Null for guests. */
  readonly userId: string | null;
  /** The open round, or the last one. */
  readonly round: K['round'] | null;
  /** When we first heard of that round, which is after its start: what its minimum length is counted from, epoch ms. */
  readonly heardAt: number;
  readonly minRoundMs: () => number;
  /** The command whose answer is awaited. */
  readonly ask: SoloAsk<K> | null;
  /** What the round was started with; null for one that was begun somewhere else. */
  readonly chosen: K['start'] | null;
  /** The seeds of the next round; null for guests. */
  readonly seeds: SoloSeedState | null;
  /** Newest first. */
  readonly latest: readonly K['latest'][];
  readonly players: number;
  readonly limits: StakeLimits;
  readonly maxProfit: Sen;
  /** Null until the server has said it, and where it never does. */
  readonly rule: SoloRule | null;
  /** The balance that a reply brought, until the round's result is shown. */
  readonly balance: Sen | null;
  /** Rounds that runs have asked for: the next one's name comes of it. */
  readonly offered: number;
  /** The run's name for the round that is open or was played last. */
  readonly token: string | null;
  /** A run's open round that is over, and nobody has told us how: the run waits until it is found. */
  readonly missing: string | null;
  /** A start whose answer was lost: the round may have been played all the same. */
  readonly unsure: boolean;
  /** The last refused command, until the next command. */
  readonly refusal: Refusal | null;
  /** The run of repeated rounds: the running or the last one; null when none was set up. */
  readonly auto: AutoProgress | null;
  /** What the run chooses before each of its rounds. */
  readonly plan: K['start'] | null;
  /** Who plays the steps of the run's rounds; null where rounds have none, and once the player has taken over. */
  readonly hand: SoloHand<K> | null;
  /** The command that began the run's latest round: the ids of its steps come of it. */
  readonly placed: string;
  /** Nobody sees the page: a hand waits. */
  readonly hidden: boolean;
}

export interface SoloInput {
  readonly clock: Clock;
  readonly userId: string | null;
  /** The site's minimum length of a round, ms: asked for each time, because the settings may come after the room. Without it there is none. */
  readonly minRoundMs?: () => number;
}

/** Why such a room asks for a fresh snapshot, besides what every room asks for one. */
export type SoloResyncReason = 'unfinished';

/** Ids of commands (`uuid`, `runId`) are made by the app: 8 to 40 characters, never repeated. */
export type SoloEvent<K extends SoloKinds> =
  | { readonly type: 'wire.snapshot'; readonly room: SoloRoom<K> }
  /** `latest`: the rounds that ended since the last update. */
  | {
      readonly type: 'wire.update';
      readonly update: { readonly latest: readonly K['latest'][]; readonly players: number };
    }
  /** The own round after a step, wherever it was made: another tab, another device. */
  | { readonly type: 'wire.result'; readonly result: { readonly round: K['round']; readonly seeds: SoloSeedState } }
  /** The round that was missed is not to be found: the run goes on without it. */
  | { readonly type: 'round.unfound' }
  /** The player changed the client seed or rotated the server seed. */
  | { readonly type: 'seeds.changed'; readonly seeds: SoloSeedState }
  | { readonly type: 'round.start'; readonly amount: Sen; readonly choice: K['start']; readonly uuid: string }
  | { readonly type: 'round.select'; readonly select: K['select']; readonly uuid: string }
  | { readonly type: 'round.cash'; readonly uuid: string }
  /** `hand` where rounds have steps. */
  | (AutoStart & { readonly choice: K['start']; readonly hand?: SoloHand<K> })
  /** The player takes the open round over from the run's hand. */
  | { readonly type: 'hand.lift' }
  | AutoWord
  | RoomEvent<SoloResyncReason>;

/** The celebration's cue is the same in every game. Rupiah, as scenes draw it. */
export interface WinCue {
  readonly type: 'win';
  readonly size: WinSize;
  readonly amount: number;
}

/** What the machine says to whoever wired it: `actor.on('cue', …)`. */
export type SoloEmitted<K extends SoloKinds> =
  | { readonly type: 'cue'; readonly cue: K['cue'] | WinCue }
  /** Fetch curRound and send it as `wire.snapshot`. */
  | Resync<SoloResyncReason>
  /** A stake is on its way to the server: the balance shown goes down by it at once (second document, section 4, Roller). */
  | { readonly type: 'staked'; readonly amount: Sen }
  | { readonly type: 'balance'; readonly balance: Sen }
  /** The round that was open is over and nobody told us how: find it among the own past rounds and send it as `wire.result`, or `round.unfound`. */
  | { readonly type: 'missed'; readonly roundId: string }
  /** What was shown is not what the server has: read the brief again. */
  | { readonly type: 'balance.refresh' }
  | { readonly type: 'accepted'; readonly ask: SoloAsk<K>; readonly round: K['round'] }
  | { readonly type: 'refused'; readonly ask: SoloAsk<K>; readonly refusal: Refusal }
  /** What the round came to may be told now. */
  | { readonly type: 'ended'; readonly round: K['round'] };
