import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { AnySolo } from '../../../machines/kit/solo/select';
import { roomContext } from '../room/roomContext';
import type { LatestRow } from './game';
import type { SoloRoom } from './openRoom';

/** A snapshot of a room's machine, as far as the shared parts read it. */
export type SoloView = Snapshot<unknown> &
  Pick<AnySolo, 'value'> & {
    readonly context: Pick<AnySolo['context'], 'userId' | 'round' | 'seeds' | 'players'> & {
      readonly latest: readonly LatestRow[];
    };
  };

/** What the shared parts do with any game's room. */
export interface AnySoloRoom extends Pick<SoloRoom, 'game' | 'setClientSeed' | 'rotate'> {
  readonly actor: Pick<ActorRef<SoloView, EventObject>, 'getSnapshot' | 'subscribe'> & {
    on(type: 'ended', handler: () => void): { unsubscribe(): void };
  };
}

/** The shared parts reach any game's room by this context. */
export const {
  RoomContext: SoloContext,
  useRoom: useSoloRoom,
  useRoomState: useSolo,
} = roomContext<SoloView, AnySoloRoom>('solo');
