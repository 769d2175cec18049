import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { faultCode } from '../../contract/faults';
import { API_BASE, CLIENT_HEADER, rateOf, TOKEN_HEADER } from '../../contract/http';
import type { Clock, Player } from '../ports';
import { isLoopback, networkOf } from '../system/network';
import type { Mounted, SignedIn, Visitor } from './answers';
import { requireRights } from '../system/rights';
import { deviceCookie, readDevice } from './cookies';
import { openApi } from './openapi';
import type { RateLimits } from './rates';
import type { Repeats } from './repeats';
import { requestIdOf } from './request-id';

/** A record of the past does not change; but a house that is set up anew counts its rounds from 1 again, on the same address. */
const KEEP = 'public, max-age=600, immutable';

export interface ApiDeps {
  readonly answers: readonly Mounted[];
  readonly authenticate: (token: string) => Promise<Player | null>;
  /** How often what may be asked. */
  readonly rates: RateLimits;
  /** Makes writes idempotent by their `request_id`. */
  readonly repeats: Repeats;
  readonly clock: Clock;
  /** Also checks what is answered against the contract: for tests. */
  readonly checkReplies: boolean;
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const named = (values: unknown): object => (typeof values === 'object' && values !== null ? values : {});

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new CodeError(faultCode(parsed.error));
  return parsed.data;
}

/** Mounts the contract's endpoints under its base (READINGS, HTTP). */
export function mountApi(
  http: FastifyInstance,
  { answers, authenticate, rates, repeats, clock, checkReplies }: ApiDeps,
): void {
  const visitor = (request: FastifyRequest, reply: FastifyReply): Visitor => ({
    ip: networkOf(request.ip),
    payer: isLoopback(request.ip) ? null : networkOf(request.ip),
    local: isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined,
    clientId: header(request, CLIENT_HEADER).slice(0, 64),
    requestId: request.id,
    device: readDevice(request.headers.cookie),
    keepDevice: (token) => void reply.header('set-cookie', deviceCookie(token, request.protocol === 'https')),
  });

  /** @throws CodeError 10004 without a token, 1 with one that is forged or over */
  const signedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> => {
    const token = header(request, TOKEN_HEADER);
    if (token === '') throw new CodeError(CODE.loginFirst);
    const player = await authenticate(token);
    if (!player) throw new CodeError(CODE.loginExpired);
    return { ...visitor(request, reply), player, token };
  };

  // Made once somebody asks: it is the same until the next start.
  let document: string | null = null;
  http.get(`${API_BASE}/openapi.json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(answers)))),
  );

  for (const { endpoint, answer } of answers) {
    http.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      async handler(request, reply) {
        // Another site's page: it could have each of its visitors ask for a code in somebody else's name, who would get all those messages.
        if (!endpoint.immutable && header(request, 'sec-fetch-site') === 'cross-site')
          throw new CodeError(CODE.parameter);
        const session = endpoint.access === 'guest' ? null : await signedIn(request, reply);
        const from = session ?? visitor(request, reply);
        const player = session?.player ?? null;
        requireRights(endpoint, player, null, clock.now());
        const waitMs = rates.take(rateOf(endpoint), player, from.ip);
        if (waitMs > 0) throw tooSoon(waitMs);
        const input = {
          query: parse(endpoint.query, { ...named(request.query), ...named(request.params) }),
          body: parse(endpoint.body, request.body),
        };
        const work = () => answer(input as never, from as never);
        const requestId = requestIdOf(request);
        const body =
          endpoint.method === 'GET' || player === null || requestId === null
            ? await work()
            : await repeats.once({ userId: player.id, requestId, act: [endpoint.method, endpoint.path, input] }, work);
        if (endpoint.media !== undefined)
          return reply
            .header('cache-control', 'no-store')
            .type(`${endpoint.media}; charset=utf-8`)
            .send(Readable.from(body as AsyncIterable<string>));
        if (checkReplies) endpoint.reply.parse(body);
        return reply.header('cache-control', endpoint.immutable ? KEEP : 'no-store').send(body);
      },
    });
  }
}
