/** The frames that a scene is looked at in, and what the shell covers of each in a room. */
import type { StagedGame } from '../stage/registry';

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

/** Measured in the rooms: what a game's strip and bet panel take of an upright window, by the window's form (src/play/room/RoomLayout). */
interface Cover {
  /** Header and strip of an upright phone, and of one on its side. */
  readonly top: number;
  readonly topAside: number;
  /** Tools and bet panel: on a short phone, a tall one, a tablet. */
  readonly short: number;
  readonly tall: number;
  readonly tablet: number;
}

const COVERS: Readonly<Record<StagedGame, Cover>> = {
  crash: { top: 96, topAside: 88, short: 327, tall: 341, tablet: 247 },
  hilo: { top: 64, topAside: 64, short: 271, tall: 290, tablet: 196 },
  mines: { top: 64, topAside: 64, short: 300, tall: 320, tablet: 240 },
  wingo: { top: 114, topAside: 106, short: 259, tall: 269, tablet: 184 },
  roller: { top: 64, topAside: 56, short: 330, tall: 380, tablet: 260 },
  dice: { top: 64, topAside: 56, short: 250, tall: 260, tablet: 184 },
  dingdong: { top: 56, topAside: 56, short: 267, tall: 272, tablet: 196 },
  roulette: { top: 66, topAside: 58, short: 259, tall: 269, tablet: 184 },
};

/** The bet panel beside the picture of a phone on its side. */
const ASIDE = 348;
/** A desktop's title row, side bar with its gap, bet panel with its gaps; the least height of the picture; what the cards take of a window. */
const DESKTOP = { top: 72, left: 88, right: 368, least: 516, cards: 308 } as const;

/** What the shell covers of a window of this size when it shows a room, CSS px. */
export function shellInset(game: StagedGame, width: number, height: number): Inset {
  const cover = COVERS[game];
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
