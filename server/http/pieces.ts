import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A head comes in so many reads of the network at most, and so does a short body: the longest fill a dozen packets. Each read costs as much as hundreds of bytes, and may bring one. */
const MOST_READS = 16;
/** For each so many bytes of a body there is one more, which is less than any packet of a phone that sends as fast as it can: a picture comes in thousands. */
const BYTES_A_READ = 512;

/** In how many reads the body of a request may come, with the head of the one after it. */
const readsOf = ({ headers }: IncomingMessage): number =>
  MOST_READS + Math.floor(Number(headers['content-length'] ?? 0) / BYTES_A_READ);

/** Counts the reads of each connection against what it asks for: neither heads nor bodies come a byte at a time; and what was read for a request that is not over. */
export class Pieces {
  private readonly left = new WeakMap<Duplex, number>();
  private readonly bytes = new WeakMap<Duplex, number>();
  private readonly stops = new WeakMap<Duplex, () => void>();

  /** Watches a connection from its first read on, after whoever parses it listens to its data. */
  watch(socket: Duplex, onAbuse: () => void): void {
    this.left.set(socket, MOST_READS);
    const count = (read: Buffer): void => {
      this.bytes.set(socket, this.held(socket) + read.length);
      const left = (this.left.get(socket) ?? 0) - 1;
      this.left.set(socket, left);
      if (left >= 0 || socket.destroyed) return;
      onAbuse();
    };
    socket.on('data', count);
    this.stops.set(socket, () => socket.off('data', count));
  }

  /** A request has begun on it. */
  begun(request: IncomingMessage, response: ServerResponse): void {
    this.left.set(request.socket, readsOf(request));
    response.once('close', () => this.bytes.delete(request.socket));
  }

  /** Bytes that were read of a request that is not over: whatever reads it has them, or what it made of them. */
  held(socket: Duplex): number {
    return this.bytes.get(socket) ?? 0;
  }

  /** It is somebody else's from now on. */
  leave(socket: Duplex): void {
    this.stops.get(socket)?.();
  }
}
