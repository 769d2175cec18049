import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { joined, type Stakes, sumOf } from '../../../machines/kit/pool/stakes';
import { useSiteConfig } from '../../house/hooks';
import { useLocale } from '../../i18n';
import { withWords } from '../../i18n/dictionary';
import { useDesktop, useSideColumn } from '../../ui/useMedia';
import { AmountField } from '../room/AmountField';
import { CapNote } from '../room/CapNote';
import { StakeChips } from '../room/chips/StakeChips';
import { stakeFaultText } from '../room/stakeFault';
import { useRunEnded } from '../room/auto/useRunEnded';
import { SlipFoot } from '../room/SlipFoot';
import { useSteadyHeight } from '../room/useSteadyHeight';
import { useStakeKeys } from '../room/useStakeKeys';
import { bestOf } from './best';
import { later } from '../room/later';
import { usePool, usePoolRoom } from './context';
import type { AnyPool } from './game';
import { MainAction } from './MainAction';
import { RepeatRow } from '../room/repeat/RepeatRow';
import { RunStrip } from '../room/repeat/RunStrip';
import repeat from '../room/repeat/Repeat.module.css';
import { SlipKeys } from './SlipKeys';
import { useMainAction } from './useMainAction';
import { type SlipState, useSlip } from './useSlip';
import own from './BetPanel.module.css';

const RepeatForm = later(withWords(async () => (await import('./RepeatForm')).RepeatForm, 'comforts'));
const BetSummary = later(async () => (await import('./BetSummary')).BetSummary, 0);

interface BetPanelProps {
  /** Told whenever the player is asked to choose first (SlipDesk.missing). Keep it the same. */
  readonly onMissing: (times: number) => void;
  /** A line of the game's own above the slab, a desktop's head. */
  readonly lead?: ReactNode;
  readonly parts?: BetPanelParts | undefined;
}

/** What a game's bet panel has of its own, and how it is laid out. */
export interface BetPanelParts {
  /** Above all, on a desktop. */
  readonly Head: ComponentType;
  /** Beside the amount, in place of the slip's keys. */
  readonly Field: ComponentType;
  /** A module of styles with classes of their own for `panel`, `head`, `amount`, `keys`, `chips` and `foot`. */
  readonly css: CSSModuleClasses;
}

/** Everything with which bets are set up and sent, besides the pools themselves. */
export function BetPanel({ onMissing, lead, parts }: BetPanelProps) {
  const spoken = useLocale();
  const { t } = spoken;
  const desktop = useDesktop();
  const told = useSideColumn() || desktop;
  const room = usePoolRoom();
  const state = useSlip();
  const desk = useMainAction(state);
  const { missing } = desk;
  useEffect(() => onMissing(missing), [missing, onMissing]);
  const { amount, limits, field, fault } = state;
  const css = parts?.css ?? own;
  const { area } = room.game;
  const mayRepeat = useSiteConfig()?.flags.autoBet === true;
  const auto = usePool(({ context }) => context.auto);
  const running = auto?.running === true;
  useRunEnded(auto, running, true);
  const panel = useSteadyHeight(running);
  useBetKeys(state, desk.press);
  return (
    <div ref={panel} className={css.panel} data-running={running || undefined}>
      {parts !== undefined && desktop ? (
        <div className={css.head}>
          <parts.Head />
        </div>
      ) : null}
      {running ? (
        <div className={repeat.run}>
          <RunStrip auto={auto} />
        </div>
      ) : (
        <>
          <div className={css.amount}>
            <AmountField
              bare={!desktop}
              label={t(desktop ? `${area}.eachLong` : `${area}.each`)}
              value={amount}
              onChange={room.setAmount}
              limits={field.limits}
              balance={field.balance}
              error={stakeFaultText(spoken, fault, limits)}
            />
          </div>
          <div className={css.keys}>{parts === undefined ? <SlipKeys state={state} /> : <parts.Field />}</div>
          <div className={css.chips}>
            <StakeChips
              chips={room.game.chips}
              value={amount}
              onChange={room.setAmount}
              limits={field.limits}
              balance={field.balance}
            />
          </div>
        </>
      )}
      {lead === undefined ? null : <div className={own.lead}>{lead}</div>}
      <SlipFoot
        className={css.foot}
        missing={missing}
        fault={t(`${area}.pickFault`)}
        button={
          <RepeatRow form={mayRepeat && !running ? (close) => <RepeatForm onDone={close} /> : null}>
            <MainAction button={desk.button} guarded={desk.guarded} onPress={desk.press} />
          </RepeatRow>
        }
      >
        <Cap stakes={state.stakes} />
        {told ? (
          <div className={own.told}>
            <BetSummary state={state} />
          </div>
        ) : null}
      </SlipFoot>
    </div>
  );
}

/** What the limit of a round's profit leaves of the best draw, with what lies on the table already; a basket is judged by itself. */
function Cap({ stakes }: { readonly stakes: Stakes<AnyPool> }) {
  const { game } = usePoolRoom();
  const basket = usePool(({ context }) => context.game.basket === true);
  const mine = usePool(({ context }) => context.mine);
  const maxProfit = usePool(({ context }) => context.maxProfit);
  if (stakes.size === 0) return null;
  const all = basket ? stakes : joined(mine, stakes);
  return <CapNote staked={sumOf(all)} cap={bestOf(game, all, maxProfit)} />;
}

/** The keyboard of the room: the game's keys choose, Backspace is a step back, Escape clears, the rest is as in every room. A basket is cleared by either, and O fills the screen with the board. */
function useBetKeys({ amount, field }: SlipState, press: () => void): void {
  const room = usePoolRoom();
  const basket = usePool(({ context }) => context.game.basket === true);
  const full = usePool(({ context }) => context.full);
  const queued = usePool(({ context }) => context.queued !== null);
  const picks = useMemo(
    () => Object.fromEntries(Object.entries(room.game.keys).map(([key, pool]) => [key, () => room.tap(pool)])),
    [room],
  );
  const slip = basket
    ? { backspace: room.clear, o: () => room.setFull(!full) }
    : { backspace: room.undo, x: room.double };
  useStakeKeys({ amount, ...field, setAmount: room.setAmount }, press, {
    own: { ...picks, ...slip, escape: queued ? room.cancelQueued : room.clear },
  });
}
