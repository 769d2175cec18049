import { WINGO_CLOSE_MS, WINGO_MAX_ORDERS } from '../../../contract/constants';
import { CODE } from '../../../contract/errors';
import { WINGO_SELECTIONS, type WingoModel } from '../../../contract/wingo';
import { numberOf } from '../../../rules/wingo/draw';
import { settle } from '../../../rules/wingo/payout';
import { MODELS, phaseAt, type WingoPhase } from '../../../rules/wingo/phase';
import type { Refusal } from '../kit/effects';
import type { PoolPlan, PoolRules } from '../pool/types';

export const WINGO_MODELS: readonly WingoModel[] = [1, 2, 3];

const badSelect = (message: string): Refusal => ({ code: CODE.parameter, params: { field: 'select' }, message });
/** Second document, section 5: at least one number or colour must be chosen. */
const NOTHING_CHOSEN = badSelect('Pilih minimal satu angka atau warna');
const UNKNOWN_CHOICE = badSelect('Pilihan tidak dikenal');
const CHOSEN_TWICE = badSelect('Pilihan yang sama hanya boleh sekali');

function faultOf(picks: readonly number[]): Refusal | null {
  if (picks.length === 0) return NOTHING_CHOSEN;
  if (picks.some((pick) => WINGO_SELECTIONS[pick] === undefined)) return UNKNOWN_CHOICE;
  return new Set(picks).size < picks.length ? CHOSEN_TWICE : null;
}

const planOf = ({ phaseNum, startTime, closeTime }: WingoPhase): PoolPlan => ({
  roundId: phaseNum,
  startTime,
  closeTime,
});

/**
 * One model of Wingo (second document, section 9; READINGS, Wingo): phases on the wall clock, thirteen selections of which an order takes any, one number from
 * 0 to 9. The outcome is the number. Bets close three seconds before it is drawn.
 */
export const wingoRules = (model: WingoModel): PoolRules => ({
  game: 'wingo',
  feed: model,
  pools: WINGO_SELECTIONS.length,
  maxBets: WINGO_MAX_ORDERS,
  startedCode: CODE.roundClosing,
  notYet: { code: CODE.roundClosing },
  winsAlone: true,
  calendar: {
    at: (now) => planOf(phaseAt(model, now)),
    after: ({ closeTime }) => planOf(phaseAt(model, closeTime + WINGO_CLOSE_MS)),
  },
  bettingMs: MODELS[model].lengthMs - WINGO_CLOSE_MS,
  closedMs: WINGO_CLOSE_MS,
  runMs: 0,
  againMs: 0,
  shownMs: 0,
  draw: (draws) => [numberOf(draws.floats().next().value)],
  runsOf: () => 1,
  faultOf,
  settle(pick, [number = -1]) {
    const selection = WINGO_SELECTIONS[pick];
    return selection === undefined ? 0 : settle(selection, number);
  },
  limitsOf: (_, { limits }) => limits,
});
