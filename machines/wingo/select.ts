import type { SnapshotFrom } from 'xstate';
import { fromSen, toSen } from '../../rules/money';
import { SELECTIONS } from '../../rules/wingo/options';
import { type SlipCta, slipCta } from '../kit/cta';
import { placeFault, stakeEach } from './desk';
import { shownInfo } from './info';
import type { wingoMachine } from './machine';
import { costOf, orderLines, stakesOf } from './orders';
import { leftOf } from './timer';
import type { OrderLine, WingoDraw, WingoModel, WingoSelection, WingoStep } from './types';

export type WingoSnapshot = SnapshotFrom<typeof wingoMachine>;

/** The documented step. */
export function stepOf(snapshot: WingoSnapshot): WingoStep {
  if (snapshot.matches({ step: 'result' })) return 2;
  return snapshot.matches({ step: 'betting' }) ? 1 : 0;
}

/** What the board shows: `mask` under 4 s left, `closed` from the moment the server takes no more bets. */
export type WingoPhaseName = 'connecting' | 'open' | 'mask' | 'closed' | 'result';

export function phaseOf(snapshot: WingoSnapshot): WingoPhaseName {
  if (snapshot.matches({ step: { betting: 'open' } })) return 'open';
  if (snapshot.matches({ step: { betting: 'mask' } })) return 'mask';
  if (snapshot.matches({ step: { betting: 'closed' } })) return 'closed';
  return snapshot.matches({ step: 'result' }) ? 'result' : 'connecting';
}

/** Whether a tap on a cell chooses it: not under the mask, which hides what it would do, and not before the first snapshot. What is chosen can be placed until the phase closes. */
export const takesPicks = (snapshot: WingoSnapshot): boolean => ['open', 'result'].includes(phaseOf(snapshot));

export const isOffline = (snapshot: WingoSnapshot): boolean => snapshot.matches({ link: 'offline' });

/** Milliseconds left of a model's phase by the server's clock; null while it is not known. Every model's speed button shows one. */
export function timeLeft({ context }: WingoSnapshot, model: WingoModel, now: number): number | null {
  const info = model === context.model ? (context.buffer.start ?? context.infos[model]) : context.infos[model];
  return info === null ? null : leftOf(info, now);
}

/** What the picks would cost, in rupiah. */
export const picksCost = ({ context }: WingoSnapshot): number =>
  fromSen(toSen(stakeEach(context)) * BigInt(context.picks.length));

/**
 * The big button's mode at a moment; the same object for the same mode.
 * @param now epoch ms of the clock that the machine was given
 */
export function cta(snapshot: WingoSnapshot, now: number): SlipCta {
  const wait =
    stepOf(snapshot) === 0
      ? 'connecting'
      : isOffline(snapshot)
        ? 'offline'
        : snapshot.matches({ bets: 'placing' })
          ? 'placing'
          : null;
  return slipCta(wait, () => placeFault(snapshot.context, now));
}

/** The lobby-style order list of the shown phase: the player's own first and merged. */
export function orderList({ context }: WingoSnapshot): readonly OrderLine[] {
  const info = shownInfo(context);
  return info === null ? [] : orderLines(info.myOrders, info.orders);
}

/** The player's stake in the phase on the board, rupiah. */
export const staked = ({ context }: WingoSnapshot): number => costOf(shownInfo(context)?.myOrders ?? []);

/** The player's stake in the coming phase while the result of the last is on the board, rupiah. */
export const stakedNext = ({ context }: WingoSnapshot): number => costOf(context.buffer.myOrders);

/** One cell of the board; equal to scenes/wingo/view.ts WingoCell. */
export interface Cell {
  readonly option: WingoSelection;
  readonly picked: boolean;
  readonly pending: number;
  readonly placed: number;
}

/** The thirteen cells with what is picked and what is placed. */
export function cells({ context }: WingoSnapshot): readonly Cell[] {
  const stakes = stakesOf(shownInfo(context)?.myOrders ?? []);
  const each = stakeEach(context);
  return SELECTIONS.map((option) => {
    const picked = context.picks.includes(option);
    return { option, picked, pending: picked ? each : 0, placed: stakes.get(option) ?? 0 };
  });
}

/** What the scene draws; equal to scenes/wingo/view.ts WingoView. */
export interface BoardView {
  readonly phase: 'connecting' | 'betting' | 'closed' | 'result';
  readonly model: WingoModel;
  readonly phaseNum: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly endTime: number;
  readonly cells: readonly Cell[];
  readonly history: readonly WingoDraw[];
  readonly last: WingoDraw | null;
  readonly staked: number;
  readonly fullOpen: boolean;
}

const BOARD_PHASES: Readonly<Record<WingoPhaseName, BoardView['phase']>> = {
  connecting: 'connecting',
  open: 'betting',
  mask: 'betting',
  closed: 'closed',
  result: 'result',
};

export function boardView(snapshot: WingoSnapshot): BoardView {
  const { context } = snapshot;
  const info = shownInfo(context);
  return {
    phase: BOARD_PHASES[phaseOf(snapshot)],
    model: context.model,
    phaseNum: info?.phase ?? '',
    startTime: info?.startTime ?? 0,
    closeTime: info?.closeTime ?? 0,
    endTime: info?.endTime ?? 0,
    cells: cells(snapshot),
    history: info?.history ?? [],
    last: context.draw,
    staked: staked(snapshot),
    fullOpen: context.fullOpen,
  };
}
