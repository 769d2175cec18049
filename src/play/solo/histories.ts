import { later } from '../room/later';

/** The own rounds of a solo game, whose code comes when they are first shown. */
export const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
