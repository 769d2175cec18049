/** Where a room's picture will stand, before anything of the room is there. Follows what RoomLayout.module.css does with the canvas. */
import type { WarmOptions } from './host';
import type { StagedGame } from './registry';

/** The picture's share of an upright phone, and what the header and the tools cover of it, CSS px. The page of a room knows it too (tools/lib/room-pages). */
export const PICTURE = 0.68;
export const COVERED = { top: 112, right: 0, bottom: 90, left: 0 };
/** The bet panel of a phone on its side, CSS px. */
export const BET_PANEL = 348;
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

/** A picture at its place in the page. A desktop's stands between other things and waits for them. */
export function firstPicture(root: HTMLElement): Pick<WarmOptions<StagedGame>, 'size' | 'opening'> {
  if (window.matchMedia('(min-width: 1024px)').matches)
    return { size: { width: innerWidth, height: Math.round(innerHeight * PICTURE) } };
  const lying = window.matchMedia('(orientation: landscape) and (max-height: 560px)').matches;
  const size = lying
    ? { width: innerWidth - BET_PANEL, height: innerHeight }
    : { width: innerWidth, height: Math.round(innerHeight * PICTURE) };
  return { size, opening: { insets: lying ? NONE : COVERED, place: (canvas) => root.append(canvas) } };
}
