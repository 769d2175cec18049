import { syncBuiltinESMExports } from 'node:module';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { packed, packShort } from './packed';

const compressed = vi.spyOn(zlib, 'brotliCompressSync');
// Whoever imports it by name gets the spy too, however long it has been loaded.
syncBuiltinESMExports();
afterAll(() => {
  compressed.mockRestore();
  syncBuiltinESMExports();
});

const TEXT = 'Lintang '.repeat(1_000);
const br = { headers: { 'accept-encoding': 'br' } };

it('a text that is the same for everybody is compressed once, however many ask', async () => {
  compressed.mockClear();
  const http = fastify();
  const send = packed(TEXT);
  http.get('/', (request, reply) => send(request, reply));
  for (let n = 0; n < 20; n += 1) {
    const { rawPayload } = await http.inject({ url: '/', ...br });
    expect(String(brotliDecompressSync(rawPayload))).toBe(TEXT);
  }
  expect(compressed).toHaveBeenCalledTimes(1);
  await http.close();
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['br;q=0, gzip', gunzipSync],
  ['br; q=0.000 , gzip', gunzipSync],
  ['BR', brotliDecompressSync],
  ['GZip', gunzipSync],
  ['*', gunzipSync],
  ['x-gzip', gunzipSync],
  ['gzip;q=0, *', gunzipSync],
  // What the framework would take for brotli.
  ['br;q=0;q=1', brotliDecompressSync],
  ['br;q=0.5, identity', brotliDecompressSync],
  ['identity', (bytes: Buffer) => bytes],
  ['', (bytes: Buffer) => bytes],
] as const)('a short answer is compressed at once for %j, and says how long it is', async (encoding, unpack) => {
  const http = fastify();
  packShort(http);
  http.get('/', async () => ({ text: TEXT }));
  const reply = await http.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(JSON.parse(String(unpack(reply.rawPayload)))).toEqual({ text: TEXT });
  expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
  await http.close();
});
