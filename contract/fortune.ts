import * as z from 'zod/mini';
import { epochMs, none } from './common';
import { endpoint } from './http';
import { plainText } from './plainText';

/** Where a partner would tell of the house. */
export const PARTNER_CHANNELS = ['telegram', 'whatsapp', 'instagram', 'tiktok', 'youtube', 'other'] as const;
export const PARTNER_STATES = ['review', 'accepted', 'refused'] as const;
export const PARTNER_ADDRESS_MAX = 120;
export const PARTNER_PLAN_MIN = 20;
export const PARTNER_PLAN_MAX = 600;

/** What somebody says who wants to become a partner: the channel with its name or address there, and what would be done. */
export const partnerPlan = z.object({
  channel: z.enum(PARTNER_CHANNELS),
  address: z.string().check(z.trim(), z.minLength(3), z.maxLength(PARTNER_ADDRESS_MAX), plainText),
  plan: z.string().check(z.trim(), z.minLength(PARTNER_PLAN_MIN), z.maxLength(PARTNER_PLAN_MAX), plainText),
});
export type PartnerPlan = z.infer<typeof partnerPlan>;

/** How an application stands. `reason` is why it was refused, '' otherwise. */
export const application = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.enum(PARTNER_STATES), ...partnerPlan.shape, sentAt: epochMs, reason: z.string() }),
]);
export type Application = z.infer<typeof application>;

/** Becoming a partner (first document, section 5; READINGS, Platform). */
export const fortuneEndpoints = {
  application: endpoint({
    method: 'GET',
    path: '/main/fortune/apply',
    access: 'player',
    rate: 'lookup',
    query: none,
    body: none,
    reply: application,
  }),
  /** One is open at a time: 9005 while one waits, and after one that was accepted. After a refusal another may be sent. */
  apply: endpoint({
    method: 'POST',
    path: '/main/fortune/apply',
    access: 'player',
    query: none,
    body: partnerPlan,
    reply: application,
  }),
} as const;
