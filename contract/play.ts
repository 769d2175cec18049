import * as z from 'zod/mini';
import { epochMs, money, none } from './common';
import { endpoint } from './http';

/** The longest stretch that is summed up, ms: no sitting is longer. */
export const LONGEST_SITTING_MS = 24 * 3_600_000;

/**
 * What a player's play came to since a moment (ours; READINGS, fair play: net position). `bets` counts stakes that stand, `staked` is what they cost and
 * `returned` what came back: rounds that are not over count as staked.
 */
export const playEndpoints = {
  summary: endpoint({
    method: 'GET',
    path: '/main/user/play',
    access: 'player',
    query: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
    body: none,
    reply: z.object({ since: epochMs, bets: z.int(), staked: money, returned: money, serverTime: epochMs }),
  }),
} as const;
