import { Validator } from '@seriousme/openapi-schema-validator';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { bareHttp } from './bare.fixture';
import { openApi } from './openapi';
import { buildHttp } from './server';

const mounted = Object.entries(endpoints).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({
    endpoint,
    name: `${area}.${name}`,
    answer: () => Promise.resolve({}),
  })),
);
const document = openApi(mounted) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly object[] }>>>>;
};

test('is an OpenAPI 3.1 document, by a validator of somebody else', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document) as Record<string, unknown>)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('has every endpoint of the contract once, with its role and its path', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual(
    mounted.map(({ endpoint: { method, path } }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  );
  expect(document.paths['/main/site/messages/read/{id}']?.put).toMatchObject({ 'x-role': 'player', 'x-rate': 'write' });
  expect(document.paths['/main/site/messages/read/{id}']?.put?.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'path', required: true }),
  );
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (bytes: Buffer) => bytes],
] as const)('is served as it was compressed once, with its length: encoding %s', async (encoding, unpack) => {
  const http = await buildHttp({ ...bareHttp, answers: mounted });
  const headers = encoding === undefined ? {} : { 'accept-encoding': `deflate, ${encoding};q=0.8` };
  const reply = await http.inject({ url: '/api/openapi.json', headers });
  expect(JSON.parse(String(unpack(reply.rawPayload)))).toEqual(document);
  expect(reply.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(reply.rawPayload.length) });
  expect(reply.headers['content-encoding']).toBe(encoding);
  await http.close();
});
