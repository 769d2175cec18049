/** The open card, the deck that the next one comes from, and what happens between them. */
import { hexColor } from '../kit/color';
import { beat, bezier, clamp01, cubicIn, cubicOut, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { GOLD, GOLD_HI, VIOLET_HI } from '../kit/palette';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { CardArt, pose } from './card-art';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

const RAD = Math.PI / 180;
/** The deck's cards as on the comp, upmost last: degrees, and px from the top one on a phone. */
const DECK = [
  [16, 14, -5],
  [12.5, 7, -3],
  [9, 0, 0],
] as const;
const FACE_DOWN = -1;
const SPARK_TINTS = [0xffe98a, 0xff9acb, 0xffffff] as const;
/** How far a dealt-over card leaves, in widths of a card. */
const AWAY = 0.9;

export class Table {
  private readonly art: CardArt;
  private readonly glow: Frame;
  private readonly floor: Frame;
  private readonly wave: Frame;
  private readonly top = pose();
  private readonly old = pose();
  private readonly under = pose();
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly slide: (t: number) => number;
  private readonly flip: (t: number) => number;
  private readonly fly: (t: number) => number;
  private readonly halo: number;
  private readonly haloFar: number;
  /** What lay on the table before the card that comes. */
  private before = FACE_DOWN;
  private shown = FACE_DOWN;
  private warmth = 1;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets } = context;
    this.art = new CardArt(assets, hexColor(tuning.wrong.drain), GOLD_HI);
    this.glow = assets.frame('glow');
    this.floor = assets.frame('floor');
    this.wave = assets.frame('wave');
    this.bits = new Particles(64, [
      { frame: assets.frame('spark'), add: 1, gravity: 120, drag: 0.16, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.slide = bezier(tuning.draw.slide);
    this.flip = bezier(tuning.draw.flip);
    this.fly = bezier(tuning.right.fly);
    this.halo = hexColor(tuning.card.halo);
    this.haloFar = hexColor(tuning.card.haloFar);
  }

  /** Whether a face-down card lies in the middle. */
  get faceDown(): boolean {
    return this.shown < 0;
  }

  /** A card is about to come: what lies there now leaves. */
  begin(): void {
    this.before = this.shown;
  }

  settle(): void {
    this.bits.clear();
  }

  /** @param target where the old card flies to: its place in the trail */
  tick(
    ms: number,
    now: Moment,
    view: HiloView,
    layout: HiloLayout,
    target: { readonly x: number; readonly y: number; readonly width: number },
    budget: QualityBudget,
    still: boolean,
  ): void {
    const { cards } = view;
    this.bits.tick(ms);
    const last = cards.length > 0 ? cards[cards.length - 1] : undefined;
    const coming = now.mode === 'rest' ? last : cards[now.index];
    this.shown = coming?.card ?? FACE_DOWN;
    this.old.alpha = 0;
    this.rest(now, view, layout, still);
    if (now.mode === 'rest') this.top.card = this.shown;
    else if (still) this.crossFade(now, layout);
    else this.move(now, layout, target);
    if (now.mode !== 'rest' && now.right && now.since >= 0 && !still)
      this.top.shine = now.since / this.tuning.draw.shineMs;
    if (now.revealed && now.mode === 'turn' && now.right && !still) this.burst(layout, budget);
    const cold =
      view.phase === 'connecting' || (view.outcome === 'lost' && now.since >= 0) ? 0.25 : this.shown < 0 ? 0.6 : 1;
    this.warmth = lerp(this.warmth, cold, clamp01(ms / 180));
  }

  /** Floor, light and deck, behind the words. */
  drawBack(batch: Quads, now: Moment, layout: HiloLayout, still: boolean): void {
    const { floor, card, unit } = layout;
    const { width: w } = floor;
    batch.sprite(
      this.glow,
      floor.x,
      floor.y,
      (w * 1.3) / this.glow.width,
      (96 * unit) / this.glow.height,
      0,
      0x8a4bff,
      0.7,
      1,
    );
    batch.sprite(this.floor, floor.x, floor.y, w / this.floor.width, (w * 0.2) / this.floor.height, 0, 0xd9a5ff, 0.55);
    batch.sprite(
      this.glow,
      card.x,
      floor.y,
      (230 * unit) / this.glow.width,
      (46 * unit) / this.glow.height,
      0,
      0x05021a,
      0.8,
    );
    batch.sprite(
      this.glow,
      card.x,
      card.y,
      (600 * unit) / this.glow.width,
      (640 * unit) / this.glow.height,
      0,
      this.haloFar,
      0.42 * this.warmth,
      1,
    );
    batch.sprite(
      this.glow,
      card.x,
      card.y,
      (470 * unit) / this.glow.width,
      (560 * unit) / this.glow.height,
      0,
      this.halo,
      0.62 * this.warmth,
      1,
    );
    this.deck(batch, now, layout, still);
  }

  /** The cards themselves, over the words. */
  draw(batch: Quads, now: Moment, { card, unit }: HiloLayout): void {
    if (now.mode === 'skip') this.art.draw(batch, this.top);
    this.art.draw(batch, this.old);
    if (now.mode !== 'skip') this.art.draw(batch, this.top);
    this.bits.draw(batch);
    if (!now.rare || now.since < 0 || now.mode === 'rest') return;
    const t = clamp01(now.since / this.tuning.right.rimMs);
    const reach = lerp(150, 330, cubicOut(t)) * unit;
    batch.sprite(
      this.wave,
      card.x,
      card.y,
      reach / this.wave.width,
      (reach * 1.3) / this.wave.height,
      0,
      GOLD,
      (1 - t) * 0.8,
      1,
    );
  }

  /** Where the open card lies when nothing moves. */
  private rest(now: Moment, view: HiloView, { card, unit }: HiloLayout, still: boolean): void {
    const { top, tuning } = this;
    const sway = still ? 0 : tuning.card.sway * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.card.swayMs);
    const known = now.mode === 'rest' || now.since >= 0;
    const lost = view.outcome === 'lost' && known ? cubicIn(clamp01(now.lostMs / tuning.wrong.drainMs)) : 0;
    top.x = card.x;
    top.y = card.y + tuning.wrong.dropPx * unit * lost;
    top.width = card.width;
    top.rotation = lerp(tuning.card.tilt + sway, tuning.wrong.tilt, lost) * RAD;
    top.flip = 1;
    top.alpha = view.phase === 'connecting' ? 0.5 : 1;
    top.drain = lost;
    top.shine = -1;
    top.rim = now.rare && now.mode === 'turn' && now.since >= 0 ? 1 - clamp01(now.since / tuning.right.rimMs) : 0;
  }

  private crossFade(now: Moment, layout: HiloLayout): void {
    const t = clamp01(now.age / this.tuning.room.crossFadeMs);
    this.top.card = this.shown;
    this.top.alpha *= t;
    if (t < 1) this.stay(1 - t, layout);
  }

  private move(
    now: Moment,
    layout: HiloLayout,
    target: { readonly x: number; readonly y: number; readonly width: number },
  ): void {
    const { top, tuning } = this;
    const { card, deck, unit } = layout;
    const { draw, right } = tuning;
    const aside = card.width * draw.over;
    const settle = cubicOut(clamp01(now.since / draw.settleMs));
    const inPlace = now.mode === 'deal' && now.slideMs === 0;
    if (inPlace) top.card = now.since < -draw.flipMs / 2 ? FACE_DOWN : this.shown;
    const lead = now.mode === 'skip' ? now.slideMs - tuning.skip.inMs : 0;
    const way = inPlace ? 1 : this.slide(clamp01((now.age - lead) / Math.max(1, now.slideMs - lead)));
    const turned = now.since >= 0 ? 1 : this.flip(clamp01((now.age - now.slideMs) / draw.flipMs));
    const lift = now.since >= 0 ? 1 - settle : way;
    const besideX = now.mode === 'turn' ? card.x + aside : card.x;
    const x = lerp(deck.x, besideX, way);
    top.x = now.since >= 0 ? lerp(besideX, top.x, settle) : inPlace ? card.x : x;
    top.y = (now.since >= 0 || inPlace ? top.y : lerp(deck.y, card.y, way)) - draw.liftPx * unit * lift;
    top.width = lerp(deck.width, card.width, way) * (1 + (draw.flipLift - 1) * beat(turned));
    top.rotation = lerp(DECK[2][0] * RAD, top.rotation, way);
    top.flip = Math.abs(Math.cos(Math.PI * turned));
    top.card = turned < 0.5 ? FACE_DOWN : this.shown;
    top.alpha = now.mode === 'skip' && now.age < lead ? 0 : top.alpha;
    if (now.mode === 'turn') this.toTrail(now, layout, target, right.arcPx * unit);
    else if (now.mode === 'skip') this.away(now.age / tuning.skip.outMs, layout, tuning.skip.turn);
    else if (!inPlace) this.away(now.age / tuning.skip.outMs, layout, -tuning.skip.turn);
  }

  /** The guessed-on card waits until the new one is known, then flies on an arc to its place in the trail. */
  private toTrail(
    now: Moment,
    layout: HiloLayout,
    target: { readonly x: number; readonly y: number; readonly width: number },
    arc: number,
  ): void {
    const t = clamp01(now.since / this.tuning.right.flyMs);
    if (t >= 1) return;
    const s = this.fly(t);
    this.stay(1, layout);
    const { old } = this;
    const { card } = layout;
    old.x = lerp(card.x, target.x, s);
    old.y = lerp(card.y, target.y, s) - arc * Math.sin(Math.PI * s);
    old.width = lerp(card.width, target.width, s);
    old.rotation = lerp(this.tuning.card.tilt * RAD, 0, s);
    old.alpha = clamp01((1 - t) * 8);
  }

  /** A card that is not played on leaves to the side it turns to. */
  private away(t: number, layout: HiloLayout, turn: number): void {
    if (t >= 1 || this.before < 0) return;
    const s = cubicIn(clamp01(t));
    this.stay(1 - s, layout);
    const { old } = this;
    const { card } = layout;
    old.x = card.x + Math.sign(turn) * card.width * AWAY * s;
    old.y = card.y + card.width * 0.08 * s;
    old.rotation = (this.tuning.card.tilt + turn * s) * RAD;
  }

  /** The card before, where it lay. */
  private stay(alpha: number, { card }: HiloLayout): void {
    const { old } = this;
    old.x = card.x;
    old.y = card.y;
    old.width = card.width;
    old.rotation = this.tuning.card.tilt * RAD;
    old.card = this.before;
    old.alpha = alpha;
  }

  private deck(batch: Quads, now: Moment, { deck, unit }: HiloLayout, still: boolean): void {
    const { tuning, under } = this;
    const breath = still
      ? 0
      : tuning.deck.breathePx * unit * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.deck.breatheMs + 1);
    const kick = now.mode === 'rest' || still ? 0 : tuning.deck.kickPx * unit * beat(clamp01(now.age / 300));
    batch.sprite(
      this.glow,
      deck.x,
      deck.y,
      (deck.width * 2.2) / this.glow.width,
      (deck.width * 2.6) / this.glow.height,
      0,
      VIOLET_HI,
      0.22,
      1,
    );
    for (let i = 0; i < DECK.length; i += 1) {
      const [turn, dx, dy] = DECK[i] as (typeof DECK)[number];
      under.x = deck.x + dx * unit + kick;
      under.y = deck.y + dy * unit + breath * (i + 1) * 0.4 + kick * 0.5;
      under.width = deck.width;
      under.rotation = turn * RAD;
      under.card = FACE_DOWN;
      this.art.draw(batch, under, i === 0 ? 0.6 : 0);
    }
  }

  private burst({ card }: HiloLayout, budget: QualityBudget): void {
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.right.sparks * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.5;
      const speed = 60 + random() * 120;
      bit.x = card.x + Math.cos(angle) * card.width * 0.52;
      bit.y = card.y + Math.sin(angle) * card.width * 0.7;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 30;
      bit.size = 10 + random() * 14;
      bit.life = 360 + random() * 420;
      bit.rgb = SPARK_TINTS[i % SPARK_TINTS.length] as number;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }
}
