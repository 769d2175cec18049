/** Routing metadata (RSocket extensions: Routing, Composite Metadata), written out because it is read for every request. */
export const ROUTING_MIME = 'message/x.rsocket.routing.v0';
/** Well-known id of the routing type, with the bit that says "id, not text". */
const ROUTING_ID = 0x7e;
const WELL_KNOWN = 0x80;

/** First tag of a routing entry, or null when there is none or it is cut short. */
function firstTag(entry: Buffer): string | null {
  const length = entry[0];
  if (length === undefined || length === 0 || entry.length < 1 + length) return null;
  return entry.toString('utf8', 1, 1 + length);
}

/** The routing entry of composite metadata, or null. Never reads past the end, whatever the bytes say. */
function compositeRoute(metadata: Buffer): string | null {
  let at = 0;
  while (at < metadata.length) {
    const head = metadata[at] ?? 0;
    at += 1;
    let routing: boolean;
    if (head & WELL_KNOWN) {
      routing = (head & ~WELL_KNOWN) === ROUTING_ID;
    } else {
      routing = metadata.toString('latin1', at, at + head + 1) === ROUTING_MIME;
      at += head + 1;
    }
    if (at + 3 > metadata.length) return null;
    const length = metadata.readUIntBE(at, 3);
    at += 3;
    if (at + length > metadata.length) return null;
    if (routing) return firstTag(metadata.subarray(at, at + length));
    at += length;
  }
  return null;
}

/** The route of a request; `mime` is the connection's metadata type: composite, or routing alone. Null when there is none. */
export function routeOf(metadata: Buffer | null | undefined, mime: string): string | null {
  if (!metadata || metadata.length === 0) return null;
  return mime === ROUTING_MIME ? firstTag(metadata) : compositeRoute(metadata);
}

/** Metadata that carries a route of at most 255 bytes, for the given metadata type. */
export function encodeRoute(route: string, mime: string): Buffer {
  const text = Buffer.from(route, 'utf8');
  if (text.length === 0 || text.length > 255) throw new RangeError(`a route has 1 to 255 bytes: ${route}`);
  const tag = Buffer.concat([Buffer.from([text.length]), text]);
  if (mime === ROUTING_MIME) return tag;
  const head = Buffer.alloc(4);
  head[0] = WELL_KNOWN | ROUTING_ID;
  head.writeUIntBE(tag.length, 1, 3);
  return Buffer.concat([head, tag]);
}
