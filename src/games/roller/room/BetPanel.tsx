import { isAutoRunning, standingOf } from '../../../../machines/kit/solo/select';
import { rollerPhase } from '../../../../machines/roller/select';
import { useLoggedIn } from '../../../house/hooks';
import { useLocale, useT } from '../../../i18n';
import { formatAmount, formatMultiplier } from '../../../i18n/format';
import { Chip } from '../../../ui/Chip';
import { Icon } from '../../../ui/Icon';
import { toSen } from '../../../../rules/money';
import { soloButton } from '../../../../machines/kit/solo/button';
import { AmountChips } from '../../../play/room/chips/AmountChips';
import { AmountField } from '../../../play/room/AmountField';
import { AutoPanel } from '../../../play/room/auto/AutoPanel';
import { AutoProgressCard } from '../../../play/room/auto/AutoProgressCard';
import { faultText } from '../../../play/room/auto/faultText';
import { ModeSwitch } from '../../../play/room/auto/ModeSwitch';
import { useRunPanel } from '../../../play/room/auto/useRunPanel';
import { sameFields } from '../../../play/room/sameFields';
import { BetButton } from '../../../play/room/BetButton';
import { useBetButton } from '../../../play/room/useBetButton';
import { BetSummary } from './BetSummary';
import { nearestPlayable, RATE_LIMITS, stepChoose } from './choice';
import { useRoller, useRollerRoom } from './context';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { buttonWords } from './buttonWords';
import { NumberField } from './NumberField';
import { formatChance, formatExact } from './odds';
import { Scale } from './Scale';
import { Sides } from './Sides';
import { type Bet, useBet } from './useBet';
import css from './BetPanel.module.css';

/** Everything with which a round is set up and played: the number, its side, the stake, a run. */
export function BetPanel() {
  const spoken = useLocale();
  const { t } = spoken;
  const { desk } = useRollerRoom();
  const bet = useBet();
  const { button, guarded, press } = useMainAction(bet);
  const running = useRoller(isAutoRunning);
  const auto = useRoller(({ context }) => context.auto);
  const phase = useRoller(rollerPhase);
  const revealing = useRoller(({ value }) => value.round === 'revealing' || value.round === 'starting');
  const { words, panel } = useRunPanel({ auto, running, rounds: bet.form.count, buttonWords });
  useBetKeys(bet, press, running || revealing);
  const { guess, odds, refused } = bet;
  const locked = running || revealing || phase === 'processing';
  const told =
    odds === null
      ? ''
      : t('roller.sayPick', {
          n: formatAmount(guess.choose),
          side: t(guess.isHigher ? 'roller.higher' : 'roller.lower'),
          chance: formatChance(odds.chance),
          rate: formatExact(odds.rate),
        });
  return (
    <div ref={panel} className={css.panel}>
      <div className={css.mode}>
        {bet.autoAllowed ? <ModeSwitch mode={bet.mode} onMode={bet.setMode} disabled={running} /> : null}
        {bet.turboAllowed ? (
          <Chip
            on={bet.turbo}
            disabled={running}
            title={t('roller.turboHint')}
            onClick={() => desk.setTurbo(!bet.turbo)}
          >
            {t('roller.turbo')}
          </Chip>
        ) : null}
      </div>
      <div className={css.scale}>
        <Scale guess={guess} refused={refused !== null} disabled={locked} told={told} onChoose={desk.setChoose} />
      </div>
      <div className={css.sides}>
        <Sides choose={guess.choose} isHigher={guess.isHigher} disabled={locked} onSide={desk.setHigher} />
      </div>
      {running ? (
        <div className={css.progress}>
          <AutoProgressCard auto={auto} onStop={null} />
        </div>
      ) : (
        <>
          <div className={css.amount}>
            <AmountField
              bare
              value={bet.amount}
              onChange={bet.setAmount}
              limits={bet.limits}
              balance={bet.balance}
              error={faultText(spoken, bet.faults.amount, bet)}
            />
          </div>
          <div className={css.number}>
            <NumberField value={guess.choose} onChange={desk.setChoose} disabled={locked} />
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
        {refused === null || revealing ? <BetSummary bet={bet} /> : <Refused bet={bet} onPick={desk.setChoose} />}
        <BetButton button={button} words={words} guarded={guarded} onPress={press} />
      </div>
    </div>
  );
}

/** Why the choice is refused, and the nearest one that is not. */
function Refused({
  bet: { refused, guess },
  onPick,
}: {
  readonly bet: Bet;
  readonly onPick: (choose: number) => void;
}) {
  const t = useT();
  if (refused === null) return null;
  const nearest = nearestPlayable(guess.choose, guess.isHigher);
  const why = t(`roller.fault.${refused}`, {
    min: formatMultiplier(RATE_LIMITS.min),
    max: formatExact(RATE_LIMITS.max),
  });
  return (
    <p className={css.refused} role="alert">
      <Icon name="alert" size="xs" />
      <span>{why}</span>
      <button type="button" onClick={() => onPick(nearest)}>
        {t('roller.toNearest', { n: formatAmount(nearest) })}
      </button>
    </p>
  );
}

/** The main button and what a press of it does. */
function useMainAction({ amount, mode, ready, guess, turbo, config, balance }: Bet) {
  const room = useRollerRoom();
  const loggedIn = useLoggedIn();
  const standing = useRoller(standingOf, sameFields);
  const button = soloButton(standing, {
    loggedIn,
    // A round is over as it begins.
    open: null,
    // While one is told the button goes on saying so.
    mode: standing.phase === 'ready' ? mode : 'manual',
    amount: toSen(amount),
    ready,
    playedBefore: false,
  });
  const choice = { ...guess, turbo };
  const desk = useBetButton(button, {
    start: () => room.start(amount, choice),
    startRun: () => room.startAuto(config, balance ?? 0, choice),
    stopRun: room.stopAuto,
  });
  return { button, ...desk };
}

/** The keyboard of the room: arrows to the sides choose the number, T changes sides, the rest is as in every room. */
function useBetKeys(stake: Bet, press: () => void, locked: boolean): void {
  const { desk } = useRollerRoom();
  const own = locked
    ? {}
    : {
        arrowleft: () => desk.setChoose(stepChoose(stake.guess.choose, -1)),
        arrowright: () => desk.setChoose(stepChoose(stake.guess.choose, 1)),
        t: () => desk.setHigher(!stake.guess.isHigher),
      };
  useStakeKeys(stake, press, { own, fixed: locked });
}
