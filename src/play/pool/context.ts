import { useCallback } from 'react';
import { phaseOf, staked } from '../../../machines/kit/pool/select';
import type { House } from '../../house/house';
import type { Engagement } from '../../house/playSession';
import { roomContext, useOpenRoom } from '../room/roomContext';
import type { AnyPool, PoolRoomWiring } from './game';
import { openPoolRoom, type PoolRoom, type PoolView } from './openRoom';
import { watchPool } from './seen';

/** The shared parts reach any game's room by this context. */
export const {
  RoomContext: PoolContext,
  useRoom: usePoolRoom,
  useRoomState: usePool,
  useRoomList: usePoolList,
} = roomContext<PoolView, PoolRoom>('pool');

/** Bets are in a round that has not stopped yet, or wait for the next one. */
const poolEngagement = <P extends AnyPool, D, R>({ actor }: PoolRoom<P, D, R>): Engagement => ({
  atStake() {
    const snapshot = actor.getSnapshot();
    return snapshot.context.queued !== null || (phaseOf(snapshot) !== 'shown' && staked(snapshot.context) > 0);
  },
});

/** Opens a game's room for as long as the caller is on screen; null for the moment before. Keep the game the same between renders. */
export function useOpenPoolRoom<P extends AnyPool, D, R>(game: PoolRoomWiring<P, D, R>): PoolRoom<P, D, R> | null {
  const open = useCallback(
    (house: House) => {
      const room = openPoolRoom(house, game);
      const unwatch = watchPool(room, house);
      return {
        room,
        engagement: poolEngagement(room),
        close() {
          unwatch();
          room.close();
        },
      };
    },
    [game],
  );
  return useOpenRoom(open);
}
