/** The podium: its light, its chasing bulbs, the beam over it and the shock wave of a landing. */
import { mix } from '../kit/color';
import { clamp01, expoOut, lerp, sineInOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { Quads } from '../kit/quads';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import type { WingoAssets } from './parts';
import type { WingoTuning } from './tuning';

/** What the rendering shows, in shares of its width (assets/src/blend/props.py): the upper face's middle over the picture's, ring and bulbs. */
const FACE = -0.085;
const RING = { rx: 0.244, ry: 0.081 };
const BULBS = { count: 28, rx: 0.4116, ry: 0.1368, y: 0.0066 };
/** Bulbs further back than this are hidden by the upper tier. */
const HIDDEN = 0.42;
const LIT = 7;

export class Podium {
  private readonly body: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly wave: Frame;
  private readonly beam: Frame;

  constructor(
    assets: WingoAssets,
    private readonly tuning: WingoTuning['podium'],
  ) {
    this.body = assets.frame('podium');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.wave = assets.frame('wave');
    this.beam = assets.frame('beam');
  }

  /** Height of the upper face on the canvas. */
  static face({ podium }: WingoLayout): number {
    return podium.y + FACE * podium.width;
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout, still: boolean): void {
    const { podium, hero } = layout;
    const x = podium.x + now.slide * hero.width * 0.6;
    const { y, width: w } = podium;
    const alpha = now.slideAlpha;
    const face = Podium.face(layout);
    const breathe = lerp(
      this.tuning.breatheLow,
      1,
      sineInOut(0.5 + 0.5 * Math.sin((now.seconds * 1000 * Math.PI * 2) / this.tuning.breatheMs)),
    );
    const power = now.drawing ? 1 : breathe;
    batch.sprite(
      this.shade,
      x,
      y + w * 0.2,
      (w * 1.5) / this.shade.width,
      (w * 0.36) / this.shade.height,
      0,
      0x0b0620,
      0.6 * alpha,
    );
    batch.sprite(
      this.glow,
      x,
      y - w * 0.02,
      (w * 1.75) / this.glow.width,
      (w * 0.7) / this.glow.height,
      0,
      now.light,
      0.62 * alpha,
      1,
    );
    batch.sprite(
      this.beam,
      x,
      face - w * 0.33,
      (w * 0.74) / this.beam.width,
      (w * 0.78) / this.beam.height,
      0,
      mix(now.light, 0xffffff, 0.4),
      (now.drawing ? 0.8 : 0.3) * alpha,
      1,
    );
    batch.sized(this.body, x, y, w, 0, 0xffffff, alpha);
    batch.sprite(
      this.glow,
      x,
      face,
      (w * 0.72) / this.glow.width,
      (w * 0.25) / this.glow.height,
      0,
      now.light,
      0.5 * power * alpha,
      1,
    );
    batch.sprite(
      this.wave,
      x,
      face,
      (w * RING.rx * 2.34) / this.wave.width,
      (w * RING.ry * 2.34) / this.wave.height,
      0,
      mix(now.light, 0xffffff, 0.45),
      0.6 * power * alpha,
      1,
    );
    this.bulbs(batch, now, x, y, w, alpha, still);
  }

  /** Over the ball's foot: the light that it rises from. */
  drawFront(batch: Quads, now: Moment, layout: WingoLayout, still: boolean): void {
    const { podium, hero } = layout;
    const x = podium.x + now.slide * hero.width * 0.6;
    const w = podium.width;
    const face = Podium.face(layout);
    const heat = (now.drawing ? 1 : clamp01(1 - now.landMs / 420)) * (still ? 0.4 : 1);
    if (heat > 0) {
      batch.sprite(
        this.glow,
        x,
        face,
        (w * 0.8) / this.glow.width,
        (w * 0.3) / this.glow.height,
        0,
        mix(now.light, 0xffffff, 0.7),
        0.95 * heat,
        1,
      );
      batch.sprite(
        this.glow,
        x,
        face - w * 0.12,
        (w * 0.42) / this.glow.width,
        (w * 0.62) / this.glow.height,
        0,
        mix(now.light, 0xffffff, 0.3),
        0.5 * heat,
        1,
      );
    }
    if (still) return;
    const t = now.landMs < this.tuning.waveMs * 1.5 ? expoOut(clamp01((now.landMs - 110) / this.tuning.waveMs)) : 1;
    if (t <= 0 || t >= 1) return;
    const size = lerp(0.3, 1.7, t);
    batch.sprite(
      this.wave,
      x,
      face,
      (w * size) / this.wave.width,
      (w * size * 0.34) / this.wave.height,
      0,
      mix(now.light, 0xffffff, 0.5),
      (1 - t) * 1.2,
      1,
    );
    batch.sprite(
      this.wave,
      x,
      face,
      (w * size * 0.76) / this.wave.width,
      (w * size * 0.26) / this.wave.height,
      0,
      0xffffff,
      (1 - t) * 0.8,
      1,
    );
  }

  /** One light runs round, a step at a time, with a tail; all burn while the podium draws. */
  private bulbs(batch: Quads, now: Moment, x: number, y: number, w: number, alpha: number, still: boolean): void {
    const speed = now.drawing || now.slide !== 0 ? 3 : 1;
    const head = still ? -1 : (now.seconds * 1000 * speed) / this.tuning.bulbMs;
    for (let i = 0; i < BULBS.count; i += 1) {
      const a = (i / BULBS.count) * Math.PI * 2;
      const depth = Math.sin(a);
      if (depth > HIDDEN) continue;
      const behind = head < 0 ? BULBS.count : (((Math.floor(head) - i) % BULBS.count) + BULBS.count) % BULBS.count;
      const lit = Math.max(now.drawing ? 0.5 : 0.16, behind < LIT ? 1 - behind / LIT : 0);
      const bx = x + Math.cos(a) * BULBS.rx * w;
      const by = y + BULBS.y * w - depth * BULBS.ry * w;
      batch.sized(
        this.glow,
        bx,
        by,
        w * (0.045 + 0.075 * lit),
        0,
        mix(0xffe9b0, now.light, 0.25),
        0.75 * lit * alpha,
        1,
      );
    }
  }
}
