import { WINGO_DRIFT_MS } from '../../contract/constants';
import type { RoundInfo } from '../kit/pool/types';
import { drawTimeOf } from './wire';

interface Span {
  readonly startTime: number;
  readonly endTime: number;
}

/** A phase from its start to its draw. */
export const spanOf = (round: RoundInfo<unknown>): Span => ({ startTime: round.startTime, endTime: drawTimeOf(round) });

/** Milliseconds left of a round; at zero the timer resets to the full length (first document, section 4). */
export function leftOf({ startTime, endTime }: Span, now: number): number {
  const length = endTime - startTime;
  if (length <= 0) return 0;
  const left = (endTime - now) % length;
  return left > 0 ? left : left + length;
}

/**
 * How far the running timer is from the server's, ms. Both go round and round, so just before the end of one phase is close to just
 * after the begin of the next.
 */
export function driftOf(running: Span, wire: Span & { readonly curTime: number }, now: number): number {
  const length = wire.endTime - wire.startTime;
  if (length <= 0) return 0;
  const off = Math.abs(leftOf(running, now) - leftOf(wire, wire.curTime)) % length;
  return Math.min(off, length - off);
}

/** Whether the round has to be initialised anew. */
export const hasDrifted = (running: Span, wire: Span & { readonly curTime: number }, now: number): boolean =>
  driftOf(running, wire, now) > WINGO_DRIFT_MS;
