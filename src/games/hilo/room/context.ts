import type { HiloSnapshot } from '../../../../machines/hilo/select';
import type { HiloKinds } from '../../../../machines/hilo/types';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { soloEngagement } from '../../../play/solo/engagement';
import { openSoloRoom, type SoloRoom } from '../../../play/solo/openRoom';
import { hiloGame } from './game';

export type HiloRoom = SoloRoom<HiloKinds>;

export const {
  RoomContext: HiloContext,
  useRoom: useHiloRoom,
  useRoomState: useHilo,
} = roomContext<HiloSnapshot, HiloRoom>('hilo');

function open(house: House) {
  const room = openSoloRoom(house, hiloGame);
  return { room, engagement: soloEngagement(room.actor), close: () => room.close() };
}

/** Opens the room for as long as the caller is on screen. */
export const useOpenHiloRoom = (): HiloRoom => useOpenRoom(open);
