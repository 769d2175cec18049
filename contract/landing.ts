import * as z from 'zod/mini';
import { password, phone, playerName, referralCode, session } from './account';
import { none } from './common';
import { endpoint } from './http';

/** A name is made for whoever gives none: from the quick sign-up, and from landing pages. `referral` is whose link it was. @throws 3, 667, 7003, 7010, 7017 */
export const landingRegister = endpoint({
  method: 'POST',
  path: '/main/user/loadpage/register',
  access: 'guest',
  query: none,
  body: z.object({
    phone,
    password,
    adult: z.literal(true),
    name: z.optional(playerName),
    referral: z.optional(referralCode),
  }),
  reply: session,
});
