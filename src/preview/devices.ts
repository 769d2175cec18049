/** The frames that a scene is looked at in, and what the shell covers of each in a room. */
import type { StagedGame } from '../stage/registry';
import { studioGames } from './games';

export interface Device {
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** Upright first; turned, width and height change places. */
export const DEVICES: readonly Device[] = [
  { width: 360, height: 640, name: 'small phone' },
  { width: 360, height: 740, name: 'phone' },
  { width: 412, height: 915, name: 'large phone' },
  { width: 768, height: 1024, name: 'tablet' },
  { width: 1440, height: 900, name: 'desktop' },
];

export const DPRS = [1, 2, 3] as const;

export type Inset = readonly [top: number, right: number, bottom: number, left: number];

export const NO_INSET: Inset = [0, 0, 0, 0];

/** The bet panel beside the picture of a phone on its side. */
const ASIDE = 348;
/** A desktop's title row, side bar with its gap, bet panel with its gaps; the least height of the picture; what the cards take of a window. */
const DESKTOP = { top: 72, left: 88, right: 368, least: 516, cards: 308 } as const;

/** What the shell covers of a window of this size when it shows a room, CSS px. */
export function shellInset(game: StagedGame, width: number, height: number): Inset {
  const cover = studioGames[game].cover;
  if (width >= 1024)
    return [
      DESKTOP.top,
      DESKTOP.right,
      height - DESKTOP.top - Math.max(DESKTOP.least, height - DESKTOP.top - DESKTOP.cards),
      DESKTOP.left,
    ];
  if (width > height && height <= 560) return [cover.topAside, ASIDE, 0, 0];
  if (width >= 700) return [cover.top, 0, cover.tablet, 0];
  return [cover.top, 0, height <= 780 ? cover.short : cover.tall, 0];
}

/** How much a frame is made smaller to fit, never larger than it is. */
export const fitScale = (
  width: number,
  height: number,
  space: { readonly width: number; readonly height: number },
): number => Math.max(0.05, Math.min(1, space.width / width, space.height / height));
