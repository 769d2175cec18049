/** The last stops, newest first: a run waits in its placeholder until its symbol comes down from the window; LAGI is there at once and makes room. */
import { backOut, clamp01, cubicIn, cubicInOut, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import { GOLD, INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { HISTORY_SLOTS, type DingdongLayout } from './layout';
import type { Moment } from './moment';
import type { DingdongAssets } from './parts';
import type { Result } from './result';
import { smallPictures, type Pictures } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongView } from './view';

const FILL = 0x1a1145,
  LINE = 0x43329e;
const WON_TOP = 0x8a5a12,
  WON_LOW = 0x3a1c08;
/** A picture in its box. */
const SIZE = 0.84;

export class History {
  private readonly card: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly dot: Frame;
  private readonly pictures: Pictures;

  constructor(
    assets: DingdongAssets,
    private readonly tuning: DingdongTuning,
  ) {
    this.card = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.glow = assets.frame('glow');
    this.dot = assets.frame('dot');
    this.pictures = smallPictures(assets);
  }

  draw(batch: Quads, now: Moment, view: DingdongView, layout: DingdongLayout, still: boolean): void {
    const { history } = view;
    const told = now.stop !== null && now.landMs < OVER;
    const stood = told && now.landMs >= 0 && history[0]?.draw === now.stop;
    const run = told ? view.runs[view.runs.length - 1] : undefined;
    const room = this.room(now, stood, run ? now.now - run.runTime : 0, view.runs.length, still);
    const dropped = this.dropped(now, still);
    // What has not come down from the window yet is not in the strip.
    const waits = stood && !now.again && dropped < 1;
    for (let slot = 0; slot < HISTORY_SLOTS; slot += 1) this.box(batch, slot, layout);
    if (room > 0) this.placeholder(batch, -1 + room, room, now, layout, still);
    for (let i = 0; i < HISTORY_SLOTS + 1; i += 1) {
      const entry = history[i];
      if (!entry) break;
      const at = i + room;
      const seen = clamp01(HISTORY_SLOTS - at);
      if (i === 0 && waits) {
        this.placeholder(batch, 0, 1, now, layout, still);
        continue;
      }
      if (seen <= 0) break;
      const newest = i === 0 && room < 0.5;
      if (newest) this.gold(batch, at, layout);
      const fresh = i === 0 && stood ? (now.again ? backOut(clamp01(now.landMs / 260), 2) : 1) : 1;
      this.symbol(batch, this.pictures[entry.draw], at, (newest ? 1 : 0.96 - at * 0.03) * seen, fresh, layout);
    }
  }

  /** The symbol that leaves the window for the strip, over everything. */
  front(batch: Quads, now: Moment, view: DingdongView, layout: DingdongLayout, result: Result, still: boolean): void {
    if (still || now.stop === null || now.again || now.landMs >= OVER || view.history[0]?.draw !== now.stop) return;
    const t = (now.landMs - this.tuning.land.toHistoryMs) / this.tuning.history.dropMs;
    if (t <= 0 || t >= 1) return;
    const { history } = layout;
    const from = result.place(now, layout);
    const k = cubicIn(t);
    const size = lerp(from.size, Math.min(history.width, history.height) * SIZE, k);
    batch.sized(
      result.picture(now.stop),
      lerp(from.x, history.x + history.width / 2, k),
      lerp(from.y, history.y + history.height / 2, k),
      size,
      0,
      0xffffff,
      lerp(0.7, 1, t),
    );
  }

  /** How far the strip has moved over for the run that is under way. */
  private room(now: Moment, stood: boolean, age: number, runs: number, still: boolean): number {
    if (now.stop === null) return 0;
    if (!stood) return runs > 1 || still ? 1 : cubicInOut(age / this.tuning.history.shiftMs);
    if (!now.again) return 0;
    const since = now.landMs - this.tuning.again.placeholderMs;
    return since < 0 ? 0 : still ? 1 : cubicInOut(since / this.tuning.history.shiftMs);
  }

  private dropped(now: Moment, still: boolean): number {
    const { land, history } = this.tuning;
    return still ? (now.landMs > land.nameMs ? 1 : 0) : clamp01((now.landMs - land.toHistoryMs) / history.dropMs);
  }

  private box(batch: Quads, slot: number, { history: { x, y, width, height, pitch } }: DingdongLayout): void {
    const alpha = 1 - slot * 0.035;
    const scale = Math.min(0.8, height / 34);
    this.card.draw(batch, x + slot * pitch, y, width, height, FILL, 0.8 * alpha, FILL, 0, scale);
    this.line.draw(batch, x + slot * pitch, y, width, height, LINE, alpha, LINE, 0, scale);
  }

  private gold(batch: Quads, at: number, { history: { x, y, width, height, pitch } }: DingdongLayout): void {
    const left = x + at * pitch;
    const scale = Math.min(0.8, height / 34);
    batch.sprite(
      this.glow,
      left + width / 2,
      y + height / 2,
      (width * 1.9) / this.glow.width,
      (height * 1.9) / this.glow.height,
      0,
      GOLD,
      0.3,
      1,
    );
    this.card.draw(batch, left, y, width, height, WON_TOP, 1, WON_LOW, 0, scale);
    this.line.draw(batch, left, y, width, height, GOLD, 1, GOLD, 0, scale);
  }

  private placeholder(
    batch: Quads,
    at: number,
    alpha: number,
    now: Moment,
    { history: { x, y, width, height, pitch } }: DingdongLayout,
    still: boolean,
  ): void {
    const left = x + Math.max(0, at) * pitch;
    const scale = Math.min(0.8, height / 34);
    this.card.draw(batch, left, y, width, height, 0x2c1e7c, alpha, 0x150c42, 0, scale);
    this.line.draw(batch, left, y, width, height, 0xa58bff, alpha, 0x5f48d8, 0, scale);
    for (let i = 0; i < 3; i += 1) {
      const wave = still ? 0.5 : 0.5 + 0.5 * Math.sin(now.seconds * 7 - i * 1.1);
      const size = Math.min(width, height) * (0.12 + 0.04 * wave);
      batch.sized(
        this.dot,
        left + width * (0.3 + i * 0.2),
        y + height / 2,
        size,
        0,
        0xffffff,
        (0.35 + 0.6 * wave) * alpha,
      );
    }
  }

  private symbol(
    batch: Quads,
    frame: Frame,
    at: number,
    alpha: number,
    scale: number,
    { history: { x, y, width, height, pitch } }: DingdongLayout,
  ): void {
    const size = Math.min(width, height) * SIZE * scale;
    batch.sprite(
      this.glow,
      x + at * pitch + width / 2,
      y + height * 0.8,
      size / this.glow.width,
      (size * 0.3) / this.glow.height,
      0,
      INK,
      0.5 * alpha,
    );
    batch.sized(frame, x + at * pitch + width / 2, y + height / 2, size, 0, 0xffffff, alpha);
  }
}
