import { PAYOUTS } from '../../rules/dingdong/ring';
import { capProfit, fromSen, pay, type Sen } from '../../rules/money';
import { isOffline, phaseOf, poolCells, type Shown, staked } from '../kit/pool/select';
import type { DingdongContext, DingdongPast, DingdongRun, DingdongSelection, DingdongStop } from './types';

/** A snapshot of the room's machine, as far as it is read here. */
export type DingdongRoomSnapshot = Shown<DingdongSelection, DingdongStop>;

/** The documented steps; `connecting` before the first snapshot. */
export type DingdongStep = 'connecting' | 'start' | 'running' | 'end' | 'disconnect';

/** Bets are open or just closed: start. From the first run until the last one stands: running, AGAIN does not end it. */
export function stepOf(snapshot: DingdongRoomSnapshot): DingdongStep {
  const phase = phaseOf(snapshot);
  if (isOffline(snapshot)) return 'disconnect';
  switch (phase) {
    case 'connecting':
      return 'connecting';
    case 'open':
    case 'closing':
    case 'closed':
      return 'start';
    case 'running':
      return 'running';
    case 'shown':
      return 'end';
  }
}

/** A pool as the scene draws it; equal to scenes/dingdong/view.ts DingdongPool. */
export interface PoolView {
  readonly select: DingdongSelection;
  readonly total: number;
  readonly users: number;
  readonly bots: number;
  readonly hot: boolean;
  readonly pending: number;
  readonly own: number;
  readonly back: number;
}

/** What a stake brings if the light stays there: one selection wins, within what the round may pay over all that was staked in it. */
export const backOf = (select: DingdongSelection, stake: Sen, inAll: Sen, maxProfit: Sen): Sen =>
  capProfit(inAll, pay(stake, PAYOUTS[select]), maxProfit);

/** The seven pools; what waits for the next round counts as set up. */
export function pools(context: DingdongContext): readonly PoolView[] {
  const inAll = staked(context);
  return poolCells(context).map(({ pool, total, users, bots, mine, pending, queued, hot }) => ({
    select: pool,
    total,
    users,
    bots,
    hot,
    pending: pending + queued,
    own: mine,
    back: fromSen(backOf(pool, context.mine.get(pool) ?? 0n, inAll, context.maxProfit)),
  }));
}

/** What the scene draws; equal to scenes/dingdong/view.ts DingdongView. */
export interface RoomView {
  readonly phase: DingdongStep;
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly pools: readonly PoolView[];
  readonly runs: readonly DingdongRun[];
  readonly history: readonly DingdongPast[];
}

const NO_RUNS: readonly DingdongRun[] = [];

export function roomView(snapshot: DingdongRoomSnapshot): RoomView {
  const { context } = snapshot;
  const { round, history } = context;
  return {
    phase: stepOf(snapshot),
    roundId: round?.roundId ?? '',
    startTime: round?.startTime ?? 0,
    closeTime: round?.closeTime ?? 0,
    pools: pools(context),
    runs: round?.runs ?? NO_RUNS,
    history,
  };
}
