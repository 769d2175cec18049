import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { crashStreams } from '../../contract/crash';
import type { Stream } from '../../contract/wire';
import type { CallBinding, Clock, Fanout, Player, Presence, Publisher } from '../ports';
import { isLoopback } from '../system/network';
import { addressBudgets } from './addressBudget';
import { CallBudget } from './callBudget';
import { CallTurns } from './callTurns';
import { Cluster } from './cluster';
import { Connection } from './connection';
import type { CloseReason } from './responder';
import { gate } from './intake';
import { DEFAULT_LIMITS } from './limits';
import type { Limits } from './limits';
import type { GatewayLogger, GatewayMetrics, GatewayStats } from './observe';
import { PresenceBoard } from './presence';
import { isPush, publisherOver, pushOf } from './publisher';
import { relieve } from '../system/backlog';
import { createResync } from './resync';
import { Router } from './router';
import { Routes } from './routes';
import type { StreamAreas } from './routes';
import { Topics } from './topics';
import { attach } from './transport';
import { CLOSE, messageBytes, wireOf } from './wire';
import type { Wire } from './wire';

export { DEFAULT_LIMITS } from './limits';
export type { Limits } from './limits';
export type { GatewayLogger, GatewayMetrics, GatewayStats } from './observe';

export const WS_PATH = '/ws';

export interface GatewayOptions {
  /** Its `upgrade` event is used for `path`; the server itself stays its owner's. */
  readonly server: Server;
  readonly path?: string;
  readonly bindings: readonly CallBinding[];
  readonly streams: StreamAreas;
  /** The player of a token, or null for a token without a live session. */
  readonly authenticate: (token: string) => Promise<Player | null>;
  /** Told when a session has ended, here or on another node, before its connections are: `authenticate` must not remember it. */
  readonly forget?: { token(token: string): void; player(userId: string): void };
  readonly fanout: Fanout;
  readonly clock: Clock;
  readonly logger: GatewayLogger;
  readonly limits?: Partial<Limits>;
  /** The address behind an upgrade; by default whoever opened the TCP connection. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** The player whose session an upgrade shows (`Door.regular`). */
  readonly regular: (request: IncomingMessage) => string | null;
  /** The place that an upgrade comes from; by default nobody says. */
  readonly regionOf?: (request: IncomingMessage) => string;
  readonly metrics?: GatewayMetrics;
  /** Streams whose messages a slow reader may miss because the next one replaces them. */
  readonly ticks?: readonly Stream[];
  /** Streams (without a blank in the route) whose messages are whole pictures: a newcomer gets the last one at once. */
  readonly kept?: readonly Stream[];
  /** Unique among the gateways that share the fan-out; by default made up from the process and the time. */
  readonly node?: string;
  /** Also checks what the handlers answer against the contract: for tests. */
  readonly checkReplies?: boolean;
}

export interface Gateway {
  readonly publisher: Publisher;
  /** People of the whole house: this node's and what the others last said. */
  readonly presence: Presence;
  stats(): GatewayStats;
  /** Ends a token's session on its connections, on every node, as after a logout elsewhere. */
  expire(token: string): void;
  /** Ends every session of a player on every node, as after a new password. */
  expirePlayer(userId: string): void;
  /** Looks again at the token of each connection of a player. */
  recheckPlayer(userId: string): void;
  /** Takes a socket that did not come through the HTTP server; messages go to the returned connection's `receive`. */
  accept(wire: Wire, address?: string, region?: string): Connection;
  /** Says goodbye to every connection, and resolves when all are gone or the grace is over. */
  close(): Promise<void>;
}

/** The realtime gateway: RSocket 1.0 over WebSocket at `/ws` (READINGS, realtime wire). */
export function createGateway(options: GatewayOptions): Gateway {
  const { clock, fanout, logger, metrics = {} } = options;
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const topics = new Topics(limits, new Set((options.kept ?? []).map((stream) => stream.route)));
  const presence = new PresenceBoard();
  const closed: Partial<Record<CloseReason, number>> = {};
  const connections = new Set<Connection>();
  const sockets = new Set<WebSocket>();
  const shared = addressBudgets(limits.ofAddress);
  let nextId = 0;
  const node = options.node ?? `${process.pid.toString(36)}-${clock.now().toString(36)}`;

  const router = new Router({
    routes: new Routes(options.bindings, options.streams),
    topics,
    presence,
    authenticate: options.authenticate,
    ticks: new Set(options.ticks ?? [crashStreams.data]),
    calls: new CallBudget(limits),
    turns: new CallTurns(limits.waitingCalls),
    now: () => clock.now(),
    limits,
    logins: limits.logins,
    recheckMs: limits.recheckMs,
    recheckInDoubtMs: limits.recheckInDoubtMs,
    logger,
    metrics: {
      ...metrics,
      closed: (reason) => {
        closed[reason] = (closed[reason] ?? 0) + 1;
        metrics.closed?.(reason);
      },
    },
    checkReplies: options.checkReplies ?? false,
    gone: (connection) => connections.delete(connection),
  });

  const accept = (wire: Wire, address = '', region = ''): Connection => {
    nextId += 1;
    const connection = new Connection(
      `${node}-${nextId}`,
      wire,
      router,
      limits,
      () => clock.now(),
      address,
      isLoopback(address) ? null : shared,
      region,
    );
    connections.add(connection);
    return connection;
  };

  const takeSocket = (socket: WebSocket, stream: Duplex, address: string, request: IncomingMessage): void => {
    sockets.add(socket);
    const wire = wireOf(socket, stream);
    let endGrace: (() => void) | null = null;
    const connection = accept(
      {
        ...wire,
        close: (code) => {
          wire.close(code);
          endGrace = clock.at(clock.now() + limits.closeGraceMs, () => wire.terminate());
        },
      },
      address,
      options.regionOf?.(request) ?? '',
    );
    const shut = gate(stream, (bytes) => connection.arrived(bytes));
    socket.on('ping', ({ length }) => connection.control(length));
    socket.on('pong', ({ length }) => connection.control(length));
    socket.on('message', (data, isBinary) => {
      try {
        connection.receive(messageBytes(data), isBinary);
      } catch (error) {
        // No input is known to get here; if one does, it costs its own connection.
        logger.error({ err: error }, 'connection failed');
        connection.end('error');
      }
    });
    // Oversized and invalid WebSocket frames end here; `ws` closes the socket by itself, and wants no more of its data.
    socket.on('error', () => {
      shut();
      connection.end('error');
    });
    socket.on('close', () => {
      connection.end('gone');
      endGrace?.();
      sockets.delete(socket);
      if (sockets.size === 0) allGone?.();
    });
  };

  let allGone: (() => void) | null = null;
  const detach = attach({
    server: options.server,
    path: options.path ?? WS_PATH,
    limits,
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? ''),
    regular: options.regular,
    now: () => clock.now(),
    accept: takeSocket,
  });

  const cluster = new Cluster({
    node,
    fanout,
    clock,
    here: presence,
    expire: {
      token: (token) => {
        options.forget?.token(token);
        router.expire(token);
      },
      player: (userId) => {
        options.forget?.player(userId);
        router.expirePlayer(userId);
      },
      some: (userId) => {
        options.forget?.player(userId);
        router.recheckPlayer(userId);
      },
    },
  });

  const stopListening = fanout.subscribe((topic, data) => {
    if (cluster.hear(topic, data)) return;
    if (isPush(topic)) {
      const { userId, route } = pushOf(topic);
      for (const connection of router.connectionsOf(userId)) connection.push(route, Buffer.from(data));
      return;
    }
    const receivers = topics.publish(topic, data);
    metrics.published?.(topic, receivers, data.byteLength);
  });

  const resync = createResync({ clock, connections, logger });
  const stopGaps = fanout.onGap(() => {
    resync.missed();
    router.hasten(clock.now());
  });

  let stopSweep = (): void => undefined;
  const sweep = (): void => {
    const now = clock.now();
    for (const connection of connections) connection.sweep(now);
    relieve(connections, { ofAll: limits.maxBufferedBytesOfAll, ofAddress: limits.maxBufferedBytesOfAddress });
    if (!fanout.hears()) router.hasten(now);
    void router.recheck(now);
    stopSweep = clock.at(now + limits.sweepMs, sweep);
  };
  stopSweep = clock.at(clock.now() + limits.sweepMs, sweep);

  return {
    publisher: publisherOver(fanout),
    presence: cluster.presence,
    stats: () => ({ connections: connections.size, ...topics.stats, closed: { ...closed } }),
    expire: (token) => cluster.expireToken(token),
    expirePlayer: (userId) => cluster.expirePlayer(userId),
    recheckPlayer: (userId) => cluster.recheckPlayer(userId),
    accept,
    close: () =>
      new Promise((resolve) => {
        detach();
        stopListening();
        stopGaps();
        resync.stop();
        stopSweep();
        cluster.close();
        allGone = resolve;
        for (const connection of connections) connection.end('shutdown', CLOSE.goingAway);
        if (sockets.size === 0) resolve();
      }),
  };
}
