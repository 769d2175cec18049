import { CURRENCY, MINIMUM_AGE, REFILL_AMOUNT, REFILL_BELOW, STARTING_PLAY_CREDIT } from '../../contract/constants';
import type { SiteConfig } from '../../contract/site';
import { placeOf } from '../settings/rules';
import type { SettingValues } from '../settings/values';

/** What a client at a place needs before its first screen: the settings of now, and what is not for operators to change. */
export function configOf(values: SettingValues, from: string): Omit<SiteConfig, 'embedded' | 'serverTime'> {
  const { on, until } = values.now('maintenance');
  return {
    playMoney: true,
    sandboxPayments: true,
    currency: CURRENCY,
    version: values.version,
    ...placeOf(values, from),
    maintenance: on ? { until } : null,
    community: {
      telegram: values.now('community_telegram'),
      whatsapp: values.now('community_whatsapp'),
      facebook: values.now('community_facebook'),
    },
    startingCredit: STARTING_PLAY_CREDIT,
    refill: { below: REFILL_BELOW, amount: REFILL_AMOUNT },
    minimumAge: MINIMUM_AGE,
    betAmountRange: values.now('bet_amount_range'),
    maxRoundProfit: values.now('max_round_profit'),
  };
}
