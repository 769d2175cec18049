import type { WingoModel } from '../../../../contract/wingo';
import type { WingoSnapshot } from '../../../../machines/wingo/select';
import type { PhaseInfo } from '../../../../machines/wingo/types';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { readModel, withModel } from './models';
import { openWingoRoom, type WingoRoom } from './openRoom';
import { watchWingo } from './seen';

export const {
  RoomContext: WingoContext,
  useRoom: useWingoRoom,
  useRoomState: useWingo,
  useRoomList: useWingoList,
} = roomContext<WingoSnapshot, WingoRoom>('Wingo');

/** The address names the model on screen, without another step back. */
function nameModel(model: WingoModel): void {
  if (readModel(new URLSearchParams(location.search).get('model')) !== model)
    history.replaceState(history.state, '', withModel(location, model));
}

function open(house: House) {
  const room = openWingoRoom(house, readModel(new URLSearchParams(location.search).get('model')));
  const unwatch = watchWingo(room.actor, house);
  const named = room.actor.subscribe(({ context: { model } }) => nameModel(model));
  return {
    room,
    engagement: {
      /** Until the next phase begins: its result is told some seconds after the draw. */
      atStake: () =>
        Object.values(room.actor.getSnapshot().context.infos).some((info) => info !== null && info.myOrders.length > 0),
    },
    close() {
      named.unsubscribe();
      unwatch();
      room.close();
    },
  };
}

/** Opens the room at the model of the address for as long as the caller is on screen; null for the moment before. */
export const useOpenWingoRoom = (): WingoRoom | null => useOpenRoom(open);

export const useModel = (): WingoModel => useWingo(({ context }) => context.model);

/** The phase on the board, as it is in the machine. */
export const infoOf = ({ context }: WingoSnapshot): PhaseInfo | null => context.infos[context.model];
