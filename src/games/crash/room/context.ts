import { isAboard, isWaiting } from '../../../../machines/crash/seats';
import { type CrashSnapshot, isAutoRunning } from '../../../../machines/crash/select';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { type CrashRoom, openCrashRoom } from './openRoom';
import { watchCrash } from './seen';

export const {
  RoomContext: CrashContext,
  useRoom: useCrashRoom,
  useRoomState: useCrash,
  useRoomList: useCrashList,
} = roomContext<CrashSnapshot, CrashRoom>('crash');

function open(house: House) {
  const room = openCrashRoom(house);
  const unwatch = watchCrash(room.actor, house);
  return {
    room,
    engagement: {
      atStake() {
        const { actor } = room;
        const snapshot = actor.getSnapshot();
        const { own, next } = snapshot.context;
        return isAutoRunning(snapshot) || [own, next].some((seat) => isAboard(seat) || isWaiting(seat));
      },
      stopAuto() {
        const runs = isAutoRunning(room.actor.getSnapshot());
        if (runs) room.stopAuto();
        return runs;
      },
    },
    close() {
      unwatch();
      room.close();
    },
  };
}

/** Opens the room for as long as the caller is on screen. */
export const useOpenCrashRoom = (): CrashRoom => useOpenRoom(open);

export { sameFields } from '../../../play/room/sameFields';
