import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** WebSocket opcodes (RFC 6455, section 5.2). */
export const OPCODE = { continuation: 0, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A client's WebSocket frame with a mask of zeros, whatever the rules say of fragments and lengths. */
export function webSocketFrame(opcode: number, payload: Buffer, final = true): Buffer {
  const first = (final ? 0x80 : 0) | opcode;
  const head =
    payload.length < 126
      ? Buffer.from([first, 0x80 | payload.length])
      : Buffer.from([first, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** An upgraded socket without a WebSocket library: an attacker keeps no rules. */
export class RawSocket {
  /** Settles when the connection is gone, whoever ended it. */
  readonly gone: Promise<void>;
  received = Buffer.alloc(0);

  private constructor(readonly socket: Socket) {
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => undefined);
  }

  static async open(port: number): Promise<RawSocket> {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const raw = new RawSocket(socket);
    socket.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
    );
    await once(socket, 'data');
    socket.on('data', (bytes) => (raw.received = Buffer.concat([raw.received, bytes]).subarray(-4_096)));
    return raw;
  }

  /** Resolves when the network has room for more, or the socket is gone. */
  async write(bytes: Buffer): Promise<void> {
    if (this.socket.destroyed || this.socket.write(bytes)) return;
    await Promise.race([once(this.socket, 'drain').catch(() => undefined), this.gone]);
  }

  /** Waits until the server has said so much that it has heard everything before, or is gone. */
  async answered(bytes: Buffer): Promise<void> {
    this.received = Buffer.alloc(0);
    await this.write(bytes);
    while (this.received.length === 0 && !this.socket.destroyed)
      await Promise.race([once(this.socket, 'data').catch(() => undefined), this.gone]);
  }
}
