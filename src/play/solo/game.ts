import type { ReactNode } from 'react';
import type { PageAsk } from '../../../contract/common';
import type { GameId } from '../../../contract/games';
import type { SoloSeedState } from '../../../contract/solo';
import type { soloMachine } from '../../../machines/kit/solo/machine';
import type { CashAsk, SelectAsk, SoloEvent, SoloKinds, SoloReply, StartAsk } from '../../../machines/kit/solo/types';
import type { Sen } from '../../../rules/money';
import type { Clock } from '../../../machines/kit/clock';
import type { Draws } from '../../../rules/fairness/draws';
import type { Translate } from '../../i18n';
import type { Channel, Following } from '../../net/channel';
import type { StageFeed } from '../../stage';
import type { PageReply } from '../room/usePaged';
import type { SoloActor } from './openRoom';

/** What a round says for its proof (contract/solo.ts, soloProof), and when it was. */
export interface ProvenRound {
  readonly roundId: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly serverSeedHash: string;
  /** Once the player has changed the server seed. */
  readonly serverSeed?: string | undefined;
  readonly roundHash?: string | undefined;
  readonly startTime: number;
}

/** A row of everybody's latest rounds (contract/solo.ts, soloLatest), its money in sen. */
export interface LatestRow {
  readonly roundId: string;
  readonly name: string;
  readonly avatar: string;
  readonly hue: number;
  readonly amount: Sen;
  readonly multiplier: number;
  readonly winAmount: Sen;
  readonly time: number;
}

/** As much as the shared parts ask of a game's round and rows. */
export interface SoloKind extends SoloKinds {
  readonly round: SoloKinds['round'] & ProvenRound;
  readonly latest: LatestRow;
}

type Talk = Pick<Channel, 'request' | 'follow' | 'subscribe'>;

/** The game's own wire: the shared parts talk to the server through it and through nothing else. */
export interface SoloWire<K extends SoloKind> {
  /** Follows the room, with a snapshot after each new connection. */
  follow(channel: Talk, hear: (event: SoloEvent<K>) => void): Following;
  /** Listens to one player's own rounds, wherever they are played. */
  listen(channel: Talk, userId: string, hear: (event: SoloEvent<K>) => void): () => void;
  start(channel: Talk, ask: StartAsk<K>): Promise<SoloReply<K>>;
  select(channel: Talk, ask: SelectAsk<K>): Promise<SoloReply<K>>;
  cash(channel: Talk, ask: CashAsk): Promise<SoloReply<K>>;
  /** Null stands for no connection. */
  mine(channel: Talk, ask: PageAsk): Promise<PageReply<K['round']> | null>;
  setSeed(channel: Talk, clientSeed: string, uuid: string): Promise<SoloSeedState>;
  rotateSeed(channel: Talk, uuid: string): Promise<{ readonly seeds: SoloSeedState; readonly serverSeed: string }>;
}

/** A solo game as the shared parts of its room know it. Written with methods on purpose: the parts hold any game, each game is checked in its own types. */
export interface SoloRoomGame<K extends SoloKind = SoloKind> {
  readonly id: GameId;
  readonly wire: SoloWire<K>;
  /** How many steps a round has behind it. */
  steps(round: K['round']): number;
  /** What a round came to, in lists: as a picture. */
  face(t: Translate, round: K['round']): ReactNode;
  /** The result as text, exactly as {@link resultOf} computes it. */
  shown(round: K['round']): string;
  /** Loads the game's rule: the result of the draws as text. Hashing is not part of the first page. */
  rule(round: K['round']): Promise<(draws: Draws) => string>;
}

/** The same with what opens it: `machines/<game>/machine` and `src/games/<game>/feed`. */
export interface SoloRoomWiring<K extends SoloKind> extends SoloRoomGame<K> {
  readonly machine: ReturnType<typeof soloMachine<K>>;
  createFeed(actor: SoloActor<K>, clock: Clock): StageFeed;
}
