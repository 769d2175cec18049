import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { frames } from '../suites/realtime-kit';

/**
 * The reading end of the fan-out bench, a process of its own: many sockets that only count bytes, so that the writing end is what is
 * measured. Messages from the parent: open `count` sockets to a port; expect so many bytes in all, and say when they are there.
 */
export type ToClients =
  | {
      readonly kind: 'open';
      readonly port: number;
      readonly path: string;
      readonly count: number;
      readonly subscribe: string | null;
    }
  | { readonly kind: 'expect'; readonly bytes: number };
export type FromClients = { readonly kind: 'opened' | 'counting' | 'received' };

/** Sockets that shake hands at the same time: more would overflow the listener's queue. */
const AT_ONCE = 100;
const LIFETIME_MS = 60_000;

let received = 0;
let expected = Infinity;
const say = (message: FromClients): void => void process.send?.(message);

/** A client's WebSocket frame with a mask of zeros. */
function masked(payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([0x82, 0x80 | payload.length])
      : Buffer.from([0x82, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

function open(port: number, path: string, subscribe: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.once('connect', () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`,
      ),
    );
    socket.once('data', () => {
      if (subscribe !== null)
        socket.write(
          Buffer.concat([masked(frames.setup({ lifetime: LIFETIME_MS })), masked(frames.stream(1, subscribe))]),
        );
      socket.on('data', (bytes) => {
        received += bytes.length;
        if (received < expected) return;
        expected = Infinity;
        say({ kind: 'received' });
      });
      resolve();
    });
  });
}

process.on('message', async (message: ToClients) => {
  if (message.kind === 'expect') {
    received = 0;
    expected = message.bytes;
    return say({ kind: 'counting' });
  }
  for (let left = message.count; left > 0; left -= AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(left, AT_ONCE) }, () => open(message.port, message.path, message.subscribe)),
    );
  }
  say({ kind: 'opened' });
});
