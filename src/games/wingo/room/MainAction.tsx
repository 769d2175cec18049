import { staked, stakedNext } from '../../../../machines/wingo/select';
import { useT } from '../../../i18n';
import { formatRp } from '../../../i18n/format';
import { SlipButton } from '../../../play/room/SlipButton';
import type { MainAction as Action } from './action';
import { useWingo } from './context';

interface MainActionProps {
  readonly action: Action;
  readonly guarded: boolean;
  readonly onPress: () => void;
}

/** The main button of the Wingo room. */
export function MainAction(props: MainActionProps) {
  const t = useT();
  return (
    <SlipButton
      {...props}
      area="wingo"
      words={{ ask: t('wingo.pick'), again: (n) => t('wingo.again', { n }) }}
      staked={<Staked />}
    />
  );
}

/** What already lies on the phase that the button is about. */
function Staked() {
  const t = useT();
  const amount = useWingo(
    (snapshot) => stakedNext(snapshot) || (snapshot.matches({ step: 'result' }) ? 0 : staked(snapshot)),
  );
  return amount === 0 ? null : t('room.stands', { amount: formatRp(amount) });
}
