import type { Drawing } from './icons';

/** Drawings that no first screen has: each comes with the panels that show it. */
export const TRASH: Drawing = {
  svg: '<path d="M4.6 7h14.8M9.4 7V4.8h5.2V7M6.6 7l.9 12.4h9L17.4 7M10.2 10.6v5.4M13.8 10.6v5.4"/>',
};
export const WALLET: Drawing = {
  svg: '<path d="M5.6 6.4h11.8a2.2 2.2 0 0 1 2.2 2.2v8.8a2.2 2.2 0 0 1-2.2 2.2H6.4a2.2 2.2 0 0 1-2.2-2.2V7.2A2.4 2.4 0 0 1 6.6 4.8h9.2v1.6M19.6 11h-4a2 2 0 0 0 0 4h4"/>',
};
export const GIFT: Drawing = {
  svg: '<path d="M4.4 8.6h15.2v3.8H4.4zM6 12.4h12v7.4H6zM12 8.6v11.2M12 8.6c-1.4-4.6-6-4.4-5.4-1.6.3 1.2 2.4 1.6 5.4 1.6zm0 0c1.4-4.6 6-4.4 5.4-1.6-.3 1.2-2.4 1.6-5.4 1.6z"/>',
};
export const NEWS: Drawing = {
  svg: '<path d="M4.4 10v4l3 .4 1 4.4h2.2l-.8-4.2 8.6 3V6.4L7.4 9.6zM18.6 10a2.2 2.2 0 0 1 0 4"/>',
};
