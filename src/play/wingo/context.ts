import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { WingoModel } from '../../../contract/wingo';
import type { PhaseInfo } from '../../../machines/wingo/types';
import type { WingoSnapshot } from '../../../machines/wingo/select';
import { useHouse } from '../../house/hooks';
import { useThrottled } from '../room/useThrottled';
import { readModel, withModel } from './models';
import { openWingoRoom, type WingoRoom } from './openRoom';
import { watchWingo } from './seen';

export const WingoContext = createContext<WingoRoom | null>(null);

/** The open room. Throws outside of it: a part of the room somewhere else is a mistake. */
export function useWingoRoom(): WingoRoom {
  const room = useContext(WingoContext);
  if (room === null) throw new Error('no Wingo room is open');
  return room;
}

/** The address names the model on screen, without another step back. */
function nameModel(model: WingoModel): void {
  if (readModel(new URLSearchParams(location.search).get('model')) !== model) history.replaceState(history.state, '', withModel(location, model));
}

/** Opens the room at the model of the address for as long as the caller is on screen; null for the moment before. */
export function useOpenWingoRoom(): WingoRoom | null {
  const house = useHouse();
  const [room, setRoom] = useState<WingoRoom | null>(null);
  useEffect(() => {
    const opened = openWingoRoom(house, readModel(new URLSearchParams(location.search).get('model')));
    const unwatch = watchWingo(opened.actor, house);
    const named = opened.actor.subscribe(({ context: { model } }) => nameModel(model));
    setRoom(opened);
    return () => {
      named.unsubscribe();
      unwatch();
      opened.close();
    };
  }, [house]);
  return room;
}

/** A part of the room's state, followed as it changes; `same` spares renders for parts that are made anew each time. */
export const useWingo = <Part>(select: (snapshot: WingoSnapshot) => Part, same?: (a: Part, b: Part) => boolean): Part => useSelector(useWingoRoom().actor, select, same);

/** Lists change with every order of everybody: four times a second is enough to look at. */
const LIST_MS = 250;

/** As {@link useWingo}, for what changes many times a second. */
export const useWingoList = <Part>(select: (snapshot: WingoSnapshot) => Part): Part => useThrottled(useWingoRoom().actor, select, LIST_MS);

export const useModel = (): WingoModel => useWingo(({ context }) => context.model);

/** The phase on the board, as it is in the machine. */
export const infoOf = ({ context }: WingoSnapshot): PhaseInfo | null => context.infos[context.model];
