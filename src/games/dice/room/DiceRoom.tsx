import { DICE_MULTIPLIERS } from '../../../../contract/constants';
import { useT } from '../../../i18n';
import { formatWireOdds } from '../../../i18n/format';
import { dicePlaces } from '../feed';
import { PoolContext, useOpenPoolRoom } from '../../../play/pool/context';
import { PoolRoomPage } from '../../../play/pool/PoolRoomPage';
import { diceGame } from './game';
import css from './DiceRoom.module.css';

/** The dice room. */
export default function DiceRoom() {
  const room = useOpenPoolRoom(diceGame);
  return (
    <PoolContext value={room}>
      <PoolRoomPage lay={dicePlaces} lead={LEAD} />
    </PoolContext>
  );
}

/** What one, two and three dice of a face return. */
function Pays() {
  const t = useT();
  return (
    <p className={css.pays}>
      {DICE_MULTIPLIERS.map((times, i) => (
        <span key={times}>
          {t('dice.matches', { n: i + 1 })} <b>{formatWireOdds(times)}</b>
        </span>
      ))}
    </p>
  );
}

/** Made once: the frame's own changes do not reach it. */
const LEAD = <Pays />;
