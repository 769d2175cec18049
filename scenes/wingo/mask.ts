/** The last seconds: the board goes dark under a magenta light, a large ring drains, giant digits come and go, and bets are closed. */
import { Container } from 'pixi.js';
import { Arc } from '../kit/arc';
import { hexColor, mix } from '../kit/color';
import { backOut, clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putRp, putWhole } from '../kit/numbers';
import { discOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { hash01 } from '../kit/random';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import { FIELD, GOLD_HI, MAGENTA, RING_TRACK, TEXT_2 } from '../kit/palette';
import type { WingoContext } from './parts';
import { drawRays } from '../kit/rays';
import type { WingoTuning } from './tuning';
import type { WingoView } from './view';

/** The comp: a digit of 108 in a ring of 82. */
const DIGIT = 108;
const RING = 82;
const WIDTH = 9;
const RAYS = 16;
const SPARKS = 22;
/** The light over the dark board: magenta, nearer to violet than the ring. */
const LIGHT = mix(MAGENTA, 0x6a2ad8, 0.32);
const SOFT = discOutline(12, 0.96);

export class Mask {
  readonly view = new Container();
  private readonly card: Nine;
  private readonly shade: Frame;
  private readonly glow: Frame;
  private readonly ray: Frame;
  private readonly arc: Arc;
  private readonly digit: Label;
  private readonly shadow: Label;
  private readonly title: Label;
  private readonly note: Label;
  private readonly light: number;
  private closed: boolean | null = null;
  private noted = -1;
  private closedAge = OVER;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning,
  ) {
    const { assets } = context;
    this.light = hexColor(tuning.mask.light);
    this.card = Nine.of(assets, 'card');
    this.shade = assets.frame('shade');
    this.glow = assets.frame('glow');
    this.ray = assets.frame('px');
    this.arc = new Arc(assets);
    const style = { font: assets.font('multice'), size: DIGIT, max: 2, align: 0.5 };
    this.shadow = new Label({ ...style, tint: 0x0a0630 });
    this.digit = new Label(style);
    this.title = new Label({ font: assets.font('num'), size: 20, max: 26, align: 0.5 });
    this.note = new Label({ font: assets.font('num'), size: 13, max: 64, tint: TEXT_2, align: 0.5 });
    this.view.addChild(this.shadow, this.digit, this.title, this.note);
  }

  settle(): void {
    this.closedAge = OVER;
  }

  tick(ms: number, now: Moment, view: WingoView, { mask, board }: WingoLayout, still: boolean): void {
    this.closedAge += ms;
    this.view.visible = now.mask > 0.004;
    if (!this.view.visible) return;
    this.write(now, view);
    const told = now.drawMs < OVER;
    const enter = told ? 1 : clamp01(now.maskMs / this.tuning.mask.fadeMs);
    const fly = still ? 1 : lerp(this.tuning.mask.fly, 1, cubicOut(enter));
    const second = Math.min(Math.ceil(this.tuning.mask.fromMs / 1000), now.second);
    const left = now.leftMs <= 0 ? 0 : now.leftMs - Math.floor((now.leftMs - 1) / 1000) * 1000;
    const out = still ? 0 : clamp01(1 - left / this.tuning.mask.digitOutMs);
    const come = clamp01((1000 - left) / (still ? this.tuning.room.crossFadeMs : this.tuning.mask.digitInMs));
    putWhole(this.digit.begin(), second);
    putWhole(this.shadow.begin(), second);
    this.digit.end();
    this.shadow.end();
    const size =
      (mask.radius / RING) * fly * (still ? 1 : lerp(this.tuning.mask.fly, 1, backOut(come, 2)) * lerp(1, 0.82, out));
    const seen = now.second > 0 && !now.drawing && !told ? now.mask * clamp01(come * 2) * (1 - out) : 0;
    this.digit.scale.set(size);
    this.shadow.scale.set(size);
    this.digit.alpha = seen;
    this.shadow.alpha = seen;
    this.digit.position.set(mask.x, mask.y);
    this.shadow.position.set(mask.x, mask.y + DIGIT * 0.075 * size);
    const pop = still ? 1 : lerp(1.25, 1, backOut(clamp01(this.closedAge / 240), 2));
    this.title.position.set(mask.x, mask.title);
    this.title.scale.set(Math.min(mask.unit, board.width / Math.max(1, this.title.textWidth)) * pop);
    this.title.alpha = now.mask;
    this.note.position.set(mask.x, mask.note);
    this.note.scale.set(Math.min(Math.max(0.9, mask.unit), board.width / Math.max(1, this.note.textWidth)));
    this.note.alpha = now.mask;
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    if (now.mask <= 0.004) return;
    const { mask, sheet, board } = layout;
    const { x, y, radius } = mask;
    const size = radius / RING;
    this.card.draw(
      batch,
      sheet.x,
      sheet.y,
      sheet.width,
      sheet.height,
      0x0b0620,
      this.tuning.mask.shade * now.mask,
      0x0b0620,
      0,
      sheet.radius / 14,
      !sheet.card,
    );
    const wide = Math.min(sheet.width * 1.25, 560 * size);
    batch.piece(this.shade, SOFT, x, y, wide, 400 * size, 0, LIGHT, 0.6 * now.mask, 1);
    const reach = Math.min(250 * size, board.width * 0.62);
    if (!still && budget.glow)
      drawRays(
        batch,
        this.ray,
        x,
        y,
        34 * size,
        reach,
        RAYS,
        now.seconds * 0.12,
        this.light,
        (now.drawing ? 0.1 : 0.2) * now.mask,
      );
    this.ring(batch, now, x, y, radius, size, still);
    if (!still) this.sparks(batch, now, x, y, size, budget);
  }

  private ring(batch: Quads, now: Moment, x: number, y: number, radius: number, size: number, still: boolean): void {
    const told = now.drawMs < OVER;
    const fly =
      still || told ? 1 : lerp(this.tuning.mask.fly, 1, cubicOut(clamp01(now.maskMs / this.tuning.mask.fadeMs)));
    const r = radius * fly;
    const width = WIDTH * size;
    const colour = MAGENTA;
    const alpha = now.mask;
    this.arc.stroke(batch, x, y, r, width + 4 * size, 0, 1, FIELD, FIELD, alpha);
    this.arc.stroke(batch, x, y, r, width, 0, 1, RING_TRACK, RING_TRACK, 0.5 * alpha);
    if (now.drawing || told) {
      const from = now.seconds * 1.1;
      this.arc.light(batch, x, y, r, width * 3.2, from, from + 0.22, colour, 0.4 * alpha);
      this.arc.stroke(batch, x, y, r, width, from, from + 0.22, colour, 0xff9ad0, alpha);
      return;
    }
    const share = clamp01(now.leftMs / this.tuning.mask.fromMs);
    this.arc.light(batch, x, y, r, width * 3.4, 0, share, colour, 0.5 * alpha);
    this.arc.stroke(batch, x, y, r, width, 0, share, colour, colour, alpha);
  }

  private sparks(batch: Quads, now: Moment, x: number, y: number, size: number, budget: QualityBudget): void {
    const n = Math.round(SPARKS * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const t = (hash01(i * 3) + now.seconds * 0.45) % 1;
      const a = hash01(i * 3 + 1) * Math.PI * 2 + now.seconds * 0.1;
      const r = lerp(84, 116, t) * size;
      batch.sized(
        this.glow,
        x + Math.cos(a) * r,
        y + Math.sin(a) * r,
        lerp(6, 14, hash01(i * 3 + 2)) * size,
        0,
        i % 2 ? this.light : 0xbfefff,
        Math.sin(Math.PI * t) * now.mask,
        1,
      );
    }
  }

  private write(now: Moment, view: WingoView): void {
    const closed = !now.open;
    if (closed !== this.closed) {
      if (this.closed === false && closed) this.closedAge = 0;
      this.closed = closed;
      this.title.text = this.context.text[closed ? 'closed' : 'closing'];
      this.title.tint = closed ? 0xffffff : GOLD_HI;
    }
    if (view.staked === this.noted) return;
    this.noted = view.staked;
    this.note.begin();
    if (view.staked > 0) {
      let count = 0;
      for (let i = 0; i < view.cells.length; i += 1) if ((view.cells[i]?.placed ?? 0) > 0) count += 1;
      putWhole(this.note, count);
      this.note.write(' ').write(this.context.text.selections).write(' · ');
      putRp(this.note, view.staked);
      this.note.write(' ').write(this.context.text.placed);
    }
    this.note.end();
  }
}
