/** The ball on the podium: it bobs, sinks before a draw, and the new one rises out of the light and turns to face us. */
import { mix } from '../kit/color';
import { clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { hash01 } from '../kit/random';
import type { Sky } from '../kit/sky';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import type { WingoContext } from './parts';
import { Podium } from './podium';
import { CORE } from './sky';
import type { WingoTuning } from './tuning';

const NUMBERS = 10;
/** The order in which blurred balls pass: no number can be read off them. */
const BLURS = ['blur_1', 'blur_2', 'blur_0', 'blur_1', 'blur_5', 'blur_2'] as const;
/** Lights that hang about the ball. */
const MOTES = 22;

export class Ball {
  private readonly faces: readonly Frame[];
  private readonly blurs: readonly Frame[];
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly spark: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning['ball'],
  ) {
    const { assets } = context;
    this.faces = Array.from({ length: NUMBERS }, (_, i) => assets.frame(`hero_${i}` as 'hero_0'));
    this.blurs = BLURS.map((name) => assets.frame(name));
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.spark = assets.frame('spark');
    this.bits = new Particles(64, [{ frame: this.spark, add: 1, gravity: 150, drag: 0.12, grow: 0.3, fadeIn: 0.02 }]);
  }

  /** The new ball is up. */
  burst(now: Moment, layout: WingoLayout, budget: QualityBudget): void {
    if (this.context.reducedMotion) return;
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.landSparks * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.3;
      const speed = (120 + random() * 260) * layout.unit;
      bit.x = layout.ball.x + Math.cos(angle) * layout.ball.size * 0.36;
      bit.y = layout.ball.y + Math.sin(angle) * layout.ball.size * 0.36;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 50;
      bit.size = (12 + random() * 20) * layout.unit;
      bit.life = 500 + random() * 600;
      bit.rgb = mix(now.light, 0xffffff, random() * 0.7);
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 5;
      this.bits.emit(bit);
    }
  }

  clear(): void {
    this.bits.clear();
  }

  tick(ms: number): void {
    this.bits.tick(ms);
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    const x = layout.ball.x + now.slide * layout.hero.width * 0.6;
    if (now.blurAlpha > 0) this.pass(batch, now, x, layout);
    if (now.number !== null) this.face(batch, now, x, layout, still);
    this.motes(batch, now, x, layout, budget, still);
    this.bits.draw(batch);
  }

  /**
   * The light about it is the sky's: as sprites it would fill the picture's middle three times more.
   * @param rich whether the device has more than one large light
   */
  light(sky: Sky<WingoLayout>, now: Moment, rich: boolean): void {
    const seen = now.slideAlpha * (now.drawing ? 1 : 0.8);
    const more = rich ? seen : 0;
    sky.light(CORE, now.light, seen);
    sky.light(CORE + 1, now.light2, more);
    sky.light(CORE + 2, 0xffffff, more);
  }

  private face(batch: Quads, now: Moment, x: number, layout: WingoLayout, still: boolean): void {
    const { ball, unit } = layout;
    const { tuning } = this;
    const bob = still ? 0 : Math.sin((now.seconds * 1000 * Math.PI) / tuning.bobMs) * tuning.bobPx * unit;
    // Down in the light it is small: it comes out of the podium, not from behind it.
    const down = still ? 0 : now.drawing ? now.sink : 1 - now.rise;
    const alpha = now.drawing ? 1 - clamp01((now.sink - 0.55) / 0.45) : clamp01(now.riseT * 4);
    const y = ball.y + bob * (1 - Math.abs(down)) + down * tuning.risePx * unit;
    const size = ball.size * (down > 0 ? lerp(1, 0.34, down) : 1);
    const turn = still ? 0 : -((1 - Math.min(1, now.rise)) * tuning.riseTurn * Math.PI) / 180;
    const face = Podium.face(layout);
    batch.sprite(
      this.shade,
      x,
      face + 5 * unit,
      (92 * unit) / this.shade.width,
      (22 * unit) / this.shade.height,
      0,
      0x04140f,
      0.75 * alpha * now.slideAlpha,
    );
    batch.sized(
      this.faces[now.number ?? 0] as Frame,
      x,
      y,
      size,
      now.drawing ? 0 : turn,
      0xffffff,
      alpha * now.slideAlpha,
    );
  }

  /** Blurred balls rise through the beam, one after the other. */
  private pass(batch: Quads, now: Moment, x: number, { ball, unit }: WingoLayout): void {
    const first = Math.floor(now.blur);
    for (let k = first - 1; k <= first; k += 1) {
      const t = (now.blur - k) / 1.5;
      if (t <= 0 || t >= 1) continue;
      const frame = this.blurs[((k % BLURS.length) + BLURS.length) % BLURS.length] as Frame;
      const near = Math.sin(Math.PI * t);
      batch.sized(
        frame,
        x,
        ball.y + lerp(84, -104, t) * unit,
        ball.size * lerp(0.78, 0.98, near),
        0,
        0xffffff,
        clamp01(near * 1.5 - 0.25) * now.blurAlpha,
      );
    }
  }

  /** Points of light that rise slowly about the ball, and two glints on it. */
  private motes(
    batch: Quads,
    now: Moment,
    x: number,
    { ball, unit }: WingoLayout,
    budget: QualityBudget,
    still: boolean,
  ): void {
    const n = Math.round(MOTES * budget.particles);
    const time = still ? 0 : now.seconds * (now.drawing ? 2.4 : 1);
    for (let i = 0; i < n; i += 1) {
      const t = (hash01(i * 5 + 1) + time * lerp(0.05, 0.12, hash01(i * 5 + 2))) % 1;
      const side = hash01(i * 5 + 3) * Math.PI * 2;
      const reach = lerp(0.5, 0.86, hash01(i * 5 + 4)) * ball.size;
      const px = x + Math.cos(side + t * 0.8) * reach;
      const py = ball.y + (0.62 - t * 1.5) * ball.size * 0.72;
      const tint = i % 3 === 0 ? 0xffe98a : i % 3 === 1 ? mix(now.light, 0xffffff, 0.5) : 0xc6a6ff;
      batch.sized(
        this.glow,
        px,
        py,
        lerp(6, 13, hash01(i * 5)) * unit,
        0,
        tint,
        0.95 * Math.sin(Math.PI * t) * now.slideAlpha,
        1,
      );
    }
    if (now.drawing || now.number === null) return;
    const glint = 0.6 + 0.4 * Math.sin(now.seconds * 2.1);
    batch.sized(
      this.spark,
      x + 0.41 * ball.size,
      ball.y - 0.3 * ball.size,
      44 * unit * glint,
      0,
      0xffffff,
      0.85 * now.slideAlpha,
      1,
    );
    batch.sized(
      this.spark,
      x - 0.4 * ball.size,
      ball.y + 0.3 * ball.size,
      26 * unit * (1.5 - glint),
      0,
      0xffffff,
      0.7 * now.slideAlpha,
      1,
    );
  }
}
