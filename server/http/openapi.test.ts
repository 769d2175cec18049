import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/endpoints';
import type { Endpoint } from '../../contract/http';
import { openApi } from './openapi';

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
