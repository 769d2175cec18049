import * as z from 'zod/mini';

/** Words of people: no control characters but line breaks and tabs (stores do not take all of them). Shown as text, never as HTML. */
export const plainText = z.regex(/^(?:\P{Cc}|[\n\r\t])*$/u);
