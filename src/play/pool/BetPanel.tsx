import { type ReactNode, useEffect, useMemo } from 'react';
import { joined, type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { toSen } from '../../../rules/money';
import { useLocale } from '../../i18n';
import { useDesktop, useSideColumn } from '../../ui/useMedia';
import { AmountField } from '../room/AmountField';
import { CapNote } from '../room/CapNote';
import { StakeChips } from '../room/StakeChips';
import { stakeFaultText } from '../room/stakeFault';
import { SlipFoot } from '../room/SlipFoot';
import { useStakeKeys } from '../room/useStakeKeys';
import { bestOf } from './best';
import { BetSummary } from './BetSummary';
import { usePool, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { MainAction } from './MainAction';
import { SlipKeys } from './SlipKeys';
import { useMainAction } from './useMainAction';
import { type SlipState, useSlip } from './useSlip';
import css from './BetPanel.module.css';

interface BetPanelProps {
  /** Told whenever the player is asked to choose first (SlipDesk.missing). Keep it the same. */
  readonly onMissing: (times: number) => void;
  /** A line of the game's own above the slab, a desktop's head. */
  readonly lead?: ReactNode;
}

/** Everything with which bets are set up and sent, besides the pools themselves. */
export function BetPanel({ onMissing, lead }: BetPanelProps) {
  const spoken = useLocale();
  const { t } = spoken;
  const desktop = useDesktop();
  const told = useSideColumn() || desktop;
  const room = usePoolRoom();
  const state = useSlip();
  const desk = useMainAction(state);
  const { missing } = desk;
  useEffect(() => onMissing(missing), [missing, onMissing]);
  const { amount, limits, balance, fault } = state;
  useBetKeys(state, desk.press);
  return (
    <div className={css.panel}>
      <div className={css.amount}>
        <AmountField
          bare={!desktop}
          label={t(desktop ? 'pool.eachLong' : 'pool.each')}
          value={amount}
          onChange={room.setAmount}
          limits={limits}
          balance={balance}
          error={stakeFaultText(spoken, fault, limits)}
        />
      </div>
      <div className={css.keys}>
        <SlipKeys state={state} />
      </div>
      <div className={css.chips}>
        <StakeChips
          chips={room.game.chips}
          value={amount}
          onChange={room.setAmount}
          limits={limits}
          balance={balance}
        />
      </div>
      {lead === undefined ? null : <div className={css.lead}>{lead}</div>}
      <SlipFoot
        className={css.foot}
        missing={missing}
        fault={t('pool.pickFault')}
        button={<MainAction action={desk.action} guarded={desk.guarded} onPress={desk.press} />}
      >
        <Cap stakes={state.stakes} />
        {told ? <BetSummary state={state} /> : null}
      </SlipFoot>
    </div>
  );
}

/** What the limit of a round's profit leaves of the best draw, with what lies on the table already. */
function Cap({ stakes }: { readonly stakes: Stakes<AnyPool> }) {
  const { game } = usePoolRoom();
  const mine = usePool(({ context }) => context.mine);
  const maxProfit = usePool(({ context }) => context.maxProfit);
  if (stakes.size === 0) return null;
  const all = joined(mine, stakes);
  return <CapNote staked={toSen(sumOf(all))} cap={bestOf(game, all, maxProfit)} />;
}

/** The keyboard of the room: the game's keys choose, Backspace is a step back, Escape clears, the rest is as in every room. */
function useBetKeys({ amount, limits, balance }: SlipState, press: () => void): void {
  const room = usePoolRoom();
  const queued = usePool(({ context }) => context.queued !== null);
  const own = useMemo(
    () => Object.fromEntries(Object.entries(room.game.keys).map(([key, pool]) => [key, () => room.tap(pool)])),
    [room],
  );
  useStakeKeys({ amount, limits, balance, setAmount: room.setAmount }, press, {
    own: { ...own, backspace: room.undo, escape: queued ? room.cancelQueued : room.clear, x: room.double },
  });
}
