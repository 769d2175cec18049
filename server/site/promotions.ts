import { DEPOSIT_REWARDS, type PromoData } from '../../contract/visits';
import type { SettingValues } from '../settings/values';

/** The promotions that the site's settings say run now. */
export function promotionsOf(values: Pick<SettingValues, 'now'>): PromoData {
  const gift = values.now('promo_invite_first_recharge_gift');
  const withinHours = values.now('promo_invite_first_recharge_timeout');
  return {
    depositRewards: DEPOSIT_REWARDS.flatMap((setting) => {
      const reward = values.now(setting);
      return reward?.active === true ? [{ setting, key: reward.key }] : [];
    }),
    redPocket: values.now('promo_red_pocket_normal'),
    invite: gift === null || withinHours === null ? null : { gift, withinHours },
  };
}
