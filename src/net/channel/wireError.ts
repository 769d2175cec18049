import * as z from 'zod/mini';
import { CODE } from '../../../contract/errors';

const wireError = z.object({
  code: z.int(),
  msg: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
});

export interface ReadError {
  readonly code: number;
  readonly msg: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The body of an ERROR frame; whatever cannot be read is the general code 0 (first document, section 8). */
export function readWireError(body: string): ReadError {
  try {
    const read = wireError.safeParse(JSON.parse(body));
    if (read.success) return { ...read.data, msg: read.data.msg ?? '' };
  } catch {
    // Not JSON: another server's own words.
  }
  return { code: CODE.unparseable, msg: '' };
}
