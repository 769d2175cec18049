/**
 * The pictures that rooms open with: their scenes as they are before anything is known of a round, baked for a few screens (`assets/openings`, by tests/visual/openings)
 * and named in each room's page (tools/lib/room-pages), with where they lie there: exactly where the room's canvas will. Light: the entry asks.
 */
import type { Insets } from './feed';

/** What a room's page says of its picture for this screen. */
export interface OpeningPicture {
  readonly href: string;
  /** From each edge of the window to the canvas, CSS px. */
  readonly margins: Insets;
  /** What the shell covers of the canvas, CSS px. */
  readonly covered: Insets;
}

/** As they stand in the page: `top,right,bottom,left`. */
function sides(text = ''): Insets {
  const [top = 0, right = 0, bottom = 0, left = 0] = text.split(',').map(Number);
  return { top, right, bottom, left };
}

/** @returns null where the page has no picture for this screen */
export function openingPicture(page: Document): OpeningPicture | null {
  const link = [...page.querySelectorAll<HTMLLinkElement>('link[as="image"][data-covered]')].find(
    ({ media }) => matchMedia(media).matches,
  );
  if (!link) return null;
  return { href: link.href, margins: sides(link.dataset.margins), covered: sides(link.dataset.covered) };
}
