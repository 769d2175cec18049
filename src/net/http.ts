import * as z from 'zod/mini';
import { REQUEST_TIMEOUT_MS, SLOW_RESPONSE_MS } from '../../contract/constants';
import { CODE, CodeError, ERRORS, NETWORK_ERROR } from '../../contract/errors';
import { API_BASE, CLIENT_HEADER, TOKEN_HEADER } from '../../contract/http';
import type { Endpoint, EndpointBody, EndpointQuery, EndpointReply } from '../../contract/http';
import { RequestFailure } from './failure';
import { applyRefusal, refusalText } from './refusal';
import type { Refusal, RefusalContext } from './refusal';
import type { ServerClock } from './serverClock';
import type { Timers } from './timers';

export interface HttpOptions extends RefusalContext {
  readonly fetch: typeof fetch;
  readonly timers: Timers;
  readonly serverClock: ServerClock;
  /** Stable for this installation (`clientId` in ./clientId). */
  readonly clientId: string;
  /** A fresh random id for each request. */
  readonly requestId: () => string;
  readonly base?: string;
}

export interface HttpArgs<E extends Endpoint> {
  /** Fields that name a `:name` part of the path fill it; the rest is the query. */
  readonly query?: EndpointQuery<E>;
  readonly body?: EndpointBody<E>;
  /** Presents this token instead of the current one: for a check or a logout. */
  readonly token?: string;
  /** The id of an act that may be sent again, so that it happens once; a fresh one otherwise. */
  readonly requestId?: string;
  /** Leaves the toast out: the screen shows the failure in its own place. */
  readonly quiet?: boolean;
}

export interface Http {
  /** The checked reply. Refusals are `CodeError`s; no answer at all is a `RequestFailure`. Nothing is tried twice. */
  call<E extends Endpoint>(endpoint: E, args?: HttpArgs<E>): Promise<EndpointReply<E>>;
  /** The file that an endpoint with `media` answers, byte by byte as it was sent. Fails as `call` does; once it has begun it may take its time. */
  file<E extends Endpoint>(endpoint: E, args?: HttpArgs<E>): Promise<Blob>;
}

/** The address of a request: the path with its blanks filled, and what else is asked. */
function addressOf(path: string, requestId: string | null, query: unknown): string {
  const asked = new Map(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)] as const],
    ),
  );
  const filled = path.replace(/:(\w+)/g, (_blank, name: string) => {
    const value = asked.get(name) ?? '';
    asked.delete(name);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams([...(requestId === null ? [] : [['request_id', requestId]]), ...asked]);
  return `${filled}?${search.toString()}`;
}

/** What cannot be read of a refusal's text is left out: its code counts. */
const refusalBody = z.object({
  errCode: z.number(),
  errMsg: z.catch(z.string(), ''),
  params: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** Code and text of a response that is not a 200: `{errCode, errMsg}`, or of a broken server its status and text (first document, section 8). */
function refusalOf(status: number, text: string): Pick<Refusal, 'code' | 'msg' | 'params'> {
  if (status < 500) {
    try {
      const read = refusalBody.safeParse(JSON.parse(text));
      if (read.success) return { code: read.data.errCode, msg: read.data.errMsg, params: read.data.params };
    } catch {
      // Not our server's words: status and text then.
    }
  }
  // What nobody can read is the general error (first document, section 8), but for a gateway's word that the catalogue knows.
  if (status < 500 && !ERRORS.has(status)) return { code: CODE.unparseable, msg: '' };
  // A proxy's page is not a message.
  return { code: status, msg: /^\s*</.test(text) ? '' : text.slice(0, 200) };
}

/** The HTTP client (first document, sections 7 and 8; READINGS, HTTP). */
export function createHttp(options: HttpOptions): Http {
  const { bus, timers, serverClock, base = API_BASE } = options;

  /** Whatever kept an answer from coming: the network, or 10 s without one. */
  const unanswered = (error: unknown, path: string, quiet: boolean): RequestFailure => {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    if (!quiet) bus.emit('toast', { kind: 'error', text: NETWORK_ERROR, code: null });
    if (late) bus.emit('report', { kind: 'failure', detail: 'time out', route: path, ms: REQUEST_TIMEOUT_MS });
    return late ? new RequestFailure('time out') : new RequestFailure('network', NETWORK_ERROR);
  };

  /** Asks, and waits for what `read` makes of the answer, each for so long at most. @throws CodeError for a refusal, RequestFailure without an answer */
  const ask = async <E extends Endpoint, Read>(
    endpoint: E,
    { query, body, requestId, token = options.token() ?? '', quiet = false }: HttpArgs<E>,
    read: (response: Response, begun: () => void) => Promise<Read>,
  ): Promise<{ readonly answer: Read; readonly sentAt: number; readonly receivedAt: number }> => {
    const headers: Record<string, string> = { [CLIENT_HEADER]: options.clientId };
    if (token !== '') headers[TOKEN_HEADER] = token;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sentAt = timers.now();
    const limit = new AbortController();
    const stopTimeout = timers.after(REQUEST_TIMEOUT_MS, () =>
      limit.abort(new DOMException('time out', 'TimeoutError')),
    );
    let answer: { readonly read: Read } | { readonly status: number; readonly text: string };
    try {
      const response = await options.fetch(
        base +
          addressOf(
            endpoint.path,
            (endpoint.immutable ?? endpoint.common) ? null : (requestId ?? options.requestId()),
            query,
          ),
        {
          method: endpoint.method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
          signal: limit.signal,
        },
      );
      answer =
        response.status === 200
          ? { read: await read(response, stopTimeout) }
          : { status: response.status, text: await response.text() };
    } catch (error) {
      throw unanswered(error, endpoint.path, quiet);
    } finally {
      stopTimeout();
    }
    const receivedAt = timers.now();
    if (receivedAt - sentAt > SLOW_RESPONSE_MS && endpoint.media === undefined)
      bus.emit('report', { kind: 'slow', detail: 'slow answer', route: endpoint.path, ms: receivedAt - sentAt });
    if ('read' in answer) return { answer: answer.read, sentAt, receivedAt };
    const refusal = { ...refusalOf(answer.status, answer.text), tokenSent: token === '' ? null : token };
    applyRefusal(refusal, options, quiet);
    throw new CodeError(refusal.code, refusal.params ?? {}, refusalText(refusal, options.texts()));
  };

  return {
    async call(endpoint, args = {}) {
      const { answer, sentAt, receivedAt } = await ask(endpoint, args, (response) => response.text());
      const read = endpoint.reply.safeParse(parseReply(answer));
      if (!read.success) {
        bus.emit('report', { kind: 'misfit', route: endpoint.path, detail: read.error.message });
        throw new RequestFailure('failure');
      }
      serverClock.learn(sentAt, receivedAt, read.data);
      return read.data as EndpointReply<typeof endpoint>;
    },
    async file(endpoint, args = {}) {
      const { answer } = await ask(endpoint, args, (response, begun) => {
        begun();
        return response.blob();
      });
      return answer;
    },
  };
}

/** An empty body stands for `{}`; undefined when it is not JSON. */
function parseReply(text: string): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
