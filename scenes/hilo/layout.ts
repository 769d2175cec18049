/** Where things are for a canvas of a given size. Pure: boxes in, CSS px out. */
import { clamp, type Rect, type RoomLayout, roomOf } from '../kit/layout';
import type { Box } from '../kit/scene';

export type { Rect } from '../kit/layout';

export interface HiloLayout extends RoomLayout {
  /** Trail and choices lie under the card, or at its right. */
  readonly arrangement: 'stack' | 'side';
  /** The area of card, deck and rate. */
  readonly hero: Rect;
  /** Size of the hero over its size on the comp; of small text, which shrinks less. */
  readonly unit: number;
  readonly text: number;
  /** Middle of the open card; the deck's top card. */
  readonly card: { readonly x: number; readonly y: number; readonly width: number };
  readonly deck: { readonly x: number; readonly y: number; readonly width: number };
  readonly floor: { readonly x: number; readonly y: number; readonly width: number };
  /** Middle of the rate, and of the word over it. */
  readonly rate: {
    readonly x: number;
    readonly y: number;
    readonly title: number;
    readonly size: number;
    readonly width: number;
  };
  readonly skip: Rect;
  readonly trail: TrailPlace;
  /** The thirteen ranks, and the middle of the line of words over them. */
  readonly ladder: Rect & { readonly pitch: number; readonly plate: number; readonly caption: number };
  /** Before a round: the middle of the fan's first card. */
  readonly fan: { readonly x: number; readonly y: number; readonly width: number };
  /** After a wrong guess: the two cards beside each other, middles, and the line of their names; what was said stands between them. */
  readonly duel: {
    readonly yours: number;
    readonly came: number;
    readonly y: number;
    readonly width: number;
    readonly title: number;
    readonly guess: number;
  };
  /** Middles of the line of facts before a round and after it. */
  readonly facts: { readonly rest: Line; readonly over: Line };
  /** Higher at the left, lower at the right. */
  readonly choices: readonly [Rect, Rect];
}

/** A line of small text: its middle and the room that it has. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface TrailPlace extends Rect {
  readonly unit: number;
  /** Middle of the first card, the way to the next, a card's width, the cards' and their words' heights. */
  readonly first: number;
  readonly pitch: number;
  readonly card: number;
  readonly middle: number;
  readonly label: number;
  /** Cards that fit beside the place of the next one. */
  readonly slots: number;
  readonly ring: { readonly x: number; readonly radius: number };
}

/** The comp: what is free between header and bet panel is 545 high; trail, the line over the ladder, ladder, choices and the gaps around them. */
const HIGH = 545,
  TRAIL = 102,
  CAPTION = 22,
  LADDER = 34,
  CHOICES = 92,
  GAP = 9,
  FOOT = 10;
/** What does not shrink further: a button is at least a finger's size, a rank is read. */
const LEAST_CHOICES = 60,
  LEAST_LADDER = 25,
  LEAST_CAPTION = 17;
/** The card is 164 wide there, in a hero 304 high. */
const CARD = 164,
  HERO = 304,
  RATIO = 1.4;
const RANKS = 13;
const SIDE_FROM = 1.25;
const NARROW = 300;
const WIDEST = 640;
/** The fan is so many cards wide and high; the two cards of a wrong guess with what stands over them. */
const FAN_WIDE = 2.7,
  FAN_HIGH = 1.72,
  FACTS = 36,
  DUEL_TITLE = 22,
  // A hero lower than this has its two cards instead of the facts about them.
  LOW_HERO = 170;

export function hiloLayout(box: Box): HiloLayout {
  const { room, w, h } = roomOf(box);
  const { safe } = room;
  const side = w / h >= SIDE_FROM;
  const { hero, column, scale } = side ? beside(safe, w, h) : below(safe, w, h);
  const rows = rowsOf(scale);
  const gap = GAP * scale;
  const top = column.y + (column.height - rows.all) * (side ? 0.5 : 1);
  const half = (column.width - gap) / 2;
  const caption = top + rows.trail + gap * 0.5;
  const ladder = caption + rows.caption;
  const y = ladder + rows.ladder + gap;
  // Before a round there is no trail: what is drawn large has its room, and beside it the facts do.
  const free: Rect = side ? hero : { ...hero, height: caption - hero.y };
  const placed = placeHero(hero, safe.right);
  const low = hero.height < LOW_HERO;
  const duel = placeDuel(hero, placed.text, low ? 0 : FACTS);
  return {
    ...room,
    arrangement: side ? 'side' : 'stack',
    hero,
    ...placed,
    trail: placeTrail({ x: column.x, y: top, width: column.width, height: rows.trail }, scale),
    ladder: placeLadder(
      { x: column.x, y: ladder, width: column.width, height: rows.ladder },
      caption + rows.caption / 2,
    ),
    fan: placeFan(free, side ? 0 : FACTS),
    duel,
    facts: {
      rest: side
        ? { x: column.x + column.width / 2, y: top + rows.trail / 2, width: column.width }
        : { x: hero.x + hero.width / 2, y: hero.y + FACTS / 2, width: hero.width - 16 },
      over: {
        x: hero.x + hero.width / 2,
        y: side ? duel.title - FACTS * 0.9 : hero.y + FACTS / 2,
        width: low ? 0 : hero.width - 16,
      },
    },
    choices: [
      { x: column.x, y, width: half, height: rows.choices },
      { x: column.x + half + gap, y, width: half, height: rows.choices },
    ],
  };
}

interface Rows {
  readonly trail: number;
  readonly caption: number;
  readonly ladder: number;
  readonly choices: number;
  /** With the gaps between them. */
  readonly all: number;
}

function rowsOf(scale: number): Rows {
  const trail = TRAIL * scale,
    caption = Math.max(LEAST_CAPTION, CAPTION * scale),
    ladder = Math.max(LEAST_LADDER, LADDER * scale),
    choices = Math.max(LEAST_CHOICES, CHOICES * scale);
  return { trail, caption, ladder, choices, all: trail + caption + ladder + choices + GAP * scale * 1.5 };
}

interface Parts {
  readonly hero: Rect;
  readonly column: Rect;
  readonly scale: number;
}

/** Upright: card over trail over ladder over choices, as on the comp. */
function below(safe: HiloLayout['safe'], w: number, h: number): Parts {
  const scale = clamp(Math.min(h / HIGH, w / 392), 0.6, 1.3);
  const inner = Math.min(w - 20, WIDEST);
  const heroHeight = Math.max(90, h - rowsOf(scale).all - (GAP * 0.5 + FOOT) * scale);
  const y = safe.top + heroHeight + GAP * scale * 0.5;
  return {
    hero: { x: safe.left, y: safe.top, width: w, height: heroHeight },
    column: { x: safe.left + (w - inner) / 2, y, width: inner, height: safe.bottom - FOOT * scale - y },
    scale,
  };
}

/** Lying: card at the left, the rest at the right. */
function beside(safe: HiloLayout['safe'], w: number, h: number): Parts {
  const margin = h >= 400 ? 20 : 10;
  const inner = Math.min(w * 0.54 - margin, 620);
  const fits = (h - margin * 2) / (TRAIL + CAPTION + LADDER + CHOICES + GAP * 1.5);
  const scale = clamp(Math.min(fits, inner / 340), 0.6, 1.45);
  return {
    hero: { x: safe.left, y: safe.top, width: Math.max(120, w - inner - margin), height: h },
    column: { x: safe.right - inner - margin, y: safe.top + margin, width: inner, height: h - margin * 2 },
    scale,
  };
}

function placeHero(
  hero: Rect,
  right: number,
): Pick<HiloLayout, 'unit' | 'text' | 'card' | 'deck' | 'floor' | 'rate' | 'skip'> {
  const { x, y, width, height } = hero;
  // A narrow hero has the rate above the card, otherwise it stands beside it.
  const narrow = width < NARROW;
  const head = narrow ? 46 : 0;
  const unit = clamp(Math.min((height - head) / HERO, width / (narrow ? 300 : 400)), 0.3, 1.5);
  const text = clamp(unit, 0.86, 1.3);
  const cx = x + width * (narrow ? 0.36 : 0.49);
  const cy = y + head + (height - head) * 0.47;
  const skipHeight = clamp(46 * unit, 44, 58),
    skipWidth = clamp(62 * unit, 56, 78);
  const skipX = Math.min(cx + (narrow ? 96 : 138) * unit, Math.min(right, x + width) - skipWidth - 8);
  // Never under the card, however low the hero is.
  const rateX = Math.min(Math.max(x + 50 * text, cx - 144 * unit), cx - (CARD / 2) * unit - 48 * text);
  const beside = {
    x: rateX,
    y: cy - 36 * unit,
    title: cy - 36 * unit - 30 * text,
    size: 30 * text,
    width: Math.max(60, (cx - (CARD / 2 + 6) * unit - rateX) * 2),
  };
  return {
    unit,
    text,
    card: { x: cx, y: cy, width: CARD * unit },
    deck: { x: cx + 122 * unit, y: cy - 9 * unit, width: 108 * unit },
    floor: { x: cx + 6 * unit, y: cy + 122 * unit, width: 336 * unit },
    rate: narrow ? { x: x + width / 2, y: y + 34, title: y + 12, size: 24, width: width - 24 } : beside,
    skip: { x: skipX, y: Math.min(cy + 90 * unit, y + height - skipHeight - 4), width: skipWidth, height: skipHeight },
  };
}

/** As large as its room allows. @param head px that are kept free above it */
function placeFan({ x, y, width, height }: Rect, head: number): HiloLayout['fan'] {
  const card = Math.min((height - head) / FAN_HIGH, (width - 12) / FAN_WIDE, 230);
  return { x: x + width / 2, y: y + head + (height - head) * 0.48, width: card };
}

/** Two cards with a finger's width between them for what was said. */
function placeDuel({ x, y, width, height }: Rect, text: number, above: number): HiloLayout['duel'] {
  const head = above + DUEL_TITLE * text;
  const card = Math.max(34, Math.min((height - head - 10) / 1.5, width * 0.3, 210));
  const apart = Math.min(width / 2 - card * 0.6 - 4, card * 0.92 + 8);
  const middle = y + head + (height - head) * 0.48;
  return {
    yours: x + width / 2 - apart,
    came: x + width / 2 + apart,
    y: middle,
    width: card,
    title: middle - card * 0.75 - 11 * text,
    guess: clamp((apart - card / 2) * 1.5, 22, 64),
  };
}

function placeLadder(at: Rect, caption: number): HiloLayout['ladder'] {
  const pitch = at.width / RANKS;
  return { ...at, pitch, plate: pitch - Math.min(6, pitch * 0.12), caption };
}

function placeTrail(at: Rect, unit: number): TrailPlace {
  const card = 46 * unit;
  const pitch = 70 * unit;
  const first = at.x + 13 * unit + card / 2;
  const ring = { x: at.x + at.width - 30 * unit, radius: 15 * unit };
  const places = Math.floor((ring.x - ring.radius - 5 * unit - card / 2 - first) / pitch) + 1;
  return {
    ...at,
    unit,
    first,
    pitch,
    card,
    middle: at.y + 44 * unit,
    label: at.y + 92 * unit,
    slots: Math.max(2, places - 1),
    ring,
  };
}

/** How tall a card is for its width. */
export const CARD_RATIO = RATIO;
