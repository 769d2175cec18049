import { useEffect, useMemo } from 'react';
import { toSen } from '../../../../rules/money';
import { orderCost } from '../../../../rules/wingo/payout';
import { useLocale } from '../../../i18n';
import { useDesktop, useSideColumn } from '../../../ui/useMedia';
import { AmountField } from '../../../play/room/AmountField';
import type { AmountLimits } from '../../../play/room/amount';
import { CapNote } from '../../../play/room/CapNote';
import { StakeChips } from '../../../play/room/StakeChips';
import { stakeFaultText } from '../../../play/room/stakeFault';
import { SlipFoot } from '../../../play/room/SlipFoot';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
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
      <SlipFoot
        missing={missing}
        fault={t('wingo.pickFault')}
        button={<MainAction action={desk.action} guarded={desk.guarded} onPress={desk.press} />}
      >
        <Cap slip={state.slip} />
        {told ? <BetSummary state={state} /> : null}
      </SlipFoot>
    </div>
  );
}

/** The keyboard of the room: digits and first letters choose, O the full view, the rest is as in every room. */
function useBetKeys(
  amount: number,
  base: { readonly limits: AmountLimits; readonly balance: number | null },
  press: () => void,
): void {
  const room = useWingoRoom();
  const full = useWingo(({ context }) => context.fullOpen);
  const own = useMemo(
    () => Object.fromEntries(Object.entries(KEY_PICKS).map(([key, option]) => [key, () => room.toggle(option)])),
    [room],
  );
  useStakeKeys({ amount, ...base, setAmount: room.setAmount }, press, {
    own: { ...own, escape: room.clear, backspace: room.clear, o: () => room.setFullOpen(!full) },
  });
}

/** What the limit of a round's profit leaves of the best draw. */
function Cap({ slip }: { readonly slip: Slip }) {
  const maxProfit = useWingo(({ context }) => context.maxProfit);
  if (slip.select.length === 0) return null;
  const each = eachOf(slip);
  return <CapNote staked={orderCost(toSen(each), slip.select)} cap={bestReturn(each, slip.select, maxProfit)} />;
}
