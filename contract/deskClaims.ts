import * as z from 'zod/mini';
import { epochMs, none, userId } from './common';
import { deskAct, deskLook, deskPage, deskPaging, deskReason } from './deskParts';
import { endpoint } from './http';
import { DOCUMENTS } from './security';

/** A claim waits for so long at most, ms: the queue's promise. */
export const CLAIM_PROMISE_MS = 4 * 3_600_000;

/** A player's claim of who they are, in the queue. */
export const claimRow = z.object({
  userId,
  playerName: z.string(),
  name: z.string(),
  document: z.enum(DOCUMENTS),
  sentAt: epochMs,
});
export type ClaimRow = z.infer<typeof claimRow>;

/** One claim with all that was said. `born` is YYYY-MM-DD; `pictures` are asked for one by one. */
export const claim = z.object({
  ...claimRow.shape,
  state: z.enum(['review', 'verified', 'refused']),
  born: z.string(),
  pictures: z.array(z.string()),
  decidedAt: z.nullable(epochMs),
  reason: z.string(),
});
export type Claim = z.infer<typeof claim>;

const ofClaim = z.object({ id: userId });

/** Identification (READINGS, Platform): the claim's id is its player's. */
export const deskClaimEndpoints = {
  /** Those that wait, the longest first. */
  claims: endpoint({
    ...deskLook,
    path: '/desk/identifications',
    query: z.object(deskPaging),
    reply: z.object({ ...deskPage(claimRow).shape, serverTime: epochMs }),
  }),
  /** @throws 3 where there is none */
  claim: endpoint({ ...deskLook, path: '/desk/identifications/:id', query: ofClaim, reply: claim }),
  /** A picture of a claim; who looked at it is noted in the log. @throws 3 for any other picture */
  claimPicture: endpoint({
    ...deskLook,
    media: 'image/jpeg',
    path: '/desk/identifications/:id/pictures/:picture',
    query: z.object({ id: userId, picture: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
    reply: z.custom<AsyncIterable<Uint8Array>>(),
  }),
  /** The reason of a refusal is shown to the player. @throws 3 where none waits: somebody else was quicker */
  decide: endpoint({
    ...deskAct,
    path: '/desk/identifications/:id/decide',
    query: ofClaim,
    body: z.object({ verdict: z.enum(['verified', 'refused']), reason: deskReason }),
    reply: none,
  }),
} as const;
