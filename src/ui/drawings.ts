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
export const CALENDAR: Drawing = {
  svg: '<path d="M6.4 5.8h11.2a2 2 0 0 1 2 2v9.8a2 2 0 0 1-2 2H6.4a2 2 0 0 1-2-2V7.8a2 2 0 0 1 2-2zM4.4 10.4h15.2M8.4 3.8v3.6M15.6 3.8v3.6"/>',
};
export const PICTURE: Drawing = {
  svg: '<rect x="3.8" y="5" width="16.4" height="14" rx="2.4"/><circle cx="9" cy="10" r="1.6"/><path d="m5 17.6 4.6-4 3 2.4 3-3.2 4 4"/>',
};
export const KEY: Drawing = {
  svg: '<circle cx="8" cy="16" r="4"/><path d="m11 13 8.4-8.4M16 8l3 3M13.4 10.6l2.2 2.2"/>',
};
export const LAPTOP: Drawing = {
  svg: '<rect x="5" y="5" width="14" height="10" rx="1.8"/><path d="M3 19h18"/>',
};
export const PERSON_CARD: Drawing = {
  svg: '<rect x="3.6" y="5.4" width="16.8" height="13.2" rx="2.4"/><circle cx="9" cy="10.6" r="1.9"/><path d="M6 15.6c.4-1.8 1.6-2.6 3-2.6s2.6.8 3 2.6M14.6 10h3M14.6 13.6h3"/>',
};
export const CHAT: Drawing = {
  svg: '<path d="M5.8 5h12.4a2 2 0 0 1 2 2v7.4a2 2 0 0 1-2 2h-6.6L7 19.8v-3.4H5.8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 9.4h8M8 12.4h5"/>',
};
export const SLIDERS: Drawing = {
  svg: '<path d="M4 7h8M17 7h3M4 12h3M12 12h8M4 17h9M18 17h2"/><circle cx="14.5" cy="7" r="2.2"/><circle cx="9.5" cy="12" r="2.2"/><circle cx="15.5" cy="17" r="2.2"/>',
};
