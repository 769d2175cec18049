/** What stands behind a connection: how requests are handed on, and why it ends. */
import type { Connection } from './connection';
import type { Exchange } from './exchange';

/** A request as the protocol hands it on. `receivedAt` is the gateway's clock when its last frame arrived. */
export interface Incoming {
  readonly route: string | null;
  readonly data: Buffer | null;
  readonly receivedAt: number;
}

/** None of these may throw. */
export interface Responder {
  call(connection: Connection, exchange: Exchange, request: Incoming): void;
  subscribe(connection: Connection, exchange: Exchange, request: Incoming): void;
  signal(connection: Connection, request: Incoming): void;
  opened(connection: Connection): void;
  closed(connection: Connection, reason: CloseReason): void;
}

export type CloseReason =
  | 'gone'
  | 'error'
  | 'no setup'
  | 'bad setup'
  | 'text frame'
  | 'malformed'
  | 'silent'
  | 'slow'
  | 'flood'
  | 'crowded'
  | 'shutdown';
