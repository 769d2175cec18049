import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const deflated = promisify(gzip);
const inflated = promisify(gunzip);

const GZIP = 'gzip:';

/** JSON has no bigint: 64-bit integers go as `{"$n": "123"}`. */
const write = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? { $n: String(value) } : value);
const read = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$n' in value ? BigInt(value.$n as string) : value;

/** Anything of JSON and bigints as a short text: compressed, off the main thread, where that is shorter. */
export async function pack(value: unknown): Promise<string> {
  const plain = JSON.stringify(value, write);
  const packed = `${GZIP}${(await deflated(plain)).toString('base64')}`;
  return packed.length < plain.length ? packed : plain;
}

/** What was packed. @throws for a text that is none */
export async function unpack(text: string): Promise<unknown> {
  const plain = text.startsWith(GZIP) ? String(await inflated(Buffer.from(text.slice(GZIP.length), 'base64'))) : text;
  return JSON.parse(plain, read);
}
