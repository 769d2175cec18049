import * as z from 'zod/mini';
import { epochMs, hex32, none } from './common';
import { endpoint } from './http';
import { call } from './wire';

/** Who draws from a chain: Wingo has one for each of its models. */
export const FAIR_FEEDS = ['crash', 'wingo1', 'wingo2', 'wingo3', 'roulette', 'dice', 'dingdong'] as const;
export const fairFeed = z.enum(FAIR_FEEDS);
export type FairFeed = z.infer<typeof fairFeed>;

/** Shares of browsers in one chain, at most: what a page can still show and a phone compute. */
export const SHARES_MOST = 2_000;
/** Shares of one address in one chain, at most: a café has more visitors, but one stranger must not crowd out the rest. */
export const SHARES_PER_ADDRESS = 8;

/** What a browser adds to a public seed: 16 random bytes as hex. */
export const fairShare = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** Names a chain; sortable. */
export const chainId = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * How the public seed came about. `collecting`: the link is published, shares are taken until `closesAt`. `shares`: SHA-256 over the link and the
 * shares (rules/fairness/publicSeed); with no shares at all it follows from the link alone. `house`: chains of before shares existed; the house drew it.
 */
export const chainSeeding = z.enum(['collecting', 'shares', 'house']);

/** `collecting` until the public seed is fixed, `waiting` until its first round, `inUse`, `past` once another one is in use or it is used up. */
export const chainState = z.enum(['collecting', 'waiting', 'inUse', 'past']);

/** A source of public randomness, and which of its values is a share: named together with the link, before anybody knew it. */
const beaconPick = z.object({ name: z.string(), round: z.int().check(z.gte(1)) });

/** A chain as everybody may know it. */
export const chainFace = z.object({
  chainId,
  feed: fairFeed,
  state: chainState,
  seeding: chainSeeding,
  /** How many rounds it has, and how many were drawn from it. */
  rounds: z.int(),
  used: z.int(),
  /** The chain's last link: the SHA-256 of the first round's seed. */
  published: hex32,
  publishedAt: epochMs,
  /** Until when shares were taken; absent where none were. */
  closesAt: z.optional(epochMs),
  beacon: z.optional(beaconPick),
  /** Absent while shares are taken. */
  publicSeed: z.optional(z.string()),
  /** When the public seed was fixed. */
  sealedAt: z.optional(epochMs),
  /** Shares from outside so far, a beacon's value among them. */
  shares: z.int(),
});
export type ChainFace = z.infer<typeof chainFace>;

/** A chain with all its shares, the oldest first. */
export const chainRecord = z.object({
  ...chainFace.shape,
  list: z.array(z.object({ share: z.string(), source: z.enum(['browser', 'beacon']), at: epochMs })),
});
export type ChainRecord = z.infer<typeof chainRecord>;

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

/** The chains' public page. An unknown chain is refused with 3. */
export const fairEndpoints = {
  /** What is in use, waiting or collecting, feed by feed. */
  chains: endpoint({
    method: 'GET',
    path: '/main/fair/chains',
    access: 'guest',
    rate: 'lookup',
    query: none,
    body: none,
    reply: z.object({ list: z.array(chainFace) }),
  }),
  chain: endpoint({
    method: 'GET',
    path: '/main/fair/chain',
    access: 'guest',
    rate: 'lookup',
    query: z.object({ chainId }),
    body: none,
    reply: chainRecord,
  }),
} as const;
