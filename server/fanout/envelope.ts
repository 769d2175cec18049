/** What travels between nodes: who sent it, the how-manieth of that sender, when, and the message itself. */
export interface Envelope {
  readonly node: string;
  /** Counts up from 1 on each node. */
  readonly sequence: number;
  /** The sender's clock, epoch ms. */
  readonly sentAt: number;
  readonly topic: string;
  readonly data: Uint8Array;
}

const VERSION = 1;
const FIXED = 1 + 8 + 8 + 1 + 2;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Version, sequence, time, node and topic behind their lengths, then the data. A node's name has at most 255 bytes, a topic 65,535. */
export function seal({ node, sequence, sentAt, topic, data }: Envelope): Uint8Array {
  const nodeBytes = encoder.encode(node);
  const topicBytes = encoder.encode(topic);
  const bytes = new Uint8Array(FIXED + nodeBytes.length + topicBytes.length + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setFloat64(1, sequence);
  view.setFloat64(9, sentAt);
  view.setUint8(17, nodeBytes.length);
  view.setUint16(18, topicBytes.length);
  bytes.set(nodeBytes, FIXED);
  bytes.set(topicBytes, FIXED + nodeBytes.length);
  bytes.set(data, FIXED + nodeBytes.length + topicBytes.length);
  return bytes;
}

/** Null for whatever is not an envelope of this version: another release may share the broker. */
export function open(bytes: Uint8Array): Envelope | null {
  if (bytes.length < FIXED || bytes[0] !== VERSION) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const topicAt = FIXED + view.getUint8(17);
  const dataAt = topicAt + view.getUint16(18);
  if (dataAt > bytes.length) return null;
  return {
    node: decoder.decode(bytes.subarray(FIXED, topicAt)),
    sequence: view.getFloat64(1),
    sentAt: view.getFloat64(9),
    topic: decoder.decode(bytes.subarray(topicAt, dataAt)),
    data: bytes.subarray(dataAt),
  };
}
