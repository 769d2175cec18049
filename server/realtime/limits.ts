/** What one gateway puts up with. Times are milliseconds, sizes are bytes, rates are per second and connection. */
export interface Limits {
  readonly maxConnections: number;
  /** Sockets of one address, loopback aside. Above what players behind one carrier's or café's address need. */
  readonly maxPerAddress: number;
  /** A socket that has not sent its SETUP by then is closed. */
  readonly setupTimeoutMs: number;
  /** A client's lifetime is clamped into this range: neither a hair trigger nor an immortal half-open socket. */
  readonly minLifetimeMs: number;
  readonly maxLifetimeMs: number;
  readonly maxFrameBytes: number;
  /** A reader this far behind is cut off: it can reconnect and take a snapshot, memory cannot. */
  readonly maxBufferedBytes: number;
  /** Above this, ticks (which the next tick replaces) are left out for the reader. Nothing else is. */
  readonly tickBufferedBytes: number;
  /** Calls in flight plus subscriptions of one connection. The next one is refused with code 667. */
  readonly maxExchanges: number;
  /** Messages kept for a subscription that has used up its REQUEST_N. One more ends the subscription with code 667. */
  readonly maxHeldMessages: number;
  readonly requestBurst: number;
  readonly requestsPerSecond: number;
  /** What the reads of one connection may cost by themselves, and, above that, those of one address together (readBudget). */
  readonly readBurst: number;
  readonly readsPerSecond: number;
  readonly addressReadBurst: number;
  readonly addressReadsPerSecond: number;
  /** Frames of any kind; beyond it the connection is an attack and is closed. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** How long a closing handshake may take before the socket is destroyed. */
  readonly closeGraceMs: number;
  /** About how often a live connection's token is checked again: how long an expiry or a ban may go unnoticed. */
  readonly recheckMs: number;
  /** How often deadlines are looked at. */
  readonly sweepMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxConnections: 20_000,
  maxPerAddress: 2_000,
  setupTimeoutMs: 5_000,
  minLifetimeMs: 2_000,
  maxLifetimeMs: 60_000,
  maxFrameBytes: 64 * 1024,
  maxBufferedBytes: 1024 * 1024,
  tickBufferedBytes: 32 * 1024,
  maxExchanges: 64,
  maxHeldMessages: 64,
  requestBurst: 120,
  requestsPerSecond: 30,
  readBurst: 60,
  readsPerSecond: 3,
  addressReadBurst: 4_000,
  addressReadsPerSecond: 1_000,
  frameBurst: 5_000,
  framesPerSecond: 1_000,
  closeGraceMs: 2_000,
  recheckMs: 60_000,
  sweepMs: 500,
};
