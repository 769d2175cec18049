const SMALLEST = 256;

/**
 * Bytes that arrive a piece at a time, copied into one buffer of their own. A piece is a view of the 64 KB that the network delivered at once, and
 * keeping the view would keep all of them; so would a small buffer out of Node's pool.
 */
export class Pieces {
  private buffer = Buffer.allocUnsafeSlow(0);
  private length = 0;

  /** Bytes that are held in memory: at most twice those that were added, or a few hundred. */
  get held(): number {
    return this.buffer.length;
  }

  get bytes(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  add(piece: Uint8Array): void {
    const length = this.length + piece.length;
    if (length > this.buffer.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(SMALLEST, length, 2 * this.buffer.length));
      grown.set(this.bytes);
      this.buffer = grown;
    }
    this.buffer.set(piece, this.length);
    this.length = length;
  }
}
