import { ROLLER_CALM_MS } from '../../../contract/constants';
import type { SoloGameId } from '../../engines/solo/types';
import type { SiteRules } from '../deps';

/** How long a player's last start has to be ago, ms. Where a place has no turbo, nobody's roller is quicker than its needle, whatever a client says of itself. */
export function paceOf(game: SoloGameId, { minRoundMs, turbo }: ReturnType<SiteRules['flags']>): number {
  return game === 'roller' && !turbo ? Math.max(minRoundMs, ROLLER_CALM_MS) : minRoundMs;
}

/** Whether starts of a game have to be told apart by time at all. */
export const isPaced = (game: SoloGameId, site: Pick<SiteRules, 'isPaced'>): boolean =>
  game === 'roller' || site.isPaced();
