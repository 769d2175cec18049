import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const deflated = promisify(gzip);
const inflated = promisify(gunzip);

const GZIP = 'gzip:';

/** JSON has no bigint: 64-bit integers go as `{"$n": "123"}`. */
const write = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? { $n: String(value) } : value);
const revived = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(revived);
  if ('$n' in value) return BigInt(value.$n as string);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]));
};

/** Anything of JSON and bigints as a short text: compressed, off the main thread, where that is shorter. */
export async function pack(value: unknown): Promise<string> {
  const plain = JSON.stringify(value, write);
  const packed = `${GZIP}${(await deflated(plain)).toString('base64')}`;
  return packed.length < plain.length ? packed : plain;
}

/** Some fields of an object that was packed; of the others no more is made than has to be. @throws for a text that is none */
export async function unpack<K extends string>(
  text: string,
  fields: readonly K[],
): Promise<Readonly<Record<K, unknown>>> {
  const plain = text.startsWith(GZIP) ? String(await inflated(Buffer.from(text.slice(GZIP.length), 'base64'))) : text;
  const whole = JSON.parse(plain) as Record<K, unknown>;
  return Object.fromEntries(fields.map((field) => [field, revived(whole[field])])) as Record<K, unknown>;
}
