import { createHmac, timingSafeEqual } from 'node:crypto';

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

const VERSION = 2;
const MAC_AT = 1;
const MAC_BYTES = 32;
const SEQUENCE_AT = MAC_AT + MAC_BYTES;
const FIXED = SEQUENCE_AT + 8 + 8 + 1 + 2;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** HMAC-SHA256 over the version and everything behind the code itself. */
const authenticationCode = (bytes: Uint8Array, secret: Uint8Array): Uint8Array =>
  createHmac('sha256', secret).update(bytes.subarray(0, MAC_AT)).update(bytes.subarray(SEQUENCE_AT)).digest();

/**
 * Version, authentication code, sequence, time, node and topic behind their lengths, then the data. A node's name has at most 255 bytes, a
 * topic 65,535.
 */
export function seal({ node, sequence, sentAt, topic, data }: Envelope, secret: Uint8Array): Uint8Array {
  const nodeBytes = encoder.encode(node);
  const topicBytes = encoder.encode(topic);
  const bytes = new Uint8Array(FIXED + nodeBytes.length + topicBytes.length + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setFloat64(SEQUENCE_AT, sequence);
  view.setFloat64(SEQUENCE_AT + 8, sentAt);
  view.setUint8(SEQUENCE_AT + 16, nodeBytes.length);
  view.setUint16(SEQUENCE_AT + 17, topicBytes.length);
  bytes.set(nodeBytes, FIXED);
  bytes.set(topicBytes, FIXED + nodeBytes.length);
  bytes.set(data, FIXED + nodeBytes.length + topicBytes.length);
  bytes.set(authenticationCode(bytes, secret), MAC_AT);
  return bytes;
}

/** Null for whatever was not sealed with this secret: another house, another release or a stranger may use the broker. */
export function open(bytes: Uint8Array, secret: Uint8Array): Envelope | null {
  if (bytes.length < FIXED || bytes[0] !== VERSION) return null;
  if (!timingSafeEqual(bytes.subarray(MAC_AT, SEQUENCE_AT), authenticationCode(bytes, secret))) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const topicAt = FIXED + view.getUint8(SEQUENCE_AT + 16);
  const dataAt = topicAt + view.getUint16(SEQUENCE_AT + 17);
  if (dataAt > bytes.length) return null;
  return {
    node: decoder.decode(bytes.subarray(FIXED, topicAt)),
    sequence: view.getFloat64(SEQUENCE_AT),
    sentAt: view.getFloat64(SEQUENCE_AT + 8),
    topic: decoder.decode(bytes.subarray(topicAt, dataAt)),
    data: bytes.subarray(dataAt),
  };
}
