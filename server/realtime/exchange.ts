import type { Pieces } from './pieces';

/** RSocket's "no limit" for REQUEST_N: credit that is never used up. */
export const UNLIMITED = 0x7fffffff;

/** Pieces of a request whose sender cut it up (FOLLOWS). Kept until the last piece or until they outgrow one frame. */
export interface Parts {
  readonly first: number;
  readonly metadata: Pieces;
  readonly data: Pieces;
  /** What they count for: their bytes and a fixed share each, so that a run of empty ones is finite too. */
  bytes: number;
}

/** One stream id in use on a connection, from its request frame to its last frame. */
export interface Exchange {
  readonly id: number;
  /** Messages that the client still asks for; UNLIMITED never shrinks. */
  credit: number;
  /** There while the request is arriving in pieces. */
  parts: Parts | null;
  /** Called once when the client cancels or the connection ends. */
  stop: (() => void) | null;
  /** Called when credit grew. */
  more: (() => void) | null;
}

/** Credit after the client asked for `n` more; it saturates at UNLIMITED. */
export const addCredit = (credit: number, n: number): number => Math.min(UNLIMITED, credit + n);
