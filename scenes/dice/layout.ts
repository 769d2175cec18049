/** Where everything lies, for every shape of canvas. Pure: the shell reads the same places for its buttons. CSS px from the top left corner. */
import { clamp, type Rect, type RoomLayout, roomOf, type Safe, type Sheet } from '../kit/layout';
import type { Box } from '../kit/scene';
import type { Face } from './view';

export type { Rect } from '../kit/layout';

/** Where a pool is drawn, and where the shell lays its button. */
export interface PoolRect extends Rect {
  readonly pool: Face;
}

/** Where a die lies: its picture's middle and width, and a turn of its own in radians. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

export interface DiceLayout extends RoomLayout {
  readonly arrangement: 'stack' | 'side';
  /** Size of the tray over the comp's, and of words. */
  readonly unit: number;
  readonly text: number;
  /** What is left for tray and results beside or above the pools. */
  readonly hero: Rect;
  /** The strip of results: middles of so many chips from the left, `pitch` apart. */
  readonly history: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly pitch: number;
    readonly count: number;
  };
  /** Middle and size of the tray's picture. */
  readonly tray: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly spots: readonly [Spot, Spot, Spot];
  /** The countdown in the tray. */
  readonly ring: { readonly x: number; readonly y: number; readonly radius: number };
  /** The multiplier and the box of the amount. */
  readonly big: { readonly x: number; readonly y: number };
  readonly pill: { readonly x: number; readonly y: number };
  readonly sheet: Sheet;
  readonly pools: readonly PoolRect[];
}

const FACES: readonly Face[] = [0, 1, 2, 3, 4, 5];
/** The tray's picture: its width in the comp, height over width, and how far its felt's middle lies above the picture's. */
const TRAY = 428,
  TRAY_RATIO = 832 / 1088,
  FELT = -0.055;
/** Where the dice lie in the comp, from the felt's middle, and how large they are. */
const SPOTS = [
  { x: -94, y: -8, size: 98, turn: -0.1 },
  { x: -6, y: -30, size: 112, turn: 0.07 },
  { x: 78, y: 24, size: 122, turn: -0.05 },
] as const;
/** From this shape on the pools stand beside the tray. */
const SIDE_FROM = 1.25;
const WIDEST = 720;
const GAP = 8;
/** Results that are kept, with the placeholder. */
const LOGS = 8;
/** A chip of the strip: never narrower than this, as in the comp. */
const CHIP = 41,
  CHIP_HEIGHT = 30,
  CHIP_WIDEST = 62;
/** Above the sheet's pools. */
const PAD = 20;
/** A pool lower than this has no room for a title, and its sum stands where the badge of the favourite would reach. */
export const LOW_POOL = 76;
/** How far the favourite's badge reaches into its pool, px at a scale of 1. */
export const badgeInside = (height: number): number => (height < LOW_POOL ? 4 : 9);

export function diceLayout(box: Box): DiceLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const placed = w / h >= SIDE_FROM ? beside(safe, w, h) : below(box, safe, w, h);
  return {
    ...room,
    text: clamp(w / 412, 0.92, 1.3),
    ...placed,
  };
}

type Placed = Pick<
  DiceLayout,
  'arrangement' | 'unit' | 'hero' | 'history' | 'tray' | 'spots' | 'ring' | 'big' | 'pill' | 'sheet' | 'pools'
>;

/** Upright: tray over pools, as on the comp. */
function below(box: Box, safe: Safe, w: number, h: number): Placed {
  const gutter = w < 700 ? 16 : 24;
  const inner = Math.min(w - gutter * 2, WIDEST);
  const x = safe.left + (w - inner) / 2;
  const cell = clamp((h * 0.4 - PAD) / 2, 60, 104);
  const top = safe.bottom - cell * 2 - GAP - 10;
  const hero = { x: safe.left, y: safe.top, width: w, height: Math.max(90, top - PAD - safe.top) };
  return {
    arrangement: 'stack',
    hero,
    sheet: { x: 0, y: top - PAD, width: box.width, height: box.height - top + PAD, radius: 28, card: false },
    pools: grid({ x, y: top, width: inner, height: cell * 2 + GAP }, 3),
    ...table(hero, { x, width: inner }, 1.04),
  };
}

/** Lying: tray at the left, pools at the right. */
function beside(safe: Safe, w: number, h: number): Placed {
  const roomy = h >= 400;
  const margin = roomy ? 16 : 8;
  const pad = roomy ? 16 : 8;
  // The corner of a desktop's card has buttons of its own.
  const head = roomy ? 52 : 0;
  const outer = clamp(w * 0.44, 260, 520);
  const columns = outer >= 400 ? 3 : 2;
  const rows = 6 / columns;
  const room = h - margin * 2 - head - pad * 2;
  const cell = clamp((room - GAP * (rows - 1)) / rows, 60, 132);
  const tall = cell * rows + GAP * (rows - 1);
  const left = safe.right - outer - margin;
  const y = safe.top + margin + head + Math.max(0, (room - tall) / 2);
  const hero = { x: safe.left, y: safe.top, width: Math.max(120, left - safe.left - 4), height: h };
  return {
    arrangement: 'side',
    hero,
    sheet: { x: left, y, width: outer, height: tall + pad * 2, radius: roomy ? 24 : 18, card: true },
    pools: grid({ x: left + pad, y: y + pad, width: outer - pad * 2, height: tall }, columns),
    ...table(hero, { x: safe.left + margin, width: Math.max(100, left - safe.left - margin * 2) }, 0.98),
  };
}

function grid({ x, y, width, height }: Rect, columns: number): readonly PoolRect[] {
  const rows = FACES.length / columns;
  const w = (width - GAP * (columns - 1)) / columns;
  const h = (height - GAP * (rows - 1)) / rows;
  return FACES.map((pool) => ({
    pool,
    x: x + (pool % columns) * (w + GAP),
    y: y + Math.floor(pool / columns) * (h + GAP),
    width: w,
    height: h,
  }));
}

/** Results, tray and what stands over it. @param fill how much of the width the tray may take */
function table(
  hero: Rect,
  line: { readonly x: number; readonly width: number },
  fill: number,
): Pick<Placed, 'unit' | 'history' | 'tray' | 'spots' | 'ring' | 'big' | 'pill'> {
  const tight = hero.height < 250;
  const chip = tight ? 26 : CHIP_HEIGHT;
  const gap = 4;
  const count = clamp(Math.floor((line.width + gap) / (CHIP + gap)), 3, LOGS);
  const each = Math.min(CHIP_WIDEST, (line.width - gap * (count - 1)) / count);
  const top = hero.y + (tight ? 4 : 8) + chip;
  const height = Math.max(60, hero.y + hero.height - top);
  const width = Math.min(hero.width * fill, (height * 0.98) / TRAY_RATIO, 640);
  const trayHeight = width * TRAY_RATIO;
  const unit = width / TRAY;
  const x = hero.x + hero.width / 2;
  const y =
    hero.y + hero.height - trayHeight / 2 - Math.max(0, (height - trayHeight) * 0.35) + Math.min(6, trayHeight * 0.02);
  const felt = y + FELT * trayHeight;
  const spot = ({ x: dx, y: dy, size, turn }: (typeof SPOTS)[number]): Spot => ({
    x: x + dx * unit,
    y: felt + dy * unit,
    size: size * unit,
    turn,
  });
  return {
    unit,
    history: { x: line.x, y: hero.y + (tight ? 2 : 6) + chip / 2, width: each, height: chip, pitch: each + gap, count },
    tray: { x, y, width, height: trayHeight },
    spots: [spot(SPOTS[0]), spot(SPOTS[1]), spot(SPOTS[2])],
    ring: { x, y: felt - 6 * unit, radius: clamp(58 * unit, 26, 78) },
    big: { x, y: Math.max(top + 26 * unit, y - trayHeight * 0.43) },
    pill: { x, y: y + trayHeight * 0.385 },
  };
}
