import type { Drawing } from '../ui/icons';

/** What the menus of browsers show beside the words that the guides name. */
export const SHARE_UP: Drawing = {
  svg: '<path d="M12 14.4V3.8M8.4 7.2 12 3.6l3.6 3.6M8 10.4H6.4a1.6 1.6 0 0 0-1.6 1.6v7a1.6 1.6 0 0 0 1.6 1.6h11.2a1.6 1.6 0 0 0 1.6-1.6v-7a1.6 1.6 0 0 0-1.6-1.6H16"/>',
};
export const DOTS: Drawing = { svg: '<path stroke-width="3.2" d="M12 5.6h.01M12 12h.01M12 18.4h.01"/>' };
export const ADD: Drawing = {
  svg: '<rect x="4.4" y="4.4" width="15.2" height="15.2" rx="3.6"/><path d="M12 8.4v7.2M8.4 12h7.2"/>',
};
