import { useState } from 'react';
import type { AutoConfig } from '../../../../machines/autobet/types';
import { cta, isAutoRunning, phaseOf } from '../../../../machines/crash/select';
import { cappedAt } from '../../../../rules/cap';
import { prefixesReaching } from '../../../../rules/crash/rtp';
import { PREFIXES } from '../../../../rules/fairness/prefix';
import { type Rate, toSen } from '../../../../rules/money';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useLocale, useT } from '../../../i18n';
import { Segmented } from '../../../ui/Segmented';
import { AmountChips } from '../../../play/room/AmountChips';
import { AmountField } from '../../../play/room/AmountField';
import { CapNote } from '../../../play/room/CapNote';
import { CashOutField } from './CashOutField';
import { usePressGuard } from '../../../play/room/usePressGuard';
import { useSteadyHeight } from '../../../play/room/useSteadyHeight';
import { useDesktop } from '../../../ui/useMedia';
import { mainAction } from './action';
import { AutoPanel } from '../../../play/room/auto/AutoPanel';
import { AutoProgressCard } from '../../../play/room/auto/AutoProgressCard';
import { BetSummary } from './BetSummary';
import { sameFields, useCrash, useCrashRoom } from './context';
import { faultText } from '../../../play/room/auto/faultText';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { MainAction } from './MainAction';
import { type Bet, useBet } from './useBet';
import { useRunEnded } from '../../../play/room/auto/useRunEnded';
import css from './BetPanel.module.css';

/** Everything with which a bet is made, changed, taken back and cashed out. */
export function BetPanel() {
  const spoken = useLocale();
  const { t } = spoken;
  const desktop = useDesktop();
  const room = useCrashRoom();
  const bet = useBet();
  const { action, guarded, press } = useMainAction(bet);
  const running = useCrash(isAutoRunning);
  // While a run goes on its amount is not the player's to change.
  useStakeKeys(bet, press, { fixed: running });
  const auto = useCrash(({ context }) => context.auto);
  useRunEnded(auto, running, !desktop);
  const panel = useSteadyHeight(running);
  const errors = {
    amount: faultText(spoken, bet.faults.amount, bet),
    cashOut: faultText(spoken, bet.faults.autoCashOut, bet),
  };
  return (
    <div ref={panel} className={css.panel}>
      <div className={css.mode}>
        <Segmented
          label={t('room.mode')}
          value={bet.mode}
          onChange={bet.setMode}
          disabled={running}
          options={[
            { value: 'manual' as const, label: t('room.manual') },
            ...(bet.autoAllowed ? [{ value: 'auto' as const, label: t('room.auto') }] : []),
          ]}
        />
      </div>
      {bet.mode === 'auto' && running ? (
        <div className={css.progress}>
          <AutoProgressCard auto={auto} onStop={action.kind === 'stopAuto' ? null : room.stopAuto} />
        </div>
      ) : (
        <>
          <div className={css.amount}>
            <AmountField
              bare={!desktop}
              value={bet.amount}
              onChange={bet.setAmount}
              limits={bet.limits}
              balance={bet.balance}
              error={errors.amount}
            />
          </div>
          <div className={css.cashOut}>
            <CashOutField value={bet.auto} onChange={bet.setAuto} error={errors.cashOut} />
          </div>
          {bet.mode === 'manual' ? (
            <div className={css.chips}>
              <AmountChips value={bet.amount} onChange={bet.setAmount} limits={bet.limits} balance={bet.balance} />
            </div>
          ) : (
            <div className={css.auto}>
              <AutoPanel bet={bet} last={auto} />
            </div>
          )}
        </>
      )}
      <div className={css.foot}>
        <Cap amount={bet.amount} auto={bet.auto} />
        <BetSummary
          amount={bet.amount}
          auto={bet.auto}
          brief={bet.mode === 'auto'}
          waitsToo={action.kind === 'cashOut'}
        />
        <MainAction action={action} guarded={guarded} onPress={press} rounds={bet.form.count} />
      </div>
    </div>
  );
}

/** What the limit of a round's profit leaves of an auto cash-out. */
function Cap({ amount, auto }: { readonly amount: number; readonly auto: Rate | null }) {
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  if (auto === null) return null;
  const staked = toSen(amount);
  return (
    <CapNote
      staked={staked}
      cap={cappedAt(staked, auto, toSen(maxProfit))}
      chance={prefixesReaching(auto) / PREFIXES}
    />
  );
}

/** The main button and what a press of it does. */
function useMainAction(bet: Bet) {
  const room = useCrashRoom();
  const { openPanel, showToast } = useHouse();
  const t = useT();
  const loggedIn = useLoggedIn();
  const now = room.feed.now;
  const state = useCrash((snapshot) => ({ ...cta(snapshot, now()), phase: phaseOf(snapshot) }), sameFields);
  const own = useCrash(({ context }) => context.own);
  const next = useCrash(({ context }) => context.next);
  const running = useCrash(isAutoRunning);
  const stopping = useCrash(({ context }) => context.auto?.stopped === 'user');
  const { phase, ...seat } = state;
  /** For which setting the player was told that nobody cashes out: another one is asked about anew. */
  const [warnedOf, setWarnedOf] = useState<AutoConfig | null>(null);
  const warned = warnedOf === bet.config;
  const action = mainAction({
    cta: seat,
    phase,
    own,
    next,
    loggedIn,
    mode: bet.mode,
    amount: bet.amount,
    ready: bet.ready,
    run: running ? (stopping ? 'stopping' : 'running') : 'off',
    auto: bet.auto,
    warned,
  });
  // The second tap of a hasty start is no answer to the question.
  const guarded = usePressGuard(warned ? `${action.kind} warned` : action.kind, action.kind === 'cashOut');
  const press = () => {
    if (guarded) return undefined;
    switch (action.kind) {
      case 'login':
        return openPanel('login');
      case 'wait':
        return undefined;
      case 'place':
        return action.busy || action.blocked !== null ? undefined : room.place(bet.amount, bet.auto);
      case 'cancel':
        return action.busy ? undefined : room.cancel();
      case 'cashOut':
        return action.busy ? undefined : room.cashOut();
      case 'startAuto':
        if (action.blocked !== null) return undefined;
        if (action.unattended === 'ask') {
          setWarnedOf(bet.config);
          return showToast({ kind: 'info', title: t('crash.unattended'), content: t('crash.unattendedNote') });
        }
        setWarnedOf(null);
        return room.startAuto(bet.config, bet.balance ?? 0);
      case 'stopAuto':
        return room.stopAuto();
    }
  };
  return { action, guarded, press };
}
