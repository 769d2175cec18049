import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';

/** What a connection needs of a socket; tests give it one without a network. */
export interface Wire {
  /** One RSocket frame. */
  send(frame: Buffer): void;
  /** The same frame for many sockets, inside its WebSocket frame already; nobody writes to these bytes again. */
  sendShared(framed: Buffer): void;
  /** What accepted frames cost us until the network takes them: their bytes, and what keeping each of them takes. */
  buffered(): number;
  /** Starts the closing handshake. */
  close(code: number): void;
  /** Destroys the socket at the end of the turn. */
  terminate(): void;
}

/** WebSocket close codes that we send. */
export const CLOSE = { normal: 1000, goingAway: 1001, protocolError: 1002, unsupported: 1003, policy: 1008 } as const;

/** About what Node keeps of a write that waits, next to its bytes. Without it a thousand frames of 16 bytes would count as 16 KB. */
const WRITE_COST = 256;
/** So little may wait without being counted by the frame. */
const UNCOUNTED_BYTES = 4 * 1024;

const SEND_OPTIONS = { binary: true, compress: false, fin: true } as const;

/**
 * The wire of an accepted socket; `stream` is the TCP stream of its upgrade. Shared frames go to that stream directly: without
 * compression `ws` writes each of its own frames whole and at once, so that the two never interleave, and one write is cheaper
 * than a header and a body for each socket.
 */
export function wireOf(socket: WebSocket, stream: Duplex): Wire {
  let waiting = 0;
  // Also called for a failed write, which shows up as the socket's close.
  const taken = (): void => {
    waiting -= 1;
  };
  return {
    send(frame) {
      waiting += 1;
      socket.send(frame, SEND_OPTIONS, taken);
    },
    sendShared(framed) {
      if (!stream.writable) return;
      // A reader that keeps up is written to without counting: this is the path of every tick to everybody.
      if (stream.writableLength < UNCOUNTED_BYTES) return void stream.write(framed);
      waiting += 1;
      stream.write(framed, taken);
    },
    buffered: () => stream.writableLength + waiting * WRITE_COST,
    close: (code) => socket.close(code),
    // Not before what was sent in this turn is on its way: a write that finds its socket gone makes an error each, which costs more than the frame that asked for it.
    terminate: () => void setImmediate(() => socket.terminate()),
  };
}

const FINAL_BINARY = 0x82;

/** Bytes of the header of a server's WebSocket frame with a payload of this length (RFC 6455, section 5.2). */
export const webSocketHeaderBytes = (length: number): number => (length < 126 ? 2 : length <= 0xffff ? 4 : 10);

/** The same of a client's: it has a mask. */
export const maskedHeaderBytes = (length: number): number => webSocketHeaderBytes(length) + 4;

/** Writes that header at the start of `target`. */
export function writeWebSocketHeader(target: Buffer, length: number): void {
  target[0] = FINAL_BINARY;
  if (length < 126) {
    target[1] = length;
  } else if (length <= 0xffff) {
    target[1] = 126;
    target.writeUInt16BE(length, 2);
  } else {
    target[1] = 127;
    target.writeBigUInt64BE(BigInt(length), 2);
  }
}

/** One message as a single buffer, whichever form `ws` gives. */
export function messageBytes(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
