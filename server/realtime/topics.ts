import { CODE, errorText } from '../../contract/errors';
import type { Connection } from './connection';
import { UNLIMITED } from './exchange';
import type { Exchange } from './exchange';
import { nextFrame } from './frames';
import type { Limits } from './limits';
import { TopicFrame } from './topicFrame';

/** One subscription of one connection. `tick` messages are replaced by the next one and may be left out. */
interface Subscriber {
  readonly connection: Connection;
  readonly exchange: Exchange;
  readonly tick: boolean;
  /** Messages without a REQUEST_N yet, each one piece of memory for all who wait for it; null for the usual subscriber, who never waits. */
  held: Buffer[] | null;
}

export interface TopicStats {
  subscriptions: number;
  published: number;
  sent: number;
  droppedTicks: number;
}

/** Who listens to which topic, and the fan-out itself: one encoding a message, one socket write a subscriber. */
export class Topics {
  readonly stats: TopicStats = { subscriptions: 0, published: 0, sent: 0, droppedTicks: 0 };
  private readonly byTopic = new Map<string, Set<Subscriber>>();

  /** The last message of each kept topic. */
  private readonly last = new Map<string, Buffer>();

  /** `kept` are topics whose messages are whole pictures: a newcomer gets the last one at once. */
  constructor(
    private readonly limits: Limits,
    private readonly kept: ReadonlySet<string> = new Set(),
  ) {}

  /** From now on the exchange receives what is published on the topic, until it stops. `onStop` runs once then. */
  add(topic: string, connection: Connection, exchange: Exchange, tick: boolean, onStop: () => void): void {
    const subscriber: Subscriber = { connection, exchange, tick, held: null };
    const subscribers = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, subscribers.add(subscriber));
    this.stats.subscriptions += 1;
    exchange.more = () => this.drain(subscriber);
    exchange.stop = () => {
      exchange.stop = null;
      exchange.more = null;
      subscribers.delete(subscriber);
      if (subscribers.size === 0 && this.byTopic.get(topic) === subscribers) this.byTopic.delete(topic);
      this.stats.subscriptions -= 1;
      onStop();
    };
    const last = this.last.get(topic);
    if (last) this.deliver(subscriber, new TopicFrame(last));
  }

  /** Sends one message to every subscriber; returns how many there were. */
  publish(topic: string, data: Uint8Array): number {
    this.stats.published += 1;
    const subscribers = this.byTopic.get(topic);
    if (!subscribers && !this.kept.has(topic)) return 0;
    const frame = new TopicFrame(data);
    if (this.kept.has(topic)) this.last.set(topic, frame.message);
    if (!subscribers) return 0;
    const receivers = subscribers.size;
    for (const subscriber of subscribers) this.deliver(subscriber, frame);
    return receivers;
  }

  private deliver(subscriber: Subscriber, frame: TopicFrame): void {
    const { connection, exchange, tick } = subscriber;
    if (exchange.credit === 0 || subscriber.held) return tick ? this.drop() : this.hold(subscriber, frame);
    if (!connection.sendShared(frame.forStream(exchange.id), tick ? this.limits.tickBufferedBytes : Infinity))
      return this.drop();
    if (exchange.credit !== UNLIMITED) exchange.credit -= 1;
    this.stats.sent += 1;
  }

  private drop(): void {
    this.stats.droppedTicks += 1;
  }

  private hold(subscriber: Subscriber, { message }: TopicFrame): void {
    const held = (subscriber.held ??= []);
    if (held.length >= this.limits.maxHeldMessages) {
      subscriber.connection.refuse(subscriber.exchange, { code: CODE.tooFrequent, msg: errorText(CODE.tooFrequent) });
      return;
    }
    held.push(message);
  }

  private drain(subscriber: Subscriber): void {
    const { connection, exchange, held } = subscriber;
    while (held && exchange.credit > 0) {
      const data = held.shift();
      if (!data) {
        subscriber.held = null;
        return;
      }
      if (exchange.credit !== UNLIMITED) exchange.credit -= 1;
      this.stats.sent += 1;
      connection.send(nextFrame(exchange.id, data));
    }
  }
}
