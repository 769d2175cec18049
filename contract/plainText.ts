import * as z from 'zod/mini';

/** Words of people: no control characters but line breaks and tabs (stores do not take all of them), no half of a letter (stores keep another one in its place), and none that turn around the letters beside them: what is read has to be what was written. Shown as text, never as HTML. */
export const plainText = z.regex(/^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);
