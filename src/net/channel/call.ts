import { REQUEST_TIMEOUT_MS, SLOW_RESPONSE_MS } from '../../../contract/constants';
import { CodeError } from '../../../contract/errors';
import { type Call, type CallReply, type CallRequest, type Fields, routeOf } from '../../../contract/wire';
import { RequestFailure } from '../failure';
import { applyRefusal, refusalText } from '../refusal';
import type { RefusalContext } from '../refusal';
import type { ServerClock } from '../serverClock';
import type { Timers } from '../timers';
import type { Link, StreamEnd } from './link';
import { parseJson } from './payload';
import { readWireError } from './wireError';

export interface CallContext extends RefusalContext {
  readonly timers: Timers;
  readonly serverClock: ServerClock;
}

/** One call over one connection: its answer, a `CodeError`, or a `RequestFailure` after 10 s or when the connection breaks. */
export function sendCall<C extends Call>(
  link: Link,
  call: C,
  payload: CallRequest<C>,
  context: CallContext,
  quiet: boolean,
): Promise<CallReply<C>> {
  const { timers, bus, serverClock } = context;
  const sentAt = timers.now();
  const tokenSent = context.token();
  return new Promise((resolve, reject) => {
    let settled = false;
    const settle = (work: () => void) => {
      if (settled) return;
      settled = true;
      stopTimeout();
      const ms = timers.now() - sentAt;
      if (ms > SLOW_RESPONSE_MS) bus.emit('report', { kind: 'slow', detail: 'slow answer', route: call.route, ms });
      work();
    };
    const cancel = link.request(routeOf(call, payload), payload, {
      next: (data) =>
        settle(() => {
          const read = readReply(call, payload, parseJson(data));
          if (read.success) {
            serverClock.learn(sentAt, timers.now(), read.data);
            resolve(read.data as CallReply<C>);
          } else {
            bus.emit('report', { kind: 'misfit', route: call.route, detail: read.error.message });
            reject(new RequestFailure('failure'));
          }
        }),
      done: (end) => settle(() => reject(failureOf(end, tokenSent, context, quiet))),
    });
    const stopTimeout = timers.after(REQUEST_TIMEOUT_MS, () => {
      cancel();
      settle(() => reject(new RequestFailure('time out')));
    });
  });
}

/** The reply as the contract has it, or as a backend with nothing but the documented fields gives it. An empty one says `{}`. */
function readReply<C extends Call>({ res, fill }: C, payload: CallRequest<C>, reply: unknown) {
  const read = res.safeParse(reply);
  if (read.success || fill === undefined) return read;
  return typeof reply === 'object' ? res.safeParse(fill((reply ?? {}) as Fields, payload as Fields)) : read;
}

function failureOf(end: StreamEnd, tokenSent: string | null, context: RefusalContext, quiet: boolean): Error {
  if (end.kind !== 'refused') return new RequestFailure('failure');
  const error = readWireError(end.text);
  applyRefusal({ ...error, tokenSent }, context, quiet);
  return new CodeError(error.code, error.params ?? {}, refusalText(error, context.texts()));
}
