/** Where a room's picture will stand, before anything of the room is there. */
import type { WarmOptions } from './host';
import type { OpeningPicture } from './openings';
import type { StagedGame } from './registry';

/** The picture's share of a screen whose page has none. */
const SHARE = 0.68;

/** A picture at its place in the page. A desktop's stands between other things and waits for them. */
export function firstPicture(
  root: HTMLElement,
  picture: OpeningPicture | null,
): Pick<WarmOptions<StagedGame>, 'size' | 'opening'> {
  if (!picture) return { size: { width: innerWidth, height: Math.round(innerHeight * SHARE) } };
  const { covered, margins } = picture;
  const size = {
    width: innerWidth - margins.left - margins.right,
    height: innerHeight - margins.top - margins.bottom,
  };
  const isAlone = margins.top === 0 && margins.left === 0;
  return isAlone ? { size, opening: { insets: covered, place: (canvas) => root.append(canvas) } } : { size };
}
