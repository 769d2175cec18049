import { useT } from '../../../i18n';
import { dingdongHistory, dingdongPools } from '../feed';
import { useDesktop } from '../../../ui/useMedia';
import { PoolContext, useOpenPoolRoom } from '../../../play/pool/context';
import type { PictureLayout } from '../../../play/pool/PoolPicture';
import type { PictureBox } from '../../../play/room/Picture';
import { PoolRoomPage } from '../../../play/pool/PoolRoomPage';
import css from './DingdongRoom.module.css';
import { Fruit } from './Fruit';
import { dingdongGame } from './game';

const lay = (box: PictureBox): PictureLayout => ({
  pads: dingdongPools(box).map(({ select, x, y, width, height }) => ({ pool: select, x, y, width, height })),
  past: dingdongHistory(box),
});

/** The dingdong room. */
export default function DingdongRoom() {
  const room = useOpenPoolRoom(dingdongGame);
  const desktop = useDesktop();
  // A phone has no room for a line that only says what the picture shows.
  return (
    <PoolContext value={room}>
      <PoolRoomPage lay={lay} {...(desktop ? { lead: LEAD } : {})} />
    </PoolContext>
  );
}

/** What LAGI does: the one rule that the board does not show by itself. */
function Lead() {
  const t = useT();
  return (
    <p className={css.lead}>
      <Fruit stop="AGAIN" size={28} />
      {t('dingdong.lead')}
    </p>
  );
}

/** Made once: it is handed on as it is. */
const LEAD = <Lead />;
