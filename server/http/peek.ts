import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a connection that is looked at first may keep us waiting, ms. */
const PEEK_MS = 3_000;

/** Headers of a request's first bytes, names in small letters; null while its head is not whole. Good enough to recognise somebody, not to answer. */
export function headersIn(bytes: Buffer, most: number): IncomingHttpHeaders | null {
  const text = bytes.toString('latin1', 0, most);
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const headers: IncomingHttpHeaders = {};
  for (const line of text.slice(0, end).split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}

/**
 * Reads what a connection brings first without parsing it, and gives it back. One read holds thousands of requests, which a parser would begin all of before
 * the first one could be refused; this costs the same whatever they are.
 * @param judge whether the connection may go on; else it is hung up on
 */
export function peek(socket: Duplex, judge: (first: Buffer) => boolean, admit: () => void): void {
  const timer = setTimeout(() => socket.destroy(), PEEK_MS);
  const stop = (): void => clearTimeout(timer);
  socket.once('close', stop);
  socket.on('error', () => socket.destroy());
  socket.once('data', (first: Buffer) => {
    stop();
    socket.off('close', stop);
    if (!judge(first)) return void socket.destroy();
    socket.pause();
    socket.unshift(first);
    admit();
    socket.resume();
  });
}
