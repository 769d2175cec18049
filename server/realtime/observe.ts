import type { CloseReason } from './responder';

/** What the gateway needs of a logger; pino fits. */
export interface GatewayLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Called as things happen; each is optional and must not throw. */
export interface GatewayMetrics {
  opened?(): void;
  closed?(reason: CloseReason): void;
  /** `code` is null for an answered call; `ms` is how long it took once it could start. */
  called?(route: string, code: number | null, ms: number): void;
  published?(topic: string, receivers: number, bytes: number): void;
}

/** Numbers of this node. Counters only grow; `connections` and `subscriptions` are now. */
export interface GatewayStats {
  readonly connections: number;
  readonly subscriptions: number;
  readonly published: number;
  readonly sent: number;
  readonly droppedTicks: number;
  readonly closed: Readonly<Partial<Record<CloseReason, number>>>;
}
