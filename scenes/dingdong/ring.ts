/** The cabinet and its 22 lamps, lit as {@link RingLights} says, and the lamp that was hit. */
import type { Texture } from 'pixi.js';
import type { DingdongStop } from '../../rules/dingdong/ring';
import { hexColor, mix } from '../kit/color';
import { clamp01, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import { withinCorners } from '../kit/layout';
import { aroundOutline, inkOf, type Outline, restOutline, roundOutline } from '../kit/outline';
import { GOLD_HI, INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Course } from './course';
import { COUNT, LAMPS } from './lamps';
import type { DingdongLayout, Rect } from './layout';
import type { Moment } from './moment';
import type { DingdongAssets } from './parts';
import { RingLights } from './ring-lights';
import { smallPictures, type Pictures } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongView } from './view';

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
const LINE = roundOutline(0.15, 0.26, 0.045);
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
  private readonly lights: RingLights;

  constructor(
    assets: DingdongAssets,
    private readonly tuning: DingdongTuning,
  ) {
    this.lights = new RingLights(tuning);
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
    this.lights.tick(now, course, view, still);
    const { lit } = this.lights;
    const hit = now.landMs >= 0 && now.landMs < OVER ? course.lamp(course.length) : -1;
    for (let i = 0; i < COUNT; i += 1)
      if ((lit[i] as number) > LIT && i !== hit && budget.glow) this.halo(batch, i, layout);
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
    const { lights } = this;
    const lit = lights.lit[i] as number,
      blue = lights.blue[i] as number;
    const hot = lit > LIT || blue > LIT;
    let top = mix(INK, OFF_TOP, seen),
      low = mix(INK, OFF_LOW, seen),
      line = mix(INK, OFF_LINE, seen);
    if (lit > LIT) {
      const hue = lights.hue[i] as number;
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
    const { lit, hue } = this.lights;
    const size = width * HALO;
    batch.piece(
      this.glow,
      this.halos[i] as Outline,
      x + width / 2,
      y + height / 2,
      size,
      (size * this.glow.height) / this.glow.width,
      0,
      mix(0xffb52e, 0xff4a9a, Math.min(1, (hue[i] as number) * 1.4)),
      0.75 * (lit[i] as number),
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
}
