import * as z from 'zod/mini';
import { API_BASE, CLIENT_HEADER, type Endpoint, rateOf, TOKEN_HEADER } from '../../contract/http';
import { REFUSALS } from '../../contract/refusals';
import type { Mounted } from './answers';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that name themselves, gathered on the way: OpenAPI has one place for them. */
type Shared = Record<string, Json>;

/**
 * A schema of the contract as JSON Schema. Checks that are code (two decimals, WIB days) have no words there.
 * @param name tells its own definitions from those of others
 */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', name: string, shared: Shared): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const text = JSON.stringify(json).replaceAll('#/$defs/', `#/components/schemas/${name}.`);
  const { $defs = {}, ...rest } = JSON.parse(text) as { readonly $defs?: Shared };
  for (const [key, definition] of Object.entries($defs)) shared[`${name}.${key}`] = definition;
  return rest;
}

const fieldsOf = (schema: z.ZodMiniType, name: string, shared: Shared) => {
  const { properties = {}, required = [] } = schemaOf(schema, 'input', name, shared) as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, field]) => ({ name, field, required: required.includes(name) }));
};

const REFUSAL: Json = {
  type: 'object',
  required: ['errCode', 'errMsg'],
  properties: {
    errCode: { type: 'integer', description: 'A code of the catalogue' },
    errMsg: { type: 'string', description: 'What it says, in Indonesian' },
    params: { type: 'object', additionalProperties: { type: 'string' }, description: 'The blanks of the text' },
  },
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** `/main/user/:game/log` as OpenAPI writes it. */
const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function operation(endpoint: Endpoint, operationId: string, shared: Shared): Json {
  const { method, path, access, stepUp, media, query, body, reply } = endpoint;
  const own = REFUSALS[`${method} ${path}`];
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const parameters = fieldsOf(query, `${operationId}.query`, shared).map(({ name, field, required }) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: required || inPath.has(name),
    schema: field,
  }));
  const bodyName = `${operationId}.body`;
  const hasBody = fieldsOf(body, bodyName, shared).length > 0;
  return {
    operationId,
    tags: [operationId.split('.')[0]],
    ...(access !== 'guest' && { security: [{ token: [] }] }),
    'x-role': access,
    'x-rate': rateOf(endpoint),
    ...(stepUp && { 'x-step-up': true }),
    ...(own !== undefined && { 'x-refusals': [...own] }),
    parameters: [
      ...parameters,
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/requestId' }]),
      { $ref: '#/components/parameters/clientId' },
    ],
    ...(hasBody && { requestBody: { required: true, content: json(schemaOf(body, 'input', bodyName, shared)) } }),
    responses: {
      200: {
        description: 'The answer',
        content:
          media === undefined
            ? json(schemaOf(reply, 'output', `${operationId}.reply`, shared))
            : { [media]: { schema: { type: 'string', ...(media !== 'text/csv' && { format: 'binary' }) } } },
      },
      400: { $ref: '#/components/responses/refusal' },
    },
  };
}

/** The contract's endpoints as an OpenAPI 3.1 document. */
export function openApi(mounted: readonly Mounted[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Shared = {};
  for (const { endpoint, name } of mounted)
    (paths[templated(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, name, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lintang',
      version: '1',
      description:
        'Play money only. A refusal is a 400 with a code of the catalogue. A write with a `request_id` is carried out once: repeated within a day it gets the same answer.',
    },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
      parameters: {
        requestId: {
          name: 'request_id',
          in: 'query',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{1,64}$' },
          description: 'Random, the same for a repeat of the same act',
        },
        clientId: { name: CLIENT_HEADER, in: 'header', required: false, schema: { type: 'string', maxLength: 64 } },
      },
      responses: { refusal: { description: 'Refused', content: json(REFUSAL) } },
    },
  };
}
