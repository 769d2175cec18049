import type { RawData, WebSocket } from 'ws';

/** What a connection needs of a socket; tests give it one without a network. */
export interface Wire {
  send(frame: Buffer): void;
  /** Bytes accepted by `send` and not yet taken by the network. */
  buffered(): number;
  /** Starts the closing handshake. */
  close(code: number): void;
  /** Destroys the socket at once. */
  terminate(): void;
}

/** WebSocket close codes that we send. */
export const CLOSE = { normal: 1000, goingAway: 1001, protocolError: 1002, unsupported: 1003, policy: 1008 } as const;

const SEND_OPTIONS = { binary: true, compress: false, fin: true } as const;

export const wireOf = (socket: WebSocket): Wire => ({
  send: (frame) => socket.send(frame, SEND_OPTIONS, ignore),
  buffered: () => socket.bufferedAmount,
  close: (code) => socket.close(code),
  terminate: () => socket.terminate(),
});

/** A failed write shows up as the socket's close; its callback only keeps `send` from throwing. */
const ignore = (): void => undefined;

/** One message as a single buffer, whichever form `ws` gives. */
export function messageBytes(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
