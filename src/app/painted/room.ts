/** Stands in the head of a room's page, as text: the room is fetched once its picture (tools/lib/room-pages) is on the screen, at once where the page has none for this form. */
import { fetchLater, seen } from './later';

const isPictured = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[as="image"]')].some(({ media }) => matchMedia(media).matches);

addEventListener('DOMContentLoaded', () => {
  if (isPictured()) void seen().then(() => fetchLater());
  else fetchLater();
});
