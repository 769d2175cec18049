/** The cabinet and its 22 lamps: the wandering light, the run with its trail, the lamp that was hit, the wave of LAGI. */
import type { Texture } from 'pixi.js';
import { PAYOUTS, type DingdongStop } from '../../rules/dingdong/ring';
import { RATE_ONE } from '../../rules/money';
import { hexColor, mix } from '../kit/color';
import { beat, clamp01, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import { withinCorners } from '../kit/layout';
import { aroundOutline, frameOutline, inkOf, type Outline, restOutline } from '../kit/outline';
import { GOLD_HI, INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Course } from './course';
import { COUNT, LAMPS } from './lamps';
import type { DingdongLayout, Rect } from './layout';
import type { Moment } from './moment';
import type { DingdongAssets } from './parts';
import { smallPictures, type Pictures } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongPool, DingdongView } from './view';

const OFF_TOP = 0x33228a,
  OFF_LOW = 0x170d48,
  OFF_LINE = 0x5540c0;
const ON_TOP = 0xfff3b8,
  ON_LOW = 0xd87a00;
/** A lamp's picture over its width, off and lit; how much of its colour it has when off. */
const SMALL = 0.745,
  LARGE = 0.86,
  TINT_OFF = 0xd6d2e4;
/** So far within its edges the cabinet is opaque, px of its width of 400. */
const INSIDE = 9;
/** The shadow behind the cabinet over its size, how far it lies lower, and the share along its edges that is too faint to be seen. */
const SHADE = { wide: 1.34, high: 1.36 },
  DROP = 12,
  FAINT = 0.1;
/** So far within its edges the window is opaque, px. */
const BEHIND = 8;
/** What is not clear of the line of a lamp. */
const LINE = frameOutline(0.12, 0.12, 0.88, 0.88);
/** The light behind a lit lamp and the radius of a lamp's corners, in widths of it. */
const HALO = 2.3,
  ROUND = 0.34;
/** Less light than this is none. */
const LIT = 0.02;

/** Where nothing behind the cabinet is seen. */
export function opaqueOf({ x, y, width, height }: Rect): Rect {
  const inside = (INSIDE * width) / 400;
  return { x: x + inside, y: y + inside, width: width - inside * 2, height: height - inside * 2 };
}

/** What of a lamp is always opaque. */
const insideOf = (lamp: Rect): Rect => withinCorners(lamp, lamp.width * ROUND);

export class Ring {
  private readonly art: { readonly texture: Texture; readonly frame: Frame };
  private readonly whole: Nine;
  /** Without what window and lamps cover. */
  private cabinet: Nine;
  private readonly body: Frame;
  private readonly line: Frame;
  private readonly gloss: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private fitted: Rect | null = null;
  private shadeSeen: Outline = LINE;
  /** What of each lamp's halo no lamp hides. */
  private halos: readonly Outline[] = [];
  private readonly pictures: Pictures;
  private readonly head: number;
  private readonly middle: number;
  private readonly tail: number;
  private readonly wave: number;
  /** How bright each lamp is, and how far down the trail's colours. */
  private readonly lit = new Float32Array(COUNT);
  private readonly hue = new Float32Array(COUNT);
  private readonly blue = new Float32Array(COUNT);

  constructor(
    assets: DingdongAssets,
    private readonly tuning: DingdongTuning,
  ) {
    this.art = { texture: assets.texture('cabinet'), frame: assets.frame('cabinet') };
    this.whole = Nine.of(assets, 'cabinet');
    this.cabinet = this.whole;
    this.body = assets.frame('lamp');
    this.line = assets.frame('lamp_line');
    this.gloss = assets.frame('gloss');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.pictures = smallPictures(assets);
    this.head = hexColor(tuning.ring.head);
    this.middle = hexColor(tuning.ring.middle);
    this.tail = hexColor(tuning.ring.tail);
    this.wave = hexColor(tuning.again.wave);
  }

  /** The lamp that was hit pops: its size over the others'. */
  pop(now: Moment, still: boolean): number {
    return still ? 1 : now.landing.pop;
  }

  back(batch: Quads, layout: DingdongLayout): void {
    const { cabinet, unit } = layout;
    const { x, y, width, height } = cabinet;
    const scale = width / 400;
    if (this.fitted !== cabinet) this.fit(layout);
    const cx = x + width / 2,
      cy = y + height / 2;
    const low = DROP * unit;
    batch.piece(this.shade, this.shadeSeen, cx, cy + low, width * SHADE.wide, height * SHADE.high, 0, INK, 0.55);
    this.cabinet.draw(batch, x, y, width, height, 0xffffff, 1, 0xffffff, 0, scale);
  }

  /** What the cabinet covers of its shadow is not drawn, nor what window and lamps cover of the cabinet. */
  private fit(layout: DingdongLayout): void {
    const { cabinet, window, unit } = layout;
    this.fitted = cabinet;
    const { width, height } = cabinet;
    const shade = { width: width * SHADE.wide, height: height * SHADE.high };
    this.shadeSeen = aroundOutline(this.shade, shade, opaqueOf(cabinet), DROP * unit, FAINT);
    this.halos = layout.lamps.map((lamp) => this.seenOf(lamp, layout.lamps));
    const middle = this.whole.inside(width, height, width / 400);
    const box = { ...middle, x: cabinet.x + middle.x, y: cabinet.y + middle.y };
    const hidden = [withinCorners(window, 0, BEHIND * unit), ...layout.lamps.map(insideOf)];
    this.cabinet = new Nine(this.art.texture, this.art.frame, restOutline(box, hidden));
  }

  draw(
    batch: Quads,
    now: Moment,
    course: Course,
    view: DingdongView,
    layout: DingdongLayout,
    budget: QualityBudget,
    still: boolean,
  ): void {
    this.light(now, course, view, still);
    const hit = now.landMs >= 0 && now.landMs < OVER ? course.lamp(course.length) : -1;
    for (let i = 0; i < COUNT; i += 1)
      if ((this.lit[i] as number) > LIT && i !== hit && budget.glow) this.halo(batch, i, layout);
    for (let i = 0; i < COUNT; i += 1)
      if (i !== hit) this.lamp(batch, i, layout.lamps[i] as Rect, this.seen(i, now, course));
    if (hit >= 0) this.struck(batch, hit, now, layout, still);
  }

  /** The lamp on which the light stays, in gold, over its neighbours. */
  private struck(batch: Quads, lamp: number, now: Moment, layout: DingdongLayout, still: boolean): void {
    const { x, y, width, height } = layout.lamps[lamp] as Rect;
    const pop = this.pop(now, still);
    const breathe = 0.85 + 0.15 * Math.sin(now.seconds * 4);
    const tint = now.again ? this.wave : 0xffb52e;
    batch.sized(this.glow, x + width / 2, y + height / 2, width * 3.8 * pop, 0, tint, 0.9 * breathe, 1);
    const w = width * pop,
      h = height * pop;
    const left = x + (width - w) / 2,
      top = y + (height - h) / 2;
    const low = now.again ? 0x0f5fd0 : ON_LOW,
      high = now.again ? 0xc8f4ff : ON_TOP;
    batch.fill(this.body, left, top, w, h, high, 1, low, 1);
    batch.fill(this.gloss, left + w * 0.06, top + h * 0.04, w * 0.88, h * 0.46, 0xffffff, 0.55, 0xffffff, 0.55, 1);
    batch.fill(this.line, left - 0.8, top - 0.8, w + 1.6, h + 1.6, 0xfff8d8, 1, 0xfff8d8, 1);
    batch.fill(this.line, left, top, w, h, 0xffffff, 0.7, GOLD_HI, 0.7);
    this.picture(
      batch,
      LAMPS[lamp] as DingdongStop,
      x + width / 2,
      y + height / 2,
      Math.min(w, h) * LARGE,
      0xffffff,
      1,
    );
  }

  private lamp(batch: Quads, i: number, { x, y, width, height }: Rect, seen: number): void {
    const lit = this.lit[i] as number,
      blue = this.blue[i] as number;
    const hot = lit > LIT || blue > LIT;
    let top = mix(INK, OFF_TOP, seen),
      low = mix(INK, OFF_LOW, seen),
      line = mix(INK, OFF_LINE, seen);
    if (lit > LIT) {
      const hue = this.hue[i] as number;
      top = mix(top, this.trail(hue), Math.min(1, lit * 1.15));
      low = mix(low, mix(this.trail(Math.min(1, hue + 0.28)), 0x40003a, 0.24), Math.min(1, lit * 1.15));
      line = mix(line, GOLD_HI, lit);
    }
    if (blue > LIT) {
      top = mix(top, this.wave, blue);
      low = mix(low, 0x0b3a9a, blue);
      line = mix(line, 0xc8f4ff, blue);
    }
    const { corners } = batch;
    corners[0] = x;
    corners[1] = y;
    corners[4] = x + width;
    corners[5] = y + height;
    corners[8] = 1;
    corners[9] = 1;
    batch.upright(this.body, top, low, 0);
    if (hot)
      batch.fill(
        this.gloss,
        x + width * 0.06,
        y + height * 0.04,
        width * 0.88,
        height * 0.46,
        0xffffff,
        0.4 * Math.max(lit, blue),
        0xffffff,
        0.4 * Math.max(lit, blue),
        1,
      );
    batch.piece(this.line, LINE, x + width / 2, y + height / 2, width, height, 0, line, 1, 0, mix(line, low, 0.35));
    const on = Math.max(lit, blue);
    const size = Math.min(width, height) * lerp(SMALL, LARGE, on);
    this.picture(
      batch,
      LAMPS[i] as DingdongStop,
      x + width / 2,
      y + height / 2 - height * 0.02,
      size,
      mix(mix(0x2a2050, TINT_OFF, seen), 0xffffff, on),
      1,
    );
  }

  private picture(
    batch: Quads,
    stop: DingdongStop,
    x: number,
    y: number,
    size: number,
    rgb: number,
    alpha: number,
  ): void {
    batch.sized(this.pictures[stop], x, y, size, 0, rgb, alpha);
  }

  private seenOf({ x, y, width, height }: Rect, lamps: readonly Rect[]): Outline {
    const { glow } = this;
    const size = width * HALO;
    const box = inkOf(glow, x + width / 2, y + height / 2, size, (size * glow.height) / glow.width);
    return restOutline(box, lamps.map(insideOf));
  }

  private halo(batch: Quads, i: number, { lamps }: DingdongLayout): void {
    const { x, y, width, height } = lamps[i] as Rect;
    const size = width * HALO;
    batch.piece(
      this.glow,
      this.halos[i] as Outline,
      x + width / 2,
      y + height / 2,
      size,
      (size * this.glow.height) / this.glow.width,
      0,
      mix(0xffb52e, 0xff4a9a, Math.min(1, (this.hue[i] as number) * 1.4)),
      0.75 * (this.lit[i] as number),
      1,
    );
  }

  /** The trail's colours, 0 at the light, 1 at its end. */
  private trail(t: number): number {
    return t < 0.5 ? mix(this.head, this.middle, t * 2) : mix(this.middle, this.tail, t * 2 - 1);
  }

  /** How much is seen of a lamp without light: the ring goes dark before a run, clockwise. */
  private seen(i: number, now: Moment, course: Course): number {
    if (now.shade <= 0) return 1;
    const order = (i - course.start + COUNT) % COUNT;
    const dark = now.landMs >= 0 ? now.shade : clamp01(course.dark - order);
    return lerp(1, this.tuning.ring.darkTo, dark);
  }

  private light(now: Moment, course: Course, view: DingdongView, still: boolean): void {
    this.lit.fill(0);
    this.hue.fill(0);
    this.blue.fill(0);
    if (now.stop === null) {
      if (now.phase === 'start' || now.phase === 'end') this.wander(now, view, still);
      return;
    }
    if (!still) this.run(now, course);
    if (now.landMs < 0 || now.landMs >= OVER) return;
    if (now.again) this.rollWave(now, course, still);
    else this.cheer(now, view, still);
  }

  private wander(now: Moment, { pools }: DingdongView, still: boolean): void {
    const { wanderTrail, blinkFromMs, blinkMs } = this.tuning.ring;
    for (let d = 0; d <= wanderTrail && !still; d += 1) {
      const at = (now.wander - d + COUNT * 8) % COUNT;
      this.lit[at] = (1 - d / (wanderTrail + 1)) * (d === 0 ? 0.85 : 0.6);
      this.hue[at] = d === 0 ? 0.1 : 0.35 + d * 0.2;
    }
    if (!now.open || now.leftMs > blinkFromMs) return;
    const turn = Math.floor(now.leftMs / blinkMs);
    const stop = nthOwn(pools, turn);
    if (stop === null) return;
    const lit = still ? 0.7 : beat(1 - (now.leftMs % blinkMs) / blinkMs);
    for (let i = 0; i < COUNT; i += 1) if (LAMPS[i] === stop) this.lit[i] = Math.max(this.lit[i] as number, lit);
  }

  /** The light and its trail; a lamp's glow also fades with the time since the light left it. */
  private run(now: Moment, course: Course): void {
    const { trail, trailMs } = this.tuning.ring;
    if (course.dark < COUNT) return;
    for (let d = 0; d <= trail && d <= course.steps; d += 1) {
      const age = d === 0 ? 0 : now.runMs - course.leftAt(course.steps - d);
      const lit = d === 0 ? 1 : (1 - d / (trail + 1)) * clamp01(1 - age / trailMs);
      const at = course.lamp(course.steps - d);
      this.lit[at] = Math.max(this.lit[at] as number, lit);
      this.hue[at] = d / (trail + 1);
    }
  }

  /** Two blue fronts leave the lamp and meet on the other side; a faint light stays until the ring runs again. */
  private rollWave(now: Moment, course: Course, still: boolean): void {
    const t = now.landing.wave;
    const hit = course.lamp(course.length);
    const half = COUNT / 2;
    for (let i = 0; i < COUNT; i += 1) {
      const away = Math.abs(((i - hit + COUNT + half) % COUNT) - half);
      const front = t * (half + 3);
      const rest = away < front ? 0.3 + 0.12 * Math.sin(now.seconds * 6 - away * 0.6) : 0;
      this.blue[i] = still ? 0.4 : Math.max(rest, clamp01(1 - Math.abs(front - away) / 2.4));
    }
  }

  /** A large multiplier that the player has: the whole ring blinks. */
  private cheer(now: Moment, { pools }: DingdongView, still: boolean): void {
    const { blinks, blinkMs, blinkFrom, flyMs } = this.tuning.land;
    const stop = now.stop;
    if (still || stop === null || stop === 'AGAIN' || PAYOUTS[stop] < blinkFrom * RATE_ONE || !owns(pools, stop))
      return;
    const since = now.landMs - flyMs;
    if (since <= 0 || since >= blinks * blinkMs) return;
    const lit = 0.9 * beat((since % blinkMs) / blinkMs);
    for (let i = 0; i < COUNT; i += 1) {
      this.lit[i] = Math.max(this.lit[i] as number, lit);
      this.hue[i] = 0;
    }
  }
}

/** The own selection whose turn it is; null without any. */
function nthOwn(pools: readonly DingdongPool[], turn: number): DingdongStop | null {
  let count = 0;
  for (let i = 0; i < pools.length; i += 1) if ((pools[i] as DingdongPool).own > 0) count += 1;
  if (count === 0) return null;
  let rest = turn % count;
  for (let i = 0; i < pools.length; i += 1) {
    const pool = pools[i] as DingdongPool;
    if (pool.own > 0 && rest-- === 0) return pool.select;
  }
  return null;
}

function owns(pools: readonly DingdongPool[], stop: DingdongStop): boolean {
  for (let i = 0; i < pools.length; i += 1)
    if ((pools[i] as DingdongPool).select === stop) return (pools[i] as DingdongPool).own > 0;
  return false;
}
