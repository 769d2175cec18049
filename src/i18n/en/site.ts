import type { AreaOf } from '../catalogue';
import type { words as id } from '../id/site';

/** The screens of a closed site. */
export const words: AreaOf<typeof id> = {
  'site.maintenance.title': 'The site is under maintenance',
  'site.maintenance.until': 'Expected to be over {time}',
  'site.maintenance.soon': 'We will be back soon',
  'site.maintenance.body': 'The games pause for a while as we work.',
  'site.region.title': 'Lintang is not available in your region',
  'site.region.body': 'The region you connect from is closed: no bets are taken from there.',
  'site.balanceSafe': 'Your balance is safe',
  'site.roundsPaid': 'Rounds that were under way end and pay as always',
  'site.opensItself': 'This page opens again by itself',
};
