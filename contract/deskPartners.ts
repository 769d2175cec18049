import * as z from 'zod/mini';
import { epochMs, none, userId } from './common';
import { deskAct, deskLook, deskPage, deskPaging, deskReason } from './deskParts';
import { partnerPlan } from './fortune';
import { endpoint } from './http';

/** An application that waits for a word. */
export const partnerRow = z.object({ userId, playerName: z.string(), ...partnerPlan.shape, sentAt: epochMs });
export type PartnerRow = z.infer<typeof partnerRow>;

/** Applications to become a partner: one's id is its player's. */
export const deskPartnerEndpoints = {
  /** Those that wait, the longest first. */
  partners: endpoint({
    ...deskLook,
    path: '/desk/partners',
    query: z.object(deskPaging),
    reply: z.object({ ...deskPage(partnerRow).shape, serverTime: epochMs }),
  }),
  /** The reason of a refusal is shown to the player. @throws 3 where none waits: somebody else was quicker */
  decidePartner: endpoint({
    ...deskAct,
    path: '/desk/partners/:id/decide',
    query: z.object({ id: userId }),
    body: z.object({ verdict: z.enum(['accepted', 'refused']), reason: deskReason }),
    reply: none,
  }),
} as const;
