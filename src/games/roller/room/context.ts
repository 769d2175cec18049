import { useSyncExternalStore } from 'react';
import type { RollerSnapshot } from '../../../../machines/roller/select';
import { shownGuess } from '../feed';
import type { RollerGuess } from '../../../../rules/roller/roller';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { soloEngagement } from '../../../play/solo/engagement';
import { openRollerRoom, type RollerRoom } from './openRoom';

export const {
  RoomContext: RollerContext,
  useRoom: useRollerRoom,
  useRoomState: useRoller,
  useRoomList: useRollerList,
} = roomContext<RollerSnapshot, RollerRoom>('roller');

function open(house: House) {
  const room = openRollerRoom(house);
  return { room, engagement: soloEngagement(room.actor), close: () => room.close() };
}

/** Opens the room for as long as the caller is on screen. */
export const useOpenRollerRoom = (): RollerRoom => useOpenRoom(open);

/** A part of the desk, followed as it changes. */
export function useDesk<Part>(read: (desk: RollerRoom['desk']) => Part): Part {
  const { desk } = useRollerRoom();
  return useSyncExternalStore(desk.subscribe, () => read(desk));
}

/** The choice that is shown: the running round's, or the player's for the next one. */
export function useGuess(): RollerGuess {
  const pick = useDesk((desk) => desk.pick());
  return useRoller(
    (snapshot) => shownGuess(snapshot, pick),
    (a, b) => a.choose === b.choose && a.isHigher === b.isHigher,
  );
}
