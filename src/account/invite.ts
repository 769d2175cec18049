import * as z from 'zod/mini';
import { referralCode } from '../../contract/account';

/** Whose invitation it is: `?z=spread-register&ref=AB23CD45`. A code that can be none is nobody's. */
export const inviteParams = z.object({ ref: z.catch(z.optional(referralCode), undefined) });
export type InviteParams = z.output<typeof inviteParams>;

/** The landing page of an invitation, to be passed on. */
export const invitePath = (code: string): string => `/join/${code}`;

/** The code that a landing page's address has; '' for what can be none. */
export const codeOfPath = (text: string): string => {
  const read = referralCode.safeParse(text.toUpperCase());
  return read.success ? read.data : '';
};
