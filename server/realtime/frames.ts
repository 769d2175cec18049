import { deserializeFrame, ErrorCodes, Flags, FrameTypes, serializeFrame } from 'rsocket-core';
import type { Frame } from 'rsocket-core';
import type { WireError } from '../../contract/wire';

export { ErrorCodes, Flags, FrameTypes };
export type { Frame };

const TYPE_SHIFT = 10;
/** Stream id, type and flags: what stands before the data of a PAYLOAD without metadata. */
export const FRAME_HEADER_BYTES = 6;

/** What arrived. `ignorable` is passed over: METADATA_PUSH, or an unknown type whose sender allows it. */
export type Decoded =
  { readonly kind: 'frame'; readonly frame: Frame } | { readonly kind: 'ignorable' } | { readonly kind: 'malformed' };

const MALFORMED: Decoded = { kind: 'malformed' };
const KNOWN_TYPES: ReadonlySet<number> = new Set([
  FrameTypes.SETUP,
  FrameTypes.LEASE,
  FrameTypes.KEEPALIVE,
  FrameTypes.REQUEST_RESPONSE,
  FrameTypes.REQUEST_FNF,
  FrameTypes.REQUEST_STREAM,
  FrameTypes.REQUEST_CHANNEL,
  FrameTypes.REQUEST_N,
  FrameTypes.CANCEL,
  FrameTypes.PAYLOAD,
  FrameTypes.ERROR,
  FrameTypes.METADATA_PUSH,
  FrameTypes.RESUME,
  FrameTypes.RESUME_OK,
]);
/** Types that live on the connection (stream 0); all others live on a stream, except ERROR, which may be on either. */
const CONNECTION_TYPES: ReadonlySet<number> = new Set([
  FrameTypes.SETUP,
  FrameTypes.LEASE,
  FrameTypes.KEEPALIVE,
  FrameTypes.METADATA_PUSH,
  FrameTypes.RESUME,
  FrameTypes.RESUME_OK,
]);

/** Decodes one message. The library's decoder throws on short input and does not check stream ids; nothing gets past this. */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length < FRAME_HEADER_BYTES) return MALFORMED;
  const streamId = bytes.readInt32BE(0);
  const typeAndFlags = bytes.readUInt16BE(4);
  const type = typeAndFlags >>> TYPE_SHIFT;
  if (streamId < 0) return MALFORMED;
  if (!KNOWN_TYPES.has(type)) return typeAndFlags & Flags.IGNORE ? { kind: 'ignorable' } : MALFORMED;
  // The library's decoder for METADATA_PUSH reads an undeclared variable and throws; no route of ours uses the frame.
  if (type === FrameTypes.METADATA_PUSH) return { kind: 'ignorable' };
  if (type !== FrameTypes.ERROR && CONNECTION_TYPES.has(type) !== (streamId === 0)) return MALFORMED;
  try {
    const frame = deserializeFrame(bytes) as Frame | undefined;
    return frame ? { kind: 'frame', frame } : MALFORMED;
  } catch {
    return MALFORMED;
  }
}

export type KeepaliveFrame = Extract<Frame, { type: FrameTypes.KEEPALIVE }>;
export type PayloadFrame = Extract<Frame, { type: FrameTypes.PAYLOAD }>;
/** A frame that opens a stream, or tells something without one. */
export type RequestFrame = Extract<
  Frame,
  {
    type: FrameTypes.REQUEST_FNF | FrameTypes.REQUEST_RESPONSE | FrameTypes.REQUEST_STREAM | FrameTypes.REQUEST_CHANNEL;
  }
>;

/** The one answer of a call. */
export const replyFrame = (streamId: number, data: Buffer): Buffer =>
  serializeFrame({ type: FrameTypes.PAYLOAD, flags: Flags.NEXT | Flags.COMPLETE, streamId, data, metadata: null });

/** One message of a stream. */
export const nextFrame = (streamId: number, data: Buffer): Buffer =>
  serializeFrame({ type: FrameTypes.PAYLOAD, flags: Flags.NEXT, streamId, data, metadata: null });

export const completeFrame = (streamId: number): Buffer =>
  serializeFrame({ type: FrameTypes.PAYLOAD, flags: Flags.COMPLETE, streamId, data: null, metadata: null });

/** A refusal: APPLICATION_ERROR whose text is JSON (READINGS, realtime wire). */
export const refusalFrame = (streamId: number, error: WireError): Buffer =>
  errorFrame(streamId, ErrorCodes.APPLICATION_ERROR, JSON.stringify(error));

/** Stream 0 means the connection itself. */
export const errorFrame = (streamId: number, code: ErrorCodes, message: string): Buffer =>
  serializeFrame({ type: FrameTypes.ERROR, flags: Flags.NONE, streamId, code, message });

/** `respond` asks the other side for an echo of the same data. */
export const keepaliveFrame = (data: Buffer | null, respond: boolean): Buffer =>
  serializeFrame({
    type: FrameTypes.KEEPALIVE,
    flags: respond ? Flags.RESPOND : Flags.NONE,
    streamId: 0,
    data,
    lastReceivedPosition: 0,
  });

export const pushFrame = (streamId: number, metadata: Buffer, data: Buffer): Buffer =>
  serializeFrame({ type: FrameTypes.REQUEST_FNF, flags: Flags.METADATA, streamId, data, metadata });
