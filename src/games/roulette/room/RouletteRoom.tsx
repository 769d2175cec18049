import { PoolContext, useOpenPoolRoom } from '../../../play/pool/context';
import type { PictureLayout } from '../../../play/pool/PoolPicture';
import type { PictureBox } from '../../../play/room/Picture';
import { PoolRoomPage } from '../../../play/pool/PoolRoomPage';
import { rouletteColumns, rouletteHistory } from '../feed';
import { roulette } from './game';

/** The roulette room. */
export default function RouletteRoom() {
  const room = useOpenPoolRoom(roulette);
  return (
    <PoolContext value={room}>
      <PoolRoomPage lay={lay} />
    </PoolContext>
  );
}

const lay = (box: PictureBox): PictureLayout => ({
  pads: rouletteColumns(box).map(({ team, x, y, width, height }) => ({ pool: team, x, y, width, height })),
  past: rouletteHistory(box),
});
