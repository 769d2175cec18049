import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Between what is made once and what is quick. */
const QUALITY_ONCE = 6;
/** For answers that are made while somebody waits; files are compressed at build time. */
export const QUALITY_EACH = 4;
/** Bytes from which on it is worth it. */
export const COMPRESS_FROM = 1_024;
/** Letters of what is compressed at once: a tenth of a millisecond for some thousand. What is longer is compressed beside the thread, which takes several times as long to begin. */
const AT_ONCE_MOST = 32 * 1_024;

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** What is refused by its name: `br;q=0`. */
const REFUSED = /;\s*q\s*=\s*0(?:\.0*)?\s*$/;
const NAMED = { br: /\bbr\b/, gzip: /\bgzip\b|\*/ } as const;

/**
 * The best encoding that a request takes, in whatever case it is written; any (`*`) is gzip. Whatever it does not find is left to the framework, which makes an encoder for each answer: thousands a
 * second of an address would be all the threads that hash passwords, too.
 */
function encodingOf({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((one) => !REFUSED.test(one));
  return ENCODINGS.find((name) => accepted.some((one) => NAMED[name].test(one)));
}

const pack = (text: string | Buffer, encoding: Encoding, quality: number): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : gzipSync(text);

/** Sends a text that is the same for everybody. It is compressed once for each encoding, when somebody asks for it; whoever has it already (its tag) is told so. */
export function packed(text: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const plain = Buffer.from(text);
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const kept = new Map<Encoding, Buffer>();
  return (request, reply) => {
    const encoding = encodingOf(request);
    void reply.headers({ vary: 'accept-encoding', etag: tag });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (encoding === undefined) return reply.send(plain);
    const bytes = kept.get(encoding) ?? pack(plain, encoding, QUALITY_ONCE);
    kept.set(encoding, bytes);
    return reply.header('content-encoding', encoding).send(bytes);
  };
}

/** Compresses short answers at once: setting up an encoder that works beside the thread costs more than they do. */
export function packShort(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESS_FROM || payload.length > AT_ONCE_MOST) return payload;
    const encoding = reply.hasHeader('content-encoding') ? undefined : encodingOf(request);
    if (encoding === undefined) return payload;
    reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return pack(payload, encoding, QUALITY_EACH);
  });
}
