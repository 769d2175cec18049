import { DINGDONG_AGAIN_DELAY_MS, DINGDONG_HISTORY_SIZE } from '../../contract/constants';
import { PAYOUTS } from '../../rules/dingdong/ring';
import { fromSen, pay, toSen } from '../../rules/money';
import { commonLimits, isOffline, phaseOf, poolCells, type PoolRoomSnapshot } from '../kit/pool/select';
import type { PoolLimits } from '../kit/pool/types';
import type { DingdongContext, DingdongPast, DingdongRun, DingdongSelection, DingdongStop } from './types';

export type DingdongRoomSnapshot = PoolRoomSnapshot<DingdongSelection, DingdongStop>;

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

/** The documented bet range: the largest of the pools' minimums to the smallest of their maximums. */
export const betRange = ({ context }: DingdongRoomSnapshot): PoolLimits => commonLimits(context.limits);

/** One entry of the documented randLogs; `name` is null in the placeholder of a run whose stop is not known yet. */
export interface RandLog {
  readonly key: string;
  readonly name: DingdongStop | null;
}

/**
 * The history strip at a moment, newest first: ten stops, and in front of them the placeholder of the run that is under way or, 200 ms after
 * a stop on AGAIN, of the one that follows.
 * @param now epoch ms of the clock that the machine was given
 */
export function randLogs({ context: { history, round } }: DingdongRoomSnapshot, now: number): readonly RandLog[] {
  const known = history.slice(0, DINGDONG_HISTORY_SIZE).map(({ key, draw }) => ({ key, name: draw }));
  const runs = round?.runs ?? [];
  const last = runs.at(-1);
  if (round === null || last === undefined) return known;
  if (now < last.stopTime) return [{ key: `${round.roundId}-${runs.length - 1}`, name: null }, ...known];
  const follows = last.draw === 'AGAIN' && now >= last.stopTime + DINGDONG_AGAIN_DELAY_MS;
  return follows ? [{ key: `${round.roundId}-${runs.length}`, name: null }, ...known] : known;
}

/** A pool as the scene draws it; equal to scenes/dingdong/view.ts DingdongPool. */
export interface PoolView {
  readonly select: DingdongSelection;
  readonly total: number;
  readonly users: number;
  readonly hot: boolean;
  readonly pending: number;
  readonly own: number;
  readonly back: number;
}

/** What a stake brings if the light stays there, rupiah. */
export const backOf = (select: DingdongSelection, stake: number): number => fromSen(pay(toSen(stake), PAYOUTS[select]));

/** The seven pools; what waits for the next round counts as set up. */
export function pools(context: DingdongContext): readonly PoolView[] {
  return poolCells(context).map(({ pool, total, users, mine, pending, queued, hot }) => ({ select: pool, total, users, hot, pending: pending + queued, own: mine, back: backOf(pool, mine) }));
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
