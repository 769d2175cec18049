import * as z from 'zod/mini';

const MAX_ID_LENGTH = 64;

/** Which mail is open. Only its shape is said here: whether there is such a mail, the server knows. */
export const mailParams = z.object({
  mail: z.string().check(z.regex(new RegExp(`^[\\w-]{1,${MAX_ID_LENGTH}}$`))),
});
