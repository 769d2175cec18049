import { sessionSignals } from '../../contract/account';
import { CODE, CodeError, errorText } from '../../contract/errors';
import type { GameId } from '../../contract/games';
import type { Stream, WireError } from '../../contract/wire';
import type { CallBinding, Caller, Player } from '../ports';
import { type Asked, parseJson, read } from './asked';
import type { Connection } from './connection';
import type { Exchange } from './exchange';
import type { GatewayLogger, GatewayMetrics } from './observe';
import { guestKey, playerKey, type PresenceBoard, Whereabouts } from './presence';
import { Bucket, type Rate } from '../system/bucket';
import type { CloseReason, Incoming, Responder } from './responder';
import { requireRights } from '../system/rights';
import { recheckPeriod } from './recheck';
import { type CallBudget, isLong } from './callBudget';
import type { Limits } from './limits';
import type { CallTurns } from './callTurns';
import type { Routes } from './routes';
import { Session } from './session';
import type { Topics } from './topics';
import { CLOSE } from './wire';

export interface RouterDeps {
  readonly routes: Routes;
  readonly topics: Topics;
  readonly presence: PresenceBoard;
  readonly authenticate: (token: string) => Promise<Player | null>;
  /** Streams whose messages are replaced by the next one. */
  readonly ticks: ReadonlySet<Stream>;
  /** What calls may cost. */
  readonly calls: CallBudget;
  /** When those that read the store are begun. */
  readonly turns: CallTurns;
  /** Milliseconds; only differences count. */
  readonly now: () => number;
  /** Calls of one connection that are answered at a time, its subscriptions to one stream, and connections of one player. */
  readonly limits: Pick<Limits, 'maxExchanges' | 'maxOfStream' | 'maxOfPlayer'>;
  /** How often a connection may show a token. */
  readonly logins: Rate;
  /** About how often a player's token is checked again, milliseconds. */
  readonly recheckMs: number;
  /** The same once other nodes could not be heard. */
  readonly recheckInDoubtMs: number;
  readonly logger: GatewayLogger;
  readonly metrics: GatewayMetrics;
  /** Checks what the handlers answer against the contract, too: on in tests. */
  readonly checkReplies: boolean;
  /** The connection is over and nothing will be sent on it any more. */
  readonly gone: (connection: Connection) => void;
}

interface Visitor {
  readonly session: Session;
  readonly whereabouts: Whereabouts;
  /** Open subscriptions that belong to one player. */
  readonly personal: Map<Exchange, string>;
  /** How many there are to each topic. */
  readonly listening: Map<string, number>;
  /** When its token is checked again, by the gateway's clock, and how often. */
  recheckAt: number;
  readonly recheckEvery: number;
  /** Calls that are being answered or wait for the token. */
  working: number;
  /** Tokens that it may still show. */
  readonly logins: Bucket;
}

/** The body of an ERROR frame: the code, its text (or one that says more) and the values of the text's blanks. */
const wireError = (
  code: number,
  params: Readonly<Record<string, string>> = {},
  msg = errorText(code, params),
): WireError & { params?: Readonly<Record<string, string>> } => {
  const error = { code, msg };
  return Object.keys(params).length > 0 ? { ...error, params } : error;
};

/** Answers the contract's calls, subscriptions and signals on every connection. */
export class Router implements Responder {
  private readonly visitors = new Map<Connection, Visitor>();
  private readonly byUser = new Map<string, Set<Connection>>();

  constructor(private readonly deps: RouterDeps) {}

  opened(connection: Connection): void {
    const { presence, authenticate, logger, metrics, now, recheckMs } = this.deps;
    let userId: string | null = null;
    const recheckEvery = recheckPeriod(connection.id, recheckMs);
    const visitor: Visitor = {
      session: new Session(
        authenticate,
        (player) => {
          if (!this.visitors.has(connection)) return;
          const next = player?.id ?? null;
          this.index(connection, userId, next);
          userId = next;
          visitor.whereabouts.become(next === null ? guestKey(connection.id) : playerKey(next));
          for (const [exchange, owner] of [...visitor.personal]) if (owner !== next) connection.complete(exchange);
        },
        (error) => logger.error({ err: error }, 'token check failed'),
      ),
      whereabouts: new Whereabouts(presence, guestKey(connection.id)),
      personal: new Map(),
      listening: new Map(),
      recheckAt: now() + recheckEvery,
      recheckEvery,
      working: 0,
      logins: new Bucket(this.deps.logins, now()),
    };
    this.visitors.set(connection, visitor);
    metrics.opened?.();
  }

  closed(connection: Connection, reason: CloseReason): void {
    const visitor = this.visitors.get(connection);
    this.visitors.delete(connection);
    if (visitor) {
      this.index(connection, visitor.session.player?.id ?? null, null);
      visitor.whereabouts.gone();
    }
    this.deps.metrics.closed?.(reason);
    this.deps.gone(connection);
  }

  call(connection: Connection, exchange: Exchange, request: Incoming): void {
    const visitor = this.visitors.get(connection);
    const found = request.route === null ? null : this.deps.routes.call(request.route);
    if (!visitor || !found) return connection.refuse(exchange, wireError(CODE.parameter));
    // A call that its client cancelled is still being answered.
    if (visitor.working >= this.deps.limits.maxExchanges)
      return connection.refuse(exchange, wireError(CODE.tooFrequent));
    visitor.working += 1;
    const asked = read(found, request.data);
    const { receivedAt } = request;
    visitor.session.settled(() => {
      this.answer(connection, exchange, visitor, found.binding, asked, receivedAt)
        .catch((error: unknown) => this.deps.logger.error({ err: error }, 'answer failed'))
        .finally(() => (visitor.working -= 1));
    });
  }

  subscribe(connection: Connection, exchange: Exchange, request: Incoming): void {
    const visitor = this.visitors.get(connection);
    const route = request.route;
    const match = route === null ? null : this.deps.routes.stream(route);
    if (!visitor || !match || route === null) return connection.refuse(exchange, wireError(CODE.parameter));
    visitor.session.settled(() => {
      // Cancelled, or the connection gone, while the token was checked.
      if (connection.exchanges.get(exchange.id) !== exchange) return;
      const owned = match.stream.access !== 'guest';
      if (owned && visitor.session.refusal !== null)
        return connection.refuse(exchange, wireError(visitor.session.refusal));
      if (owned && match.x !== '' && match.x !== visitor.session.player?.id)
        return connection.refuse(exchange, wireError(CODE.loginFirst));
      this.join(connection, exchange, visitor, route, match.stream, match.game);
    });
  }

  signal(connection: Connection, request: Incoming): void {
    const visitor = this.visitors.get(connection);
    if (!visitor) return;
    if (request.route === sessionSignals.unAuth.route) return visitor.session.logout();
    if (request.route !== sessionSignals.auth.route) return;
    if (!visitor.logins.take(this.deps.now())) return connection.flooded();
    visitor.session.login(this.token(request.data));
  }

  /** Every open connection of one player. */
  connectionsOf(userId: string): ReadonlySet<Connection> {
    return this.byUser.get(userId) ?? new Set();
  }

  /** Ends the session on every connection that presented this token: their next call that needs a player answers code 1. */
  expire(token: string): void {
    this.doubt();
    for (const { session } of this.visitors.values()) if (session.token === token) session.expire();
  }

  /** The same for every connection of a player. */
  expirePlayer(userId: string): void {
    this.doubt();
    for (const connection of [...this.connectionsOf(userId)]) this.visitors.get(connection)?.session.expire();
  }

  /** Looks again at the token of each connection of a player: some of the sessions have ended, or the name is another one. Calls wait for it. */
  recheckPlayer(userId: string): void {
    this.doubt();
    for (const connection of [...this.connectionsOf(userId)]) this.visitors.get(connection)?.session.again();
  }

  /** Whose token is being checked is known by nobody yet. */
  private doubt(): void {
    for (const { session } of this.visitors.values()) session.doubt();
  }

  /** What other nodes said may have been missed, that a session has ended too: every token is checked again soon. */
  hasten(now: number): void {
    for (const [{ id }, visitor] of this.visitors)
      visitor.recheckAt = Math.min(visitor.recheckAt, now + recheckPeriod(id, this.deps.recheckInDoubtMs));
  }

  /** Checks the tokens again whose time has come; checks that fail are one line in the log, however many. */
  async recheck(now: number): Promise<void> {
    const checks: Promise<void>[] = [];
    for (const visitor of this.visitors.values()) {
      if (visitor.recheckAt > now) continue;
      visitor.recheckAt = now + visitor.recheckEvery;
      if (visitor.session.token !== null) checks.push(visitor.session.recheck());
    }
    const failed = (await Promise.allSettled(checks)).filter((check) => check.status === 'rejected');
    if (failed[0])
      this.deps.logger.error(
        { err: failed[0].reason as unknown, sessions: failed.length },
        'tokens could not be checked again',
      );
  }

  /** The token of a signal, `''` (which no session has) for anything else. */
  private token(data: Buffer | null): string {
    try {
      return sessionSignals.auth.payload.parse(parseJson(data)).token;
    } catch {
      return '';
    }
  }

  private async answer(
    connection: Connection,
    exchange: Exchange,
    visitor: Visitor,
    binding: CallBinding,
    asked: Asked,
    receivedAt: number,
  ): Promise<void> {
    const { metrics, now } = this.deps;
    const { call, handle } = binding;
    const startedAt = now();
    let code: number | null = null;
    try {
      requireRights(call, visitor.session.player, visitor.session.refusal, startedAt);
      if (!asked.ok) throw new CodeError(asked.code);
      this.deps.calls.take(connection, binding, asked.req, startedAt);
      const caller: Caller = {
        connectionId: connection.id,
        address: connection.address,
        region: connection.region,
        player: visitor.session.player,
        receivedAt,
      };
      const isCommand = call.effect === 'write';
      // A read of somebody who hung up while it waited is not worth doing.
      const work = async () => (connection.open || isCommand ? handle(asked.req as never, caller) : null);
      const asker = { id: connection.id, address: connection.address, player: visitor.session.player?.id ?? null };
      const reply = await (isLong(binding, asked.req) ? this.deps.turns.run(asker, isCommand, work) : work());
      if (this.deps.checkReplies && connection.open) call.res.parse(reply);
      connection.reply(exchange, Buffer.from(JSON.stringify(reply ?? {})));
    } catch (error) {
      const refusal = this.refusalFor(error, call.route);
      code = refusal.code;
      connection.refuse(exchange, refusal);
    }
    metrics.called?.(call.route, code, now() - startedAt);
  }

  /** A documented code travels with its own words; anything else is logged here and told as the general code. */
  private refusalFor(error: unknown, route: string): WireError {
    if (error instanceof CodeError) return wireError(error.code, error.params, error.message);
    this.deps.logger.error({ err: error, route }, 'call failed');
    return wireError(CODE.unparseable);
  }

  private join(
    connection: Connection,
    exchange: Exchange,
    visitor: Visitor,
    topic: string,
    stream: Stream,
    game: GameId | null,
  ): void {
    const here = visitor.listening.get(topic) ?? 0;
    if (here >= this.deps.limits.maxOfStream) return connection.refuse(exchange, wireError(CODE.tooFrequent));
    visitor.listening.set(topic, here + 1);
    if (game) visitor.whereabouts.enter(game);
    const owner = visitor.session.player?.id;
    if (stream.access !== 'guest' && owner !== undefined) visitor.personal.set(exchange, owner);
    this.deps.topics.add(topic, connection, exchange, this.deps.ticks.has(stream), () => {
      visitor.personal.delete(exchange);
      const left = (visitor.listening.get(topic) ?? 0) - 1;
      if (left > 0) visitor.listening.set(topic, left);
      else visitor.listening.delete(topic);
      if (game) visitor.whereabouts.leave(game);
    });
  }

  private index(connection: Connection, from: string | null, to: string | null): void {
    if (from === to) return;
    if (from !== null) {
      const mates = this.byUser.get(from);
      mates?.delete(connection);
      if (mates?.size === 0) this.byUser.delete(from);
    }
    if (to === null) return;
    const mates = (this.byUser.get(to) ?? new Set<Connection>()).add(connection);
    this.byUser.set(to, mates);
    const [oldest] = mates;
    if (mates.size > this.deps.limits.maxOfPlayer) oldest?.end('crowded', CLOSE.policy);
  }
}
