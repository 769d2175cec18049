import { useState } from 'react';
import type { AutoConfig } from '../../../../machines/autobet/types';
import { crashButton, standingOf } from '../../../../machines/crash/button';
import { isAutoRunning } from '../../../../machines/crash/select';
import { cappedAt } from '../../../../rules/cap';
import { prefixesReaching } from '../../../../rules/crash/rtp';
import { PREFIXES } from '../../../../rules/fairness/prefix';
import { type Rate, toSen } from '../../../../rules/money';
import { useHouse, useLoggedIn } from '../../../house/hooks';
import { useLocale, useT } from '../../../i18n';
import { AmountChips } from '../../../play/room/chips/AmountChips';
import { AmountField } from '../../../play/room/AmountField';
import { CapNote } from '../../../play/room/CapNote';
import { CashOutField } from './CashOutField';
import { BetButton } from '../../../play/room/BetButton';
import { type Deeds, useBetButton } from '../../../play/room/useBetButton';
import { AutoPanel } from '../../../play/room/auto/AutoPanel';
import { AutoProgressCard } from '../../../play/room/auto/AutoProgressCard';
import { BetSummary } from './BetSummary';
import { sameFields, useCrash, useCrashRoom } from './context';
import { faultText } from '../../../play/room/auto/faultText';
import { ModeSwitch } from '../../../play/room/auto/ModeSwitch';
import { useRunPanel } from '../../../play/room/auto/useRunPanel';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { buttonWords } from './buttonWords';
import { type Bet, useBet } from './useBet';
import css from './BetPanel.module.css';

/** Everything with which a bet is made, changed, taken back and cashed out. */
export function BetPanel() {
  const spoken = useLocale();
  const room = useCrashRoom();
  const bet = useBet();
  const { button, guarded, press } = useMainAction(bet);
  const running = useCrash(isAutoRunning);
  // While a run goes on its amount is not the player's to change.
  useStakeKeys(bet, press, { fixed: running });
  const auto = useCrash(({ context }) => context.auto);
  const { desktop, words, panel } = useRunPanel({ auto, running, rounds: bet.form.count, buttonWords });
  const errors = {
    amount: faultText(spoken, bet.faults.amount, bet),
    cashOut: faultText(spoken, bet.faults.autoCashOut, bet),
  };
  const chips =
    bet.mode === 'manual' ? (
      <div className={css.chips}>
        <AmountChips value={bet.amount} onChange={bet.setAmount} limits={bet.limits} balance={bet.balance} />
      </div>
    ) : null;
  return (
    <div ref={panel} className={css.panel}>
      {bet.autoAllowed ? (
        <div className={css.mode}>
          <ModeSwitch mode={bet.mode} onMode={bet.setMode} disabled={running} />
        </div>
      ) : null}
      {bet.mode === 'auto' && running ? (
        <div className={css.progress}>
          <AutoProgressCard auto={auto} onStop={button.kind === 'stopRun' ? null : room.stopAuto} />
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
          {/* The keyboard goes as the eye does: a desktop has the chips right below their amount, a phone both fields in one row. */}
          {desktop ? chips : null}
          <div className={css.cashOut}>
            <CashOutField value={bet.auto} onChange={bet.setAuto} error={errors.cashOut} />
          </div>
          {desktop ? null : chips}
          {bet.mode === 'auto' ? (
            <div className={css.auto}>
              <AutoPanel bet={bet} last={auto} />
            </div>
          ) : null}
        </>
      )}
      <div className={css.foot}>
        <Cap amount={bet.amount} auto={bet.auto} />
        <BetSummary
          amount={bet.amount}
          auto={bet.auto}
          brief={bet.mode === 'auto'}
          waitsToo={button.kind === 'cashOut'}
        />
        <BetButton button={button} words={words} guarded={guarded} onPress={press} />
      </div>
    </div>
  );
}

/** What the limit of a round's profit leaves of an auto cash-out. */
function Cap({ amount, auto }: { readonly amount: number; readonly auto: Rate | null }) {
  const maxProfit = useCrash(({ context }) => context.maxProfit);
  if (auto === null) return null;
  const staked = toSen(amount);
  return <CapNote staked={staked} cap={cappedAt(staked, auto, maxProfit)} chance={prefixesReaching(auto) / PREFIXES} />;
}

/** The main button and what a press of it does. */
function useMainAction({ mode, amount, ready, auto, config, balance }: Bet) {
  const room = useCrashRoom();
  const { showToast } = useHouse();
  const t = useT();
  const loggedIn = useLoggedIn();
  const now = room.feed.now;
  const standing = useCrash((snapshot) => standingOf(snapshot, now()), sameFields);
  /** For which setting the player was told that nobody cashes out: another one is asked about anew. */
  const [warnedOf, setWarnedOf] = useState<AutoConfig | null>(null);
  const warned = warnedOf === config;
  const button = crashButton(standing, { loggedIn, mode, amount: toSen(amount), ready, auto, warned });
  const deeds: Deeds = {
    place: () => room.place(amount, auto),
    cancel: room.cancel,
    cashOut: room.cashOut,
    startRun({ unattended }) {
      const asks = unattended === 'ask';
      setWarnedOf(asks ? config : null);
      if (asks) showToast({ kind: 'info', title: t('crash.unattended'), content: t('crash.unattendedNote') });
      else room.startAuto(config, balance ?? 0);
    },
    stopRun: room.stopAuto,
  };
  // The second tap of a hasty start is no answer to the question.
  return { button, ...useBetButton(button, deeds, warned ? `${button.kind} warned` : undefined) };
}
