import type { CoinFlipSnapshot } from '../../../../machines/coinFlip/select';
import { isRunPlaying } from '../../../../machines/kit/solo/select';
import type { CoinFlipKinds } from '../../../../machines/coinFlip/types';
import type { House } from '../../../house/house';
import { roomContext, useOpenRoom } from '../../../play/room/roomContext';
import { soloEngagement } from '../../../play/solo/engagement';
import { openSoloRoom, type SoloRoom } from '../../../play/solo/openRoom';
import { coinFlipGame } from './game';

export type CoinFlipRoom = SoloRoom<CoinFlipKinds>;

export const {
  RoomContext: CoinFlipContext,
  useRoom: useCoinFlipRoom,
  useRoomState: useCoinFlip,
} = roomContext<CoinFlipSnapshot, CoinFlipRoom>('coinFlip');

function open(house: House) {
  const room = openSoloRoom(house, coinFlipGame);
  // The first coin is tossed as soon as the round has begun: its side was chosen with the stake. A run's hand tosses by itself.
  room.actor.on('accepted', ({ ask }) => {
    if (ask.kind === 'start' && !isRunPlaying(room.actor.getSnapshot())) room.select(ask.choice.select);
  });
  return { room, engagement: soloEngagement(room.actor), close: () => room.close() };
}

/** Opens the room for as long as the caller is on screen. */
export const useOpenCoinFlipRoom = (): CoinFlipRoom => useOpenRoom(open);
