import { later } from '../room/later';

/** What a solo room shows in a sheet or on a desktop's cards: each part's code comes when it is first shown. */
export const Latest = later(async () => (await import('./Latest')).Latest);
export const MyHistory = later(async () => (await import('./MyHistory')).MyHistory);
export const Seeds = later(async () => (await import('./Seeds')).Seeds);
