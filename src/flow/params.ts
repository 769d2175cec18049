import * as z from 'zod/mini';

/** Which movement is open. Only its shape is said here: whether there is such a one, the server knows. */
export const flowParams = z.object({ flow: z.string().check(z.regex(/^\d{1,18}$/)) });
