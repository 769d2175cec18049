import type { WireError } from '../../contract/wire';
import { CODE, errorText } from '../../contract/errors';
import type { AddressBudgets } from './addressBudget';
import { Allowance } from './allowance';
import { addPiece, beginParts, type Exchange, Exchanges } from './exchange';
import {
  completeFrame,
  decode,
  errorFrame,
  ErrorCodes,
  Flags,
  type Frame,
  FrameTypes,
  type KeepaliveFrame,
  keepaliveFrame,
  type PayloadFrame,
  pushFrame,
  refusalFrame,
  replyFrame,
  type RequestFrame,
} from './frames';
import { LEAST_READ, type Limits } from './limits';
import { encodeRoute, routeOf } from './metadata';
import type { CloseReason, Incoming, Responder } from './responder';
import { CLOSE, maskedHeaderBytes, type Wire } from './wire';

/**
 * The server's end of one RSocket connection: setup, keepalive, stream table, credit, limits. It is written against the frame
 * protocol instead of the library's server because that one leaves unknown ids, fragments, RESUME and LEASE half handled, and
 * because one connection's input must never be able to throw into the process.
 */
export class Connection {
  readonly exchanges = new Exchanges();
  private state: 'setup' | 'open' | 'closed' = 'setup';
  private mime = '';
  private lifetimeMs: number;
  private lastHeardAt: number;
  private hungUp = false;
  private probedAt = 0;
  private nextPushId = 2;
  /** Bytes that came and were not handed on yet: of messages that wait for their turn, or are not whole. */
  private unfinished = 0;
  /** Whether requests may be arriving in pieces. */
  private inPieces = false;
  private readonly allowance: Allowance;

  constructor(
    readonly id: string,
    private readonly wire: Wire,
    private readonly responder: Responder,
    private readonly limits: Limits,
    private readonly now: () => number,
    /** Who opened it: connections of one address share a budget. */
    readonly address = '',
    /** What it shares with them; null where they may send what they like. */
    shared: AddressBudgets | null = null,
    /** The place it was opened from; '' where nobody says. */
    readonly region = '',
  ) {
    const at = now();
    this.lifetimeMs = limits.setupTimeoutMs;
    this.lastHeardAt = at;
    this.allowance = new Allowance(this, limits, shared, at);
  }

  get open(): boolean {
    return this.state === 'open';
  }

  /**
   * Bytes from the network, before anything is known of them: half frames, control frames and whatever follows a goodbye count too.
   * @returns whether they are worth looking at
   */
  arrived(bytes: number): boolean {
    if (this.hungUp) return false;
    this.unfinished += bytes;
    if (!this.allowance.mayBring('bytes', this.now(), Math.max(bytes, LEAST_READ))) this.flooded();
    return !this.hungUp;
  }

  /** A frame of so many bytes that nobody reads, such as a ping or a pong of WebSocket. It is no sign of life: those are RSocket's. */
  control(length: number): void {
    this.finished(length);
    if (!this.allowance.mayBring('frames', this.now(), 1)) this.flooded();
  }

  /** One WebSocket message. Whatever it holds, the worst outcome is that this connection closes. */
  receive(bytes: Buffer, isBinary: boolean): void {
    // What was on its way when we said goodbye; it is not looked at, and counts like any other.
    if (this.state === 'closed') return this.control(bytes.length);
    this.finished(bytes.length);
    const receivedAt = this.now();
    if (!isBinary) return this.reject(ErrorCodes.CONNECTION_ERROR, 'text frame', CLOSE.unsupported);
    if (!this.allowance.mayBring('frames', receivedAt, 1)) return this.flooded();
    this.lastHeardAt = receivedAt;
    const decoded = decode(bytes);
    if (this.state === 'setup') {
      if (decoded.kind !== 'frame') return this.reject(ErrorCodes.INVALID_SETUP, 'bad setup', CLOSE.protocolError);
      return this.setUp(decoded.frame, receivedAt);
    }
    if (decoded.kind === 'malformed') return this.reject(ErrorCodes.CONNECTION_ERROR, 'malformed', CLOSE.protocolError);
    if (decoded.kind === 'frame') this.handle(decoded.frame, receivedAt);
  }

  private finished(length: number): void {
    this.unfinished = Math.max(0, this.unfinished - length - maskedHeaderBytes(length));
  }

  /** Looks at the deadlines. Half way through a silent lifetime it asks the client for a sign of life: hidden tabs throttle timers, not answers. */
  sweep(now: number): void {
    if (this.state === 'closed') return;
    const silent = now - this.lastHeardAt;
    if (this.state === 'setup') {
      if (silent >= this.lifetimeMs) this.reject(ErrorCodes.INVALID_SETUP, 'no setup', CLOSE.policy);
    } else if (silent >= this.lifetimeMs) {
      this.reject(ErrorCodes.CONNECTION_ERROR, 'silent', CLOSE.policy);
    } else if (silent >= this.lifetimeMs / 2 && this.probedAt <= this.lastHeardAt) {
      this.probedAt = now;
      this.send(keepaliveFrame(null, true));
    }
  }

  /** What this client has not read yet, and what it has not sent to the end, costs us, bytes. */
  get backlog(): number {
    return this.wire.buffered() + this.unfinished + (this.inPieces ? this.pieces() : 0);
  }

  private pieces(): number {
    let held = 0;
    this.inPieces = false;
    for (const { parts } of this.exchanges.values()) {
      if (!parts) continue;
      this.inPieces = true;
      held += parts.metadata.held + parts.data.held;
    }
    return held;
  }

  /** It is behind, and the memory is needed for others. */
  cutOff(): void {
    this.end('slow', null);
  }

  /** Writes one frame. A reader that is too far behind is destroyed instead. */
  send(frame: Buffer): void {
    if (this.state === 'closed') return;
    if (this.wire.buffered() > this.limits.maxBufferedBytes) {
      this.cutOff();
      return;
    }
    this.wire.send(frame);
  }

  /** Writes a frame that many connections share, unless more than `backlog` bytes wait already: false then. */
  sendShared(framed: Buffer, backlog: number): boolean {
    if (this.state === 'closed') return true;
    const buffered = this.wire.buffered();
    if (buffered > backlog) return false;
    if (buffered > this.limits.maxBufferedBytes) this.cutOff();
    else this.wire.sendShared(framed);
    return true;
  }

  reply(exchange: Exchange, data: Buffer): void {
    if (this.exchanges.release(exchange)) this.send(replyFrame(exchange.id, data));
  }

  refuse(exchange: Exchange, error: WireError): void {
    if (this.exchanges.release(exchange)) this.send(refusalFrame(exchange.id, error));
  }

  complete(exchange: Exchange): void {
    if (this.exchanges.release(exchange)) this.send(completeFrame(exchange.id));
  }

  /** A fire-and-forget towards the client. */
  push(route: string, data: Buffer): void {
    if (this.state !== 'open') return;
    this.send(pushFrame(this.nextPushId, encodeRoute(route, this.mime), data));
    this.nextPushId = this.nextPushId >= 0x7ffffffe ? 2 : this.nextPushId + 2;
  }

  /** The socket has closed by itself, or the server is going away. */
  end(reason: CloseReason, closeCode: number | null = CLOSE.normal): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.exchanges.stopAll();
    this.responder.closed(this, reason);
    if (closeCode === null) this.hangUp();
    else this.wire.close(closeCode);
  }

  /** Hangs up on whoever sends more than a client does. Also after a goodbye: whoever goes on sending is not worth reading for the grace of a closing handshake, not even to throw it away. */
  flooded(): void {
    if (this.state !== 'closed') this.reject(ErrorCodes.CONNECTION_ERROR, 'flood', CLOSE.policy);
    this.hangUp();
  }

  private hangUp(): void {
    if (this.hungUp) return;
    this.hungUp = true;
    this.wire.terminate();
  }

  private reject(code: ErrorCodes, reason: CloseReason, closeCode: number): void {
    this.send(errorFrame(0, code, reason));
    this.end(reason, closeCode);
  }

  private setUp(frame: Frame, receivedAt: number): void {
    if (frame.type === FrameTypes.RESUME) return this.reject(ErrorCodes.REJECTED_RESUME, 'bad setup', CLOSE.policy);
    if (frame.type !== FrameTypes.SETUP || frame.keepAlive <= 0 || frame.lifetime <= 0)
      return this.reject(ErrorCodes.INVALID_SETUP, 'bad setup', CLOSE.protocolError);
    if (frame.majorVersion !== 1 || frame.flags & (Flags.RESUME_ENABLE | Flags.LEASE))
      return this.reject(ErrorCodes.UNSUPPORTED_SETUP, 'bad setup', CLOSE.policy);
    this.state = 'open';
    this.mime = frame.metadataMimeType;
    this.lifetimeMs = Math.min(this.limits.maxLifetimeMs, Math.max(this.limits.minLifetimeMs, frame.lifetime));
    this.responder.opened(this);
    // A SETUP may carry a signal of its own: `internal/auth` with the token.
    const route = routeOf(frame.metadata, this.mime);
    if (route !== null) this.responder.signal(this, { route, data: frame.data ?? null, receivedAt });
  }

  private handle(frame: Frame, receivedAt: number): void {
    switch (frame.type) {
      case FrameTypes.KEEPALIVE:
        return this.echo(frame, receivedAt);
      case FrameTypes.REQUEST_FNF:
      case FrameTypes.REQUEST_RESPONSE:
      case FrameTypes.REQUEST_STREAM:
      case FrameTypes.REQUEST_CHANNEL:
        return this.request(frame, receivedAt);
      case FrameTypes.PAYLOAD:
        return this.continue(frame, receivedAt);
      case FrameTypes.REQUEST_N:
        return this.exchanges.grant(frame.streamId, frame.requestN);
      case FrameTypes.CANCEL:
        return this.exchanges.cancel(frame.streamId);
      case FrameTypes.ERROR:
        if (frame.streamId === 0) return this.end('gone');
        return this.exchanges.cancel(frame.streamId);
      case FrameTypes.SETUP:
      case FrameTypes.RESUME:
      case FrameTypes.RESUME_OK:
        return this.reject(ErrorCodes.CONNECTION_ERROR, 'malformed', CLOSE.protocolError);
      case FrameTypes.LEASE:
      case FrameTypes.METADATA_PUSH:
      case FrameTypes.EXT:
      case FrameTypes.RESERVED:
        return;
    }
  }

  /** Answers a sign of life that wants one. Each is a write of its own, so that nobody has more of them than a client sends. */
  private echo({ flags, data }: KeepaliveFrame, receivedAt: number): void {
    if (!Flags.hasRespond(flags)) return;
    if (this.allowance.mayEcho(receivedAt)) this.send(keepaliveFrame(data ?? null, false));
    else this.flooded();
  }

  private request(frame: RequestFrame, receivedAt: number): void {
    // Ids of the client are odd; one that is still open cannot be opened twice.
    if (frame.streamId % 2 === 0) return this.reject(ErrorCodes.CONNECTION_ERROR, 'malformed', CLOSE.protocolError);
    if (this.exchanges.has(frame.streamId)) return;
    const answered = frame.type !== FrameTypes.REQUEST_FNF;
    if (!this.allowance.mayBring('requests', receivedAt, 1) || this.exchanges.size >= this.limits.maxExchanges) {
      if (answered)
        this.send(refusalFrame(frame.streamId, { code: CODE.tooFrequent, msg: errorText(CODE.tooFrequent) }));
      return;
    }
    const exchange: Exchange = { id: frame.streamId, credit: 1, parts: null, stop: null, more: null };
    if (frame.type === FrameTypes.REQUEST_STREAM || frame.type === FrameTypes.REQUEST_CHANNEL) {
      if (frame.requestN <= 0)
        return this.send(errorFrame(frame.streamId, ErrorCodes.INVALID, 'requestN must be positive'));
      exchange.credit = frame.requestN;
    }
    if (Flags.hasFollows(frame.flags)) {
      exchange.parts = beginParts(frame.type);
      this.inPieces = true;
      this.exchanges.set(exchange.id, exchange);
      this.collect(exchange, frame.metadata, frame.data);
      return;
    }
    this.start(exchange, frame.type, frame.metadata, frame.data, receivedAt);
  }

  private start(
    exchange: Exchange,
    type: number,
    metadata: Buffer | null | undefined,
    data: Buffer | null | undefined,
    receivedAt: number,
  ): void {
    const request: Incoming = { route: routeOf(metadata, this.mime), data: data ?? null, receivedAt };
    if (type === FrameTypes.REQUEST_FNF) {
      this.exchanges.delete(exchange.id);
      return this.responder.signal(this, request);
    }
    this.exchanges.set(exchange.id, exchange);
    if (type === FrameTypes.REQUEST_RESPONSE) return this.responder.call(this, exchange, request);
    if (type === FrameTypes.REQUEST_STREAM) return this.responder.subscribe(this, exchange, request);
    this.refuse(exchange, { code: CODE.parameter, msg: errorText(CODE.parameter) });
  }

  /** A PAYLOAD from the client can only be a further piece of a request. */
  private continue(frame: PayloadFrame, receivedAt: number): void {
    const exchange = this.exchanges.get(frame.streamId);
    const parts = exchange?.parts;
    if (!exchange || !parts || !this.collect(exchange, frame.metadata, frame.data) || Flags.hasFollows(frame.flags))
      return;
    exchange.parts = null;
    this.start(exchange, parts.first, parts.metadata.bytes, parts.data.bytes, receivedAt);
  }

  /** False when the request was dropped: all that arrive in pieces at a time may come to one frame together. */
  private collect(exchange: Exchange, metadata: Buffer | null | undefined, data: Buffer | null | undefined): boolean {
    if (!exchange.parts) return false;
    if (addPiece(exchange.parts, metadata, data, this.exchanges.values(), this.limits.maxFrameBytes)) return true;
    this.refuse(exchange, { code: CODE.parameter, msg: errorText(CODE.parameter) });
    return false;
  }
}
