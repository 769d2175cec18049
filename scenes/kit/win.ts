/**
 * The celebration all games share, scaled by the size of the win (art storyboard, shared rules). Money flies to the balance, the amount
 * counts up. `none` is quiet. A tap skips it; its promise settles then too.
 */
import { Container } from 'pixi.js';
import { rgb } from '../../assets/tokens';
import { hexColor } from './color';
import { backOut, bezier, clamp01, cubicIn, lerp, sineInOut } from './ease';
import { type Frame, sequence } from './frames';
import { Label } from './label';
import { counted, putRp } from './numbers';
import { Panel } from './panel';
import { emission, Particles } from './particles';
import type { Quads } from './quads';
import { qualityBudget } from './quality';
import type { SceneAssets, SceneContext, WinSize } from './scene';
import type { Tuned } from './tuning';
import type { Playing, Timeline, Tweens } from './tweens';
import file from './win.tuning.json';
import type { winTuning } from './win.tuning.schema';

export type WinFrame =
  | 'glow'
  | 'spark'
  | 'beam_h'
  | 'pill'
  | 'pill_line'
  | 'card'
  | 'card_line'
  | `coin_${'00' | '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11'}`;
export type WinFont = 'multgold' | 'num';

/** Where it plays, in CSS px. `unit` is the scene's scale. */
export interface WinSpot {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** Room for the amount. */
  readonly width: number;
}

export interface WinPlace extends WinSpot {
  readonly balance: { readonly x: number; readonly y: number };
}

export type WinTuning = Tuned<typeof winTuning>;

type Celebrated = Exclude<WinSize, 'none'>;
const COINS = 12;
const COIN_FPS = 24;
const RAYS = 14;
const SOUND: Readonly<Record<Celebrated, string>> = { S: 'win_s', M: 'win_m', L: 'win_l', XL: 'win_xl' };

/** What GSAP moves. */
interface Stage {
  show: number;
  pop: number;
  count: number;
  dim: number;
  rays: number;
  age: number;
}

export class WinShow {
  readonly view = new Container();
  private readonly glow: Frame;
  private readonly beam: Frame;
  private readonly coins: readonly Frame[];
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly panel: Panel;
  private readonly amount: Label;
  private readonly big: Label;
  private readonly bigShadow: Label;
  private readonly at: Stage = { show: 0, pop: 0, count: 0, dim: 0, rays: 0, age: 0 };
  private readonly count: (t: number) => number;
  private readonly gold: number;
  private place: WinPlace | null = null;
  private size: Celebrated = 'S';
  private total = 0;
  private seconds = 0;
  private playing: Playing | null = null;

  constructor(
    private readonly context: SceneContext & { readonly assets: SceneAssets<WinFrame, WinFont> },
    private readonly tweens: Tweens,
    private readonly values: WinTuning = file,
  ) {
    const { assets } = context;
    this.count = bezier(values.count);
    this.gold = hexColor(values.rays);
    this.glow = assets.frame('glow');
    this.beam = assets.frame('beam_h');
    this.coins = sequence(assets, 'coin', COINS);
    this.bits = new Particles(72, [
      { frame: assets.frame('spark'), add: 1, gravity: 220, drag: 0.2, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.panel = new Panel(assets, 'pill', { fill: rgb('ink'), fillAlpha: 0.7, line: rgb('win'), lineAlpha: 0.5 });
    this.amount = new Label({ font: assets.font('num'), size: 18, max: 20, tint: rgb('win'), align: 0.5 });
    const big = { font: assets.font('multgold'), size: 50, max: 20, align: 0.5, spacing: -0.02 };
    this.bigShadow = new Label({ ...big, tint: 0x1a0840 });
    this.big = new Label(big);
    this.view.addChild(this.panel, this.amount, this.bigShadow, this.big);
    this.view.visible = false;
  }

  get running(): boolean {
    return this.playing !== null;
  }

  /**
   * @param amount rupiah that came back. Settles when it is over, skipped or dropped with the scene.
   * @param over runs in the frame in which it is over or skipped
   */
  play(size: WinSize, amount: number, place: WinPlace, over: () => void = () => {}): Promise<void> {
    this.playing?.finish();
    if (size === 'none') return Promise.resolve();
    this.size = size;
    this.total = amount;
    this.place = place;
    Object.assign(this.at, { show: 0, pop: 0, count: 0, dim: 0, rays: 0, age: 0 });
    this.context.sound.play(SOUND[size]);
    this.sparks(place, this.values[size].sparks);
    this.playing = this.tweens.play(
      `win ${size}`,
      (t) => this.choreograph(t, size),
      () => {
        this.stop();
        over();
      },
    );
    return this.playing.done;
  }

  skip(): void {
    this.playing?.finish();
  }

  private stop(): void {
    this.playing = null;
    this.view.visible = false;
    this.bits.clear();
  }

  private choreograph(t: Timeline, size: Celebrated): void {
    const { at } = this;
    const { countUp, coins, hold } = this.values[size];
    const plain = this.context.reducedMotion;
    const length =
      (Math.max(countUp, coins > 0 ? this.values.coinMs + coins * this.values.coinStagger : 0) + hold) / 1000;
    t.addLabel('pill', 0).addLabel('counted', countUp / 1000);
    if (coins > 0) t.addLabel('coins there', (this.values.coinMs + coins * this.values.coinStagger) / 1000);
    t.addLabel('leave', length);
    t.to(at, { show: 1, duration: this.values.pillMs / 1000, ease: 'none' }, 0);
    t.to(at, { pop: 1, duration: plain ? 0.001 : this.values.popMs / 1000, ease: 'none' }, 0);
    t.to(at, { count: 1, duration: countUp / 1000, ease: this.count }, 0);
    t.to(at, { age: length, duration: length, ease: 'none' }, 0);
    if (size !== 'S' && !plain) t.to(at, { rays: 1, duration: this.values.rayFadeMs / 1000, ease: 'none' }, 0);
    if (size === 'L' || size === 'XL') t.to(at, { dim: 1, duration: this.values.dimMs / 1000, ease: 'none' }, 0);
    t.to(at, { show: 0, rays: 0, dim: 0, duration: this.values.leaveMs / 1000, ease: 'none' }, length);
  }

  tick(ms: number): void {
    this.seconds += ms / 1000;
    if (!this.place) return;
    this.bits.tick(ms);
    if (!this.playing) return;
    const { at, place, size } = this;
    const large = size !== 'S';
    this.view.visible = at.show > 0;
    this.view.alpha = at.show;
    this.panel.visible = !large;
    this.amount.visible = !large;
    this.big.visible = large;
    this.bigShadow.visible = large;
    const value = counted(this.total, at.count);
    if (large) {
      putRp(this.big.begin(), value);
      putRp(this.bigShadow.begin(), value);
      this.big.end();
      this.bigShadow.end();
      this.bigShadow.y = 4;
    } else {
      putRp(this.amount.begin(), value);
      this.amount.end();
      this.panel.size(Math.ceil((this.amount.textWidth + 40) / 6) * 6, 36);
    }
    const grow = size === 'XL' ? 1.2 : 1;
    const fit = large ? Math.min(1, place.width / Math.max(1, this.big.textWidth * place.unit * grow)) : 1;
    const enter = large ? lerp(0.6, 1, backOut(at.pop, 2)) : lerp(0.8, 1, backOut(at.pop, 1.4));
    this.view.scale.set(place.unit * grow * fit * enter);
    this.view.position.set(place.x, place.y);
  }

  /** How much light a large win leaves to all that lies behind it, 0 to 1. */
  get leaves(): number {
    return this.playing ? 1 - this.values.dim * this.at.dim : 1;
  }

  /** Under the amount: rays, glow, sparks and coins. */
  draw(batch: Quads): void {
    const { at, place } = this;
    if (!place || !this.playing) return;
    if (at.rays > 0) this.rays(batch, place);
    batch.sprite(
      this.glow,
      place.x,
      place.y,
      (420 * place.unit) / this.glow.width,
      (190 * place.unit) / this.glow.height,
      0,
      0xffa63d,
      0.5 * at.show,
      1,
    );
    this.bits.draw(batch);
    this.flight(batch, place);
    if (this.size === 'XL' && !this.context.reducedMotion) this.sweep(batch, place);
  }

  private rays(batch: Quads, place: WinPlace): void {
    const reach = 300 * place.unit;
    const turn = (this.seconds * this.values.rayTurn * Math.PI) / 180;
    for (let i = 0; i < RAYS; i += 1) {
      const a = turn + (i / RAYS) * Math.PI * 2;
      const half = i % 2 === 0 ? 0.12 : 0.07;
      const r0 = 26 * place.unit;
      const x0 = place.x + Math.cos(a - half) * r0,
        y0 = place.y + Math.sin(a - half) * r0;
      const x1 = place.x + Math.cos(a + half) * r0,
        y1 = place.y + Math.sin(a + half) * r0;
      const x2 = place.x + Math.cos(a + half) * reach,
        y2 = place.y + Math.sin(a + half) * reach;
      const x3 = place.x + Math.cos(a - half) * reach,
        y3 = place.y + Math.sin(a - half) * reach;
      batch.shape(this.beam, x0, y0, x1, y1, x2, y2, x3, y3, this.gold, 0.5 * this.at.rays, 0xffa63d, 0, 1);
    }
  }

  private flight(batch: Quads, place: WinPlace): void {
    const n = this.values[this.size].coins;
    const ms = this.at.age * 1000;
    for (let i = 0; i < n; i += 1) {
      const t = (ms - 180 - i * this.values.coinStagger) / this.values.coinMs;
      if (t <= 0 || t >= 1) continue;
      const spread = ((i * 37) % 100) / 100 - 0.5;
      const x =
        lerp(place.x + spread * 190 * place.unit, place.balance.x, Math.sin((t * Math.PI) / 2)) -
        Math.sin(Math.PI * t) * 120 * place.unit * (spread + 0.35);
      const y =
        lerp(place.y + 12 * place.unit, place.balance.y, cubicIn(t)) + Math.sin(Math.PI * t) * 46 * place.unit * spread;
      const frame = this.coins[Math.floor(this.seconds * COIN_FPS + i * 5) % COINS] as Frame;
      batch.sized(this.glow, x, y, 54 * place.unit, 0, 0xffc22e, 0.5, 1);
      batch.sized(frame, x, y, lerp(32, 20, t) * place.unit, 0, 0xffffff, clamp01((1 - t) * 8));
    }
  }

  private sweep(batch: Quads, place: WinPlace): void {
    const t = sineInOut((this.at.age * 1000 - 200) / this.values.sweepMs);
    if (t <= 0 || t >= 1) return;
    const reach = place.width * 0.5;
    batch.sprite(
      this.beam,
      place.x + lerp(-reach, reach, t),
      place.y,
      (70 * place.unit) / this.beam.width,
      (80 * place.unit) / this.beam.height,
      0.35,
      0xffffff,
      0.55 * Math.sin(Math.PI * t),
      1,
    );
  }

  private sparks(place: WinPlace, count: number): void {
    if (this.context.reducedMotion) return;
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(count * qualityBudget[this.context.quality].particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.4;
      const speed = (120 + random() * 240) * place.unit;
      bit.x = place.x;
      bit.y = place.y;
      bit.vx = Math.cos(angle) * speed * 1.4;
      bit.vy = Math.sin(angle) * speed - 60;
      bit.size = (10 + random() * 18) * place.unit;
      bit.life = 600 + random() * 700;
      bit.rgb = random() < 0.7 ? this.gold : 0xffffff;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }
}
