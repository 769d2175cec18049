import { FRAME_HEADER_BYTES, nextFrame } from './frames';
import { webSocketHeaderBytes, writeWebSocketHeader } from './wire';

/**
 * One message of a topic for many subscribers, ready for the network. It is encoded once; subscribers differ in four bytes only,
 * the stream id, and those who opened their subscriptions in the same order even share that.
 */
export class TopicFrame {
  private readonly byStream = new Map<number, Buffer>();
  private readonly template: Buffer;
  private readonly idAt: number;
  private own: Buffer | null = null;

  constructor(data: Uint8Array) {
    const frame = nextFrame(0, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
    this.idAt = webSocketHeaderBytes(frame.length);
    this.template = Buffer.alloc(this.idAt + frame.length);
    writeWebSocketHeader(this.template, frame.length);
    frame.copy(this.template, this.idAt);
  }

  /** The message itself, in memory that is shared by all who keep it and by nothing else. */
  get message(): Buffer {
    this.own ??= this.template.subarray(this.idAt + FRAME_HEADER_BYTES);
    return this.own;
  }

  /** The WebSocket frame with this stream's id. It may be on its way to other sockets: it is never written to again. */
  forStream(streamId: number): Buffer {
    const known = this.byStream.get(streamId);
    if (known) return known;
    const framed = Buffer.from(this.template);
    framed.writeInt32BE(streamId, this.idAt);
    this.byStream.set(streamId, framed);
    return framed;
  }
}
