import { MINES_MAX, MINES_MIN } from '../../../../contract/constants';
import { isOpen } from '../../../../machines/kit/solo/desk';
import { isAutoRunning, phaseOf } from '../../../../machines/kit/solo/select';
import { cappedAt, rateOfCap } from '../../../../rules/cap';
import { cellsTo, chanceOf, minesRate } from '../../../../rules/mines/payout';
import { toSen } from '../../../../rules/money';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Stepper } from '../../../ui/Stepper';
import { BetButton } from '../../../play/room/BetButton';
import { CapNote } from '../../../play/room/CapNote';
import { AutoPanel } from '../../../play/room/auto/AutoPanel';
import { AutoProgressCard } from '../../../play/room/auto/AutoProgressCard';
import { ModeSwitch } from '../../../play/room/auto/ModeSwitch';
import { useRunPanel } from '../../../play/room/auto/useRunPanel';
import { stakeFault } from '../../../play/room/stakeFault';
import { StakeFields } from '../../../play/solo/StakeFields';
import fields from '../../../play/room/fields.module.css';
import { useMines, useMinesRoom } from './context';
import { readMines } from './desk';
import { useStakeKeys } from '../../../play/room/useStakeKeys';
import { buttonWords } from './buttonWords';
import { RoundFigures } from './RoundFigures';
import { useBet } from './useBet';
import { useMainAction } from './useMainAction';
import { useRandom } from './useRandom';
import css from './BetPanel.module.css';

/** The stake and the mines before a round, the figures of the open one, a run and its pattern, and the one button for all. */
export function BetPanel() {
  const t = useT();
  const { desk } = useMinesRoom();
  const bet = useBet();
  const { button, guarded, press } = useMainAction(bet);
  const running = useMines(isAutoRunning);
  const auto = useMines(({ context }) => context.auto);
  const round = useMines(({ context }) => context.round);
  const starting = useMines((snapshot) => phaseOf(snapshot) === 'starting');
  const open = round !== null && isOpen(round);
  const pickRandom = useRandom(bet.mode === 'auto');
  const { words, panel } = useRunPanel({ auto, running, rounds: bet.form.count, buttonWords });
  useStakeKeys(bet, press, { own: { r: pickRandom }, fixed: open || running });
  const { amount, mines, pattern } = bet;
  return (
    <div ref={panel} className={css.panel} data-mode={bet.mode} data-running={running || undefined}>
      {open && !running ? (
        <div className={css.open}>
          <RoundFigures round={round} onRandom={pickRandom} />
        </div>
      ) : running ? (
        <div className={css.running}>
          <AutoProgressCard auto={auto} onStop={null} />
        </div>
      ) : (
        <>
          {bet.autoAllowed ? (
            <div className={css.mode}>
              <ModeSwitch mode={bet.mode} onMode={bet.setMode} />
            </div>
          ) : null}
          <StakeFields stake={bet} fault={stakeFault(bet)} disabled={starting} css={css} chips={bet.mode === 'manual'}>
            <div className={css.mines}>
              <div className={fields.field}>
                <Stepper
                  label={t('mines.count')}
                  value={mines}
                  onChange={desk.setMines}
                  format={String}
                  edit={String}
                  parse={readMines}
                  step={(from, direction) => from + direction}
                  min={MINES_MIN}
                  max={MINES_MAX}
                  disabled={starting}
                />
              </div>
            </div>
          </StakeFields>
          {bet.mode === 'manual' ? null : (
            <div className={css.auto}>
              <AutoPanel bet={bet} last={auto} />
              <div className={css.pattern}>
                <span>{t('mines.pattern', { n: pattern.length })}</span>
                <Button tone="violet" icon="shuffle" onClick={pickRandom}>
                  {t('mines.random')}
                </Button>
                <Button tone="ghost" disabled={pattern.length === 0} onClick={desk.clear}>
                  {t('mines.clear')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
      <div className={css.foot}>
        {open || running ? null : <Cap amount={amount} mines={mines} />}
        <BetButton button={button} words={words} guarded={guarded} onPress={press} />
      </div>
    </div>
  );
}

/** With which gem the limit of a round's profit ends a round, and what it leaves of it. */
function Cap({ amount, mines }: { readonly amount: number; readonly mines: number }) {
  const t = useT();
  const maxProfit = useMines(({ context }) => context.maxProfit);
  const staked = toSen(amount);
  const rate = rateOfCap(staked, maxProfit);
  const gems = rate === null ? null : cellsTo(mines, rate);
  if (gems === null) return null;
  return (
    <CapNote
      staked={staked}
      cap={cappedAt(staked, minesRate(mines, gems), maxProfit)}
      chance={chanceOf(mines, gems)}
      at={t('cap.atGem', { n: gems })}
    />
  );
}
