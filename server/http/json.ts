import type { FastifyInstance } from 'fastify';
import { CODE, CodeError } from '../../contract/errors';
import { isTangled } from '../system/tangled';

/** Characters from which a body is long: only one with a picture is, and that is a few fields, of which one is very long. */
export const LONG = 16 * 1024;
/** What opens or parts values. Base64 has none of it. */
const MARKS = ['{', '[', ','] as const;
const MARKS_MOST = 64;

/** Whether a text has few of a mark; it is searched no further than that takes. */
function few(text: string, mark: string): boolean {
  let at = -1;
  for (let count = 0; count <= MARKS_MOST; count += 1) {
    at = text.indexOf(mark, at + 1);
    if (at < 0) return true;
  }
  return false;
}

/**
 * Bodies of JSON; an empty one is none, as a command without a body may still call itself JSON. A long one of many values is refused unread: what a picture may weigh would be seconds of the one
 * thread and a hundred megabytes as arrays within arrays. A short one is, too, when it opens more of them than a request has a use for.
 */
export function readJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else if (text.length > LONG ? !MARKS.every((mark) => few(text, mark)) : isTangled(text))
      done(new CodeError(CODE.parameter));
    else parse(request, text, done);
  });
}
