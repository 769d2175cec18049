import { Pieces } from './pieces';

/** What a piece of a request counts for beside its bytes. */
const PIECE_SHARE = 16;

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

/** The exchanges of one connection, by the id of their stream. */
export class Exchanges extends Map<number, Exchange> {
  /** The client asks for `n` more messages. */
  grant(streamId: number, n: number): void {
    const exchange = this.get(streamId);
    if (!exchange || n <= 0) return;
    exchange.credit = addCredit(exchange.credit, n);
    exchange.more?.();
  }

  cancel(streamId: number): void {
    const exchange = this.get(streamId);
    if (!exchange) return;
    this.delete(streamId);
    exchange.stop?.();
  }

  /** Takes the exchange off the table; false when it is gone already, and then nothing may be sent for it. */
  release(exchange: Exchange): boolean {
    if (this.get(exchange.id) !== exchange) return false;
    this.delete(exchange.id);
    exchange.stop?.();
    return true;
  }

  /** The connection has ended. */
  stopAll(): void {
    const all = [...this.values()];
    this.clear();
    for (const exchange of all) exchange.stop?.();
  }
}

/** Credit after the client asked for `n` more; it saturates at UNLIMITED. */
export const addCredit = (credit: number, n: number): number => Math.min(UNLIMITED, credit + n);

/** @param first type of the frame that began the request */
export const beginParts = (first: number): Parts => ({
  first,
  metadata: new Pieces(),
  data: new Pieces(),
  bytes: 0,
});

/**
 * Adds a piece to a request, unless all that arrive in pieces on its connection would come to more than one frame together.
 * @param all the connection's exchanges
 * @returns false when it was not added
 */
export function addPiece(
  parts: Parts,
  metadata: Buffer | null | undefined,
  data: Buffer | null | undefined,
  all: Iterable<Exchange>,
  most: number,
): boolean {
  parts.bytes += PIECE_SHARE + (metadata?.length ?? 0) + (data?.length ?? 0);
  let kept = 0;
  for (const other of all) kept += other.parts?.bytes ?? 0;
  if (kept > most) return false;
  if (metadata) parts.metadata.add(metadata);
  if (data) parts.data.add(data);
  return true;
}
