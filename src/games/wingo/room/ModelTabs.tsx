import { useMemo } from 'react';
import type { WingoModel } from '../../../../contract/wingo';
import { hasStakes } from '../../../../machines/kit/pool/select';
import { timeLeft } from '../../../../machines/wingo/select';
import { useHouse } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { formatClock } from '../../../i18n/format';
import { LiveText } from '../../../ui/LiveText';
import { Segmented } from '../../../ui/Segmented';
import text from '../../../ui/text.module.css';
import { usePool, usePoolRoom } from '../../../play/pool/context';
import { MODEL_LIST, MODEL_LONG, MODEL_NAMES, useModel } from './models';
import css from './ModelTabs.module.css';

/** The three speeds; each shows how long it is until its next draw, and whether the player has a bet in it. */
export function ModelTabs() {
  const t = useT();
  const room = usePoolRoom();
  const model = useModel();
  const options = useMemo(() => MODEL_LIST.map((value) => ({ value, label: <Tab model={value} /> })), []);
  return (
    <div className={css.tabs}>
      <Segmented label={t('wingo.models')} value={model} onChange={room.selectTable} options={options} />
    </div>
  );
}

/** Four times a second is seen as at once, and a whole second is written once. */
const CLOCK_HZ = 4;

function Tab({ model }: { readonly model: WingoModel }) {
  const t = useT();
  const { clock } = useHouse();
  const { actor } = usePoolRoom();
  const staked = usePool(({ context }) => hasStakes(context, model));
  const read = () => {
    const left = timeLeft(actor.getSnapshot().context, model, clock.now());
    return left === null ? '' : formatClock(left);
  };
  return (
    <span className={css.tab}>
      <span aria-hidden="true">{t(MODEL_NAMES[model])}</span>
      <span className={text.hidden}>{t(MODEL_LONG[model])}</span>
      <LiveText className={css.left} read={read} hz={CLOCK_HZ} />
      {staked ? <i className={css.dot} /> : null}
    </span>
  );
}
