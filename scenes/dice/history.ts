/** The strip of results: three small dice each, the newest at the left in gold, the running round's place waiting. */
import type { Frame } from '../kit/frames';
import { backOut, clamp01, cubicInOut, OVER } from '../kit/ease';
import { Nine } from '../kit/nine';
import { GOLD, VIOLET_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { CARD_RADIUS } from '../kit/sheet';
import type { DiceLayout } from './layout';
import { type Moment, share } from './moment';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';
import type { DiceLog, DiceView } from './view';

const DICE = 3;
/** Radius of a chip. */
const ROUND = 10;
/** Each chip further to the right is fainter by this much. */
const FADE = 0.06;

export class History {
  private readonly minis: readonly Frame[];
  private readonly dot: Frame;
  private readonly glow: Frame;
  private readonly card: Nine;
  private readonly line: Nine;
  private newest = '';
  private waited = false;
  private shift = OVER;
  private filled = OVER;

  constructor(
    context: DiceContext,
    private readonly tuning: DiceTuning['history'],
  ) {
    const { assets } = context;
    this.minis = Array.from({ length: 6 }, (_, i) => assets.frame(`mini_${i}` as 'mini_0'));
    this.dot = assets.frame('dot');
    this.glow = assets.frame('glow');
    this.card = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
  }

  settle(): void {
    this.newest = '';
    this.shift = OVER;
    this.filled = OVER;
  }

  tick(ms: number, view: DiceView): void {
    if (this.shift < OVER) this.shift += ms;
    if (this.filled < OVER) this.filled += ms;
    const first = view.logs[0];
    const waits = first !== undefined && first.dice[0] < 0;
    const id = first?.uuid ?? '';
    if (id !== this.newest) {
      // A new place comes in from the left; its result fills it without another shift.
      if (this.newest !== '' && waits) this.shift = 0;
      this.newest = id;
    }
    if (this.waited && !waits) this.filled = 0;
    this.waited = waits;
  }

  draw(batch: Quads, now: Moment, view: DiceView, { history, text }: DiceLayout, still: boolean): void {
    const { x, y, width, height, pitch, count } = history;
    const moved = still ? 1 : cubicInOut(share(this.shift, this.tuning.shiftMs));
    const n = Math.min(count, view.logs.length);
    for (let i = 0; i < n; i += 1) {
      const log = view.logs[i] as DiceLog;
      const left = x + (i - (1 - moved)) * pitch;
      const seen = clamp01((i === 0 ? moved : 1) * (1 - i * FADE));
      this.chip(batch, now, log, left, y, width, height, i === 0, seen, text, still);
    }
  }

  private chip(
    batch: Quads,
    now: Moment,
    log: DiceLog,
    x: number,
    y: number,
    width: number,
    height: number,
    newest: boolean,
    alpha: number,
    text: number,
    still: boolean,
  ): void {
    const top = y - height / 2;
    const waits = log.dice[0] < 0;
    const scale = ROUND / CARD_RADIUS;
    const breath = still ? 0.7 : 0.55 + 0.45 * Math.sin((now.seconds * 2000 * Math.PI) / this.tuning.pulseMs);
    const gold = newest && !waits;
    if (gold)
      batch.sprite(
        this.glow,
        x + width / 2,
        y,
        (width * 1.6) / this.glow.width,
        (height * 2) / this.glow.height,
        0,
        0xffb52e,
        0.4 * alpha,
        1,
      );
    this.card.draw(
      batch,
      x,
      top,
      width,
      height,
      gold ? 0x4a2c0a : 0x1f1650,
      (waits ? 0.6 : 0.86) * alpha,
      gold ? 0x2c1704 : 0x140d3c,
      0,
      scale,
    );
    this.line.draw(
      batch,
      x,
      top,
      width,
      height,
      gold ? GOLD : waits ? VIOLET_HI : 0x43329e,
      (waits ? breath : 1) * alpha,
      gold ? GOLD : 0x43329e,
      0,
      scale,
    );
    const size = Math.min((width - 5) / 3.3, height * 0.46, 16 * text);
    const gap = Math.min(2, size * 0.14);
    for (let k = 0; k < DICE; k += 1) {
      const cx = x + width / 2 + (k - 1) * (size + gap);
      if (waits) {
        batch.sized(
          this.dot,
          cx,
          y,
          4.6,
          0,
          0xb9b0ea,
          alpha * (still ? 0.7 : 0.35 + 0.65 * clamp01(Math.sin(now.seconds * 4 - k * 0.8))),
        );
        continue;
      }
      const pop = newest && !still ? backOut(clamp01((this.filled - k * 60) / 220), 1.8) : 1;
      batch.sized(
        this.minis[log.dice[k] as number] as Frame,
        cx,
        y,
        size * (this.filled >= OVER ? 1 : pop),
        0,
        0xffffff,
        alpha,
      );
    }
  }
}
