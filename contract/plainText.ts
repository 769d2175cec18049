import * as z from 'zod/mini';

/** Words of people: no control characters but line breaks and tabs (stores do not take all of them), and none that turn around the letters beside them: what is read has to be what was written. Shown as text, never as HTML. */
export const plainText = z.regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);
