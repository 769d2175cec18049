import * as z from 'zod/mini';

/** Which bet is open. Only its shape is said here: whether there is such a bet, the server knows. */
export const betParams = z.object({ bet: z.string().check(z.regex(/^[\w-]{1,30}$/)) });
