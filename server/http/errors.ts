import type { FastifyError, FastifyInstance } from 'fastify';
import { CODE, CodeError, errorText } from '../../contract/errors';
import { API_BASE } from '../../contract/http';
import { tellRefused } from '../system/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's body holds a picture. */
    picture?: boolean;
  }
}

/** The text of a 500: clients show it as it is, so it says nothing about the inside. */
const BROKEN = 'Layanan sedang bermasalah, silakan coba lagi nanti';

/**
 * The body of a refusal. `errMsg` is the code's own text, or the words of whoever refused where those say more, as on the realtime
 * channel; `params` fill the blanks of the code's text.
 */
export interface Refusal {
  readonly errCode: number;
  readonly errMsg: string;
  readonly params?: Readonly<Record<string, string>>;
}

export const refusal = (
  code: number,
  params: Readonly<Record<string, string>> = {},
  errMsg = errorText(code, params),
): Refusal => ({
  errCode: code,
  errMsg,
  ...(Object.keys(params).length > 0 && { params }),
});

/** A documented code is a 400; what Fastify itself refuses keeps its 4xx with code 3; everything else is a plain 500. */
export function handleErrors(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof CodeError) {
      tellRefused(`${request.method} ${(request.routeOptions.url ?? '').slice(API_BASE.length)}`, error.code);
      if (error.params.seconds !== undefined) void reply.header('retry-after', error.params.seconds);
      return reply.code(400).send(refusal(error.code, error.params, error.message));
    }
    // What is read for a picture alone is longer than a picture may be.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && request.routeOptions.config.picture === true) {
      tellRefused(`${request.method} ${(request.routeOptions.url ?? '').slice(API_BASE.length)}`, CODE.pictureSize);
      return reply.code(400).send(refusal(CODE.pictureSize));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(refusal(CODE.parameter));
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).type('text/plain; charset=utf-8').send(BROKEN);
  });
}
