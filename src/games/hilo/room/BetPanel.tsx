import { useMemo } from 'react';
import { winningOf } from '../../../../machines/hilo/select';
import type { HiloSelect } from '../../../../machines/hilo/types';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { soloButton } from '../../../../machines/kit/solo/button';
import { isAutoRunning, isRunPlaying, phaseOf, standingOf } from '../../../../machines/kit/solo/select';
import { cappedAt, rateOfCap } from '../../../../rules/cap';
import { MAX_RATE } from '../../../../rules/hilo/payout';
import { toRate, toSen } from '../../../../rules/money';
import { useLoggedIn, useSiteConfig } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { withWords } from '../../../i18n/dictionary';
import { formatOdds } from '../../../i18n/format';
import { useDesktop } from '../../../ui/useMedia';
import { CapNote } from '../../../play/room/CapNote';
import { later } from '../../../play/room/later';
import { RepeatRow } from '../../../play/room/repeat/RepeatRow';
import { RunStrip } from '../../../play/room/repeat/RunStrip';
import { useRunEnded } from '../../../play/room/auto/useRunEnded';
import { useSteadyHeight } from '../../../play/room/useSteadyHeight';
import { sameFields } from '../../../play/room/sameFields';
import { stakeFault } from '../../../play/room/stakeFault';
import { BetButton } from '../../../play/room/BetButton';
import { useBetButton } from '../../../play/room/useBetButton';
import { type GameKeys } from '../../../play/room/useRoomKeys';
import { useHilo, useHiloRoom } from './context';
import { type Stake, useStake } from '../../../play/room/useStake';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { StakeFields } from '../../../play/solo/StakeFields';
import { BUTTON_WORDS } from './buttonWords';
import { backOf, RoundFigures } from './RoundFigures';
import { useTold } from './useTold';
import { KEYS } from './words';
import css from './BetPanel.module.css';

const RepeatForm = later(withWords(async () => (await import('./RepeatForm')).RepeatForm, 'comforts'));
const LastRounds = later(async () => (await import('./LastRounds')).LastRounds);

/** The stake before a round, the figures of the open one, and the one button for both. */
export function BetPanel() {
  const desktop = useDesktop();
  const stake = useStake(
    'hilo.amount',
    useHilo(({ context }) => context.limits),
  );
  const told = useTold();
  const running = useHilo(isRunPlaying);
  const auto = useHilo(({ context }) => context.auto);
  useRunEnded(auto, useHilo(isAutoRunning), true);
  const open = told !== null && isOpen(told);
  const { button, guarded, press } = useMainAction(stake);
  useBetKeys(stake, press, open || running);
  const panel = useSteadyHeight(running);
  const mayRepeat = useSiteConfig()?.flags.autoBet === true && !open && !running;
  const { amount } = stake;
  const starting = useHilo((snapshot) => phaseOf(snapshot) === 'starting');
  return (
    <div ref={panel} className={css.panel} data-running={running || undefined}>
      {running && auto !== null ? (
        <div className={css.open}>
          <RunStrip auto={auto} />
        </div>
      ) : open ? (
        <div className={css.open}>
          <RoundFigures round={told} />
        </div>
      ) : (
        <StakeFields stake={stake} fault={stakeFault(stake)} disabled={starting} css={css} />
      )}
      {desktop ? (
        <div className={css.last}>
          <LastRounds />
        </div>
      ) : null}
      <div className={css.foot}>
        {open || running ? null : <Cap amount={amount} />}
        <RepeatRow form={mayRepeat ? (close) => <RepeatForm amount={amount} onDone={close} /> : null}>
          <BetButton button={button} words={BUTTON_WORDS} guarded={guarded} onPress={press} />
        </RepeatRow>
      </div>
    </div>
  );
}

/** Where the limit of a round's profit ends a round before its highest rate does. */
function Cap({ amount }: { readonly amount: number }) {
  const t = useT();
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  const most = useHilo(({ context }) => (context.rule === null ? MAX_RATE : toRate(context.rule.maxRate)));
  const staked = toSen(amount);
  const rate = rateOfCap(staked, maxProfit);
  if (rate === null) return null;
  return (
    <CapNote staked={staked} cap={cappedAt(staked, most, maxProfit)} at={t('cap.atRate', { rate: formatOdds(rate) })} />
  );
}

/** Decides the main button and carries its presses out. */
function useMainAction(stake: Stake) {
  const { amount, limits } = stake;
  const room = useHiloRoom();
  const loggedIn = useLoggedIn();
  const standing = useHilo(standingOf, sameFields);
  const round = useHilo(({ context }) => context.round);
  const maxProfit = useHilo(({ context }) => context.maxProfit);
  const told = useTold();
  const button = soloButton(standing, {
    loggedIn,
    open: told !== null && isOpen(told) ? { steps: winningOf(told).length, back: backOf(told, maxProfit) } : null,
    moving: told !== round,
    amount: toSen(amount),
    ready: stakeFault(stake) === null && limits.max > 0,
    playedBefore: told !== null,
  });
  return {
    button,
    ...useBetButton(button, { start: () => room.start(amount, {}), cashOut: room.cash, stopRun: room.stopAuto }),
  };
}

/** The keyboard of the room: while a round is open keys guess, before it they set the stake. */
function useBetKeys(stake: Stake, press: () => void, open: boolean): void {
  const own = useMemo((): GameKeys => {
    // The button of a guess knows whether it may be said now.
    const say = (select: HiloSelect) => () =>
      document.querySelector<HTMLButtonElement>(`[data-select="${select}"]:not([aria-disabled])`)?.click();
    return open ? Object.fromEntries(Object.entries(KEYS).map(([key, select]) => [key, say(select)])) : {};
  }, [open]);
  useStakeKeys(stake, press, { own, fixed: open });
}
