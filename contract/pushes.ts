/** What the server pushes to a connection by itself: checked on every page, so nothing of the games' other messages comes with it. */
import * as z from 'zod/mini';
import { money, multiplier, roundId, userId } from './common';
import { pushes as sharedPushes } from './inbox';
import { push } from './wire';

export const CRASH_ESCAPE_ROUTE = 'game/crash/escapeInfo';

export const crashEscapeInfo = z.object({
  roundId,
  userId,
  name: z.string(),
  avatar: z.string(),
  rate: multiplier,
  winAmount: money,
  bot: z.optional(z.boolean()),
});

/** The player's own cash-out, pushed where so many left at once that `escapeInfo` does not name everybody. Same route, same shape. */
export const crashPushes = { ownEscape: push({ route: CRASH_ESCAPE_ROUTE, payload: crashEscapeInfo }) } as const;

export const pushes = { ...sharedPushes, ...crashPushes } as const;
