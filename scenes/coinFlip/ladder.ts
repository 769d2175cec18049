/**
 * The ladder of rates: a rung for every right flip with the coin that won it, the one that is next, and what would come after. It climbs to the right and moves
 * on by one with each right flip.
 */
import { Container } from 'pixi.js';
import { coinRate, MAX_FLIPS } from '../../rules/coinFlip/coin';
import { hexColor } from '../kit/color';
import { backOut, beat, bezier, clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putRate } from '../kit/numbers';
import { CYAN, GOLD_HI, GOLD_LO, VIOLET_HI, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { type CoinFlipLayout, MOST_SLOTS } from './layout';
import { type CoinFlipContext, OVER } from './parts';
import type { CoinFlipTuning } from './tuning';
import type { CoinFlipView, CoinSide } from './view';

/** Where the reached rung stands among so many. */
const homeOf = (slots: number): number => Math.floor(slots / 3);
/** Of a rung's height: where its coin and its rate stand, and the coin's size. */
const COIN_UP = 0.17,
  RATE_DOWN = 0.3,
  COIN = 0.6;
const CORNER = 30;
const AFTER_LOSS = 0.4;

/** Rungs as they stand: passed, reached just now, lost on, the next one, or to come. */
type Rung = 'passed' | 'reached' | 'lost' | 'next' | 'later';

const PLATES: Readonly<
  Record<Rung, readonly [top: number, bottom: number, line: number, lineAlpha: number, ink: number]>
> = {
  passed: [0x0c4a44, 0x0a2c3a, WIN, 0.5, 0x7dffd4],
  reached: [GOLD_HI, GOLD_LO, GOLD_HI, 0, 0x5a2b00],
  lost: [0x4a3c86, 0x2c2166, 0xc9bfff, 0.5, 0xe4ddff],
  next: [0x16407a, 0x14265e, CYAN, 0.85, 0xbff0ff],
  later: [0x35208a, 0x1b1058, VIOLET_HI, 0.45, 0xd2c6ff],
};

export class Ladder {
  readonly view = new Container();
  private readonly labels: readonly Label[];
  private readonly plate: Nine;
  private readonly line: Nine;
  private readonly coins: Readonly<Record<CoinSide, Frame>>;
  private readonly ring: Frame;
  private readonly glow: Frame;
  private readonly drained: number;
  private readonly fly: (t: number) => number;
  private right = 0;
  /** Since a rung was reached, ms: its coin flies there first. */
  private age = OVER;
  private cashed = OVER;
  private seconds = 0;
  /** The rung at the left, and how far it still has to go. */
  private first = 1;
  private slide = 0;
  private slots = 3;

  constructor(
    context: CoinFlipContext,
    private readonly tuning: CoinFlipTuning,
  ) {
    const { assets } = context;
    this.labels = Array.from(
      { length: MOST_SLOTS + 2 },
      () => new Label({ font: assets.font('numsmall'), size: 12, max: 14, align: 0.5 }),
    );
    this.view.addChild(...this.labels);
    this.plate = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.coins = { heads: assets.frame('mini_heads'), tails: assets.frame('mini_tails') };
    this.ring = assets.frame('ring');
    this.glow = assets.frame('glow');
    this.drained = hexColor(tuning.wrong.drain);
    this.fly = bezier(tuning.right.fly);
  }

  settle(): void {
    this.age = OVER;
    this.cashed = OVER;
    this.slide = 0;
  }

  cash(): void {
    this.cashed = 0;
  }

  tick(ms: number, { right }: CoinFlipView, { ladder: { slots } }: CoinFlipLayout, still: boolean): void {
    this.seconds += ms / 1000;
    if (this.age < OVER) this.age += ms;
    if (this.cashed < OVER) this.cashed += ms;
    if (right !== this.right) {
      if (right === this.right + 1 && !still) this.age = 0;
      else this.settle();
      this.right = right;
    }
    const first = Math.max(1, Math.min(right - homeOf(slots), MAX_FLIPS - slots + 1));
    if (first !== this.first && slots === this.slots && !still && this.age < OVER) this.slide += first - this.first;
    else if (first !== this.first) this.slide = 0;
    this.first = first;
    this.slots = slots;
    const { slideMs } = this.tuning.ladder;
    if (this.slide > 0 && this.age < OVER) this.slide = Math.max(0, 1 - backOut(clamp01(this.age / slideMs), 1.1));
  }

  /** @param view as far as it is told @param chosen the side that is in the air or awaited */
  draw(batch: Quads, view: CoinFlipView, chosen: CoinSide | null, layout: CoinFlipLayout, still: boolean): void {
    const { ladder } = layout;
    for (let i = 0; i < this.labels.length; i += 1) this.rung(batch, i, view, chosen, ladder, still);
  }

  /** The coin on its way from the dish to its rung. */
  drawFlight(batch: Quads, view: CoinFlipView, { coin, ladder }: CoinFlipLayout): void {
    const { flyMs, arcPx } = this.tuning.right;
    const flip = view.flips[this.right - 1];
    if (this.age >= flyMs || flip === undefined) return;
    const t = this.fly(this.age / flyMs);
    const frame = this.coins[flip.side];
    const at = this.right - this.first;
    const x = lerp(coin.x, this.x(ladder, at), t);
    const y =
      lerp(coin.y, this.y(ladder, at) - ladder.height * COIN_UP, t) - Math.sin(Math.PI * t) * arcPx * ladder.unit;
    const size = lerp(coin.radius * 1.2, ladder.height * COIN, t);
    batch.sized(this.glow, x, y, size * 2, 0, 0xffc22e, 0.5 * (1 - t * 0.4), 1);
    batch.sized(frame, x, y, size, 0, 0xffffff, clamp01(t * 5));
  }

  private x({ x, pitch }: CoinFlipLayout['ladder'], at: number): number {
    return x + (at + this.slide) * pitch;
  }

  private y({ y, unit, slots }: CoinFlipLayout['ladder'], at: number): number {
    return y + ((slots - 1) / 2 - (at + this.slide)) * this.tuning.ladder.climbPx * unit;
  }

  private rung(
    batch: Quads,
    i: number,
    view: CoinFlipView,
    chosen: CoinSide | null,
    ladder: CoinFlipLayout['ladder'],
    still: boolean,
  ): void {
    const label = this.labels[i] as Label;
    const at = i - 1;
    const nth = this.first + at;
    const edge = at + this.slide;
    const lost = view.outcome === 'lost';
    const kind = this.kind(nth, view);
    const seen = clamp01(1 + Math.min(edge, ladder.slots - 1 - edge));
    const alpha = seen * (lost && nth > this.right + 1 ? AFTER_LOSS : 1) * (view.phase === 'connecting' ? 0.5 : 1);
    label.visible = nth >= 1 && nth <= MAX_FLIPS && alpha > 0.02;
    if (!label.visible) return;
    const [top, bottom, line, lineAlpha, ink] = PLATES[kind];
    const { width, height, unit } = ladder;
    const x = this.x(ladder, at);
    const ripple = this.rippleOf(nth) * unit;
    const y = this.y(ladder, at) - ripple;
    const left = x - width / 2,
      up = y - height / 2;
    const pulse = still ? 0.6 : 0.5 + 0.5 * Math.sin((this.seconds * 2000 * Math.PI) / this.tuning.ladder.pulseMs);
    this.plate.draw(batch, left, up, width, height, top, 0.94 * alpha, bottom, 0, (unit * 24) / CORNER);
    if (lineAlpha > 0)
      this.line.draw(
        batch,
        left,
        up,
        width,
        height,
        line,
        lineAlpha * alpha * (kind === 'next' ? 0.6 + 0.4 * pulse : 1),
        line,
        0,
        (unit * 24) / CORNER,
      );
    const coinY = y - height * COIN_UP;
    const size = height * COIN;
    const flip = view.flips[nth - 1];
    if (kind === 'next' || kind === 'later') {
      const scale = (size * 0.82) / this.ring.width;
      batch.sprite(this.ring, x, coinY, scale, scale * 0.81, 0, ink, (kind === 'next' ? 0.75 : 0.3) * alpha);
      if (kind === 'next' && chosen !== null && view.phase !== 'connecting')
        batch.sized(this.coins[chosen], x, coinY, size, 0, 0xffffff, (0.3 + 0.3 * pulse) * alpha);
    } else if (flip !== undefined)
      this.coin(batch, flip.side, nth, x, coinY, size, kind === 'lost' ? this.drained : 0xffffff, alpha);
    putRate(label.begin(), coinRate(nth));
    label.end();
    label.position.set(x, y + height * RATE_DOWN);
    label.scale.set(Math.min(Math.max(1, unit), (width - 6) / Math.max(1, label.textWidth)));
    label.tint = ink;
    label.alpha = alpha;
  }

  /** A coin that lies on its rung; the last one is stamped once it has flown there. */
  private coin(
    batch: Quads,
    side: CoinSide,
    nth: number,
    x: number,
    y: number,
    size: number,
    tint: number,
    alpha: number,
  ): void {
    const { flyMs, stampMs, stampFrom } = this.tuning.right;
    const since = nth === this.right ? this.age - flyMs : OVER;
    if (since < 0) return;
    const stamp = since < stampMs ? lerp(stampFrom, 1, backOut(clamp01(since / stampMs), 1.4)) : 1;
    if (nth === this.right && since < stampMs * 2)
      batch.sized(this.glow, x, y, size * 2.4, 0, 0xffd98a, 0.7 * (1 - since / (stampMs * 2)) * alpha, 1);
    batch.sized(this.coins[side], x, y, size * stamp, 0, tint, alpha);
  }

  private kind(nth: number, { outcome, right, flips }: CoinFlipView): Rung {
    if (nth < right || (nth === right && outcome === 'lost')) return 'passed';
    if (nth === right) return 'reached';
    if (nth > right + 1) return 'later';
    if (outcome === 'lost' && flips.length > right) return 'lost';
    return outcome === 'won' ? 'later' : 'next';
  }

  private rippleOf(nth: number): number {
    if (this.cashed >= OVER || nth > this.right) return 0;
    const { ripplePx, rippleMs, stagger } = this.tuning.cash;
    return ripplePx * beat((this.cashed - (nth - this.first) * stagger) / rippleMs);
  }
}
