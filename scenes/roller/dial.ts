/** The gauge itself: bezel, face, the two zones and the scale. Written only when something of it changed: it lies in a batch of its own. */
import { hexColor, mix } from '../kit/color';
import { type Frame, sliceOf } from '../kit/frames';
import { type Outline, ringOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import { PEN } from '../kit/quads/sprites';
import { Face } from './face';
import { across, angleOf, down, HALF, radians } from './gauge';
import { OUTER, RADIUS, type RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerAssets } from './parts';
import type { RollerTuning } from './tuning';

/** Distances from the band's middle, and widths, px of a phone, as on the comp. */
/** Between which heights of the tube its shine lies, in shares of its width from its outer edge. */
const SHINE = [0.18, 0.39] as const;
/** How far in what lies deep is seen from each edge, and a little behind the body; a share of the width. */
const DEEP = 0.14;
const BAND = { width: 26, rim: 2.5 } as const;
const RINGS = { outer: 28, body: 21.5, bodyWidth: 11, inner: 15.5, face: 15 } as const;
/** Widths of what lies under the bezel, and how far it lies below its middle. Inside the outer ring none of it is seen, and none is drawn. */
const UNDER = {
  shade: { width: OUTER * 2.5, low: 14 },
  glow: { width: RADIUS * 3.3, low: 0 },
  disc: { width: (OUTER * 2 * 32) / 31.2, low: 7 },
} as const;
const COVERED = RADIUS + RINGS.outer - 1;
/** Sides of a ring as a polygon. */
const SIDES = 24;
/** Degrees of one straight piece of an arc at most. */
const PIECE = 5;

/** Polished gold round the bezel: angle in degrees from the top, colour. Light comes from the upper left, and again from below. */
const GOLD = [
  [-180, 0xffc23a],
  [-152, 0x9a4a00],
  [-112, 0xd98a14],
  [-78, 0xffd75a],
  [-46, 0xfffbe0],
  [-16, 0xffd04a],
  [24, 0xc47410],
  [52, 0xffe083],
  [74, 0xffc22e],
  [112, 0xa85500],
  [150, 0x8a3e00],
  [180, 0xffc23a],
] as const;
const BODY = [
  [-180, 0x1d0a52],
  [-120, 0x3a1aa0],
  [-50, 0xa57cff],
  [0, 0x7a4cf0],
  [60, 0x4a24c8],
  [120, 0x2a1070],
  [180, 0x1d0a52],
] as const;

const TICKS = 40;
const LONG = 10,
  MIDDLE = 5;
/** What the zones pale to when the choice is refused. */
const PALE = { body: 0x40336e, light: 0x8578c0, deep: 0x1a1038 } as const;

interface Tube {
  readonly body: number;
  readonly light: number;
  readonly deep: number;
}

export class Dial {
  private readonly px: Frame;
  private readonly face: Face;
  private readonly under: Readonly<Record<keyof typeof UNDER, Outline>>;
  private readonly disc: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly tube: Frame;
  /** Its edges. */
  private readonly outer: Frame;
  private readonly inner: Frame;
  private readonly lit: Frame;
  private readonly shine: Frame;
  private readonly tick: Frame;
  private readonly win: Tube;
  private readonly lose: Tube;

  constructor(assets: RollerAssets, { zones }: RollerTuning) {
    this.px = assets.frame('px');
    this.face = new Face(this.px);
    this.disc = assets.frame('disc');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.tube = assets.frame('tube');
    this.outer = sliceOf(this.tube, 0, DEEP);
    this.inner = sliceOf(this.tube, 1 - DEEP, 1);
    this.lit = assets.frame('tube_light');
    this.shine = sliceOf(assets.frame('tube_shine'), ...SHINE);
    this.tick = assets.frame('tick');
    const visible = (name: keyof typeof UNDER): Outline => {
      const { width, low } = UNDER[name];
      const frame = this[name];
      return ringOutline(SIDES, (((COVERED - low) * 2) / width) * (frame.width / (frame.x1 - frame.x0)));
    };
    this.under = { shade: visible('shade'), glow: visible('glow'), disc: visible('disc') };
    this.win = { body: hexColor(zones.win), light: hexColor(zones.winLight), deep: hexColor(zones.winDeep) };
    this.lose = { body: hexColor(zones.lose), light: hexColor(zones.loseLight), deep: hexColor(zones.loseDeep) };
  }

  /** Everything that its picture depends on besides the layout, as one number. */
  static key(now: Moment, choose: number): number {
    return (
      choose +
      (now.higher ? 0.5 : 0) +
      now.swap * 1e6 +
      now.pale * 3.7e7 +
      now.pulse * 5.3e8 +
      now.near * 7.9e9 +
      now.blink * 1.1e11
    );
  }

  /** All over the {@link bezel}. */
  draw(batch: Quads, now: Moment, choose: number, layout: RollerLayout): void {
    this.zones(batch, now, choose, layout);
    this.scale(batch, layout);
    this.border(batch, now, choose, layout);
  }

  /** What lies under zones and scale and is the same as long as the layout is. */
  bezel(batch: Quads, { dial: { x, y, radius }, unit: u }: RollerLayout): void {
    this.below(batch, 'shade', x, y, u, 0x05021a, 0.75, 0);
    this.below(batch, 'glow', x, y, u, 0x7a3dff, 0.42, 1);
    this.below(batch, 'disc', x, y, u, 0x05021a, 0.55, 0);
    this.face.draw(batch, x, y, radius + RINGS.face * u, u);
    this.ring(batch, this.disc, x, y, radius + RINGS.body * u, (RINGS.bodyWidth + 1) * u, BODY, 1);
    this.ring(batch, this.disc, x, y, radius + RINGS.outer * u, 4.6 * u, GOLD, 1);
    this.ring(batch, this.disc, x, y, radius + RINGS.inner * u, 3.6 * u, GOLD, 1);
    // Gloss on the body, and its shadow inwards.
    this.arc(batch, this.glow, x, y, radius + (RINGS.body + 1.5) * u, 7 * u, -88, 26, 0xffffff, 0x9a6cff, 0.55, 1);
    this.arc(batch, this.glow, x, y, radius + (RINGS.body + 1) * u, 6 * u, 130, 196, 0x7a4cf0, 0x5a2ee0, 0.5, 1);
    this.arc(batch, this.glow, x, y, radius + 9 * u, 22 * u, -180, 180, 0x05021a, 0x05021a, 0.5, 0);
  }

  private below(
    batch: Quads,
    name: keyof typeof UNDER,
    x: number,
    y: number,
    u: number,
    rgb: number,
    alpha: number,
    add: 0 | 1,
  ): void {
    const { width, low } = UNDER[name];
    batch.piece(this[name], this.under[name], x, y + low * u, width * u, width * u, 0, rgb, alpha, add);
  }

  private zones(batch: Quads, now: Moment, choose: number, layout: RollerLayout): void {
    const at = angleOf(choose);
    const upper = now.higher ? this.win : this.lose,
      lower = now.higher ? this.lose : this.win;
    const { swap } = now;
    if (swap < 1) {
      this.zone(batch, now, layout, lerpAngle(at, HALF, swap), HALF, lower);
      this.zone(batch, now, layout, -HALF, lerpAngle(at, -HALF, swap), upper);
    }
    this.zone(batch, now, layout, at, lerpAngle(at, HALF, swap), upper);
    this.zone(batch, now, layout, lerpAngle(at, -HALF, swap), at, lower);
    const {
      dial: { x, y, radius },
      unit: u,
    } = layout;
    const [from, to] = now.higher ? [at, HALF] : [-HALF, at];
    const strength = (0.2 + 0.75 * now.pulse) * (1 - now.pale);
    this.arc(
      batch,
      this.glow,
      x,
      y,
      radius,
      (54 + 26 * now.pulse) * u,
      from,
      to,
      this.win.body,
      this.win.body,
      strength,
      1,
    );
  }

  private zone(
    batch: Quads,
    now: Moment,
    { dial: { x, y, radius }, unit: u }: RollerLayout,
    from: number,
    to: number,
    tube: Tube,
  ): void {
    if (to - from < 0.01) return;
    const won = tube === this.win ? now.pulse : 0;
    const body = mix(mix(tube.body, PALE.body, now.pale), 0xffffff, won * 0.25);
    const light = mix(mix(tube.light, PALE.light, now.pale), 0xffffff, won * 0.4);
    const deep = mix(tube.deep, PALE.deep, now.pale);
    const width = BAND.width * u;
    // Of the deep only what the body leaves free.
    const free = DEEP * width;
    this.arc(batch, this.outer, x, y, radius + (width - free) / 2, free, from, to, deep, deep, 1, 0);
    this.arc(batch, this.inner, x, y, radius - (width - free) / 2, free, from, to, deep, deep, 1, 0);
    this.arc(batch, this.tube, x, y, radius, width - 2 * BAND.rim * u, from, to, body, body, 1, 0);
    this.arc(batch, this.lit, x, y, radius + 0.5 * u, width - 2 * BAND.rim * u, from, to, light, light, 0.95, 0);
    const [outer, inner] = SHINE;
    const high = radius + (0.5 - (outer + inner) / 2) * width;
    this.arc(batch, this.shine, x, y, high, (inner - outer) * width, from + 0.5, to - 0.5, 0xffffff, 0xffffff, 0.66, 0);
  }

  private scale(batch: Quads, { dial: { x, y, radius }, unit: u }: RollerLayout): void {
    const { pen } = batch;
    for (let i = 0; i <= TICKS; i += 1) {
      const a = HALF * ((2 * i) / TICKS - 1);
      const long = i % LONG === 0,
        middle = i % MIDDLE === 0;
      const length = long ? 14 : middle ? 9 : 5.5;
      const r = radius - 22 * u - (length * u) / 2;
      const turn = radians(a);
      pen[PEN.x] = x + Math.sin(turn) * r;
      pen[PEN.y] = y - Math.cos(turn) * r;
      pen[PEN.scaleX] = ((long ? 1.25 : middle ? 0.7 : 0.62) * u * 4) / this.tick.width;
      pen[PEN.scaleY] = (length * u) / (this.tick.height * 0.86);
      pen[PEN.rotation] = turn;
      pen[PEN.alpha] = long ? 0.95 : middle ? 0.62 : 0.34;
      batch.put(this.tick, 0xffffff, 0);
    }
  }

  /** Where the zones meet: lit when the needle comes close, blinking when it missed. */
  private border(batch: Quads, now: Moment, choose: number, { dial: { x, y, radius }, unit: u }: RollerLayout): void {
    const at = angleOf(choose);
    const r0 = radius - (BAND.width / 2) * u,
      r1 = radius + (BAND.width / 2) * u;
    const half = 0.5;
    const near = Math.max(now.near, now.blink);
    batch.shape(
      this.px,
      x + across(at - half) * r1,
      y + down(at - half) * r1,
      x + across(at + half) * r1,
      y + down(at + half) * r1,
      x + across(at + half) * r0,
      y + down(at + half) * r0,
      x + across(at - half) * r0,
      y + down(at - half) * r0,
      0xffffff,
      0.7 + 0.3 * near,
      0xffffff,
      0.7 + 0.3 * near,
    );
    if (near > 0) {
      this.arc(batch, this.glow, x, y, radius, 60 * u, at - 7, at, 0x000000, 0xffffff, 0.9 * near, 1);
      this.arc(batch, this.glow, x, y, radius, 60 * u, at, at + 7, 0xffffff, 0x000000, 0.9 * near, 1);
    }
  }

  private ring(
    batch: Quads,
    frame: Frame,
    x: number,
    y: number,
    radius: number,
    width: number,
    stops: readonly (readonly [number, number])[],
    alpha: number,
  ): void {
    for (let i = 1; i < stops.length; i += 1) {
      const [from, rgb] = stops[i - 1] as readonly [number, number];
      const [to, low] = stops[i] as readonly [number, number];
      this.arc(batch, frame, x, y, radius, width, from, to, rgb, low, alpha, 0);
    }
  }

  /** A ribbon along the gauge. Angles are the gauge's. */
  private arc(
    batch: Quads,
    frame: Frame,
    x: number,
    y: number,
    radius: number,
    width: number,
    from: number,
    to: number,
    rgb: number,
    low: number,
    alpha: number,
    add: 0 | 1,
  ): void {
    const span = to - from;
    if (span <= 0) return;
    batch.bow(
      frame,
      x,
      y,
      radius + width / 2,
      radius - width / 2,
      radians(from - 90),
      radians(span),
      Math.max(1, Math.ceil(span / PIECE)),
      rgb,
      low,
      alpha,
      add,
    );
  }
}

const lerpAngle = (from: number, to: number, t: number): number => from + (to - from) * t;
