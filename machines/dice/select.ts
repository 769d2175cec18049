import { DICE_HISTORY_SIZE } from '../../contract/constants';
import { netsOf } from '../../rules/dice/dice';
import { fromSen } from '../../rules/money';
import { phaseOf, type PoolPhase, poolCells, type Shown } from '../kit/pool/select';
import type { DiceContext, DiceFace, DiceRoll } from './types';

/** As much of the machine's snapshot as is read here. */
export type DiceShown = Shown<DiceFace, DiceRoll>;

/** One entry of the documented prizeLogs; -1, -1, -1 is the placeholder of the round whose result is not told yet. */
export interface PrizeLog {
  readonly uuid: string;
  readonly dice: readonly [number, number, number];
}

const WAITING = [-1, -1, -1] as const;

/** The prize log, newest first: seven results and, from a round's start until its dice lie, its placeholder in front of them. */
export function prizeLogs(snapshot: DiceShown): readonly PrizeLog[] {
  const { history, round } = snapshot.context;
  const known = history.slice(0, DICE_HISTORY_SIZE + 1).map(({ key, draw }) => ({ uuid: key, dice: draw }));
  if (round === null || phaseOf(snapshot) === 'shown') return known;
  return [{ uuid: `${round.roundId}-0`, dice: WAITING }, ...known.slice(0, DICE_HISTORY_SIZE)];
}

/** A pool as the scene draws it; equal to scenes/dice/view.ts DicePool. */
export interface PoolView {
  readonly pool: DiceFace;
  readonly total: number;
  readonly users: number;
  readonly bots: number;
  readonly mine: number;
  readonly pending: number;
  readonly queued: number;
  readonly hot: boolean;
  readonly net: number | null;
}

function pools(context: DiceContext, told: DiceRoll | null): readonly PoolView[] {
  const nets = told === null ? null : netsOf(context.mine, told, context.maxProfit);
  return poolCells(context).map((cell) => {
    const net = nets?.get(cell.pool);
    return { ...cell, net: net === undefined ? null : fromSen(net) };
  });
}

/** What the scene draws; equal to scenes/dice/view.ts DiceView. */
export interface TrayView {
  readonly phase: 'connecting' | 'betting' | 'closed' | 'rolling' | 'shown';
  readonly roundId: string;
  readonly startTime: number;
  readonly closeTime: number;
  readonly run: { readonly dice: DiceRoll; readonly runTime: number; readonly stopTime: number } | null;
  readonly endTime: number | null;
  readonly pools: readonly PoolView[];
  readonly logs: readonly PrizeLog[];
}

const PHASES: Readonly<Record<PoolPhase, TrayView['phase']>> = {
  connecting: 'connecting',
  open: 'betting',
  closing: 'betting',
  closed: 'closed',
  running: 'rolling',
  shown: 'shown',
};

export function trayView(snapshot: DiceShown): TrayView {
  const { context } = snapshot;
  const { round } = context;
  const phase = phaseOf(snapshot);
  const last = round?.runs.at(-1);
  return {
    phase: PHASES[phase],
    roundId: round?.roundId ?? '',
    startTime: round?.startTime ?? 0,
    closeTime: round?.closeTime ?? 0,
    run: last === undefined ? null : { dice: last.draw, runTime: last.runTime, stopTime: last.stopTime },
    endTime: round?.endTime ?? null,
    pools: pools(context, phase === 'shown' && last !== undefined ? last.draw : null),
    logs: prizeLogs(snapshot),
  };
}
