import { useSelector } from '@xstate/react';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { ActorRef, EventObject, Snapshot as AnySnapshot } from 'xstate';
import type { House } from '../../house/house';
import { useHouse } from '../../house/hooks';
import type { Engagement } from '../../house/playSession';
import type { Watched } from '../../preview/chart/watch';
import { inspectWhenAsked } from './inspect';
import { useThrottled } from './useThrottled';

/** A room as far as its parts share it: they read the snapshots of its machine. */
interface Room<Snapshot extends AnySnapshot<unknown>> {
  readonly actor: Pick<ActorRef<Snapshot, EventObject>, 'getSnapshot' | 'subscribe'>;
}

/** What a game's parts reach their room by: the context, and the hooks that read it. */
export function roomContext<Snapshot extends AnySnapshot<unknown>, Open extends Room<Snapshot>>(game: string) {
  const RoomContext = createContext<Open | null>(null);

  /** The open room. Throws outside of it: a part of the room somewhere else is a mistake. */
  function useRoom(): Open {
    const room = useContext(RoomContext);
    if (room === null) throw new Error(`no ${game} room is open`);
    return room;
  }

  /** A part of the room's state, followed as it changes; `same` spares renders for parts that are made anew each time. */
  function useRoomState<Part>(select: (snapshot: Snapshot) => Part, same?: (a: Part, b: Part) => boolean): Part {
    const { actor }: Room<Snapshot> = useRoom();
    return useSelector(actor, select, same);
  }

  /** As the hook before, for what changes a hundred times a second. */
  function useRoomList<Part>(select: (snapshot: Snapshot) => Part): Part {
    const { actor }: Room<Snapshot> = useRoom();
    return useThrottled(actor, select);
  }

  return { RoomContext, useRoom, useRoomState, useRoomList };
}

/**
 * Opens a room for as long as the caller is on screen; null for the moment before.
 * @param open keep it the same between renders
 */
export function useOpenRoom<Open extends { readonly actor: Watched } | { readonly watched: Watched }>(
  open: (house: House) => { readonly room: Open; readonly engagement: Engagement; close(): void },
): Open | null {
  const house = useHouse();
  const [room, setRoom] = useState<Open | null>(null);
  // Before the browser paints: the room's frame and the room are one picture.
  useLayoutEffect(() => {
    const opened = open(house);
    setRoom(opened.room);
    const disengage = house.play.engage(opened.engagement);
    const stopInspecting = inspectWhenAsked('watched' in opened.room ? opened.room.watched : opened.room.actor);
    return () => {
      stopInspecting();
      disengage();
      opened.close();
    };
  }, [house, open]);
  return room;
}
