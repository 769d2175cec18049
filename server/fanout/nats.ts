import { connect } from '@nats-io/transport-node';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Clock, Fanout } from '../ports';
import { open, seal } from './envelope';
import { Freshness } from './freshness';
import { Introductions } from './introductions';
import { localFanout } from './local';

/** One subject for everything: topics hold characters that subjects may not, and every node wants every topic. */
const SUBJECT = 'lintang.fanout.v2';
/** A frozen broker is noticed after two of these without an answer. */
const PING_MS = 2_000;
const MAX_PINGS_OUT = 2;
const RECONNECT_WAIT_MS = 500;
/** The first connection is ours to retry: the library gives up on it, or cannot be stopped. */
const DIAL_TIMEOUT_MS = 2_000;
const REDIAL_MS = 1_000;
/** A node that is there answers a challenge within this time; what takes longer is a backlog. */
const AT_ONCE_MS = 500;
/** Strangers' messages are one line in the log in this time, however many. */
const COMPLAIN_MS = 60_000;

export interface NatsFanoutOptions {
  readonly url: string;
  /** Unique for this process: sequences count per node. */
  readonly node: string;
  /** What the nodes of this house sign with; what is not signed so is not heard. */
  readonly secret: Uint8Array;
  /** A text that nobody can guess. */
  readonly nonce: () => string;
  readonly clock: Clock;
  readonly logger: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/**
 * The fan-out of many nodes over NATS core. Listeners of this node hear its messages at once and without the broker; other nodes get
 * them while the broker is there. Nothing is kept for later: what a broken or frozen broker held up is dropped on both ends, and the gap
 * is told to whoever has to make up for it. Only live messages of nodes of this house count: anybody else on the broker is ignored. It starts without a broker, and looks for one for ever.
 */
export function natsFanout({ url, node, secret, nonce, clock, logger }: NatsFanoutOptions): Fanout {
  const local = localFanout((error) => logger.error({ err: error }, 'fan-out listener failed'));
  const freshness = new Freshness();
  const gaps = new Set<() => void>();
  let sequence = 0;
  let ignored = 0;
  let complainedAt = -Infinity;
  /** Null while the broker is away. */
  let live: NatsConnection | null = null;
  let opened: NatsConnection | null = null;
  let cancelDial = (): void => undefined;
  let closed = false;

  const gap = (): void => {
    for (const hear of gaps) hear();
  };

  const send = (topic: string, data: Uint8Array): void => {
    sequence += 1;
    try {
      live?.publish(SUBJECT, seal({ node, sequence, sentAt: clock.now(), topic, data }, secret));
    } catch (error) {
      // Too long for the broker, most likely. It is no fault of whoever published, and the others notice that they missed one.
      logger.error({ err: error, topic, bytes: data.length }, 'fan-out message not sent');
    }
  };
  const introductions = new Introductions({ node, publish: send, nonce });

  const ignore = (): void => {
    ignored += 1;
    const now = clock.now();
    if (now - complainedAt < COMPLAIN_MS) return;
    complainedAt = now;
    logger.warn({ ignored }, 'the broker carries messages that no node of this house signed');
    ignored = 0;
  };

  const receive = (bytes: Uint8Array): void => {
    const envelope = open(bytes, secret);
    if (!envelope) return ignore();
    if (envelope.node === node) return;
    const now = clock.now();
    const verdict = freshness.judge(envelope, now);
    if (verdict.kind === 'repeated') return;
    introductions.answer(envelope);
    if (verdict.kind === 'unknown') {
      const introduced = introductions.hear(envelope, now);
      if (!introduced) return;
      freshness.meet(envelope, now);
      if (introduced.unheard) gap();
      return;
    }
    if (verdict.kind === 'stale') {
      // Or a clock was set, and all that follows would seem late for ever. Whoever signs a number of just now shows how late a message really is.
      const answered = introductions.hear(envelope, now);
      if (answered !== null && answered.afterMs <= AT_ONCE_MS) freshness.meet(envelope, now);
      return gap();
    }
    if (verdict.missed > 0) {
      logger.warn({ node: envelope.node, missed: verdict.missed }, 'fan-out messages missed');
      gap();
    }
    if (!Introductions.concerns(envelope)) local.publish(envelope.topic, envelope.data);
  };

  const watch = async (connection: NatsConnection): Promise<void> => {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') live = null;
      if (status.type === 'reconnect') live = connection;
      if (status.type === 'disconnect' || status.type === 'reconnect' || status.type === 'staleConnection')
        logger.warn({ status: status.type }, 'fan-out broker');
      if (status.type === 'reconnect') {
        introductions.greet();
        gap();
      }
    }
  };

  const dial = (): void => {
    connect({
      servers: url,
      name: node,
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_WAIT_MS,
      pingInterval: PING_MS,
      maxPingOut: MAX_PINGS_OUT,
      timeout: DIAL_TIMEOUT_MS,
    }).then(
      (connection) => {
        if (closed) return void connection.close();
        connection.subscribe(SUBJECT, {
          callback: (error, message) =>
            error ? logger.error({ err: error }, 'fan-out subscription failed') : receive(message.data),
        });
        live = opened = connection;
        void watch(connection);
        introductions.greet();
        logger.info({ server: connection.getServer() }, 'fan-out broker found');
        gap();
      },
      (error: unknown) => {
        if (closed) return;
        logger.warn({ err: error }, 'no fan-out broker');
        cancelDial = clock.at(clock.now() + REDIAL_MS, dial);
      },
    );
  };
  dial();

  return {
    publish(topic, data) {
      local.publish(topic, data);
      send(topic, data);
    },
    subscribe: (listener) => local.subscribe(listener),
    onGap(listener) {
      gaps.add(listener);
      return () => gaps.delete(listener);
    },
    hears: () => live !== null,
    async close() {
      closed = true;
      cancelDial();
      live = null;
      await local.close();
      await opened?.close();
    },
  };
}
