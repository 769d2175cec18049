/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { SELECTIONS, type DingdongSelection } from '../../rules/dingdong/ring';
import { clamp, type Rect, type RoomLayout, roomOf, type Safe, type Sheet } from '../kit/layout';
import type { Box } from '../kit/scene';
import { COUNT, lampCell } from './lamps';

export type { Rect } from '../kit/layout';

/** Where a pool is drawn, and where the shell lays its button; the last one explains AGAIN and takes no bets. */
export interface PoolRect extends Rect {
  readonly select: DingdongSelection | 'AGAIN';
}

export interface DingdongLayout extends RoomLayout {
  /** The pools lie under the cabinet, or at its right. */
  readonly arrangement: 'stack' | 'side';
  /** Size of the cabinet over its size on a 412 px wide phone. */
  readonly unit: number;
  /** Size of text in the middle over its size there. */
  readonly text: number;
  /** The newest stop's box; the others follow at `pitch`. */
  readonly history: Rect & { readonly pitch: number };
  readonly cabinet: Rect;
  readonly lamps: readonly Rect[];
  /** The middle, inside its frame. */
  readonly window: Rect;
  readonly sheet: Sheet;
  readonly pools: readonly PoolRect[];
}

export const HISTORY_SLOTS = 10;
const POOL_ORDER: readonly PoolRect['select'][] = [...SELECTIONS, 'AGAIN'];
/** From this shape on the pools stand beside the cabinet. */
const SIDE_FROM = 1.25;
/** The comp: a cabinet of 400 with lamps of 51, 4 apart, 9.5 from its sides and 8 from its upper edge. */
const CABINET = 400,
  LAMP = 51,
  GAP = 4,
  AIR_X = 9.5,
  AIR_Y = 8;
const WIDEST = 620;
/** Nothing that can be touched is smaller. */
const TOUCH = 44;
const CORNER_BUTTON = 48;
/** From `POOL_WHOLE` on a pool shows all it has: its figures, who is there, and the place of the stake. */
export const POOL_WHOLE = 60;
const POOL_BEST = 100,
  POOL_TALLEST = 124,
  LAMP_LEAST = 26;

type Placed = Omit<DingdongLayout, keyof RoomLayout>;

/** @param box the canvas and how much of it the shell covers */
export function dingdongLayout(box: Box): DingdongLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const placed = w / h >= SIDE_FROM ? beside(safe, w, h) : below(box, safe, w, h);
  return {
    ...room,
    ...placed,
  };
}

/** Height of a cabinet with lamps of a height, at its width. */
const cabinetHeight = (lamp: number, scale: number): number => 6 * lamp + (5 * GAP + 2 * AIR_Y) * scale;

/** Upright: strip, cabinet, pools, as on the comp. What is missing in height is taken from pools and lamps alike, and last from what makes a pool whole. */
function below(box: Box, safe: Safe, w: number, h: number): Placed {
  const edge = w < 700 ? 6 : 16;
  const cabinetWidth = Math.min(w - edge * 2, WIDEST);
  const scale = cabinetWidth / CABINET;
  const strip = clamp(h * 0.053, 26, 40);
  const apart = {
    head: clamp(h * 0.014, 2, 10),
    strip: 4,
    sheet: 10,
    top: clamp(h * 0.026, 8, 18),
    rows: clamp(h * 0.013, 4, 10),
    bottom: 6,
  };
  const rest = h - apart.head - strip - apart.strip - apart.sheet - apart.top - apart.rows - apart.bottom;
  const want = { lamp: LAMP * scale, pool: POOL_BEST };
  const over = rest - cabinetHeight(want.lamp, scale) - 2 * want.pool;
  const give = { lamp: 6 * (want.lamp - LAMP_LEAST), pool: 2 * (want.pool - TOUCH) };
  const share = clamp(-over / (give.lamp + give.pool), 0, 1);
  const shared = over > 0 ? Math.min(POOL_TALLEST, want.pool + over / 2) : want.pool - (share * give.pool) / 2;
  // A pool stays whole as long as the lamps can give the rest.
  const most = (rest - cabinetHeight(LAMP_LEAST, scale)) / 2;
  const pool = Math.max(TOUCH, shared, Math.min(POOL_WHOLE, most));
  const lamp = Math.min(
    want.lamp,
    Math.max(LAMP_LEAST, want.lamp + (rest - 2 * pool - cabinetHeight(want.lamp, scale)) / 6),
  );
  // What is left over lies around the cabinet.
  const spare = Math.max(0, rest - cabinetHeight(lamp, scale) - 2 * pool);
  const x = safe.left + (w - cabinetWidth) / 2;
  const top = safe.top + apart.head + strip + apart.strip + spare * 0.4;
  const cabinet = { x, y: top, width: cabinetWidth, height: cabinetHeight(lamp, scale) };
  const sheetTop = safe.bottom - (apart.top + 2 * pool + apart.rows + apart.bottom);
  const gutter = w < 700 ? 16 : Math.max(24, (w - WIDEST - 60) / 2);
  const inner = {
    x: safe.left + gutter,
    y: sheetTop + apart.top,
    width: w - gutter * 2,
    height: 2 * pool + apart.rows,
  };
  return {
    arrangement: 'stack',
    ...inCabinet(cabinet, lamp, scale),
    history: stripOf({ x: x + 6, y: safe.top + apart.head + spare * 0.2, width: cabinetWidth - 12, height: strip }),
    sheet: { x: 0, y: sheetTop, width: box.width, height: box.height - sheetTop, radius: 28, card: false },
    pools: grid(inner, 4, 8, apart.rows),
  };
}

/** Lying: cabinet at the left, pools at the right. */
function beside(safe: Safe, w: number, h: number): Placed {
  const roomy = h >= 400;
  const margin = roomy ? 16 : 6;
  const strip = roomy ? 38 : 22;
  const pad = roomy ? 14 : 5;
  const between = roomy ? 20 : 6;
  // Two columns of pools; wide enough for a multiplier and a picture.
  const poolWide = clamp(w * 0.32, 176, 340);
  const room = {
    width: w - poolWide - margin * 2 - between - (roomy ? CORNER_BUTTON : 0),
    height: h - margin * 2 - strip - 5,
  };
  const whole = cabinetHeight(LAMP, 1);
  const cabinetWidth = Math.min(room.width, (room.height / whole) * CABINET * 1.12, 760);
  const scale = cabinetWidth / CABINET;
  const lamp = clamp((room.height - (5 * GAP + 2 * AIR_Y) * scale) / 6, 12, LAMP * scale);
  const height = cabinetHeight(lamp, scale);
  const all = cabinetWidth + between + poolWide;
  // A desktop's picture has a button in its upper right corner.
  const left = safe.left + Math.max(0, (w - all - (roomy ? CORNER_BUTTON : 0)) / 2);
  const top = safe.top + Math.max(margin, (h - height - strip - 5) / 2);
  const cabinet = { x: left, y: top + strip + 5, width: cabinetWidth, height };
  const tall = clamp(height + strip + 5, TOUCH * 4 + pad * 2 + 12, roomy ? 4 * 150 : h - 4);
  const y = clamp(top + (height + strip + 5 - tall) / 2, safe.top + 2, safe.bottom - tall - 2);
  const sheet = { x: left + cabinetWidth + between, y, width: poolWide, height: tall };
  const gap = roomy ? 8 : 4;
  return {
    arrangement: 'side',
    ...inCabinet(cabinet, lamp, scale),
    history: stripOf({ x: left + 2, y: top, width: cabinetWidth - 4, height: strip }),
    sheet: { ...sheet, radius: roomy ? 24 : 16, card: true },
    pools: grid({ x: sheet.x + pad, y: y + pad, width: poolWide - pad * 2, height: tall - pad * 2 }, 2, gap, gap),
  };
}

function inCabinet(
  cabinet: Rect,
  lamp: number,
  scale: number,
): Pick<DingdongLayout, 'cabinet' | 'lamps' | 'window' | 'unit' | 'text'> {
  const width = LAMP * scale,
    gap = GAP * scale;
  const x = cabinet.x + AIR_X * scale,
    y = cabinet.y + AIR_Y * scale;
  const lamps = Array.from({ length: COUNT }, (_, i) => {
    const [column, row] = lampCell(i);
    return { x: x + column * (width + gap), y: y + row * (lamp + gap), width, height: lamp };
  });
  const pad = gap + 3 * scale;
  const window = {
    x: x + width + pad,
    y: y + lamp + pad,
    width: 5 * width + 4 * gap - 6 * scale,
    height: 4 * lamp + 3 * gap - 6 * scale,
  };
  const unit = Math.min(scale, lamp / LAMP);
  return { cabinet, lamps, window, unit, text: Math.min(1.7, window.width / 265, window.height / 196) };
}

const stripOf = ({ x, y, width, height }: Rect): DingdongLayout['history'] => {
  const gap = Math.min(4, width * 0.01);
  const box = Math.min((width - gap * (HISTORY_SLOTS - 1)) / HISTORY_SLOTS, height * 1.6);
  const all = box * HISTORY_SLOTS + gap * (HISTORY_SLOTS - 1);
  return { x: x + (width - all) / 2, y, width: box, height, pitch: box + gap };
};

function grid({ x, y, width, height }: Rect, columns: number, gapX: number, gapY: number): readonly PoolRect[] {
  const rows = POOL_ORDER.length / columns;
  const w = (width - gapX * (columns - 1)) / columns;
  const h = (height - gapY * (rows - 1)) / rows;
  return POOL_ORDER.map((select, i) => ({
    select,
    x: x + (i % columns) * (w + gapX),
    y: y + Math.floor(i / columns) * (h + gapY),
    width: w,
    height: h,
  }));
}
