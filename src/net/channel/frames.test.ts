import { deserializeFrame, Flags, FrameTypes, serializeFrame } from 'rsocket-core';
import { encodeCompositeMetadata, encodeRoute, WellKnownMimeType } from 'rsocket-composite-metadata';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancelFrame,
  decode,
  keepaliveFrame,
  requestFrame,
  setupFrame,
  signalFrame,
  streamFrame,
  text,
} from './frames';

const metadataOf = (route: string) =>
  encodeCompositeMetadata([[WellKnownMimeType.MESSAGE_RSOCKET_ROUTING, encodeRoute(route)]]);
const routes = fc.string({ minLength: 1, maxLength: 60 });
const streamIds = fc.integer({ min: 1, max: 0x7fffffff });

describe('frames are the ones of the published codec', () => {
  it('setup', () => {
    const library = serializeFrame({
      type: FrameTypes.SETUP,
      flags: 0,
      streamId: 0,
      majorVersion: 1,
      minorVersion: 0,
      keepAlive: 8000,
      lifetime: 12000,
      metadataMimeType: 'message/x.rsocket.composite-metadata.v0',
      dataMimeType: 'application/json',
      resumeToken: null,
      data: null,
      metadata: null,
    });
    expect(Buffer.from(setupFrame(8000, 12000))).toEqual(library);
  });

  it('calls, signals and subscriptions', () => {
    fc.assert(
      fc.property(streamIds, routes, fc.jsonValue(), (streamId, route, value) => {
        const data = Buffer.from(JSON.stringify(value));
        const metadata = metadataOf(route);
        expect(Buffer.from(requestFrame(streamId, route, value))).toEqual(
          serializeFrame({ type: FrameTypes.REQUEST_RESPONSE, flags: Flags.METADATA, streamId, data, metadata }),
        );
        expect(Buffer.from(signalFrame(streamId, route, value))).toEqual(
          serializeFrame({ type: FrameTypes.REQUEST_FNF, flags: Flags.METADATA, streamId, data, metadata }),
        );
        const stream = {
          type: FrameTypes.REQUEST_STREAM as const,
          flags: Flags.METADATA,
          streamId,
          requestN: 0x7fffffff,
          data: Buffer.from('{}'),
          metadata,
        };
        expect(Buffer.from(streamFrame(streamId, route, 0x7fffffff))).toEqual(serializeFrame(stream));
      }),
      { numRuns: 50 },
    );
  });

  it('cancel and keepalive', () => {
    expect(deserializeFrame(Buffer.from(cancelFrame(7)))).toMatchObject({ type: FrameTypes.CANCEL, streamId: 7 });
    expect(deserializeFrame(Buffer.from(keepaliveFrame(true, Uint8Array.of(9))))).toMatchObject({
      type: FrameTypes.KEEPALIVE,
      flags: Flags.RESPOND,
      data: Buffer.from([9]),
    });
  });
});

describe('decode', () => {
  it('reads what the published codec writes', () => {
    const data = Buffer.from('1.02|330');
    const payload = decode(
      serializeFrame({
        type: FrameTypes.PAYLOAD,
        flags: Flags.NEXT | Flags.METADATA,
        streamId: 5,
        data,
        metadata: Buffer.from('x'),
      }),
    );
    expect(payload).toMatchObject({ kind: 'payload', streamId: 5, next: true, complete: false, follows: false });
    expect(payload.kind === 'payload' && text(payload.data)).toBe('1.02|330');
    expect(
      decode(serializeFrame({ type: FrameTypes.ERROR, flags: 0, streamId: 5, code: 0x201, message: '{"code":3}' })),
    ).toEqual({ kind: 'error', streamId: 5, code: 0x201, message: '{"code":3}' });
    expect(
      decode(
        serializeFrame({
          type: FrameTypes.KEEPALIVE,
          flags: Flags.RESPOND,
          streamId: 0,
          lastReceivedPosition: 0,
          data: null,
        }),
      ),
    ).toMatchObject({ kind: 'keepalive', respond: true });
  });

  it('finds the route of a push, also behind other metadata', () => {
    const metadata = encodeCompositeMetadata([
      ['text/plain', Buffer.from('first')],
      [WellKnownMimeType.APPLICATION_JSON, Buffer.from('{}')],
      [WellKnownMimeType.MESSAGE_RSOCKET_ROUTING, encodeRoute('/heracles/inbox/new')],
    ]);
    expect(
      decode(
        serializeFrame({
          type: FrameTypes.REQUEST_FNF,
          flags: Flags.METADATA,
          streamId: 2,
          data: Buffer.from('{}'),
          metadata,
        }),
      ),
    ).toMatchObject({ kind: 'push', route: '/heracles/inbox/new' });
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => void decode(bytes)),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 63 }),
        fc.integer({ min: 0, max: 1023 }),
        fc.uint8Array({ maxLength: 40 }),
        (type, flags, rest) => {
          const head = Buffer.alloc(6);
          head.writeUInt16BE((type << 10) | flags, 4);
          decode(new Uint8Array([...head, ...rest]));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
