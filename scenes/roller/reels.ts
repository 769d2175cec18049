/**
 * The number: digits that roll at the needle's speed and stop one after the other from the left. Written glyph by glyph into a batch, so that a
 * digit can pass its slot without a mask: it is cut where the slot ends.
 */
import { mix } from '../kit/color';
import { beat, bezier, clamp01, lerp, OVER } from '../kit/ease';
import { Frame } from '../kit/frames';
import type { GlyphFont } from '../kit/glyphs';
import type { Quads } from '../kit/quads';
import { HALF } from './gauge';
import { COLUMNS } from './choreography';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerContext } from './parts';
import type { RollerTuning } from './tuning';
import { RESULT_MAX } from '../../rules/roller/roller';

/** Share of the em from one character to the next beyond the font's own. */
const SPACING = -0.022;
/** A loss takes the colour of quiet text. */
const LOST = 0xb9b0ea;
const SHADOW = 0x0a0630;
/** Before the first round. */
const FAINT = 0.3;
const DOT = 46,
  ZERO = 48;
/** The dot stands before this column. */
const DOT_AT = 3;
/** How far the digits above and below lie, in cap heights. */
const APART = 1.05;

interface Face {
  readonly digits: readonly Glyph[];
  readonly dot: Glyph;
}

interface Glyph {
  readonly frame: Frame;
  readonly advance: number;
}

type Writable = { -readonly [K in keyof Frame]: Frame[K] };
/** Fractions, like every frame's. */
const BLANK = { u0: 0.5, v0: 0.5, u1: 0.5, v1: 0.5, x0: 0.5, y0: 0.5, x1: 0.5, y1: 0.5, width: 0.5, height: 0.5 };

export class Reels {
  private readonly ice: Face;
  private readonly green: Face;
  private readonly glow: Frame;
  private readonly cap: number;
  private readonly stop: (t: number) => number;
  /** Turns of each column, and where each stood when it began to stop. */
  private readonly turns = new Float64Array(COLUMNS);
  private readonly held = new Float64Array(COLUMNS);
  /** How much of each column is there: leading noughts leave. */
  private readonly shown = new Float32Array(COLUMNS);
  private locking = false;
  /** What of a digit shows in its slot; one for all, because a frame allocates nothing. */
  private readonly cut: Writable = new Frame({ ...BLANK });

  constructor(
    context: RollerContext,
    private readonly tuning: RollerTuning,
  ) {
    const { assets } = context;
    this.ice = faceOf(assets.font('multice'));
    this.green = faceOf(assets.font('multwin'));
    this.glow = assets.frame('glow');
    this.cap = assets.font('multice').capHeight;
    this.stop = bezier(tuning.digits.lock);
  }

  /** A number that is there without having rolled. */
  settle(): void {
    this.locking = true;
  }

  tick(ms: number, now: Moment): void {
    const rolling = now.rollMs < OVER && now.landMs === OVER;
    if (rolling) {
      const perSecond = (Math.abs(now.speed) / (2 * HALF)) * RESULT_MAX;
      for (let i = 0; i < COLUMNS; i += 1) {
        const own = perSecond / 10 ** (COLUMNS - 1 - i);
        const rate = Math.min(this.tuning.digits.fastest - i, Math.max(this.tuning.digits.slowest + i * 1.5, own));
        this.turns[i] = ((this.turns[i] as number) + (rate * ms) / 1000) % 10;
        // The first column is there only for the one result that needs it.
        this.shown[i] = i === 0 ? 0 : 1;
      }
      this.locking = false;
      return;
    }
    if (!this.locking) for (let i = 0; i < COLUMNS; i += 1) this.held[i] = this.turns[i] as number;
    this.locking = true;
    for (let i = 0; i < COLUMNS; i += 1) this.halt(i, now);
  }

  private halt(i: number, { result, locks }: Moment): void {
    const value = result ?? 0;
    const power = 10 ** (COLUMNS - 1 - i);
    const digit = Math.floor(value / power) % 10;
    const needed = result === null ? i > 0 : power === 1 || value >= power;
    const t = locks?.[i]?.turned ?? 1;
    if (t >= 1) {
      this.turns[i] = digit;
      this.shown[i] = needed ? 1 : 0;
      return;
    }
    // On to the next time its digit comes by, at least half a turn of the reel away.
    const from = this.held[i] as number;
    const way = ((digit - from + 20 - 2) % 10) + 2;
    this.turns[i] = (from + way * this.stop(t) + 10) % 10;
    this.shown[i] = i === 0 ? (needed ? t : 0) : needed ? 1 : 1 - t;
  }

  draw(batch: Quads, now: Moment, layout: RollerLayout): void {
    const { hero } = layout;
    const won = now.won === true;
    const pop = won && now.landMs < OVER ? 1 + this.tuning.digits.popScale * beat(clamp01(now.judged * 0.999)) : 1;
    const size = hero.size * pop;
    const light = now.won === null ? 0x4fc3ff : won ? 0x1fe0a0 : 0x6a5cb0;
    const strength = now.result === null ? 0.12 : now.won === false ? 0.2 : 0.42;
    batch.sprite(
      this.glow,
      hero.x,
      hero.y,
      (300 * layout.unit) / this.glow.width,
      (112 * layout.unit) / this.glow.height,
      0,
      light,
      strength,
      1,
    );
    const face = won && now.judged > 0.25 ? this.green : this.ice;
    const tint = now.won === false ? mix(0xffffff, LOST, now.judged) : 0xffffff;
    const alpha = now.result === null ? FAINT : now.won === false ? lerp(1, 0.86, now.judged) : 1;
    let width = 0;
    for (let i = 0; i < COLUMNS; i += 1) width += this.advance(i, face) * size;
    let pen = hero.x - width / 2;
    for (let i = 0; i < COLUMNS; i += 1) {
      const shown = this.shown[i] as number;
      if (i === DOT_AT) {
        const dotted = this.shown[DOT_AT - 1] as number;
        this.put(batch, face.dot, pen, hero.y, size, tint, alpha * dotted);
        pen += (face.dot.advance + SPACING) * size * dotted;
      }
      if (shown > 0) this.column(batch, face, i, pen, layout, size, tint, alpha * shown);
      pen += ((face.digits[0] as Glyph).advance + SPACING) * size * shown;
    }
  }

  /** Width of a column in em, with the dot before it. */
  private advance(i: number, face: Face): number {
    const own = ((face.digits[0] as Glyph).advance + SPACING) * (this.shown[i] as number);
    return i === DOT_AT ? own + (face.dot.advance + SPACING) * (this.shown[DOT_AT - 1] as number) : own;
  }

  /** The digit in the window and, while it turns, its neighbours. */
  private column(
    batch: Quads,
    face: Face,
    i: number,
    x: number,
    { hero: { y }, slot }: RollerLayout,
    size: number,
    tint: number,
    alpha: number,
  ): void {
    const turns = this.turns[i] as number;
    const low = Math.floor(turns);
    const part = turns - low;
    const step = size * this.cap * APART;
    const turning = part > 0.001;
    for (let k = 0; k <= (turning ? 1 : 0); k += 1) {
      const off = k - part;
      const glyph = face.digits[(low + k) % 10] as Glyph;
      if (turning) this.pass(batch, glyph, x, y - off * step, slot, size, tint, alpha * (1 - 0.45 * Math.abs(off)));
      else this.put(batch, glyph, x, y, size, tint, alpha);
    }
  }

  /** A digit on its way through its slot: what of it lies outside is cut off. The shadow stays with those that stand. */
  private pass(
    batch: Quads,
    { frame }: Glyph,
    x: number,
    y: number,
    { top, bottom }: RollerLayout['slot'],
    size: number,
    tint: number,
    alpha: number,
  ): void {
    const high = y + frame.y0 * size,
      tall = (frame.y1 - frame.y0) * size;
    const from = clamp01((top - high) / tall),
      to = clamp01((bottom - high) / tall);
    if (to - from <= 0) return;
    const { cut } = this;
    cut.u0 = frame.u0;
    cut.u1 = frame.u1;
    cut.v0 = lerp(frame.v0, frame.v1, from);
    cut.v1 = lerp(frame.v0, frame.v1, to);
    cut.x0 = frame.x0;
    cut.x1 = frame.x1;
    cut.y0 = lerp(frame.y0, frame.y1, from);
    cut.y1 = lerp(frame.y0, frame.y1, to);
    batch.sprite(cut, x, y, size, size, 0, tint, alpha);
  }

  private put(batch: Quads, { frame }: Glyph, x: number, y: number, size: number, tint: number, alpha: number): void {
    batch.sprite(frame, x, y + size * 0.075, size, size, 0, SHADOW, 0.9 * alpha * alpha);
    batch.sprite(frame, x, y, size, size, 0, tint, alpha);
  }
}

/** @throws Error when the font has not all that a number needs */
function faceOf(font: GlyphFont): Face {
  const glyph = (code: number): Glyph => {
    const found = font.glyphs.get(code);
    if (!found?.frame) throw new Error(`no glyph ${code} in ${font.name}`);
    return { frame: found.frame, advance: found.advance };
  };
  return { digits: Array.from({ length: 10 }, (_, i) => glyph(ZERO + i)), dot: glyph(DOT) };
}
