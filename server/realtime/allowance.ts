/** What one connection may bring: a little of its own, and beyond it what its address may. */
import { Bucket } from '../system/bucket';
import type { AddressBudgets } from './addressBudget';
import type { Connection } from './connection';
import type { Limits } from './limits';

export class Allowance {
  private readonly requests: Bucket;
  private readonly frames: Bucket;
  private readonly bytes: Bucket;
  private readonly echoes: Bucket;

  /** @param shared what it shares with the connections of its address; null where they may send what they like @param at the gateway's clock, ms */
  constructor(
    private readonly connection: Connection,
    limits: Limits,
    private readonly shared: AddressBudgets | null,
    at: number,
  ) {
    this.requests = new Bucket({ burst: limits.requestBurst, perSecond: limits.requestsPerSecond }, at);
    this.frames = new Bucket({ burst: limits.frameBurst, perSecond: limits.framesPerSecond }, at);
    this.bytes = new Bucket({ burst: limits.byteBurst, perSecond: limits.bytesPerSecond }, at);
    this.echoes = new Bucket(limits.echoes, at);
  }

  /** Takes so many of a kind, within what the connection may bring and what its address may. */
  mayBring(kind: keyof AddressBudgets, now: number, count: number): boolean {
    const { connection, shared } = this;
    return this[kind].take(now, count) && (shared === null || shared[kind].pay(connection, count, now) === 0);
  }

  /** Takes one answer to a sign of life. */
  mayEcho(now: number): boolean {
    return this.echoes.take(now);
  }
}
