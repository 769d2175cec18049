/** The coin and the dish it lies in: pressed, tossed, falling with its shadow, rocking until it lies; its light after a right flip and without it after a wrong one. */
import { hexColor, mix } from '../kit/color';
import { approach, beat, clamp01, cubicOut, lerp, quadOut } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { ringOutline } from '../kit/outline';
import { INK } from '../kit/palette';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import type { CoinFlipLayout } from './layout';
import { type CoinFlipContext, OVER } from './parts';
import { frameOfSide, framesBetween, SPIN_FRAMES, type TossState } from './toss';
import type { CoinFlipTuning } from './tuning';
import type { CoinSide, CoinFlipView } from './view';

const SIDES = ['heads', 'tails'] as const;
/** Of the coin's pictures over its radius: their width, and how flat a circle on the velvet is seen. */
const PICTURE = 2.08,
  FLAT = 0.81;
const GHOSTS = 2;
const WHITE = 0xffffff;
const LIGHT = 0x9a6bff;
/** What the dish does not hide of its light. */
const AROUND = ringOutline(12, 0.6, 0.96);

export class Coin {
  readonly state: TossState = { press: 0, lift: 0, turned: 0, drift: 0 };
  private readonly faces: readonly Frame[];
  private readonly spin: readonly Frame[];
  private readonly dish: Frame;
  private readonly shade: Frame;
  private readonly glow: Frame;
  private readonly ring: Frame;
  private readonly beam: Frame;
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly gold: number;
  private readonly drained: number;
  private side: CoinSide = 'heads';
  /** Frames of the toss that is in the air, and the frame it began with; 0 while the coin lies. */
  private way = 0;
  private start = 0;
  /** Since it landed, since it was right, ms. */
  private landed = OVER;
  private shone = OVER;
  private cold = 0;
  private hover = 0;
  private seconds = 0;
  private lastLift = 0;
  private speed = 0;

  constructor(
    private readonly context: CoinFlipContext,
    private readonly tuning: CoinFlipTuning,
  ) {
    const { assets } = context;
    this.faces = SIDES.map((side) => assets.frame(side));
    this.spin = sequence(assets, 'spin', SPIN_FRAMES);
    this.dish = assets.frame('dish');
    this.shade = assets.frame('shade');
    this.glow = assets.frame('glow');
    this.ring = assets.frame('ring');
    this.beam = assets.frame('beam_h');
    this.bits = new Particles(96, [
      { frame: assets.frame('spark'), add: 1, gravity: 260, drag: 0.15, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.gold = hexColor(tuning.right.glow);
    this.drained = hexColor(tuning.wrong.drain);
  }

  /** The coin lies with this side up, without the way there. */
  lie(side: CoinSide, lost: boolean): void {
    this.side = side;
    this.way = 0;
    this.landed = OVER;
    this.shone = OVER;
    this.cold = Number(lost);
    this.hover = 0;
    Object.assign(this.state, { press: 0, lift: 0, turned: 0, drift: 0 });
    this.bits.clear();
  }

  /** A toss begins whose end is known. @param still it does not fly */
  toss(to: CoinSide, still: boolean): void {
    this.start = frameOfSide(this.side);
    this.way = still ? 0 : framesBetween(this.side, to, this.tuning.toss.turns);
    this.side = to;
    this.landed = OVER;
    this.shone = OVER;
  }

  /** It touches the velvet. */
  land(layout: CoinFlipLayout): void {
    this.way = 0;
    this.landed = 0;
    this.burst(layout, this.tuning.land.dust, LIGHT, 0.6);
  }

  /** The side is told. */
  tell(right: boolean, layout: CoinFlipLayout): void {
    this.way = 0;
    if (!right) return;
    this.shone = 0;
    this.burst(layout, this.tuning.right.sparks, this.gold, 1);
  }

  tick(ms: number, view: CoinFlipView, lost: boolean, still: boolean): void {
    const { wait, wrong, toss } = this.tuning;
    this.seconds += ms / 1000;
    if (this.landed < OVER) this.landed += ms;
    if (this.shone < OVER) this.shone += ms;
    const waiting = view.chosen !== null && this.way === 0 && !still;
    this.hover = lerp(this.hover, Number(waiting), still ? 1 : approach(ms, wait.fadeMs));
    this.cold = lost
      ? Math.min(1, this.cold + ms / wrong.drainMs)
      : lerp(this.cold, 0, approach(ms, wrong.drainMs / 4));
    if (ms > 0) this.speed = ((this.state.lift - this.lastLift) / ms) * toss.upMs;
    this.lastLift = this.state.lift;
    this.bits.tick(ms);
  }

  /** The dish with its light, below the words. */
  drawDish(batch: Quads, { dish, coin }: CoinFlipLayout, budget: QualityBudget): void {
    const { land } = this.tuning;
    const sink = land.dishPx * beat(this.landed / 220) * (coin.radius / 80);
    const won = this.won();
    if (budget.glow)
      batch.piece(
        this.glow,
        AROUND,
        coin.x,
        coin.y + coin.radius * 0.4,
        coin.radius * 5.2,
        coin.radius * 3.6,
        0,
        mix(LIGHT, this.gold, won),
        0.34 * (1 - 0.7 * this.cold) + 0.3 * won,
        1,
      );
    batch.sized(this.dish, dish.x, dish.y + sink, dish.width, 0, mix(WHITE, 0xa9a2d6, this.cold * 0.7), 1);
    if (this.landed < land.rippleMs) {
      const t = quadOut(this.landed / land.rippleMs);
      const wide = coin.radius * lerp(2, 2.75, t);
      const scale = wide / this.ring.width;
      batch.sprite(this.ring, coin.x, coin.y + sink, scale, scale * FLAT, 0, 0xd9c6ff, 0.7 * (1 - t), 1);
    }
  }

  /** Shadow, coin and sparks. */
  draw(batch: Quads, layout: CoinFlipLayout, still: boolean): void {
    const { coin } = layout;
    const { toss, land, wait } = this.tuning;
    const { press, lift, drift } = this.state;
    const hover =
      (this.hover *
        wait.hoverPx *
        (0.6 + 0.4 * Math.sin((this.seconds * 2000 * Math.PI) / wait.hoverMs)) *
        coin.radius) /
      80;
    const up = lift * coin.rise + hover;
    const far = Math.min(1, up / (coin.radius * 3));
    const size = coin.radius * PICTURE * (1 + toss.grow * lift);
    const x = coin.x + drift * toss.driftPx * (coin.radius / 80);
    const sunk = press + 0.8 * beat(this.landed / 160);
    const y =
      coin.y - up + sunk * coin.radius * 0.04 + land.dishPx * 0.7 * beat(this.landed / 220) * (coin.radius / 80);
    const broad = (coin.radius * lerp(2.5, 3.1, far)) / this.shade.width;
    batch.sprite(
      this.shade,
      coin.x + drift * 4,
      coin.y + coin.radius * 0.16,
      broad,
      broad * FLAT,
      0,
      INK,
      lerp(0.85, 0.25, far),
    );
    const tint = mix(WHITE, this.drained, this.cold);
    if (this.way > 0) this.fly(batch, x, y, size, tint);
    else this.rest(batch, x, y, size, tint, sunk * toss.squash, still);
    this.bits.draw(batch);
  }

  private fly(batch: Quads, x: number, y: number, size: number, tint: number): void {
    const { ghosts } = this.tuning.toss;
    const place = this.start + this.state.turned * this.way;
    for (let i = GHOSTS; i > 0; i -= 1) {
      const frame = this.spin[Math.floor(place - i * 1.5 + SPIN_FRAMES) % SPIN_FRAMES];
      if (frame)
        batch.sized(
          frame,
          x,
          y + this.speed * size * 0.16 * i,
          size,
          0,
          tint,
          (ghosts / i) * clamp01(Math.abs(this.speed)),
        );
    }
    batch.sized(this.spin[Math.floor(place) % SPIN_FRAMES] as Frame, x, y, size, 0, tint, 1);
  }

  private rest(batch: Quads, x: number, y: number, size: number, tint: number, squash: number, still: boolean): void {
    const { land, right, idle } = this.tuning;
    const frame = this.faces[SIDES.indexOf(this.side)] as Frame;
    const fade = this.landed < land.rockMs && !still ? (1 - this.landed / land.rockMs) ** 2 : 0;
    const swing = (this.landed / land.rockMs) * land.rocks * Math.PI * 2;
    const tilt = ((land.rock * Math.PI) / 180) * fade;
    const scale = size / frame.width;
    batch.sprite(
      frame,
      x,
      y,
      scale * (1 + squash * 0.5),
      scale * (1 - squash) * (1 - tilt * 0.55 * Math.sin(swing)),
      tilt * 0.4 * Math.cos(swing),
      tint,
      1,
    );
    const won = this.won();
    if (won > 0)
      batch.sprite(
        this.glow,
        x,
        y,
        (size * 1.7) / this.glow.width,
        (size * 1.45) / this.glow.height,
        0,
        this.gold,
        0.5 * won,
        1,
      );
    if (still || this.cold > 0.5) return;
    const every = (this.seconds * 1000) % idle.shineEveryMs;
    if (this.shone < right.shineMs) this.shine(batch, x, y, size, this.shone / right.shineMs, 0.75);
    else if (this.hover < 0.1 && every < idle.shineMs) this.shine(batch, x, y, size, every / idle.shineMs, 0.4);
  }

  /** A bar of light over the face, no longer than the face is high where it is. */
  private shine(batch: Quads, x: number, y: number, size: number, t: number, strength: number): void {
    const at = lerp(-0.4, 0.4, t);
    const high = Math.sqrt(Math.max(0, 0.16 - at * at)) * 2;
    batch.sprite(
      this.beam,
      x + at * size,
      y - 0.02 * size,
      (size * 0.2) / this.beam.width,
      (size * high * FLAT) / this.beam.height,
      0.16,
      0xfff4d8,
      strength * beat(t),
      1,
    );
  }

  /** How much of the light of a right flip is seen. */
  private won(): number {
    return this.shone < OVER ? 0.35 * clamp01(1 - this.cold) + 0.65 * (1 - cubicOut(this.shone / 900)) : 0;
  }

  private burst({ coin }: CoinFlipLayout, count: number, rgb: number, speed: number): void {
    const { context, bit } = this;
    if (context.reducedMotion) return;
    const { random } = context;
    const unit = coin.radius / 80;
    const n = Math.round(count * qualityBudget[context.quality].particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.5;
      const fast = (90 + random() * 190) * unit * speed;
      bit.x = coin.x + Math.cos(angle) * coin.radius * 0.95;
      bit.y = coin.y + Math.sin(angle) * coin.radius * 0.95 * FLAT;
      bit.vx = Math.cos(angle) * fast;
      bit.vy = Math.sin(angle) * fast * FLAT - 110 * unit * speed;
      bit.size = (7 + random() * 12) * unit;
      bit.life = 420 + random() * 420;
      bit.rgb = random() < 0.75 ? rgb : WHITE;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }
}
