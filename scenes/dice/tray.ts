/** The tray: its light, its chasing bulbs, the spotlight over it and the rim that answers a landing. */
import { hexColor, mix } from '../kit/color';
import { clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { discOutline, type Outline, ringOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import type { DiceLayout } from './layout';
import type { Moment } from './moment';
import type { DiceAssets } from './parts';
import type { DiceTuning } from './tuning';

/** The bulbs of the rendering, in shares of its width and height (assets/src/blend/props.py): the ellipse that they stand on. */
const BULBS = { count: 36, rx: 0.4425, ry: 0.4105, y: -0.0935 };
const LIT = 9;
/** Where the spotlight hangs, in heights of the tray over its middle, and its widths at the foot. */
const LAMP = 1.02,
  FOOT = 0.78;

/** What is seen of the drawings: the tray is round, as are lights and shadows; what shines behind it is seen round it; the lamp's cone is narrow above. */
const ROUND = discOutline(12, 1.02);
const SOFT = discOutline(12, 0.94);
const AROUND = ringOutline(24, 0.78);
const WAVE = ringOutline(16, 0.32);
const CONE: Outline = Float32Array.from([0.37, 0, 0.63, 0, 1, 0.94, 0, 0.94, 0, 0.94, 1, 0.94, 1, 1, 0, 1]);

export class Tray {
  private readonly body: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly spot: Frame;
  private readonly wave: Frame;
  private readonly felt: number;

  constructor(
    assets: DiceAssets,
    private readonly tuning: DiceTuning,
  ) {
    this.body = assets.frame('tray');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.spot = assets.frame('spot');
    this.wave = assets.frame('wave');
    this.felt = hexColor(tuning.tray.felt);
  }

  /** @param kick 0 to 1, how lately a die came down @param gold 0 to 1, a win's light on the rim */
  draw(batch: Quads, now: Moment, { tray, ring }: DiceLayout, kick: number, gold: number, still: boolean): void {
    const { x, y, width: w, height: h } = tray;
    batch.piece(this.shade, SOFT, x, y + h * 0.4, w * 1.2, h * 0.5, 0, 0x000000, 0.6);
    batch.piece(this.glow, AROUND, x, y, w * 1.3, h * 1.3, 0, mix(0x7a3dff, 0xffb52e, gold * 0.6), 0.55, 1);
    batch.piece(this.body, ROUND, x, y, w, (w / this.body.width) * this.body.height, 0, 0xffffff, 1);
    const narrow = 1 - this.tuning.tray.narrow * now.narrow;
    const felt = ring.y + 6;
    batch.piece(
      this.glow,
      SOFT,
      x,
      felt,
      w * 0.8 * narrow,
      h * 0.72 * narrow,
      0,
      this.felt,
      0.3 + 0.1 * now.narrow + 0.16 * kick,
      1,
    );
    batch.piece(
      this.glow,
      SOFT,
      x,
      felt,
      w * 0.52 * narrow,
      h * 0.42 * narrow,
      0,
      0xffffff,
      0.16 + 0.06 * now.narrow,
      1,
    );
    if (kick > 0)
      batch.piece(
        this.wave,
        WAVE,
        x,
        felt - h * 0.02,
        w * lerp(0.9, 0.72, kick),
        h * lerp(0.86, 0.68, kick),
        0,
        0xe2d4ff,
        0.4 * kick,
        1,
      );
    this.bulbs(batch, now, x, y, w, h, kick, gold, still);
  }

  /** Over what lies in the tray: the cone of light. */
  beam(batch: Quads, now: Moment, { tray, history }: DiceLayout): void {
    const { x, y, width: w, height: h } = tray;
    const top = Math.max(history.y, y - h * LAMP);
    const narrow = 1 - this.tuning.tray.narrow * now.narrow;
    batch.piece(
      this.spot,
      CONE,
      x,
      top,
      w * FOOT * narrow,
      y + h * 0.2 - top,
      0,
      0xe6dcff,
      this.tuning.tray.beam * (0.7 + 0.3 * now.narrow),
      1,
    );
  }

  /** One light runs round, a step at a time, with a tail; all burn while the dice roll. */
  private bulbs(
    batch: Quads,
    now: Moment,
    x: number,
    y: number,
    w: number,
    h: number,
    kick: number,
    gold: number,
    still: boolean,
  ): void {
    const busy = now.narrow > 0.5;
    const head = still ? -1 : (now.seconds * 1000 * (busy ? 3 : 1)) / this.tuning.tray.bulbMs;
    const tint = mix(0xffe9b0, 0xffc22e, gold);
    for (let i = 0; i < BULBS.count; i += 1) {
      const a = (i / BULBS.count) * Math.PI * 2;
      const behind = head < 0 ? BULBS.count : (((Math.floor(head) - i) % BULBS.count) + BULBS.count) % BULBS.count;
      const tail = behind < LIT ? 1 - behind / LIT : 0;
      const lit = clamp01(Math.max(busy ? 0.42 : 0.2, tail, kick * 0.9, gold));
      const size = w * (0.032 + 0.042 * lit);
      batch.sized(
        this.glow,
        x + Math.cos(a - Math.PI / 2) * BULBS.rx * w,
        y + (BULBS.y + Math.sin(a - Math.PI / 2) * BULBS.ry) * h,
        size,
        0,
        tint,
        0.8 * lit,
        1,
      );
    }
  }
}
