import { useCallback } from 'react';
import type { House } from '../../house/house';
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

/** Opens a game's room for as long as the caller is on screen; null for the moment before. Keep the game the same between renders. */
export function useOpenPoolRoom<P extends AnyPool, D, R>(game: PoolRoomWiring<P, D, R>): PoolRoom<P, D, R> | null {
  const open = useCallback(
    (house: House) => {
      const room = openPoolRoom(house, game);
      const unwatch = watchPool(room, house);
      return {
        room,
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
