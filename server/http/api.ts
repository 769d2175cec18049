import { webcrypto } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { PICTURE_MAX_BYTES } from '../../contract/constants';
import { CODE, CodeError, tooSoon } from '../../contract/errors';
import { faultCode } from '../../contract/faults';
import { API_BASE, CLIENT_HEADER, type RateClass, rateOf, TOKEN_HEADER } from '../../contract/http';
import type { Clock, KeepAnswer, Player } from '../ports';
import { createAllowance } from '../system/allowance';
import { Buckets } from '../system/bucket';
import { FairTurns } from '../system/fair-turns';
import { isLoopback, networkOf } from '../system/network';
import { isHere } from './address';
import type { Mounted, SignedIn, Visitor } from './answers';
import { requireRights } from '../system/rights';
import { Commons } from './commons';
import { deviceCookie, readDevice } from './cookies';
import { LONG } from './json';
import { openApi } from './openapi';
import { packed } from './packed';
import {
  FILE_MS,
  FILES,
  LARGE_UPLOAD,
  LARGE_UPLOADS,
  Lines,
  PICTURES,
  PICTURES_ASKED,
  Places,
  UPLOADED,
  UPLOADS,
} from './places';
import { OF_DEVICE, type RateLimits } from './rates';
import { regionBy, type RegionOf } from './region';
import type { Repeats } from './repeats';
import { requestIdOf } from './request-id';

/** A record of the past does not change; but a house that is set up anew counts its rounds from 1 again, on the same address. */
const KEEP = 'public, max-age=600, immutable';

export interface ApiDeps {
  readonly answers: readonly Mounted[];
  /** `fresh`: a confirmation on another node counts here at once. */
  readonly authenticate: (token: string, fresh?: boolean) => Promise<Player | null>;
  /** The name of the browser that a device token is of, where it has signed in here; null for any other, by default for all. */
  readonly deviceOf?: (token: string) => Promise<string | null>;
  /** How often what may be asked. */
  readonly rates: RateLimits;
  /** Makes writes idempotent by their `request_id`. */
  readonly repeats: Repeats;
  readonly clock: Clock;
  /** Where a request comes from; by default nobody says. */
  readonly regionOf?: RegionOf;
  /** Also checks what is answered against the contract: for tests. */
  readonly checkReplies: boolean;
}

/** Lists, and writes, of one network that wait for their turn. */
const WAITING_MOST = 2_000;

/** Rounds of the event loop between two pieces of files: a request takes two or three, and meets one piece at most. */
const FILES_REST = 3;

/** A file is packed for as long as its reader takes: an encoder of gzip has a quarter of a megabyte, and may have less; one of brotli has one to four. */
const PACKED_FILE = { encodings: ['gzip' as const], zlibOptions: { windowBits: 13, memLevel: 7 } };

/** Bytes of a body with a picture in it: base64 is a third longer, and some is around it. */
const UPLOAD_LIMIT = Math.ceil((PICTURE_MAX_BYTES * 4) / 3) + 1_024;

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const named = (values: unknown): object => (typeof values === 'object' && values !== null ? values : {});

function parse<S extends z.ZodMiniType>(schema: S, value: unknown, isSetting = false): z.output<S> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new CodeError(faultCode(parsed.error, isSetting));
  return parsed.data;
}

/** What is asked for, with a file by its SHA-256, which is worked out beside the thread: seven megabytes are a twentieth of a second. */
async function inShort(input: { readonly query: unknown; readonly body: unknown }): Promise<unknown> {
  const { data } = named(input.body) as { readonly data?: unknown };
  if (typeof data !== 'string' || data.length <= LONG) return input;
  const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(data, 'latin1'));
  return { ...input, body: { ...named(input.body), data: Buffer.from(digest).toString('hex') } };
}

/** Mounts the contract's endpoints under its base (READINGS, HTTP). */
export function mountApi(
  http: FastifyInstance,
  {
    answers,
    authenticate,
    deviceOf = async () => null,
    rates,
    repeats,
    clock,
    checkReplies,
    regionOf = regionBy(null),
  }: ApiDeps,
): void {
  const visitor = (request: FastifyRequest, reply: FastifyReply): Visitor => ({
    ip: networkOf(request.address),
    payer: isLoopback(request.address) ? null : networkOf(request.address),
    local: isHere(request),
    region: regionOf(request),
    clientId: header(request, CLIENT_HEADER).slice(0, 64),
    requestId: request.id,
    device: readDevice(request.headers.cookie),
    agent: header(request, 'user-agent'),
    keepDevice: (token) => void reply.header('set-cookie', deviceCookie(token, request.protocol === 'https')),
  });

  /** @throws CodeError 10004 without a token, 1 with one that is forged or over */
  const signedIn = async (request: FastifyRequest, reply: FastifyReply, fresh = false): Promise<SignedIn> => {
    const token = header(request, TOKEN_HEADER);
    if (token === '') throw new CodeError(CODE.loginFirst);
    const player = await authenticate(token, fresh);
    if (!player) throw new CodeError(CODE.loginExpired);
    return { ...visitor(request, reply), player, token };
  };

  const ofDevice = createAllowance(OF_DEVICE, clock);
  /** @throws CodeError 667 */
  const pay = async (endpoint: Mounted['endpoint'], player: Player | null, { ip, device }: Visitor): Promise<void> => {
    const waitMs = rates.take(rateOf(endpoint), player, ip);
    if (waitMs === 0) return;
    const name = player === null ? await deviceOf(device) : null;
    if (name === null || !ofDevice.take(name)) throw tooSoon(waitMs);
  };

  // Lists are long to read. A write is a few commits, for each of which an embedded store waits for its disk, and everybody with it: forty at once would be one long wait.
  const turns: Partial<Record<RateClass, FairTurns>> = {
    list: new FairTurns(WAITING_MOST),
    write: new FairTurns(WAITING_MOST),
  };
  const files = new FairTurns(WAITING_MOST, FILES_REST);
  const uploads = new Places(UPLOADS, clock);
  const largeUploads = new Places(LARGE_UPLOADS, clock);
  const exports = new Places(FILES, clock);
  const uploaded = new Buckets(UPLOADED);
  const pictures = new Places(PICTURES, clock);
  const picturesAsked = new Buckets(PICTURES_ASKED);
  const pictureLines = new Lines();

  /** Before a file or a picture waits for anything, or is made: most of many are refused here, and nobody keeps one for long. @throws CodeError 667 */
  const admitFile = async ({ media }: Mounted['endpoint'], { player, ip, payer }: SignedIn, { raw }: FastifyReply) => {
    if (media === 'image/jpeg') {
      const waitMs = payer === null ? 0 : picturesAsked.pay(payer, clock.now(), 1);
      if (waitMs > 0) throw tooSoon(waitMs);
      await pictureLines.turn(player.id, raw);
      if (raw.destroyed) throw tooSoon(1_000);
      pictures.hold(raw, player.id, ip, () => true);
    } else exports.hold(raw, player.id, ip, () => true);
    const late = setTimeout(() => raw.destroy(), FILE_MS);
    raw.once('close', () => clearTimeout(late));
  };

  const commons = new Commons(() => clock.now());

  // Made once somebody asks: it is the same until the next start.
  let document: ReturnType<typeof packed> | null = null;
  http.get(`${API_BASE}/openapi.json`, (request, reply) => {
    document ??= packed(JSON.stringify(openApi(answers)));
    return document(request, reply.type('application/json; charset=utf-8'));
  });

  for (const { endpoint, name, answer } of answers) {
    http.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      // A file that nobody reads would be made whole, at once and by as many as ask.
      exposeHeadRoute: false,
      ...(endpoint.media === 'text/csv' && { compress: PACKED_FILE }),
      ...(endpoint.upload && {
        bodyLimit: UPLOAD_LIMIT,
        config: { picture: true },
        // Before a byte of it is read: only whose it is, who may send one now, and of few at a time.
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          const from = await signedIn(request, reply);
          const { player, ip, payer } = from;
          await pay(endpoint, player, from);
          const length = Number(header(request, 'content-length'));
          const waitMs = payer === null ? 0 : uploaded.pay(payer, clock.now(), Math.min(length, UPLOAD_LIMIT));
          if (waitMs > 0) throw tooSoon(waitMs);
          const isLarge = length > LARGE_UPLOAD;
          // Once all of it has come its picture is made, which is as much work for nobody.
          (isLarge ? largeUploads : uploads).hold(reply.raw, player.id, ip, () => !request.raw.complete);
        },
      }),
      async handler(request, reply) {
        // Another site's page: it could have each of its visitors ask for a code in somebody else's name, who would get all those messages.
        if (!endpoint.immutable && header(request, 'sec-fetch-site') === 'cross-site')
          throw new CodeError(CODE.parameter);
        const session = endpoint.access === 'guest' ? null : await signedIn(request, reply, endpoint.stepUp);
        const from = session ?? visitor(request, reply);
        const player = session?.player ?? null;
        requireRights(endpoint, player, null, clock.now());
        if (!endpoint.upload) await pay(endpoint, player, from);
        const input = {
          query: parse(endpoint.query, { ...named(request.query), ...named(request.params) }),
          body: parse(endpoint.body, request.body, endpoint.setting),
        };
        const work = (keep?: KeepAnswer) =>
          answer(input as never, (keep && player ? { ...from, player: { ...player, keep } } : from) as never);
        if (endpoint.common) {
          const checked = async () => (checkReplies ? endpoint.reply.parse(await work()) : work());
          const send = await commons.answer(`${name} ${JSON.stringify(input.query)}`, checked);
          return send(request, reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8'));
        }
        if (endpoint.media !== undefined && session !== null) await admitFile(endpoint, session, reply);
        const requestId = requestIdOf(request);
        if ((await turns[rateOf(endpoint)]?.next(request.address, player?.id)) === false) throw tooSoon(1_000);
        const body =
          endpoint.method === 'GET' || player === null || requestId === null
            ? await work()
            : await repeats.once(
                {
                  userId: player.id,
                  requestId,
                  act: [endpoint.method, endpoint.path, ...(endpoint.secret ? [] : [await inShort(input)])],
                  secret: endpoint.secret,
                },
                work,
              );
        // What an operator changed shows here at once.
        if (endpoint.access === 'operator' && endpoint.method !== 'GET') commons.clear();
        if (endpoint.media !== undefined)
          return reply
            .header('cache-control', endpoint.immutable ? KEEP : 'no-store')
            .type(endpoint.media === 'text/csv' ? `${endpoint.media}; charset=utf-8` : endpoint.media)
            .send(Readable.from(files.pieces(request.address, body as AsyncIterable<string | Uint8Array>)));
        if (checkReplies) endpoint.reply.parse(body);
        return reply.header('cache-control', endpoint.immutable ? KEEP : 'no-store').send(body);
      },
    });
  }
}
