import { useCallback } from 'react';
import { hasStakes, phaseOf } from '../../../machines/kit/pool/select';
import type { TableId } from '../../../machines/kit/pool/types';
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

/** Bets are in a round that has not stopped yet, at any table, or wait for the next one, or a run goes on. */
export const poolEngagement = <P extends AnyPool, D, R>({
  actor,
  stopRun,
}: Pick<PoolRoom<P, D, R>, 'actor' | 'stopRun'>): Engagement => ({
  stopAuto() {
    const runs = actor.getSnapshot().context.auto?.running === true;
    if (runs) stopRun();
    return runs;
  },
  atStake() {
    const snapshot = actor.getSnapshot();
    const { context } = snapshot;
    const told = phaseOf(snapshot) === 'shown' && context.game.holdMs === undefined;
    return (
      context.auto?.running === true ||
      context.queued !== null ||
      (!told && hasStakes(context)) ||
      [...context.asides.keys()].some((table) => hasStakes(context, table))
    );
  },
});

/** Where the table on screen is named, and asked for, from outside: the page's address. */
export interface TableAddress {
  read(this: void): TableId | null;
  name(this: void, table: TableId): void;
}

/**
 * Opens a game's room for as long as the caller is on screen. Keep the game, and the address, the same between
 * renders.
 */
export function useOpenPoolRoom<P extends AnyPool, D, R>(
  game: PoolRoomWiring<P, D, R>,
  address?: TableAddress,
): PoolRoom<P, D, R> {
  const open = useCallback(
    (house: House) => {
      const room = openPoolRoom(house, game, address?.read() ?? null);
      const unwatch = watchPool(room, house);
      const named = address && room.actor.subscribe(({ context }) => address.name(context.table));
      return {
        room,
        engagement: poolEngagement(room),
        close() {
          named?.unsubscribe();
          unwatch();
          room.close();
        },
      };
    },
    [game, address],
  );
  return useOpenRoom(open, game);
}
