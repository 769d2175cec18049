import { CODE, CodeError } from '../../contract/errors';
import { faultCode } from '../../contract/faults';
import { isTangled } from '../system/tangled';
import type { CallMatch } from './routes';

/** What a request says, or a CodeError 3, also for one of many brackets, which is not read. An empty request counts as `{}`. */
export function parseJson(data: Buffer | null): unknown {
  if (!data || data.length === 0) return {};
  const text = data.toString('utf8');
  if (isTangled(text)) throw new CodeError(CODE.parameter);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CodeError(CODE.parameter);
  }
}

/** A request as its call wants it, or the code that refuses it. */
export type Asked = { readonly ok: true; readonly req: unknown } | { readonly ok: false; readonly code: number };

/** Reads a request when it arrives: what waits is what the call asks for, not what the client sent, which may be a frame full of anything. */
export function read({ binding: { call }, named }: CallMatch, data: Buffer | null): Asked {
  try {
    const body = parseJson(data);
    const parsed = call.req.safeParse(named === null ? body : { ...Object(body), ...named });
    return parsed.success ? { ok: true, req: parsed.data } : { ok: false, code: faultCode(parsed.error) };
  } catch (error) {
    if (error instanceof CodeError) return { ok: false, code: error.code };
    throw error;
  }
}
