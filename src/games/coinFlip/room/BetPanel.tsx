import { useMemo } from 'react';
import { rightFlips } from '../../../../machines/coinFlip/machine';
import { nextOf } from '../../../../machines/coinFlip/select';
import type { CoinSide } from '../../../../machines/coinFlip/types';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { soloButton } from '../../../../machines/kit/solo/button';
import { isAutoRunning, isRunPlaying, phaseOf, standingOf } from '../../../../machines/kit/solo/select';
import { cappedAt, rateOfCap } from '../../../../rules/cap';
import { coinRate, MAX_RATE } from '../../../../rules/coinFlip/coin';
import { toSen } from '../../../../rules/money';
import { useLoggedIn, useSiteConfig } from '../../../house/hooks';
import { useT } from '../../../i18n';
import { withWords } from '../../../i18n/dictionary';
import { formatOdds } from '../../../i18n/format';
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
import { useCoinFlip, useCoinFlipRoom } from './context';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { StakeFields } from '../../../play/solo/StakeFields';
import { buttonWords } from './buttonWords';
import { backOf, RoundFigures } from './RoundFigures';
import { Sides } from './Sides';
import { type Bet, useBet } from './useBet';
import { useTold } from './useTold';
import css from './BetPanel.module.css';

const RepeatForm = later(withWords(async () => (await import('./RepeatForm')).RepeatForm, 'comforts'));

/** The stake before a round or the figures of the open one, the two sides, and the one button for both. */
export function BetPanel() {
  const bet = useBet();
  const { amount } = bet;
  const told = useTold();
  const open = told !== null && isOpen(told) ? told : null;
  const sides = useSides(bet);
  const { button, guarded, press } = useMainAction(bet);
  const words = useMemo(() => buttonWords(bet.side, sides.closed), [bet.side, sides.closed]);
  const running = useCoinFlip(isRunPlaying);
  const auto = useCoinFlip(({ context }) => context.auto);
  useRunEnded(auto, useCoinFlip(isAutoRunning), true);
  useBetKeys(bet, press, sides.closed ? null : sides.onSide, open !== null || running);
  const panel = useSteadyHeight(running);
  const mayRepeat = useSiteConfig()?.flags.autoBet === true && open === null && !running;
  const starting = useCoinFlip((snapshot) => phaseOf(snapshot) === 'starting');
  return (
    <div ref={panel} className={css.panel} data-running={running || undefined}>
      {running && auto !== null ? (
        <div className={css.open}>
          <RunStrip auto={auto} />
        </div>
      ) : open === null ? (
        <StakeFields stake={bet} fault={stakeFault(bet)} disabled={starting} css={css} />
      ) : (
        <div className={css.open}>
          <RoundFigures round={open} />
        </div>
      )}
      <div className={css.sides}>
        <Sides
          next={sides.next}
          playing={open !== null || running}
          side={sides.side}
          disabled={sides.closed}
          onSide={sides.onSide}
        />
      </div>
      <div className={css.foot}>
        {open === null && !running ? <Cap amount={amount} /> : null}
        <RepeatRow form={mayRepeat ? (close) => <RepeatForm amount={amount} side={bet.side} onDone={close} /> : null}>
          <BetButton button={button} words={words} guarded={guarded} onPress={press} />
        </RepeatRow>
      </div>
    </div>
  );
}

/** So many flips in a row are right in one round of a thousand: what lies beyond them need not be said beside every stake. */
const LIKELY_FLIPS = 10;

/** Where the limit of a round's profit ends a round, if a round may come there. */
function Cap({ amount }: { readonly amount: number }) {
  const t = useT();
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const staked = toSen(amount);
  const rate = rateOfCap(staked, maxProfit);
  if (rate === null || rate >= coinRate(LIKELY_FLIPS)) return null;
  return (
    <CapNote
      staked={staked}
      cap={cappedAt(staked, MAX_RATE, maxProfit)}
      at={t('cap.atRate', { rate: formatOdds(rate) })}
    />
  );
}

interface SidesDesk {
  readonly next: ReturnType<typeof nextOf>;
  readonly side: CoinSide | null;
  /** Nothing may be said: a coin is in the air, a command is on its way. */
  readonly closed: boolean;
  onSide(side: CoinSide): void;
}

/** What the two sides say and do. */
function useSides({ amount, side, setSide }: Bet): SidesDesk {
  const room = useCoinFlipRoom();
  const phase = useCoinFlip(phaseOf);
  const round = useCoinFlip(({ context }) => context.round);
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const asked = useCoinFlip(({ context: { ask, chosen } }) =>
    ask?.kind === 'select' ? ask.select : ask?.kind === 'start' ? ask.choice.select : (chosen?.select ?? null),
  );
  const told = useTold();
  const running = useCoinFlip(isRunPlaying);
  const flying = told !== round;
  if (told !== null && isOpen(told)) {
    const tossed = flying ? (round?.flips.at(-1)?.select ?? null) : null;
    const pending = phase === 'selecting' || (told.flips.length === 0 && phase !== 'playing') ? asked : null;
    return {
      next: nextOf(told.amount, rightFlips(told).length, maxProfit),
      side: tossed ?? pending,
      closed: phase !== 'playing' || flying || running,
      onSide: room.select,
    };
  }
  return {
    next: nextOf(toSen(amount), 0, maxProfit),
    side: running ? asked : side,
    closed: phase === 'starting' || flying || running,
    onSide: setSide,
  };
}

/** Decides the main button and carries its presses out. */
function useMainAction(bet: Bet) {
  const { amount, side, limits } = bet;
  const room = useCoinFlipRoom();
  const loggedIn = useLoggedIn();
  const standing = useCoinFlip(standingOf, sameFields);
  const round = useCoinFlip(({ context }) => context.round);
  const maxProfit = useCoinFlip(({ context }) => context.maxProfit);
  const told = useTold();
  const button = soloButton(standing, {
    loggedIn,
    open: told !== null && isOpen(told) ? { steps: rightFlips(told).length, back: backOf(told, maxProfit) } : null,
    moving: told !== round,
    amount: toSen(amount),
    ready: stakeFault(bet) === null && limits.max > 0,
    playedBefore: told !== null,
  });
  return {
    button,
    ...useBetButton(button, {
      start: () => room.start(amount, { select: side }),
      cashOut: room.cash,
      stopRun: room.stopAuto,
    }),
  };
}

/** The keyboard of the room: arrows name a side; before a round the others set the stake. */
function useBetKeys(stake: Bet, press: () => void, onSide: ((side: CoinSide) => void) | null, open: boolean): void {
  const own: GameKeys = { arrowleft: () => onSide?.('heads'), arrowright: () => onSide?.('tails') };
  useStakeKeys(stake, press, { own, fixed: open });
}
