import type * as z from 'zod/mini';
import type { Access } from './wire';

/** Every HTTP path below lies under this base (READINGS, HTTP). */
export const API_BASE = '/api';
export const TOKEN_HEADER = 'x-token';
/** Holds the token between visits. It logs nobody in by itself: the server only knows regulars by it (server/http/known). */
export const TOKEN_COOKIE = 'lintang_token';
export const CLIENT_HEADER = 'x-client-id';

/**
 * What an endpoint costs, and so how often it may be asked (the figures are the server's). `snapshot`: read from memory or one row, not counted. `account`: a player's own, of all modules
 * at once. `lookup`: anybody's by anybody, counted by address for whoever has no session. `list`: rows of the caller's, counted by player. `write`: changes something, counted by player, or by address without a session.
 */
export const RATE_CLASSES = ['snapshot', 'account', 'lookup', 'list', 'write'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** The class of an endpoint: what it declares, else by its method; what is immutable is a look-up. */
export const rateOf = ({ method, immutable, rate }: Pick<Endpoint, 'method' | 'immutable' | 'rate'>): RateClass =>
  rate ?? (method !== 'GET' ? 'write' : immutable ? 'lookup' : 'snapshot');

/**
 * One HTTP endpoint. `path` is the spec's, with `:name` parameters, which are fields of `query` too. `query` and `body` are what the client sends, `reply` is the
 * JSON body of a 200. A refusal is a 400 with `{errCode, errMsg}`.
 */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: A;
  /** Asks for the PIN or a code again, if the last time is longer ago than `STEP_UP_MS`. */
  readonly stepUp?: true;
  /** The same question always has the same answer: caches on the way may keep it, so it goes out without a `request_id`. */
  readonly immutable?: true;
  /** A guest's look at what is the same for everybody who asks the same: it is made once a second and kept, and goes out without a `request_id`, so that a browser asks whether it has changed. */
  readonly common?: true;
  /** How often it may be asked; `rateOf` says what one without it is. */
  readonly rate?: RateClass;
  /** The answer is a file of this kind, sent piece by piece as it is made, and no JSON. */
  readonly media?: 'text/csv' | 'image/jpeg';
  /** Its words, or its answer, are not for keeping: a repeat is known by its `request_id` alone, and an answer that says something is made anew. */
  readonly secret?: true;
  /** The body holds a file: it may be as long as one, and is read only for whoever may send it. */
  readonly upload?: true;
  /** Its amount is a sum that is set, which moves nothing: one that is none is a parameter error, and no wrong stake. */
  readonly setting?: true;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

export const endpoint = <
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  const A extends Access,
>(
  e: Endpoint<Q, B, R, A>,
): Endpoint<Q, B, R, A> => e;

export type EndpointQuery<E> = E extends Endpoint<infer Q, z.ZodMiniType, z.ZodMiniType> ? z.input<Q> : never;
export type EndpointBody<E> = E extends Endpoint<z.ZodMiniType, infer B, z.ZodMiniType> ? z.input<B> : never;
export type EndpointReply<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never;
