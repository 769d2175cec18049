import { useEffect, useMemo } from 'react';
import { toSen } from '../../../../rules/money';
import { orderCost } from '../../../../rules/wingo/payout';
import { useSettings } from '../../../house/hooks';
import { useLocale } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import { useDesktop, useSideColumn } from '../../../ui/useMedia';
import { AmountField } from '../../../play/room/AmountField';
import {
  type AmountLimits,
  clampAmount,
  doubleAmount,
  halfAmount,
  mostAmount,
  stepAmount,
} from '../../../play/room/amount';
import { CapNote } from '../../../play/room/CapNote';
import { StakeChips } from '../../../play/room/StakeChips';
import { stakeFaultText } from '../../../play/room/stakeFault';
import { useFullscreen } from '../../../play/room/useFullscreen';
import { useRoomKeys } from '../../../play/room/useRoomKeys';
import { bestReturn } from './best';
import { BetSummary } from './BetSummary';
import { KEY_PICKS } from './boardKeys';
import { useWingo, useWingoRoom } from './context';
import { MainAction } from './MainAction';
import { ModelTabs } from './ModelTabs';
import { MultipleField } from './MultipleField';
import { baseBalance, baseLimits, eachOf, QUICK_STAKES, type Slip } from './slip';
import { useMainAction } from './useMainAction';
import { useSlip } from './useSlip';
import css from './BetPanel.module.css';

interface BetPanelProps {
  /** Told whenever the player is asked to choose first (SlipDesk.missing). Keep it the same. */
  readonly onMissing: (times: number) => void;
}

/** Everything with which an order is set up and sent, besides the board itself. */
export function BetPanel({ onMissing }: BetPanelProps) {
  const spoken = useLocale();
  const { t } = spoken;
  const desktop = useDesktop();
  const told = useSideColumn() || desktop;
  const room = useWingoRoom();
  const state = useSlip();
  const desk = useMainAction(state);
  const { missing } = desk;
  useEffect(() => onMissing(missing), [missing, onMissing]);
  const { slip, limits, balance, fault } = state;
  const { amount, multiple, select } = slip;
  const base = useMemo(
    () => ({ limits: baseLimits(limits, multiple), balance: baseBalance(balance, multiple, select.length) }),
    [limits, balance, multiple, select.length],
  );
  useBetKeys(amount, base, desk.press);
  return (
    <div className={css.panel}>
      {desktop ? (
        <div className={css.tabs}>
          <ModelTabs />
        </div>
      ) : null}
      <div className={css.amount}>
        <AmountField
          bare={!desktop}
          label={t(desktop ? 'wingo.eachLong' : 'wingo.each')}
          value={amount}
          onChange={room.setAmount}
          limits={base.limits}
          balance={base.balance}
          error={stakeFaultText(spoken, fault, limits)}
        />
      </div>
      <div className={css.multiple}>
        <MultipleField value={multiple} onChange={room.setMultiple} />
      </div>
      <div className={css.chips}>
        <StakeChips
          chips={QUICK_STAKES}
          value={amount}
          onChange={room.setAmount}
          limits={base.limits}
          balance={base.balance}
        />
      </div>
      <div className={css.foot}>
        <Cap slip={state.slip} />
        {told ? <BetSummary state={state} /> : null}
        <div>
          {missing > 0 ? (
            <p key={missing} className={css.missing} role="alert">
              <Icon name="alert" size="xs" />
              {t('wingo.pickFault')}
            </p>
          ) : null}
          <MainAction action={desk.action} guarded={desk.guarded} onPress={desk.press} />
        </div>
      </div>
    </div>
  );
}

/** The keyboard of the room: digits and first letters choose, O the full view, the rest is as in every room. */
function useBetKeys(
  amount: number,
  { limits, balance }: { readonly limits: AmountLimits; readonly balance: number | null },
  press: () => void,
): void {
  const room = useWingoRoom();
  const [{ sound }, set] = useSettings();
  const fullscreen = useFullscreen();
  const full = useWingo(({ context }) => context.fullOpen);
  const most = useMemo(() => ({ min: limits.min, max: mostAmount(limits, balance) }), [limits, balance]);
  const change = (next: number) => {
    if (limits.max > 0) room.setAmount(clampAmount(next, most));
  };
  const own = useMemo(
    () => Object.fromEntries(Object.entries(KEY_PICKS).map(([key, option]) => [key, () => room.toggle(option)])),
    [room],
  );
  useRoomKeys(
    {
      main: press,
      more: () => change(stepAmount(amount, 1)),
      less: () => change(stepAmount(amount, -1)),
      half: () => change(halfAmount(amount, most)),
      double: () => change(doubleAmount(amount, most)),
      mute: () => set({ sound: !sound }),
      fullscreen: () => fullscreen?.toggle(),
    },
    { ...own, escape: room.clear, backspace: room.clear, o: () => room.setFullOpen(!full) },
  );
}

/** What the limit of a round's profit leaves of the best draw. */
function Cap({ slip }: { readonly slip: Slip }) {
  const maxProfit = useWingo(({ context }) => context.maxProfit);
  if (slip.select.length === 0) return null;
  const each = eachOf(slip);
  return <CapNote staked={orderCost(toSen(each), slip.select)} cap={bestReturn(each, slip.select, maxProfit)} />;
}
