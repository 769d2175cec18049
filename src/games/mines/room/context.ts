import { useSyncExternalStore } from 'react';
import type { MinesSnapshot } from '../../../../machines/mines/select';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { soloEngagement } from '../../../play/solo/engagement';
import type { MinesDesk } from './desk';
import { type MinesRoom, openMinesRoom } from './openRoom';

export const {
  RoomContext: MinesContext,
  useRoom: useMinesRoom,
  useRoomState: useMines,
} = roomContext<MinesSnapshot, MinesRoom>('mines');

function open(house: House) {
  const room = openMinesRoom(house);
  return { room, engagement: soloEngagement(room.actor), close: () => room.close() };
}

/** Opens the room for as long as the caller is on screen. */
export const useOpenMinesRoom = (): MinesRoom => useOpenRoom(open);

/** A part of the desk, followed as it changes. */
export function useDesk<Part>(select: (desk: MinesDesk) => Part): Part {
  const { desk } = useMinesRoom();
  return useSyncExternalStore(desk.subscribe, () => select(desk));
}
