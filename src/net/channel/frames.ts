/**
 * The part of RSocket 1.0's framing that a client needs, on typed arrays. The library's codec would bring a Buffer polyfill and
 * ten times the bytes to every phone; tests hold this one against it.
 */
const TYPE = {
  setup: 1,
  keepalive: 3,
  requestResponse: 4,
  requestFnf: 5,
  requestStream: 6,
  requestN: 8,
  cancel: 9,
  payload: 10,
  error: 11,
} as const;
const FLAG = { ignore: 0x200, metadata: 0x100, follows: 0x80, respond: 0x80, complete: 0x40, next: 0x20 } as const;
const HEADER = 6;

export const COMPOSITE_MIME = 'message/x.rsocket.composite-metadata.v0';
export const DATA_MIME = 'application/json';
/** Composite entry of the well-known type message/x.rsocket.routing.v0. */
const ROUTING_ENTRY = 0xfe;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export type Inbound =
  | {
      readonly kind: 'payload';
      readonly streamId: number;
      readonly next: boolean;
      readonly complete: boolean;
      readonly follows: boolean;
      readonly data: Uint8Array;
    }
  | { readonly kind: 'error'; readonly streamId: number; readonly code: number; readonly message: string }
  | { readonly kind: 'keepalive'; readonly respond: boolean; readonly data: Uint8Array }
  | { readonly kind: 'push'; readonly route: string | null; readonly data: Uint8Array }
  | { readonly kind: 'request'; readonly streamId: number }
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed' };

function frame(streamId: number, type: number, flags: number, body: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = body.reduce((sum, part) => sum + part.length, HEADER);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, streamId);
  view.setUint16(4, (type << 10) | flags);
  let at = HEADER;
  for (const part of body) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const uint32 = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);
const uint24 = (n: number): Uint8Array => Uint8Array.of(n >>> 16, n >>> 8, n);
const shortText = (text: string): Uint8Array => {
  const bytes = encoder.encode(text);
  return Uint8Array.of(bytes.length, ...bytes);
};

/** Composite metadata with the route alone, behind its 24-bit length. */
function routing(route: string): Uint8Array[] {
  const tag = shortText(route);
  return [uint24(tag.length + 4), Uint8Array.of(ROUTING_ENTRY), uint24(tag.length), tag];
}

/** Both times in milliseconds. */
export const setupFrame = (keepaliveMs: number, lifetimeMs: number): Uint8Array<ArrayBuffer> =>
  frame(0, TYPE.setup, 0, [
    Uint8Array.of(0, 1, 0, 0),
    uint32(keepaliveMs),
    uint32(lifetimeMs),
    shortText(COMPOSITE_MIME),
    shortText(DATA_MIME),
  ]);

export const keepaliveFrame = (respond: boolean, data: Uint8Array = new Uint8Array(0)): Uint8Array<ArrayBuffer> =>
  frame(0, TYPE.keepalive, respond ? FLAG.respond : 0, [new Uint8Array(8), data]);

export const requestFrame = (streamId: number, route: string, payload: unknown): Uint8Array<ArrayBuffer> =>
  frame(streamId, TYPE.requestResponse, FLAG.metadata, [...routing(route), encoder.encode(JSON.stringify(payload))]);

export const signalFrame = (streamId: number, route: string, payload: unknown): Uint8Array<ArrayBuffer> =>
  frame(streamId, TYPE.requestFnf, FLAG.metadata, [...routing(route), encoder.encode(JSON.stringify(payload))]);

export const streamFrame = (streamId: number, route: string, requestN: number): Uint8Array<ArrayBuffer> =>
  frame(streamId, TYPE.requestStream, FLAG.metadata, [uint32(requestN), ...routing(route), encoder.encode('{}')]);

export const cancelFrame = (streamId: number): Uint8Array<ArrayBuffer> => frame(streamId, TYPE.cancel, 0, []);

/** REJECTED: the client serves no calls. */
export const rejectFrame = (streamId: number): Uint8Array<ArrayBuffer> =>
  frame(streamId, TYPE.error, 0, [uint32(0x202)]);

export const text = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Splits `bytes` from `at` into metadata and data, or null when the lengths do not fit. */
function payloadParts(bytes: Uint8Array, flags: number, at: number): { metadata: Uint8Array; data: Uint8Array } | null {
  if (!(flags & FLAG.metadata)) return { metadata: bytes.subarray(0, 0), data: bytes.subarray(at) };
  if (bytes.length < at + 3) return null;
  const end = at + 3 + readUint24(bytes, at);
  return end > bytes.length ? null : { metadata: bytes.subarray(at + 3, end), data: bytes.subarray(end) };
}

const readUint24 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** The route in composite metadata: the routing entry may come behind others. Null when there is none. */
function routeOf(metadata: Uint8Array): string | null {
  let at = 0;
  while (at < metadata.length) {
    const head = metadata[at] ?? 0;
    const known = (head & 0x80) !== 0;
    const named = known ? '' : text(metadata.subarray(at + 1, at + 2 + head));
    at += known ? 1 : head + 2;
    const length = readUint24(metadata, at);
    at += 3;
    if (at + length > metadata.length) return null;
    if (head === ROUTING_ENTRY || named === 'message/x.rsocket.routing.v0')
      return text(metadata.subarray(at + 1, at + 1 + (metadata[at] ?? 0)));
    at += length;
  }
  return null;
}

/** Reads one message of the server; never throws. */
export function decode(bytes: Uint8Array): Inbound {
  if (bytes.length < HEADER) return { kind: 'malformed' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const streamId = view.getUint32(0);
  const typeAndFlags = view.getUint16(4);
  const flags = typeAndFlags & 0x3ff;
  switch (typeAndFlags >>> 10) {
    case TYPE.payload: {
      const parts = payloadParts(bytes, flags, HEADER);
      if (!parts) return { kind: 'malformed' };
      return {
        kind: 'payload',
        streamId,
        next: (flags & FLAG.next) !== 0,
        complete: (flags & FLAG.complete) !== 0,
        follows: (flags & FLAG.follows) !== 0,
        data: parts.data,
      };
    }
    case TYPE.error:
      if (bytes.length < HEADER + 4) return { kind: 'malformed' };
      return { kind: 'error', streamId, code: view.getUint32(HEADER), message: text(bytes.subarray(HEADER + 4)) };
    case TYPE.keepalive:
      if (bytes.length < HEADER + 8) return { kind: 'malformed' };
      return { kind: 'keepalive', respond: (flags & FLAG.respond) !== 0, data: bytes.subarray(HEADER + 8) };
    case TYPE.requestFnf: {
      const parts = payloadParts(bytes, flags, HEADER);
      return parts ? { kind: 'push', route: routeOf(parts.metadata), data: parts.data } : { kind: 'malformed' };
    }
    case TYPE.requestResponse:
    case TYPE.requestStream:
      return { kind: 'request', streamId };
    default:
      return { kind: 'ignored' };
  }
}
