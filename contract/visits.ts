import * as z from 'zod/mini';
import { none } from './common';
import { endpoint } from './http';
import { siteFlags } from './site';

/** The settings that the documents name (first document, section 3; second document, section 7, Promotion), as they stand in the path. */
export const SETTINGS_KEYS = [
  'manual_pay_bank_strategy',
  'first_recharge_min_amount',
  'recharge_range',
  'first_recharge_law',
  'withdraw_range',
  'recharge_fixed_amount',
  'promo_invite_first_recharge_timeout',
  'promo_invite_first_recharge_gift',
  'deposit-reward-all-game',
  'deposit-reward-slots-game',
  'deposit_reward_new_user',
  'deposit_reward_spa_invite',
  'promo_red_pocket_normal',
] as const;
export const settingsKey = z.enum(SETTINGS_KEYS);
export type SettingsKey = z.infer<typeof settingsKey>;

/** One setting. `value` is null where this house has none: there is nothing then that it could rule. */
export const siteSetting = z.object({ key: settingsKey, value: z.nullable(z.json()) });

/** What a visit is made with. */
export const PLATFORMS = ['ios', 'android', 'desktop', 'other'] as const;
/** Pages by what they are, as visits are counted: few enough for a metric’s label. */
export const PAGE_KINDS = ['lobby', 'game', 'replay', 'help', 'account', 'desk', 'other'] as const;

/** The settings that are deposit rewards. */
export const DEPOSIT_REWARDS = [
  'deposit-reward-all-game',
  'deposit-reward-slots-game',
  'deposit_reward_new_user',
  'deposit_reward_spa_invite',
] as const satisfies readonly SettingsKey[];

/** Promotions that run: deposit rewards with the key of each, the red pocket's pool in rupiah, and the gift for an invited first deposit within so many hours. */
export const promoData = z.object({
  depositRewards: z.array(z.object({ setting: z.enum(DEPOSIT_REWARDS), key: z.string() })),
  redPocket: z.nullable(z.object({ totalPool: z.int() })),
  invite: z.nullable(z.object({ gift: z.int(), withinHours: z.int() })),
});
export type PromoData = z.infer<typeof promoData>;

/** The site's calls that no first screen makes: settings by their documented keys, and what visits are counted by. */
export const visitEndpoints = {
  /** A setting by its documented key; any other key is refused with 3. */
  setting: endpoint({
    method: 'GET',
    path: '/main/site/config/:key',
    access: 'guest',
    query: z.object({ key: settingsKey }),
    body: none,
    reply: siteSetting,
  }),
  /** The promotions that run, as their settings have them (contract/settings-table); what is off or not set is not there. */
  promoData: endpoint({
    method: 'GET',
    path: '/main/site/promo/data',
    access: 'guest',
    query: none,
    body: none,
    reply: promoData,
  }),
  /** What a client says of its device, once a visit; the answer is what the site decided for its place. */
  frontInfo: endpoint({
    method: 'POST',
    path: '/main/site/frontInfo',
    access: 'guest',
    query: none,
    body: z.object({ platform: z.enum(PLATFORMS), installed: z.boolean() }),
    reply: z.object({ region: z.string(), blocked: z.boolean(), flags: siteFlags }),
  }),
  /** A page was opened: counted by its kind. */
  pageOpen: endpoint({
    method: 'POST',
    path: '/main/site/page/open',
    access: 'guest',
    query: none,
    body: z.object({ page: z.enum(PAGE_KINDS) }),
    reply: none,
  }),
  /**
   * A player is here. What is counted is a sign-up, a sign-in, and the first use of a session on a WIB day, which the site notices by itself where a page asks who it is for; so our own client never has
   * to say it, and saying it again counts nothing.
   */
  visit: endpoint({
    method: 'POST',
    path: '/main/user/visit',
    access: 'player',
    query: none,
    body: none,
    reply: none,
  }),
} as const;
