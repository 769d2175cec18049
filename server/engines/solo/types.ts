import type { OpenGame } from '../../../contract/games';
import type { PoolGame } from '../../../contract/pool';
import type { Draws } from '../../../rules/fairness/draws';
import type { Rate, Sen } from '../../../rules/money';
import type { StakeLimits } from '../../../rules/stake';
import type { Effect, Player, Ref, Refusal } from '../kit/effects';
import type { Registry } from '../kit/registry';

/** Games that a player plays alone. */
export type SoloGameId = Exclude<OpenGame, 'crash' | 'wingo' | PoolGame>;

/** What a house decides about a round of a solo game. `maxProfit` is the most that it may win over its stake. */
export interface SoloSettings {
  readonly limits: StakeLimits;
  readonly maxProfit: Sen;
}

/** A server seed: known by its hash, drawn from, never read here. */
export interface SecretSeed {
  readonly seedHash: string;
  soloDraws(clientSeed: string, nonce: number): Draws;
}

export interface HeldSeed {
  readonly seedId: string;
  readonly secret: SecretSeed;
}

/** The seeds that a player's next round is drawn from; `next` is the server seed that a rotation brings, committed already. */
export interface SeedPair extends HeldSeed {
  readonly clientSeed: string;
  readonly nonce: number;
  readonly next: HeldSeed;
}

/** A round of a player. `board` is what the game shows of it. `rate` and `paid` are 0 for a round lost, `endedAt` is 0 and `digest` empty while it is open. */
export interface SoloRound<Board> {
  readonly roundId: bigint;
  readonly userId: string;
  readonly seedId: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly amount: Sen;
  readonly board: Board;
  readonly status: 'open' | 'won' | 'lost';
  readonly rate: Rate;
  readonly paid: Sen;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly digest: string;
}

/** A player at a game: the seeds, the round that is open, and when the last one began (epoch ms; 0 before any, and where rounds have no minimum length). */
export interface Seat<Board> {
  readonly userId: string;
  readonly seeds: SeedPair;
  readonly open: SoloRound<Board> | null;
  readonly startedAt: number;
}

/** Where a board stands: what it is worth and why it may not be cashed out, or how it ended by itself. */
export type Standing =
  | { readonly status: 'open'; readonly rate: Rate; readonly cash: Refusal | null }
  | { readonly status: 'won'; readonly rate: Rate }
  | { readonly status: 'lost' };

/**
 * What one solo game adds to the groove. `Ask` is what a start asks for besides the stake, as it came over the wire; `Board` is JSON: what the player may
 * know of the round; `Act` is one step of the player.
 */
export interface SoloRules<Ask, Board, Act> {
  readonly game: SoloGameId;
  /** Why this may not be started, with these steps to be made at once; null when it may. */
  refusal(ask: Ask, script: readonly Act[]): Refusal | null;
  deal(ask: Ask, draws: Draws): Board;
  /** The board after a step, made so many ms after the start. */
  act(board: Board, act: Act, draws: Draws, after: number): Board | Refusal;
  stand(board: Board): Standing;
  /** The board of a round that is over, with what was hidden. */
  uncover(board: Board, draws: Draws): Board;
}

/** A start whose stake is being booked. `script` is there for a round that plays itself to its end. */
export interface PendingStart<Ask, Act> {
  readonly player: Player;
  readonly roundId: bigint;
  readonly ask: Ask;
  readonly script: readonly Act[] | null;
  readonly amount: Sen;
  readonly at: number;
}

/**
 * A solo game. Nothing of a player stays here between two batches: `seats` are those of the players in the batch, as the store has them. `pending` is never seen
 * outside a batch; both by user id.
 */
export interface SoloState<Ask, Board, Act> {
  /** By the time at which a round began: one may stay open over many changes, and keeps to what held when its stake left. */
  readonly settingsAt: (startedAt: number) => SoloSettings;
  readonly nextRoundId: bigint;
  readonly seats: Registry<Seat<Board>>;
  readonly pending: Registry<PendingStart<Ask, Act>>;
}

export type SoloEvent<Ask, Act> =
  /** A player comes in: there are seeds from now on. */
  | { readonly type: 'sit'; readonly ref: Ref; readonly player: Player }
  /** `amount` as it came over the wire. */
  | {
      readonly type: 'start';
      readonly ref: Ref;
      readonly player: Player;
      readonly ask: Ask;
      readonly script: readonly Act[] | null;
      readonly amount: number;
      /** How long this player's last start has to be ago, ms. */
      readonly minRoundMs: number;
      readonly at: number;
    }
  /** The stake was booked, or the wallet did not have it. */
  | { readonly type: 'funded' | 'unfunded'; readonly ref: Ref; readonly userId: string }
  | {
      readonly type: 'act';
      readonly ref: Ref;
      readonly player: Player;
      readonly roundId: string;
      readonly act: Act;
      readonly at: number;
    }
  | { readonly type: 'cash'; readonly ref: Ref; readonly player: Player; readonly roundId: string; readonly at: number }
  | { readonly type: 'seed'; readonly ref: Ref; readonly player: Player; readonly clientSeed: string }
  /** `fresh` will be the server seed after the next one. */
  | {
      readonly type: 'rotate';
      readonly ref: Ref;
      readonly player: Player;
      readonly clientSeed: string | undefined;
      readonly fresh: HeldSeed;
      readonly at: number;
    };

/** A server seed that draws no more, and how many rounds it drew. */
export interface RetiredSeed extends HeldSeed {
  readonly rounds: number;
  readonly at: number;
}

/** `moved` says whether the player's money moved. */
export type SoloReply<Board> =
  | { readonly call: 'round'; readonly seat: Seat<Board>; readonly round: SoloRound<Board>; readonly moved: boolean }
  | { readonly call: 'seeds'; readonly seat: Seat<Board> }
  | { readonly call: 'rotated'; readonly seat: Seat<Board>; readonly retired: RetiredSeed };

/** What became true. `seat` is the player's after it. */
export type SoloFact<Board> =
  | { readonly type: 'played'; readonly player: Player; readonly seat: Seat<Board>; readonly round: SoloRound<Board> }
  | { readonly type: 'seedSet'; readonly seat: Seat<Board> }
  | { readonly type: 'seedRotated'; readonly seat: Seat<Board>; readonly retired: RetiredSeed };

export type SoloEffect<Board> = Effect<SoloReply<Board>, SoloFact<Board>>;

export type SoloStep<Ask, Board, Act> = readonly [SoloState<Ask, Board, Act>, readonly SoloEffect<Board>[]];
