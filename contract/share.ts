import * as z from 'zod/mini';
import { epochMs } from './common';
import { call } from './wire';

/** Who draws from a chain: Wingo has one for each of its models. */
export const FAIR_FEEDS = ['crash', 'wingo1', 'wingo2', 'wingo3', 'roulette', 'dice', 'dingdong'] as const;
export const fairFeed = z.enum(FAIR_FEEDS);
export type FairFeed = z.infer<typeof fairFeed>;

/** What a browser adds to a public seed: 16 random bytes as hex. */
export const fairShare = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** Names a chain; sortable, and of visible ASCII as all ids. */
export const chainId = z.string().check(z.regex(/^[!-~]{1,64}$/));

export const fairCalls = {
  /**
   * Adds the sender's 16 random bytes to every chain that takes shares now; ours. The answer names the chains that hold the share; none is normal:
   * nothing may be collecting, or the sender's address has had its part. Another share over the same connection is refused with 667.
   */
  contribute: call({
    route: 'fair/contribute',
    access: 'guest',
    effect: 'write',
    req: z.object({ share: fairShare }),
    res: z.object({ chains: z.array(z.object({ chainId, feed: fairFeed, closesAt: epochMs })) }),
  }),
} as const;
