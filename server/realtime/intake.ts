import type { Duplex } from 'node:stream';

/**
 * Bytes that are handed on at a time. One read of the network brings up to 64 KB: some three thousand of the smallest frames. A piece of a longer one is a copy, because whoever keeps a byte of it for
 * what is not whole yet would keep all that was read.
 */
const SLICE_BYTES = 4 * 1024;

/**
 * Puts a gate between a stream and whoever listens to its data by now: each slice of what arrives is asked for first, and after a no nothing more
 * is handed on. Without it all frames of a read are parsed before the first one of them can have cost its sender the connection.
 * @param passes whether the next so many bytes may be handed on
 * @returns shuts the gate: what still comes is read and thrown away
 */
export function gate(stream: Duplex, passes: (bytes: number) => boolean): () => void {
  const listeners = stream.listeners('data') as ((this: Duplex, bytes: Buffer) => void)[];
  let shut = false;
  const hand = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length && !shut; at += SLICE_BYTES) {
      const slice = bytes.length <= SLICE_BYTES ? bytes : Buffer.from(bytes.subarray(at, at + SLICE_BYTES));
      if (!passes(slice.length)) shut = true;
      else for (const listener of listeners) listener.call(stream, slice);
    }
  };
  stream.removeAllListeners('data').on('data', hand);
  // Before `ws`, which reads what is left by itself then.
  stream.prependOnceListener('close', () => stream.off('data', hand));
  return () => {
    shut = true;
  };
}
