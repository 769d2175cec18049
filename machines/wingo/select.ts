import { SELECTIONS } from '../../rules/wingo/options';
import { fromSen } from '../../rules/money';
import { settle } from '../../rules/wingo/payout';
import { phaseOf, type PoolPhase, poolCells, type Shown, staked } from '../kit/pool/select';
import type { PoolContext, PoolCue } from '../kit/pool/types';
import { leftOf, spanOf } from './timer';
import type { WingoContext, WingoCue, WingoDraw, WingoModel, WingoSelection } from './types';
import { drawOf, drawTimeOf, modelOf } from './wire';

/** As much of the machine's snapshot as is read. */
export type WingoSnapshot = Shown<WingoSelection, number>;

/** Milliseconds left of a model's phase by the server's clock; null while it is not known. Every model's speed button shows one. */
export function timeLeft<P>(
  { table, round, next, asides }: PoolContext<P, unknown>,
  model: WingoModel,
  now: number,
): number | null {
  const running = table === model ? (next?.round ?? round) : (asides.get(model)?.round ?? null);
  return running === null ? null : leftOf(spanOf(running), now);
}

/** One cell of the board; equal to scenes/wingo/view.ts WingoCell. */
export interface Cell {
  readonly option: WingoSelection;
  readonly picked: boolean;
  readonly pending: number;
  readonly placed: number;
}

/** The thirteen cells with what is picked and what is placed. */
const cells = (context: WingoContext): readonly Cell[] =>
  poolCells(context).map(({ pool, pending, mine }) => ({ option: pool, picked: pending > 0, pending, placed: mine }));

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

const PHASES: Readonly<Record<PoolPhase, BoardView['phase']>> = {
  connecting: 'connecting',
  open: 'betting',
  closing: 'betting',
  closed: 'closed',
  running: 'result',
  shown: 'result',
};

/** The draws of a table, newest first. The scene wants the number at once: it knows when to show it. */
function drawsOf({ round, history }: Pick<WingoContext, 'round' | 'history'>): readonly WingoDraw[] {
  const past = history.map(drawOf);
  const run = round?.runs.at(-1);
  if (round === null || run === undefined || past[0]?.phase === round.roundId) return past;
  return [{ phase: round.roundId, number: run.draw }, ...past];
}

/** Makes views of one room; draws that did not change are the same list again. */
export function boardViews(): (snapshot: WingoSnapshot) => BoardView {
  let known: Pick<WingoContext, 'round' | 'history'> | null = null;
  let draws: readonly WingoDraw[] = [];
  return (snapshot) => {
    const { context } = snapshot;
    const { round, table, full } = context;
    if (known?.round?.runs !== round?.runs || known?.history !== context.history) draws = drawsOf(context);
    known = context;
    return {
      phase: PHASES[phaseOf(snapshot)],
      model: modelOf(table),
      phaseNum: round?.roundId ?? '',
      startTime: round?.startTime ?? 0,
      closeTime: round?.closeTime ?? 0,
      endTime: round === null ? 0 : drawTimeOf(round),
      cells: cells(context),
      history: draws,
      last: draws[0] ?? null,
      staked: fromSen(staked(context)),
      fullOpen: full,
    };
  };
}

/** A moment of the room as the scene knows it; of a draw, which of the player's selections it hit. */
export function cueOf(cue: PoolCue<WingoSelection, number>, mine: WingoContext['mine']): WingoCue {
  switch (cue.type) {
    case 'placed':
      return { type: 'placed', options: cue.bets.map(({ pool }) => pool) };
    case 'draw': {
      const number = cue.run.draw;
      const own = SELECTIONS.filter((option) => mine.has(option));
      return {
        type: 'draw',
        number,
        hits: own.filter((option) => settle(option, number) > 0),
        misses: own.filter((option) => settle(option, number) === 0),
      };
    }
    case 'win':
      return cue;
  }
}
