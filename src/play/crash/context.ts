import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { CrashSnapshot } from '../../../machines/crash/select';
import { useHouse } from '../../house/hooks';
import { useThrottled } from '../room/useThrottled';
import { type CrashRoom, openCrashRoom } from './openRoom';
import { watchCrash } from './seen';

export const CrashContext = createContext<CrashRoom | null>(null);

/** The open room. Throws outside of it: a part of the room somewhere else is a mistake. */
export function useCrashRoom(): CrashRoom {
  const room = useContext(CrashContext);
  if (room === null) throw new Error('no crash room is open');
  return room;
}

/** Opens the room for as long as the caller is on screen; null for the moment before. */
export function useOpenCrashRoom(): CrashRoom | null {
  const house = useHouse();
  const [room, setRoom] = useState<CrashRoom | null>(null);
  useEffect(() => {
    const opened = openCrashRoom(house);
    const unwatch = watchCrash(opened.actor, house);
    setRoom(opened);
    return () => {
      unwatch();
      opened.close();
    };
  }, [house]);
  return room;
}

/** A part of the room's state, followed as it changes; `same` spares renders for parts that are made anew each time. */
export const useCrash = <Part>(select: (snapshot: CrashSnapshot) => Part, same?: (a: Part, b: Part) => boolean): Part => useSelector(useCrashRoom().actor, select, same);

/** Lists change with every bet of everybody: four times a second is enough to look at. */
const LIST_MS = 250;

/** As {@link useCrash}, for what changes a hundred times a second. */
export const useCrashList = <Part>(select: (snapshot: CrashSnapshot) => Part): Part => useThrottled(useCrashRoom().actor, select, LIST_MS);

export { sameFields } from '../room/sameFields';
