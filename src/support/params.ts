import * as z from 'zod/mini';
import type { TicketRound } from '../../contract/support';

/** The round that is asked about, `dice:204817`: only its shape is said here. */
export const supportParams = z.object({
  about: z.optional(z.string().check(z.regex(/^[a-zA-Z]{1,20}:\d{1,20}$/))),
});

/** A round as the address has it. */
export const aboutOf = ({ game, round }: TicketRound): string => `${game}:${round}`;
