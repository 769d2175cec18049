/** The wheel: rotor, lit pocket, rim with its bulbs, pointer. Written into the back batch; the lit number is a label over it. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import { clamp01, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { discOutline, ringOutline } from '../kit/outline';
import { INK } from '../kit/palette';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { RouletteLayout } from './layout';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import { lookOf } from './teams';
import type { RouletteTuning } from './tuning';
import { BULBS, POCKET, RADII, TURN } from './wheel';

const DEGREE = Math.PI / 180;
const TOP = -Math.PI / 2;
/** Half of a pocket as it is lit: the frets stay free. */
const HALF = POCKET * 0.475;
const PIECES = 6;
/** Pieces of a whole ring. */
const ROUND = 48;
/** The pointer's size, where it hangs and how far under that its middle is, on the comp. */
const POINTER = 72,
  HANG = 8,
  ARM = 13;
const EDGE = 0xfff3c4;

/** What is seen of the drawings: the rotor fills its picture, the rim is clear inside. */
const ROUND_ART = discOutline(16);
const RIM_ART = ringOutline(24, 0.73);
const SOFT = discOutline(12);

/** The wheel as the camera sees it this frame. */
export interface Seen {
  x: number;
  y: number;
  radius: number;
}

export class Disc {
  readonly view = new Container();
  /** Where it is, with the camera's nearness. */
  readonly seen: Seen = { x: 0, y: 0, radius: 1 };
  private readonly rotor: Frame;
  private readonly fast: Frame;
  private readonly rim: Frame;
  private readonly pointer: Frame;
  private readonly px: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly outer: Frame;
  private readonly inner: Frame;
  private readonly digits: Label;
  private readonly shadow: Label;
  private readonly bits: Particles;
  private readonly bit = emission();

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning,
  ) {
    const { assets } = context;
    this.rotor = assets.frame('rotor');
    this.fast = assets.frame('rotor_fast');
    this.rim = assets.frame('rim');
    this.pointer = assets.frame('pointer');
    this.px = assets.frame('px');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.outer = assets.frame('fade_v');
    this.inner = { ...this.outer, v0: this.outer.v1, v1: this.outer.v0 };
    const style = { font: assets.font('title'), size: 27, max: 2, align: 0.5 };
    this.shadow = new Label({ ...style, tint: 0x0b0620 });
    this.digits = new Label(style);
    this.bits = new Particles(64, [
      { frame: assets.frame('spark'), add: 1, gravity: 160, drag: 0.12, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.view.addChild(this.shadow, this.digits);
  }

  clear(): void {
    this.bits.clear();
  }

  /** The ball lies. */
  burst(now: Moment, budget: QualityBudget): void {
    if (this.context.reducedMotion) return;
    const { bit, seen } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.land.sparks * budget.particles);
    const y = seen.y - RADII.pocket * seen.radius;
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * TURN + random() * 0.3;
      const speed = (90 + random() * 230) * (seen.radius / 175);
      bit.x = seen.x;
      bit.y = y;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 50;
      bit.size = (10 + random() * 18) * (seen.radius / 175);
      bit.life = 450 + random() * 550;
      bit.rgb = mix(lookOf(now.number ?? 0).light, 0xffffff, random() * 0.7);
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 5;
      this.bits.emit(bit);
    }
  }

  tick(ms: number, now: Moment, { wheel }: RouletteLayout): void {
    const { seen } = this;
    this.bits.tick(ms);
    // The camera comes closer to the pocket: that stays where it is.
    const at = wheel.y - RADII.pocket * wheel.radius;
    seen.x = wheel.x;
    seen.y = at + (wheel.y - at) * now.zoom;
    seen.radius = wheel.radius * now.zoom;
    const shown = now.phase === 'spinning' && now.number !== null && now.fill > 0;
    this.view.visible = shown;
    if (!shown) return;
    putWhole(this.digits.begin(), now.number ?? 0);
    putWhole(this.shadow.begin(), now.number ?? 0);
    this.digits.end();
    this.shadow.end();
    this.digits.tint = lookOf(now.number ?? 0).ink;
    this.shadow.position.set(0, 2);
    this.shadow.alpha = 0.6;
    this.view.position.set(seen.x, seen.y - RADII.number * seen.radius);
    this.view.scale.set((seen.radius / 175) * lerp(0.8, 1, Math.min(1.1, now.fill)));
    this.view.alpha = clamp01(now.fill * 2);
  }

  /** Under the ball. */
  draw(batch: Quads, now: Moment): void {
    const {
      seen: { x, y, radius: r },
    } = this;
    const asleep = now.phase === 'connecting' ? 0.55 : 1;
    batch.piece(this.shade, SOFT, x, y + r * 0.9, r * 2.3, r * 0.55, 0, 0x05020f, 0.7);
    const speed = Math.abs(now.rotorSpeed);
    const { blurFrom, blurFull } = this.tuning.wheel;
    const blur = clamp01((speed - blurFrom) / Math.max(1, blurFull - blurFrom));
    // The pocket that was drawn is lit over it, so all of it may get darker.
    const told = now.phase === 'spinning' && now.number !== null;
    const tint = told ? mix(0xffffff, 0, this.tuning.land.dim * clamp01(now.fill)) : 0xffffff;
    if (blur < 1) batch.piece(this.rotor, ROUND_ART, x, y, r * 2, r * 2, now.rotor, tint, 1);
    if (blur > 0) batch.piece(this.fast, ROUND_ART, x, y, r * 2, r * 2, now.rotor, tint, blur);
    batch.bow(this.outer, x, y, r * RADII.rim, r * RADII.band * 0.98, 0, TURN, ROUND, INK, INK, 0.42, 0);
    batch.bow(this.inner, x, y, r * RADII.band, r * RADII.hub, 0, TURN, ROUND, INK, INK, 0.4, 0);
    if (now.number !== null) this.pocket(batch, now, x, y, r);
    if (now.veil > 0)
      batch.bow(this.px, x, y, r * RADII.rim, r * RADII.hub, 0, TURN, ROUND, 0x2a1263, 0x2a1263, now.veil, 0);
    if (asleep < 1) batch.bow(this.px, x, y, r * RADII.rim, r * RADII.hub, 0, TURN, ROUND, INK, INK, 0.5, 0);
    batch.piece(this.rim, RIM_ART, x, y, r * 2, r * 2, 0, 0xffffff, 1);
    this.bulbs(batch, now, x, y, r);
  }

  /** Over the ball. */
  drawFront(batch: Quads, now: Moment): void {
    const {
      seen: { x, y, radius: r },
    } = this;
    const u = r / 175;
    batch.sized(this.glow, x, y - r + 8 * u, 92 * u, 0, 0xffc22e, 0.42, 1);
    const turn = this.deflection(now) * DEGREE;
    const arm = ARM * u;
    const hang = y - r + HANG * u;
    batch.sized(this.shade, x, hang + arm + 5 * u, 46 * u, 0, 0x000000, 0.5);
    batch.sized(this.pointer, x - Math.sin(turn) * arm, hang + Math.cos(turn) * arm, POINTER * u, turn, 0xffffff, 1);
    this.bits.draw(batch);
  }

  /** How far the pointer is lifted: by each fret while the wheel is slow, and once more when the ball lies. Degrees. */
  private deflection(now: Moment): number {
    if (this.context.reducedMotion || now.phase !== 'spinning') return 0;
    const { flickDeg, flickMs, tickBelow, tickDeg } = this.tuning.pointer;
    if (now.landMs >= 0 && now.landMs < OVER)
      return now.landMs < flickMs
        ? -flickDeg * Math.sin((Math.PI * now.landMs) / flickMs) * (1 - now.landMs / flickMs) * 1.6
        : 0;
    const speed = Math.abs(now.rotorSpeed);
    if (now.spinMs < this.tuning.spin.pullMs || tickBelow <= 0) return 0;
    // From the fret that pushes until it lets go: a third of a pocket.
    const past = (((now.rotor / POCKET + 0.5) % 1) + 1) % 1;
    const push = clamp01(1 - past * 3);
    return -tickDeg * push * clamp01(1.4 - speed / tickBelow) * clamp01(speed / 12);
  }

  /** The pocket that was drawn, in light; the others are darker. */
  private pocket(batch: Quads, now: Moment, x: number, y: number, r: number): void {
    const look = lookOf(now.number ?? 0);
    const told = now.phase === 'spinning';
    const seen = clamp01(now.fill);
    // While bets are taken it travels with the rotor and goes out.
    const middle = TOP + (told ? 0 : now.ball);
    const inner = r * RADII.pockets;
    const reach = lerp(inner, r * RADII.rim, Math.min(1.02, told ? now.fill : 1));
    const from = middle - HALF,
      span = HALF * 2;
    const alpha = told ? 1 : seen;
    if (!told) {
      const dim = this.tuning.land.dim * seen;
      batch.bow(this.px, x, y, r * RADII.rim, inner, middle + POCKET / 2, TURN - POCKET, ROUND, INK, INK, dim, 0);
    }
    if (told) batch.bow(this.px, x, y, reach, inner, from, span, PIECES, look.low, look.low, 0.9 * alpha, 0);
    if (told) batch.bow(this.outer, x, y, reach, inner, from, span, PIECES, look.high, look.high, 0.95 * alpha, 0);
    batch.bow(this.inner, x, y, reach, inner, from, span, PIECES, look.light, look.light, 0.35 * alpha, 1);
    const line = Math.max(1.6, r * 0.013);
    batch.bow(this.px, x, y, reach + line / 2, reach - line / 2, from, span, PIECES, EDGE, EDGE, alpha, 0);
    batch.bow(this.px, x, y, inner + line / 2, inner - line / 2, from, span, 3, EDGE, EDGE, alpha, 0);
    this.side(batch, x, y, inner, reach, middle - HALF, line, alpha);
    this.side(batch, x, y, inner, reach, middle + HALF, line, alpha);
    const gx = x + Math.cos(middle) * r * RADII.band,
      gy = y + Math.sin(middle) * r * RADII.band;
    batch.piece(this.glow, SOFT, gx, gy, r * 0.9, r * 0.9, 0, look.light, 0.5 * seen, 1);
  }

  private side(
    batch: Quads,
    x: number,
    y: number,
    inner: number,
    outer: number,
    angle: number,
    width: number,
    alpha: number,
  ): void {
    const c = Math.cos(angle),
      s = Math.sin(angle),
      h = width / 2;
    const ax = x + c * inner,
      ay = y + s * inner,
      bx = x + c * outer,
      by = y + s * outer;
    batch.shape(
      this.px,
      ax - s * h,
      ay + c * h,
      ax + s * h,
      ay - c * h,
      bx + s * h,
      by - c * h,
      bx - s * h,
      by + c * h,
      EDGE,
      alpha,
      EDGE,
      alpha,
    );
  }

  /** One light runs round; in the last seconds they alternate, they follow the ball, and all burn for a moment when it lies. */
  private bulbs(batch: Quads, now: Moment, x: number, y: number, r: number): void {
    const still = this.context.reducedMotion;
    const { bulbMs, hotBulbHz } = this.tuning.wheel;
    const hot = now.heat > 0 && now.phase === 'betting';
    const beat = Math.floor(now.seconds * hotBulbHz) % 2;
    const head = (now.seconds * 1000) / bulbMs;
    const landed = now.landMs >= 0 && now.landMs < OVER;
    const pulse = landed ? 0.55 + 0.45 * Math.cos((Math.min(now.landMs, 1600) / 1600) * TURN * 2) : 0;
    for (let k = 0; k < BULBS; k += 1) {
      const a = ((k + 0.5) / BULBS) * TURN;
      let lit: number;
      if (still) lit = landed ? 0.8 : 0.35;
      else if (landed) lit = pulse;
      else if (now.phase === 'spinning') {
        const away = Math.abs(((((a - TOP - now.ball) % TURN) + TURN * 1.5) % TURN) - Math.PI);
        lit = Math.max(0.12, 1 - away * 2.2);
      } else if (hot) lit = k % 2 === beat ? 1 : 0.1;
      else lit = Math.max(0.14, 1 - ((((Math.floor(head) - k) % BULBS) + BULBS) % BULBS) / 6);
      const bx = x + Math.cos(a) * r * RADII.bulbs,
        by = y + Math.sin(a) * r * RADII.bulbs;
      batch.sized(
        this.glow,
        bx,
        by,
        r * (0.09 + 0.16 * lit),
        0,
        landed ? mix(0xfff0b8, now.light, 0.35) : k % 2 === 0 ? 0xfff0b8 : 0xff9be8,
        0.85 * lit,
        1,
      );
    }
  }
}
