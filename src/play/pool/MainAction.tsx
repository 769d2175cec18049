import { staked } from '../../../machines/kit/pool/select';
import { useHouse } from '../../house/hooks';
import { useT } from '../../i18n';
import { formatRp } from '../../i18n/format';
import { LiveText } from '../../ui/LiveText';
import { SlipButton } from '../room/SlipButton';
import { usePool, usePoolRoom } from './context';
import type { PoolAction } from './useMainAction';
import css from '../room/SlipSlab.module.css';

interface MainActionProps {
  readonly action: PoolAction;
  readonly guarded: boolean;
  readonly onPress: () => void;
}

/** The main button of a room of pools. */
export function MainAction(props: MainActionProps) {
  const t = useT();
  const { game } = usePoolRoom();
  return (
    <SlipButton
      {...props}
      area="pool"
      words={{ ask: game.ask(t), again: () => t('pool.again') }}
      staked={<Staked />}
      nextIn={<NextIn />}
    />
  );
}

/** Twice a second is enough for whole seconds. */
const HZ = 4;

/** How long it is until the next round takes bets. */
function NextIn() {
  const t = useT();
  const { clock } = useHouse();
  const { actor } = usePoolRoom();
  const read = () => {
    const at = actor.getSnapshot().context.round?.endTime;
    return at === null || at === undefined
      ? ''
      : t('pool.nextIn', { n: Math.max(0, Math.ceil((at - clock.now()) / 1_000)) });
  };
  return <LiveText className={css.next} read={read} hz={HZ} />;
}

/** What already lies on the table. */
function Staked() {
  const t = useT();
  const amount = usePool(({ context }) => staked(context));
  return amount === 0 ? null : t('room.stands', { amount: formatRp(amount) });
}
