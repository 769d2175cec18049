import * as z from 'zod/mini';
import { referralCode } from '../../contract/account';

/** Whose link led to the sign-up: `?z=fast-register&ref=AB23CD45`. A code that can be none is nobody's. */
export const inviteParams = z.object({ ref: z.catch(z.optional(referralCode), undefined) });
export type InviteParams = z.output<typeof inviteParams>;
