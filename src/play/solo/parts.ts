import { withWords } from '../../i18n';
import { later } from '../room/later';

/** What a solo room shows in a sheet or on a desktop's cards: each part's code comes when it is first shown. */
export const Latest = later(async () => (await import('./Latest')).Latest);
export const MyHistory = later(withWords(async () => (await import('./MyHistory')).MyHistory, 'check'));
export const Seeds = later(withWords(async () => (await import('./Seeds')).Seeds, 'check'));
