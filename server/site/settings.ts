import {
  CURRENCY,
  DEFAULT_BET_MAX,
  DEFAULT_BET_MIN,
  DEFAULT_MAX_ROUND_PROFIT,
  MINIMUM_AGE,
  REFILL_AMOUNT,
  REFILL_BELOW,
  STARTING_PLAY_CREDIT,
} from '../../contract/constants';
import type { SettingsKey, SiteConfig, SiteSetting } from '../../contract/site';
import { toSen } from '../../rules/money';

/** The site's settings: the one place that decides them. Clients get them from the site config and type in none. */
export const SITE_SETTINGS = {
  playMoney: true,
  sandboxPayments: true,
  currency: CURRENCY,
  startingCredit: STARTING_PLAY_CREDIT,
  refill: { below: REFILL_BELOW, amount: REFILL_AMOUNT },
  minimumAge: MINIMUM_AGE,
  betAmountRange: { min: DEFAULT_BET_MIN, max: DEFAULT_BET_MAX },
  maxRoundProfit: DEFAULT_MAX_ROUND_PROFIT,
  /** Rules that differ by place (READINGS, fair play). */
  flags: {
    autoBet: true,
    minRoundMs: 0,
    turbo: false,
    showNetPosition: true,
    showSessionTimer: true,
    realityCheckMinutes: 60,
  },
} as const satisfies Omit<SiteConfig, 'embedded' | 'serverTime'>;

/** From this net win of a round on, rupiah, the inbox has a mail about it. */
export const BIG_WIN_MAIL = 1_000_000;

/**
 * The documented settings by key. All are about deposits, withdrawals and their promotions, and this house takes and pays no money: whoever
 * builds one of them sets its value here.
 */
export const SETTINGS: Readonly<Record<SettingsKey, SiteSetting['value']>> = {
  manual_pay_bank_strategy: null,
  first_recharge_min_amount: null,
  recharge_range: null,
  first_recharge_law: null,
  withdraw_range: null,
  recharge_fixed_amount: null,
  promo_invite_first_recharge_timeout: null,
  promo_invite_first_recharge_gift: null,
  'deposit-reward-all-game': null,
  'deposit-reward-slots-game': null,
  deposit_reward_new_user: null,
  deposit_reward_spa_invite: null,
  promo_red_pocket_normal: null,
};

/** The settings that rooms keep to, money in sen. */
export const roomLimits = ({
  betAmountRange: { min, max },
  maxRoundProfit,
  flags: { autoBet, minRoundMs },
}: Pick<SiteConfig, 'betAmountRange' | 'maxRoundProfit' | 'flags'> = SITE_SETTINGS) => ({
  limits: { min: toSen(min), max: toSen(max) },
  maxProfit: toSen(maxRoundProfit),
  autoBet,
  minRoundMs,
});
