import type { AreaOf } from '../catalogue';
import type { words as id } from '../id/site';

/** The screens of a closed site. */
export const words: AreaOf<typeof id> = {
  'site.maintenance.title': 'The site is under maintenance',
  'site.maintenance.until': 'Expected to be over {time}',
  'site.maintenance.soon': 'We will be back soon',
  'site.maintenance.body':
    'Rounds that were under way end and pay as always, and your balance is safe. This page opens again by itself.',
  'site.region.title': 'Lintang is not available in your region',
  'site.region.head': 'This region is closed',
  'site.region.body':
    'No bets are taken from this region. Rounds that were under way still end and pay, and your balance is safe.',
};
