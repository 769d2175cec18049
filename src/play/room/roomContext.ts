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

/** An open room, what it means for the player's sitting, and how it is left. */
interface Opened<Open> {
  readonly room: Open;
  readonly engagement: Engagement;
  close(): void;
}

/** A render that has not come to the screen by then never will: what it opened is closed, ms. */
const UNSEEN_MS = 10_000;

/** A room that a render has opened and that is not on the screen yet. */
interface Unseen {
  readonly opened: Opened<unknown>;
  /** The timer that closes it. */
  readonly late: number;
}

/** They, by what they were opened as. */
const unseen = new WeakMap<House, Map<unknown, Unseen>>();

/** A render may be begun more than once before it is seen: all of its beginnings have the same room. */
function openUnseen<Open>(house: House, as: unknown, open: (house: House) => Opened<Open>): Opened<Open> {
  const rooms = unseen.get(house) ?? new Map<unknown, Unseen>();
  unseen.set(house, rooms);
  const found = rooms.get(as);
  if (found) return found.opened as Opened<Open>;
  const opened = open(house);
  const late = window.setTimeout(() => {
    rooms.delete(as);
    opened.close();
  }, UNSEEN_MS);
  rooms.set(as, { opened, late });
  return opened;
}

function takeUnseen<Open>(house: House, as: unknown): Opened<Open> | undefined {
  const rooms = unseen.get(house);
  const found = rooms?.get(as);
  if (!found) return undefined;
  // A timer that is left would keep a room that has long been closed.
  window.clearTimeout(found.late);
  rooms?.delete(as);
  return found.opened as Opened<Open>;
}

/**
 * Opens a room for as long as the caller is on screen. It is open for the first render already: opened once that is on the screen, all of the room would be rendered in
 * one piece then, and a slow phone stands still for it.
 * @param open keep it the same between renders
 * @param as what tells this room from others, where `open` itself is made by the caller
 */
export function useOpenRoom<Open extends { readonly actor: Watched } | { readonly watched: Watched }>(
  open: (house: House) => Opened<Open>,
  as: unknown = open,
): Open {
  const house = useHouse();
  const [room, setRoom] = useState(() => openUnseen(house, as, open).room);
  useLayoutEffect(() => {
    const opened = takeUnseen<Open>(house, as) ?? open(house);
    setRoom(opened.room);
    const disengage = house.play.engage(opened.engagement);
    const stopInspecting = inspectWhenAsked('watched' in opened.room ? opened.room.watched : opened.room.actor);
    return () => {
      stopInspecting();
      disengage();
      opened.close();
    };
  }, [house, open, as]);
  return room;
}
