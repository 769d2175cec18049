/** The window in the cabinet's middle: its frame, rays and light. What it shows is drawn by the clock and the result. */
import { mix } from '../kit/color';
import { OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { HOLLOW, Nine } from '../kit/nine';
import { GOLD, INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Course } from './course';
import type { DingdongLayout } from './layout';
import type { Moment } from './moment';
import type { DingdongAssets } from './parts';
import { LIGHT } from './symbols';
import type { DingdongTuning } from './tuning';

const RAYS = 18;
/** Half-widths of rays in radians. */
const WIDE = 0.105,
  NARROW = 0.056;
/** How round the corners are at which rays end: an ellipse of this power is close to the frame. By multiplying, because a general power takes ten times as long. */
const POWER = 7;
const powered = (side: number): number => side * side * side * side * side * side * side;
/** Where the light stands over the window's middle, in shares of its height. */
export const RAISED = 0.12;
const REST = 0x8a5cff;

/** Which light the window has: that of the symbol in it. */
export function lightOf(now: Moment, course: Course, lampLight: number): number {
  if (now.stop === null) return REST;
  if (now.landMs >= 0) return LIGHT[now.stop];
  return mix(REST, lampLight, course.dark / 22);
}

export class Window {
  private readonly card: Nine;
  /** About the card, which covers its middle. */
  private readonly rim: Nine;
  private readonly inset: Nine;
  private readonly line: Nine;
  private readonly shade: Frame;
  private readonly glow: Frame;
  private readonly ray: Frame;
  private turn = 0;

  constructor(
    assets: DingdongAssets,
    private readonly tuning: DingdongTuning['middle'],
  ) {
    this.card = Nine.of(assets, 'card');
    this.rim = Nine.of(assets, 'card', HOLLOW);
    this.inset = Nine.of(assets, 'inset', HOLLOW);
    this.line = Nine.of(assets, 'window_line');
    this.shade = assets.frame('shade');
    this.glow = assets.frame('glow');
    this.ray = assets.frame('px');
  }

  /** The rays turn with the light. */
  tick(ms: number, now: Moment, course: Course, still: boolean): void {
    if (still) return;
    const speed = this.tuning.rayTurn + this.tuning.rayRun * (now.landMs < 0 ? course.speed : 0);
    this.turn += ((speed * Math.PI) / 180) * (ms / 1000);
  }

  draw(batch: Quads, now: Moment, light: number, { window, unit, text }: DingdongLayout, budget: QualityBudget): void {
    const { x, y, width, height } = window;
    const cx = x + width / 2,
      cy = y + height * (0.5 - RAISED);
    const scale = unit * (20 / 14);
    this.rim.draw(
      batch,
      x - 3 * unit,
      y - 3 * unit,
      width + 6 * unit,
      height + 6 * unit,
      0x1b0e5c,
      1,
      0x140a48,
      0,
      scale * 1.1,
    );
    this.card.draw(batch, x, y, width, height, 0x2a1478, 1, 0x0e0630, 0, scale);
    const lit = now.landMs >= 0 && now.landMs < OVER ? 1 : 0.62;
    batch.sprite(
      this.shade,
      cx,
      cy,
      (width * 1.02) / this.shade.width,
      (height * 1.04) / this.shade.height,
      0,
      mix(light, 0x6a2bb8, 0.45),
      0.75 * lit,
      1,
    );
    this.rays(
      batch,
      cx,
      cy,
      window,
      mix(light, 0xffd36a, 0.5),
      (budget.glow ? 0.3 : 0.24) * lit,
      budget.glow ? RAYS : RAYS / 2,
    );
    if (budget.glow)
      batch.sprite(
        this.glow,
        cx,
        cy,
        (196 * text) / this.glow.width,
        (172 * text) / this.glow.height,
        0,
        mix(light, 0xffd27a, 0.4),
        0.74 * lit,
        1,
      );
    this.inset.draw(batch, x, y, width, height, INK, 0.75, INK, 0, Math.min(1, unit));
  }

  /** Over what is shown. */
  frame(batch: Quads, now: Moment, { window, unit }: DingdongLayout): void {
    const { x, y, width, height } = window;
    const again = now.again && now.landMs >= 0 && now.landMs < OVER;
    this.line.draw(
      batch,
      x - unit,
      y - unit,
      width + 2 * unit,
      height + 2 * unit,
      again ? 0xbff0ff : 0xffd75a,
      1,
      again ? 0x2f8be0 : mix(GOLD, 0x9a4600, 0.45),
      0,
      unit,
    );
  }

  /** Rays that end at the frame, fainter towards it. */
  private rays(
    batch: Quads,
    x: number,
    y: number,
    { width, height }: { readonly width: number; readonly height: number },
    rgb: number,
    alpha: number,
    count: number,
  ): void {
    const from = Math.min(width, height) * 0.06;
    const { corners } = batch;
    for (let i = 0; i < count; i += 1) {
      const a = this.turn + (i / count) * Math.PI * 2;
      const half = i % 2 === 0 ? WIDE : NARROW;
      const c0 = Math.cos(a - half),
        s0 = Math.sin(a - half),
        c1 = Math.cos(a + half),
        s1 = Math.sin(a + half);
      const r0 = reach(c0, s0, width, height),
        r1 = reach(c1, s1, width, height);
      const m0 = r0 * 0.5,
        m1 = r1 * 0.5;
      corners[0] = x + c0 * from;
      corners[1] = y + s0 * from;
      corners[2] = x + c1 * from;
      corners[3] = y + s1 * from;
      corners[4] = x + c1 * m1;
      corners[5] = y + s1 * m1;
      corners[6] = x + c0 * m0;
      corners[7] = y + s0 * m0;
      corners[8] = alpha;
      corners[9] = alpha * 0.7;
      batch.four(this.ray, rgb, rgb, 1);
      corners[0] = x + c0 * m0;
      corners[1] = y + s0 * m0;
      corners[2] = x + c1 * m1;
      corners[3] = y + s1 * m1;
      corners[4] = x + c1 * r1;
      corners[5] = y + s1 * r1;
      corners[6] = x + c0 * r0;
      corners[7] = y + s0 * r0;
      corners[8] = alpha * 0.7;
      corners[9] = alpha * 0.18;
      batch.four(this.ray, rgb, rgb, 1);
    }
  }
}

/** How far it is from the light to the frame in a direction. */
function reach(c: number, s: number, width: number, height: number): number {
  const w = width / 2 - 1;
  const h = s < 0 ? height * (0.5 - RAISED) - 1 : height * (0.5 + RAISED) - 1;
  return (powered(Math.abs(c) / w) + powered(Math.abs(s) / h)) ** (-1 / POWER);
}
