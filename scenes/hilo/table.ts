/** The open card, the deck that the next one comes from, and what happens between them. */
import type { Container } from 'pixi.js';
import { hexColor } from '../kit/color';
import { approach, beat, bezier, clamp01, cubicIn, lerp } from '../kit/ease';
import { GOLD_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Sky } from '../kit/sky';
import { CardArt, FACE_DOWN, pose } from './card-art';
import { Duel } from './duel';
import { Floor } from './floor';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import { Pack, TOP_CARD } from './pack';
import type { HiloContext } from './parts';
import { HALO } from './sky';
import { Sparks } from './sparks';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

const RAD = Math.PI / 180;
/** How far a dealt-over card leaves, in widths of a card. */
const AWAY = 0.9;

export class Table {
  private readonly art: CardArt;
  private readonly pack: Pack;
  private readonly duel: Duel;
  private readonly floor: Floor;
  private readonly sparks: Sparks;
  /** The card that was guessed on, beside the wrong one; and what leaves with it when the next round is dealt. */
  private readonly mine = pose();
  private readonly top = pose();
  private readonly old = pose();
  private readonly fly: (t: number) => number;
  private readonly apart: (t: number) => number;
  private readonly halo: number;
  private readonly haloFar: number;
  /** What lay on the table before the card that comes. */
  private before = FACE_DOWN;
  private shown = FACE_DOWN;
  private warmth = 1;
  /** How far the fan is open, and the two cards of a wrong guess apart, 0 to 1. */
  private fan = 1;
  private split = 0;
  /** How dark the sky is behind them. */
  private shade = 0;
  private jump = true;
  /** Where the card lay that leaves. */
  private readonly from = { x: 0, y: 0, width: 0, rotation: 0, drain: 0 };
  private readonly shed = { x: 0, y: 0, width: 0, rotation: 0, card: FACE_DOWN };

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets } = context;
    this.art = new CardArt(assets, hexColor(tuning.wrong.drain), GOLD_HI);
    this.pack = new Pack(assets, this.art, tuning);
    this.duel = new Duel(context, tuning);
    this.floor = new Floor(assets);
    this.sparks = new Sparks(context, tuning.right);
    this.fly = bezier(tuning.right.fly);
    this.apart = bezier(tuning.wrong.apart);
    this.halo = hexColor(tuning.card.halo);
    this.haloFar = hexColor(tuning.card.haloFar);
  }

  /** Words between and over the two cards of a wrong guess. */
  get view(): Container {
    return this.duel.view;
  }

  /** Whether a face-down card lies in the middle. */
  get faceDown(): boolean {
    return this.shown < 0;
  }

  /** A card is about to come: what lies there now leaves. */
  begin(): void {
    this.before = this.shown;
    const { from, shed, top, mine } = this;
    from.x = top.x;
    from.y = top.y;
    from.width = top.width;
    from.rotation = top.rotation;
    from.drain = top.drain;
    shed.card = this.split > 0 ? mine.card : FACE_DOWN;
    shed.x = mine.x;
    shed.y = mine.y;
    shed.width = mine.width;
    shed.rotation = mine.rotation;
  }

  settle(): void {
    this.sparks.clear();
    this.jump = true;
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
    this.sparks.tick(ms);
    const last = cards.length > 0 ? cards[cards.length - 1] : undefined;
    const coming = now.mode === 'rest' ? last : cards[now.index];
    this.shown = coming?.card ?? FACE_DOWN;
    this.old.alpha = 0;
    this.mine.alpha = 0;
    this.open(ms, now, view, still);
    this.rest(now, view, layout, still);
    this.duel.tick(this.split, layout);
    if (now.mode === 'rest') this.top.card = this.shown;
    else if (still) this.crossFade(now);
    else this.move(now, layout, target);
    if (now.mode !== 'rest' && now.right && now.since >= 0 && !still)
      this.top.shine = now.since / this.tuning.draw.shineMs;
    if (now.revealed && now.mode === 'turn' && now.right && !still) this.sparks.burst(layout, budget);
    const cold =
      view.phase === 'connecting' || (view.outcome === 'lost' && now.since >= 0) ? this.tuning.wrong.cold : 1;
    this.warmth = lerp(this.warmth, cold, clamp01(ms / 180));
  }

  /** The light about what lies open is one of the sky's: a halo over it would fill the picture twice more. */
  light(sky: Sky<HiloLayout>): void {
    const { fan, warmth } = this;
    for (let k = 0; k < 2; k += 1) {
      const rgb = k === 0 ? this.haloFar : this.halo;
      sky.light(HALO.open[k] as number, rgb, warmth * (1 - fan));
      sky.light(HALO.fan[k] as number, rgb, warmth * fan);
    }
  }

  /** Floor and deck, behind the words. */
  drawBack(batch: Quads, now: Moment, layout: HiloLayout, still: boolean): void {
    this.floor.draw(batch, layout, this.fan, this.split, this.tuning.wrong.veil * this.shade);
    this.duel.drawPlate(batch, this.split);
    this.pack.drawFan(batch, now, layout, this.fan, this.top, still);
    this.pack.drawDeck(batch, now, layout, (1 - this.fan) * (1 - this.split), still);
  }

  /** The cards themselves, over the words. */
  draw(batch: Quads, now: Moment, layout: HiloLayout): void {
    if (now.mode === 'skip') this.art.draw(batch, this.top);
    this.art.draw(batch, this.old);
    this.art.draw(batch, this.mine);
    if (now.mode !== 'skip') this.art.draw(batch, this.top);
    if (this.split > 0) this.duel.drawVerdict(batch, now, layout);
    this.sparks.draw(batch, now, layout);
  }

  /** How far the fan is open and the two cards of a wrong guess are apart. */
  private open(ms: number, now: Moment, view: HiloView, still: boolean): void {
    const { tuning } = this;
    const fan = Number(view.cards.length === 0);
    this.fan = this.jump || still ? fan : lerp(this.fan, fan, approach(ms, tuning.fan.foldMs));
    const known = now.mode === 'rest' || now.since >= 0;
    const { cards } = view;
    const mine = view.outcome === 'lost' && known ? cards[cards.length - 2] : undefined;
    this.split = mine === undefined ? 0 : still ? 1 : this.apart(clamp01(now.lostMs / tuning.wrong.apartMs));
    this.shade =
      this.jump || still ? this.split : Math.max(this.split, lerp(this.shade, 0, approach(ms, tuning.fan.foldMs)));
    this.mine.card = mine?.card ?? FACE_DOWN;
    this.duel.say(mine === undefined ? null : (cards[cards.length - 1]?.select ?? null));
    this.jump = false;
  }

  /** Where the open card lies when nothing moves: in the fan, in the middle, or beside the card that it was not guessed from. */
  private rest(now: Moment, view: HiloView, { card, fan, duel, unit }: HiloLayout, still: boolean): void {
    const { top, mine, tuning, split } = this;
    const wave = still ? 0 : Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.card.swayMs);
    const rise = still ? 0 : Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.fan.swayMs) * tuning.fan.risePx;
    const lean = tuning.card.tilt + tuning.card.sway * wave;
    const { drainMs, dropPx, tilt } = tuning.wrong;
    const lost = split > 0 ? cubicIn(clamp01(now.lostMs / drainMs)) : 0;
    top.x = lerp(lerp(card.x, fan.x, this.fan), duel.came, split);
    top.y = lerp(lerp(card.y, fan.y + rise, this.fan), duel.y, split) + dropPx * unit * lost * 0.4;
    top.width = lerp(lerp(card.width, fan.width, this.fan), duel.width, split);
    top.rotation = lerp(lerp(lean, 0, this.fan), tilt + wave * tuning.card.sway * 0.5, split) * RAD;
    top.flip = 1;
    top.alpha = view.phase === 'connecting' ? 0.5 : 1;
    top.drain = lost;
    top.shine = still || this.fan < 0.9 ? -1 : this.shine(now);
    top.rim = now.rare && now.mode === 'turn' && now.since >= 0 ? 1 - clamp01(now.since / tuning.right.rimMs) : 0;
    if (split <= 0) return;
    mine.x = lerp(card.x, duel.yours, split);
    mine.y = lerp(card.y, duel.y, split);
    mine.width = lerp(card.width, duel.width, split);
    mine.rotation = lerp(tuning.card.tilt, tuning.wrong.lean - wave * tuning.card.sway * 0.5, split) * RAD;
    mine.alpha = top.alpha;
  }

  /** Where the shine of the fan's first card is on its way; it rests most of the time. */
  private shine({ seconds }: Moment): number {
    const { shineMs, shineEveryMs } = this.tuning.fan;
    return ((seconds * 1000) % shineEveryMs) / shineMs;
  }

  private crossFade(now: Moment): void {
    const t = clamp01(now.age / this.tuning.room.crossFadeMs);
    this.top.card = this.shown;
    this.top.alpha *= t;
    if (t < 1) this.stay(1 - t);
  }

  private move(
    now: Moment,
    layout: HiloLayout,
    target: { readonly x: number; readonly y: number; readonly width: number },
  ): void {
    const { top, tuning } = this;
    const { card, deck, unit } = layout;
    const { draw, right } = tuning;
    const { deal } = now;
    const aside = card.width * draw.over;
    const { settled } = deal;
    const inPlace = now.mode === 'deal' && now.slideMs === 0;
    if (inPlace) top.card = now.since < -draw.flipMs / 2 ? FACE_DOWN : this.shown;
    const lead = now.mode === 'skip' ? now.slideMs - tuning.skip.inMs : 0;
    const way = inPlace ? 1 : deal.way;
    const { turned } = deal;
    const lift = now.since >= 0 ? 1 - settled : way;
    const besideX = now.mode === 'turn' ? card.x + aside : card.x;
    const x = lerp(deck.x, besideX, way);
    top.x = now.since >= 0 ? lerp(besideX, top.x, settled) : inPlace ? top.x : x;
    top.y = (now.since >= 0 || inPlace ? top.y : lerp(deck.y, card.y, way)) - draw.liftPx * unit * lift;
    top.width = lerp(deck.width, top.width, way) * (1 + (draw.flipLift - 1) * beat(turned));
    top.rotation = lerp(TOP_CARD * RAD, top.rotation, way);
    top.flip = Math.abs(Math.cos(Math.PI * turned));
    top.card = turned < 0.5 ? FACE_DOWN : this.shown;
    top.alpha = now.mode === 'skip' && now.age < lead ? 0 : top.alpha;
    if (now.mode === 'turn') this.toTrail(now, layout, target, right.arcPx * unit);
    else if (now.mode === 'skip') this.away(deal.left, layout, tuning.skip.turn);
    else if (!inPlace) this.away(deal.left, layout, -tuning.skip.turn);
  }

  /** The guessed-on card waits until the new one is known, then flies on an arc to its place in the trail. */
  private toTrail(
    now: Moment,
    layout: HiloLayout,
    target: { readonly x: number; readonly y: number; readonly width: number },
    arc: number,
  ): void {
    // A card that was guessed on wrongly stays, to be compared.
    if (this.split > 0) return;
    const t = now.deal.trail;
    if (t >= 1) return;
    const s = this.fly(t);
    this.stay(1);
    const { old, from } = this;
    old.x = lerp(from.x, target.x, s);
    old.y = lerp(from.y, target.y, s) - arc * Math.sin(Math.PI * s);
    old.width = lerp(from.width, target.width, s);
    old.rotation = lerp(from.rotation, 0, s);
    old.alpha = clamp01((1 - t) * 8);
  }

  /** A card that is not played on leaves to the side it turns to. */
  private away(t: number, layout: HiloLayout, turn: number): void {
    if (t >= 1 || this.before < 0) return;
    const s = cubicIn(t);
    this.stay(1 - s);
    const { old, from, mine, shed } = this;
    const { card } = layout;
    old.x = from.x + Math.sign(turn) * card.width * AWAY * s;
    old.y = from.y + card.width * 0.08 * s;
    old.rotation = from.rotation + turn * s * RAD;
    if (shed.card < 0) return;
    mine.card = shed.card;
    mine.x = shed.x + Math.sign(turn) * card.width * AWAY * s;
    mine.y = shed.y + card.width * 0.08 * s;
    mine.width = shed.width;
    mine.rotation = shed.rotation + turn * s * RAD;
    mine.alpha = 1 - s;
  }

  /** The card before, where it lay. */
  private stay(alpha: number): void {
    const { old, from } = this;
    old.x = from.x;
    old.y = from.y;
    old.width = from.width;
    old.rotation = from.rotation;
    old.drain = from.drain;
    old.card = this.before;
    old.alpha = alpha;
  }
}
