import { CODE } from '../../contract/errors';
import type { SiteFlags } from '../../contract/site';
import { toSen } from '../../rules/money';
import type { StakeRefusal } from '../ports';
import type { SiteRules } from '../rounds/deps';
import type { SettingValues } from './values';

/** What holds at a place: an ISO 3166-1 code, '' where nobody knows. */
export interface Place {
  readonly region: string;
  readonly blocked: boolean;
  readonly flags: SiteFlags;
}

/** The rules of a place: the site's own, with what differs there. */
export function placeOf(values: SettingValues, from: string): Place {
  const region = from === '' ? values.now('default_region') : from;
  const own = values.now('places').find((place) => place.region === region);
  return {
    region,
    blocked: own?.blocked ?? false,
    flags: {
      autoBet: values.now('auto_bet'),
      minRoundMs: values.now('min_round_ms'),
      turbo: values.now('turbo'),
      showNetPosition: values.now('show_net_position'),
      showSessionTimer: values.now('show_session_timer'),
      realityCheckMinutes: values.now('reality_check_minutes'),
      ...own?.flags,
    },
  };
}

/** Why nobody at a place may stake now: the site is closed, or the place is; null when they may. */
export function closedFor(values: SettingValues, from: string): StakeRefusal | null {
  if (values.now('maintenance').on) return { code: CODE.maintenance, params: {} };
  return placeOf(values, from).blocked ? { code: CODE.regionBlocked, params: {} } : null;
}

/** The settings as rooms keep to them. */
export const siteRules = (values: SettingValues): SiteRules => ({
  at(time) {
    const { min, max } = values.at('bet_amount_range', time);
    return { limits: { min: toSen(min), max: toSen(max) }, maxProfit: toSen(values.at('max_round_profit', time)) };
  },
  closed: (from) => closedFor(values, from),
  flags: (from) => placeOf(values, from).flags,
  isPaced: () =>
    values.now('min_round_ms') > 0 || values.now('places').some(({ flags }) => (flags.minRoundMs ?? 0) > 0),
});
