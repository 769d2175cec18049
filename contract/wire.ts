import type * as z from 'zod/mini';

/**
 * Who may use a route (READINGS, Platform). `guest` means anybody, `player` whoever has a live session. An agent is a player who brings others, an operator works at
 * the desk: what is declared for one of them is refused to everybody else with 10004.
 */
export type Access = 'guest' | Role;

/** What an account may be. */
export const ROLES = ['player', 'agent', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Whether an account of a role may use what is declared for `access`. */
export const mayUse = (access: Access, role: Role): boolean =>
  access === 'guest' || access === 'player' || access === role;

/** How long a confirmed session stays stepped up, ms. */
export const STEP_UP_MS = 5 * 60_000;

/**
 * A request/response call on the realtime channel. A `route` may hold `{name}` blanks, which are fields of the request (`routeOf`).
 * `effect` decides what happens without a connection: a `read` resolves to `{}` so that a screen can idle,
 * a `write` (whatever moves money or state) rejects with "not connected" (READINGS, realtime wire).
 */
export interface Call<
  Req extends z.ZodMiniType = z.ZodMiniType,
  Res extends z.ZodMiniType = z.ZodMiniType,
  Effect extends 'read' | 'write' = 'read' | 'write',
  Route extends string = string,
> {
  readonly kind: 'call';
  readonly route: Route;
  readonly access: Access;
  /** Asks for the PIN or a code again, if the last time is longer ago than `STEP_UP_MS`. */
  readonly stepUp?: true;
  readonly effect: Effect;
  readonly req: Req;
  readonly res: Res;
  /** Completes the reply of a backend that gives the documented fields only (contract/documented), by what was asked. For clients. */
  readonly fill?: (reply: Fields, req: Fields) => Fields;
}

/** A call's route with its blanks filled from the request. */
export const routeOf = (call: Pick<Call, 'route'>, req: unknown): string =>
  call.route.replace(/\{(\w+)\}/g, (_blank, name: string) => encodeURIComponent(String((req as Fields)[name] ?? '')));

/** A JSON object before it is checked. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * A subscription (request/stream). `route` may hold one `{x}` placeholder, filled by `topic()`.
 * `format` says whether the data bytes are JSON or plain text.
 */
export interface Stream<Payload extends z.ZodMiniType = z.ZodMiniType, Route extends string = string> {
  readonly kind: 'stream';
  readonly route: Route;
  readonly access: Access;
  readonly format: 'json' | 'text';
  readonly payload: Payload;
}

/** A fire-and-forget from the server to the client. */
export interface Push<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'push';
  readonly route: string;
  readonly payload: Payload;
}

/** A fire-and-forget from the client to the server. */
export interface Signal<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'signal';
  readonly route: string;
  readonly payload: Payload;
}

export const call = <
  Req extends z.ZodMiniType,
  Res extends z.ZodMiniType,
  const E extends 'read' | 'write',
  const R extends string,
>(
  spec: Omit<Call<Req, Res, E, R>, 'kind'>,
): Call<Req, Res, E, R> => ({ kind: 'call', ...spec });
export const stream = <P extends z.ZodMiniType, const R extends string>(
  spec: Omit<Stream<P, R>, 'kind' | 'format'> & { format?: 'json' | 'text' },
): Stream<P, R> => ({ kind: 'stream', format: 'json', ...spec });
export const push = <P extends z.ZodMiniType>(spec: Omit<Push<P>, 'kind'>): Push<P> => ({ kind: 'push', ...spec });
export const signal = <P extends z.ZodMiniType>(spec: Omit<Signal<P>, 'kind'>): Signal<P> => ({
  kind: 'signal',
  ...spec,
});

export type CallRequest<C> = C extends Call<infer Req, z.ZodMiniType> ? z.input<Req> : never;
export type CallReply<C> = C extends Call<z.ZodMiniType, infer Res> ? z.output<Res> : never;
export type StreamPayload<S> = S extends Stream<infer P> ? z.output<P> : never;
export type PushPayload<P> = P extends Push<infer T> ? z.output<T> : never;

/** The concrete routes of a stream. */
export type Topic<S extends Stream> = S['route'] extends `${infer Head}{x}${infer Tail}`
  ? `${Head}${string}${Tail}`
  : S['route'];

/** The concrete route of a stream: `{x}` replaced by a user id or a currency. */
export const topic = <S extends Stream>(s: S, x = ''): Topic<S> => s.route.replace('{x}', x) as Topic<S>;

/** The one `{x}` of a pattern read back from a concrete route, `''` for a pattern without one, or null when it does not match. */
export function matchRoute(pattern: string, route: string): string | null {
  const at = pattern.indexOf('{x}');
  if (at < 0) return pattern === route ? '' : null;
  const head = pattern.slice(0, at);
  const tail = pattern.slice(at + 3);
  if (!route.startsWith(head) || !route.endsWith(tail) || route.length <= head.length + tail.length) return null;
  const x = route.slice(head.length, route.length - tail.length);
  return x.includes('/') ? null : x;
}

/** The body of an RSocket ERROR frame (READINGS, realtime wire). */
export interface WireError {
  code: number;
  msg: string;
}
