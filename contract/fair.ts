import * as z from 'zod/mini';
import { epochMs, hex32, none } from './common';
import { endpoint } from './http';
import { chainId, fairFeed } from './share';

/** Shares of browsers in one chain, at most: what a page can still show and a phone compute. */
export const SHARES_MOST = 2_000;
/** Shares of one address in one chain, at most: a café has more visitors, but one stranger must not crowd out the rest. */
export const SHARES_PER_ADDRESS = 8;

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

/** The chains' public page. An unknown chain is refused with 3. */
export const fairEndpoints = {
  /** What is in use, waiting or collecting, feed by feed. */
  chains: endpoint({
    method: 'GET',
    path: '/main/fair/chains',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: none,
    body: none,
    reply: z.object({ list: z.array(chainFace) }),
  }),
  chain: endpoint({
    method: 'GET',
    path: '/main/fair/chain',
    access: 'guest',
    common: true,
    rate: 'lookup',
    query: z.object({ chainId }),
    body: none,
    reply: chainRecord,
  }),
} as const;
