/** The player's own cash-out: a gold burst at the rocket, a coin thrown clear, and a mark that stays on the curve for the round. */
import { Container } from 'pixi.js';
import { rgb } from '../../assets/tokens';
import { beat, clamp01, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { Label } from '../kit/label';
import { putRate } from '../kit/numbers';
import { Panel } from '../kit/panel';
import { emission, Particles, type ParticleKind } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Score } from '../kit/tweens';
import { secondsOf, xOf, yOf } from './axes';
import { cashScore } from './choreography';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';
import type { CrashView } from './view';

const COINS = 12;
const COIN_FPS = 24;

export class OwnCashOut {
  readonly view = new Container();
  private readonly flag: Panel;
  private readonly rate: Label;
  private readonly coins: readonly Frame[];
  private readonly wave: Frame;
  private readonly ring: Frame;
  private readonly glow: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly cash: ReturnType<typeof cashScore>;
  private age = OVER;
  private markX = 0;
  private markY = 0;
  private marked = false;
  private shownRate = 0;
  private fromX = 0;
  private fromY = 0;

  constructor(
    private readonly context: CrashContext,
    private readonly tuning: CrashTuning['own'],
  ) {
    const { assets } = context;
    this.cash = cashScore(tuning);
    this.coins = sequence(assets, 'coin', COINS);
    this.wave = assets.frame('wave');
    this.ring = assets.frame('ring');
    this.glow = assets.frame('glow');
    this.flag = new Panel(assets, 'pill', { fill: 0x5a3a08, fillAlpha: 0.86, line: rgb('gold'), lineAlpha: 0.9 });
    this.rate = new Label({ font: assets.font('num'), size: 12.5, max: 10, tint: rgb('goldHi'), align: 0.5 });
    this.view.addChild(this.flag, this.rate);
    this.view.visible = false;
    const kinds: ParticleKind[] = [
      { frame: assets.frame('spark'), add: 1, gravity: 160, drag: 0.12, grow: 0.3, fadeIn: 0.02 },
    ];
    this.bits = new Particles(64, kinds);
  }

  get scores(): readonly Score<object>[] {
    return [this.cash];
  }

  burst(now: Moment, layout: CrashLayout, budget: QualityBudget): void {
    this.age = 0;
    this.fromX = now.x;
    this.fromY = now.y;
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.sparks * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.3;
      const speed = (160 + random() * 300) * layout.unit;
      bit.kind = 0;
      bit.x = now.x;
      bit.y = now.y;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed;
      bit.size = (16 + random() * 24) * layout.unit;
      bit.life = 600 + random() * 700;
      bit.rgb = random() < 0.7 ? 0xffd86a : 0xffffff;
      bit.alpha = 1;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }

  clear(): void {
    this.age = OVER;
    this.bits.clear();
  }

  tick(ms: number, now: Moment, view: CrashView, layout: CrashLayout): void {
    if (this.age < OVER) this.age = Math.min(OVER, this.age + ms);
    this.cash.seek(this.age);
    this.bits.tick(ms);
    this.marked = view.own.state === 'cashed' && (now.phase === 'goingUp' || now.phase === 'squib');
    this.view.visible = this.marked;
    if (!this.marked || view.own.state !== 'cashed') return;
    const { plot, unit } = layout;
    this.markX = xOf(secondsOf(view.own.rate), now.axes, plot) + now.camX;
    this.markY = yOf(view.own.rate / 10_000, now.axes, plot) + now.camY;
    if (this.shownRate !== view.own.rate) {
      this.shownRate = view.own.rate;
      putRate(this.rate.begin(), view.own.rate);
      this.rate.end();
      this.flag.size(this.rate.textWidth + 20, 24);
    }
    this.view.scale.set(Math.min(1.2, Math.max(0.9, unit)) * this.cash.at.flag);
    // Below the line on its outside: the inside belongs to the other players.
    this.view.position.set(
      Math.min(this.markX + 62 * unit, layout.safe.right - 36),
      Math.min(this.markY + 34 * unit, plot.bottom - 14),
    );
  }

  /** The mark on the curve, under the rocket. */
  drawMark(batch: Quads, now: Moment, layout: CrashLayout): void {
    if (!this.marked) return;
    const u = layout.unit;
    const pulse = 0.5 + 0.5 * Math.sin(now.seconds * 4);
    batch.sized(this.glow, this.markX, this.markY, (40 + 8 * pulse) * u, 0, rgb('gold'), 0.7, 1);
    batch.sized(this.coins[0] as Frame, this.markX, this.markY, 17 * u, 0, 0xffffff, 1);
    batch.sized(this.ring, this.markX, this.markY, 21 * u, 0, rgb('goldHi'), 0.9);
  }

  /** The burst and the coin, over everything. */
  draw(batch: Quads, layout: CrashLayout): void {
    this.bits.draw(batch);
    const { ring, coin: t } = this.cash.at;
    if (t >= 1) return;
    const u = layout.unit;
    if (ring < 1) {
      batch.sized(
        this.wave,
        this.fromX,
        this.fromY,
        (60 + 240 * (1 - (1 - ring) ** 3)) * u,
        0,
        0xffb83a,
        (1 - ring) * 0.7,
        1,
      );
      batch.sized(this.glow, this.fromX, this.fromY, 260 * u, 0, 0xffa52e, (1 - ring) * 0.7, 1);
    }
    const frame = this.coins[Math.floor((this.age / 1000) * COIN_FPS) % COINS] as Frame;
    const x = this.fromX - 96 * u * t;
    const y = this.fromY - 150 * u * beat(t * 0.78) + 120 * u * t * t;
    batch.sized(this.glow, x, y, 70 * u, 0, rgb('gold'), 0.6 * (1 - t), 1);
    batch.sized(frame, x, y, 34 * u, 0, 0xffffff, clamp01((1 - t) * 4));
  }
}
