import { WINGO_CLOSE_MS } from '../../contract/constants';
import type { WingoModel } from '../../contract/wingo';
import { DAY_MS, WIB_OFFSET_MS, wibDay } from '../wib';

export type WingoSpeed = 'fastest' | 'faster' | 'standard';

/** The three speeds, by model number. */
export const MODELS: Readonly<Record<WingoModel, { readonly speed: WingoSpeed; readonly lengthMs: number }>> = {
  1: { speed: 'fastest', lengthMs: 30_000 },
  2: { speed: 'faster', lengthMs: 60_000 },
  3: { speed: 'standard', lengthMs: 120_000 },
};

/** The first phase of a day has this index; midnight in WIB starts the count anew. */
export const FIRST_INDEX = 1;

/** One round of a model. All times are epoch milliseconds. */
export interface WingoPhase {
  readonly phaseNum: string;
  readonly model: WingoModel;
  readonly startTime: number;
  /** Bets are refused from here on. */
  readonly closeTime: number;
  /** The draw; also the start of the next phase. */
  readonly endTime: number;
}

function phaseFrom(model: WingoModel, startTime: number): WingoPhase {
  const { lengthMs } = MODELS[model];
  const day = wibDay(startTime);
  const index = Math.floor(((startTime + WIB_OFFSET_MS) % DAY_MS) / lengthMs) + FIRST_INDEX;
  const endTime = startTime + lengthMs;
  return {
    phaseNum: `${day}${model}${String(index).padStart(5, '0')}`,
    model,
    startTime,
    closeTime: endTime - WINGO_CLOSE_MS,
    endTime,
  };
}

/**
 * The phase that a model is in. Phases follow each other without gaps and share out the WIB day.
 * @param nowMs epoch milliseconds by the server's clock
 */
export function phaseAt(model: WingoModel, nowMs: number): WingoPhase {
  // Every length divides the day and the offset of WIB, so phases are aligned to the epoch itself.
  return phaseFrom(model, nowMs - (nowMs % MODELS[model].lengthMs));
}

/** The phase after another one. */
export function nextPhase(phase: WingoPhase): WingoPhase {
  return phaseFrom(phase.model, phase.endTime);
}

/** The phase that a phase number names, or null when there is no such phase. */
export function parsePhaseNum(text: string): WingoPhase | null {
  const match = /^(\d{4})(\d{2})(\d{2})([123])(\d{5})$/.exec(text);
  if (!match) return null;
  const [, year, month, day, digit, index] = match;
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`) - WIB_OFFSET_MS;
  if (Number.isNaN(midnight)) return null;
  const model = Number(digit) as WingoModel;
  const phase = phaseFrom(model, midnight + (Number(index) - FIRST_INDEX) * MODELS[model].lengthMs);
  // 31 February and the 2881st half minute of a day name no phase: they come out under another number.
  return phase.phaseNum === text ? phase : null;
}
