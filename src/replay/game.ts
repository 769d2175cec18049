/** What a replay knows of a game: how its record is played, proven and told. */
import type { ComponentType } from 'react';
import type { OpenGame } from '../../contract/games';
import type { EndpointReply } from '../../contract/http';
import { replayEndpoints } from '../../contract/replay';
import type { House } from '../house/house';
import type { Translate } from '../i18n';
import type { RoundProof, Verify } from '../play/room/proof';
import type { SoloProven } from '../play/solo/SoloCheck';
import type { Story } from './story';
import type { Transport } from './transport';

export type RecordOf<G extends OpenGame> = EndpointReply<(typeof replayEndpoints)[G]>;

export interface SeatsProps<Of> {
  readonly record: Of;
  readonly transport: Transport | null;
}

/** How a round is proven: a room's by the link of its chain, a solo game's once its player has opened the server seed. */
export type Check = { readonly proof: RoundProof; readonly verify: Verify } | { readonly solo: SoloProven };

export interface ReplayGame<G extends OpenGame, Of = RecordOf<G>> {
  story(this: void, record: Of): Story<G>;
  check(this: void, house: Pick<House, 'storage'>, record: Of): Check;
  /** The round's number as the room shows it. */
  name(this: void, t: Translate, record: Of): string;
  /** What happened, sentence by sentence. */
  summary(this: void, t: Translate, record: Of): readonly string[];
  /** Everybody who took part, as they came and left. */
  readonly Seats: ComponentType<SeatsProps<Of>>;
}

/** A finished round of a game, and what a replay knows of the game. */
export interface RoundProps<G extends OpenGame = OpenGame> {
  readonly game: G;
  readonly roundId: string;
  readonly kind: ReplayGame<G>;
}

/** @throws CodeError 3 when there is no such finished round */
export const askRecord = async <G extends OpenGame>(
  http: House['http'],
  game: G,
  roundId: string,
): Promise<RecordOf<G>> =>
  (await http.call<(typeof replayEndpoints)[OpenGame]>(replayEndpoints[game], {
    query: { roundId },
    quiet: true,
  })) as RecordOf<G>;
