/** The open card, the deck that the next one comes from, and what happens between them. */
import { Container } from 'pixi.js';
import { hexColor } from '../kit/color';
import { approach, backOut, beat, bezier, clamp01, cubicIn, cubicOut, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { GOLD, GOLD_HI, INK, VIOLET_HI } from '../kit/palette';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { CardArt, pose } from './card-art';
import { drawCross } from './cross';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloSelect, HiloView } from './view';

const RAD = Math.PI / 180;
/** The deck's cards as on the comp, upmost last: degrees, and px from the top one on a phone. */
const DECK = [
  [16, 14, -5],
  [12.5, 7, -3],
  [9, 0, 0],
] as const;
const FACE_DOWN = -1;
/** The fan before a round, hindmost first: a card of the list or a back, degrees, from the first card's middle in widths of it, its width, its shade. */
const FAN = [
  { card: 46, turn: -25, dx: -0.78, dy: 0.2, size: 0.71, dark: 0.3 },
  { card: FACE_DOWN, turn: 25, dx: 0.78, dy: 0.2, size: 0.71, dark: 0.36 },
  { card: 21, turn: -13, dx: -0.49, dy: 0.05, size: 0.78, dark: 0.16 },
  { card: FACE_DOWN, turn: 13, dx: 0.49, dy: 0.05, size: 0.78, dark: 0.2 },
] as const;
/** Sparkles of the fan's first card: from its middle in widths of it, and how large. */
const GLINTS = [
  { dx: 0.43, dy: -0.64, size: 0.3 },
  { dx: -0.46, dy: 0.6, size: 0.2 },
] as const;
/** The badge of what was said: its disc, its ring and its arrow. */
const SAID = {
  higher: { disc: 0x0b4a48, ring: 0x17a37a, ink: 0x3df0b4 },
  lower: { disc: 0x5a1038, ring: 0xc8307e, ink: 0xff8fc6 },
  same: { disc: 0x12306e, ring: 0x3a7fe0, ink: 0x8fd0ff },
} as const;
const CROSS = { disc: 0x51439a, ring: 0xd9d0f6 } as const;
const NAME = 0xe6dcff;
const SPARK_TINTS = [0xffe98a, 0xff9acb, 0xffffff] as const;
/** How far a dealt-over card leaves, in widths of a card. */
const AWAY = 0.9;
/** Beyond the canvas's edges. */
const BLEED = 24;
/** The card's width where the scene's unit is 1. */
const CARD_WIDE = 164;

export class Table {
  private readonly art: CardArt;
  private readonly glow: Frame;
  private readonly floor: Frame;
  private readonly wave: Frame;
  private readonly star: Frame;
  private readonly px: Frame;
  private readonly pill: Nine;
  private readonly disc: Frame;
  private readonly ring: Frame;
  private readonly bar: Frame;
  private readonly arrow: Frame;
  private readonly equal: Frame;
  readonly view = new Container();
  private readonly yours: Label;
  private readonly came: Label;
  private readonly saidWord: Label;
  /** The card that was guessed on, beside the wrong one; and what leaves with it when the next round is dealt. */
  private readonly mine = pose();
  private readonly top = pose();
  private readonly old = pose();
  private readonly under = pose();
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly slide: (t: number) => number;
  private readonly flip: (t: number) => number;
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
  private said: HiloSelect | null = null;
  private jump = true;
  /** Where the card lay that leaves. */
  private readonly from = { x: 0, y: 0, width: 0, rotation: 0, drain: 0 };
  private readonly shed = { x: 0, y: 0, width: 0, rotation: 0, card: FACE_DOWN };

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets, text } = context;
    this.art = new CardArt(assets, hexColor(tuning.wrong.drain), GOLD_HI);
    this.glow = assets.frame('glow');
    this.floor = assets.frame('floor');
    this.wave = assets.frame('wave');
    this.star = assets.frame('star4');
    this.px = assets.frame('px');
    this.pill = new Nine(assets.texture('pill'), assets.frame('pill'));
    this.disc = assets.frame('disc');
    this.ring = assets.frame('ring');
    this.bar = assets.frame('pill');
    this.arrow = assets.frame('arrow');
    this.equal = assets.frame('equal');
    const name = { font: assets.font('num'), size: 13, max: 20, align: 0.5 };
    this.yours = new Label({ ...name, tint: NAME });
    this.came = new Label({ ...name, tint: NAME });
    this.saidWord = new Label({ ...name, size: 12 });
    this.yours.text = text.yours;
    this.came.text = text.came;
    this.view.addChild(this.yours, this.came, this.saidWord);
    this.bits = new Particles(64, [
      { frame: assets.frame('spark'), add: 1, gravity: 120, drag: 0.16, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.slide = bezier(tuning.draw.slide);
    this.flip = bezier(tuning.draw.flip);
    this.fly = bezier(tuning.right.fly);
    this.apart = bezier(tuning.wrong.apart);
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
    this.bits.clear();
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
    this.bits.tick(ms);
    const last = cards.length > 0 ? cards[cards.length - 1] : undefined;
    const coming = now.mode === 'rest' ? last : cards[now.index];
    this.shown = coming?.card ?? FACE_DOWN;
    this.old.alpha = 0;
    this.mine.alpha = 0;
    this.open(ms, now, view, still);
    this.rest(now, view, layout, still);
    this.words(layout);
    if (now.mode === 'rest') this.top.card = this.shown;
    else if (still) this.crossFade(now);
    else this.move(now, layout, target);
    if (now.mode !== 'rest' && now.right && now.since >= 0 && !still)
      this.top.shine = now.since / this.tuning.draw.shineMs;
    if (now.revealed && now.mode === 'turn' && now.right && !still) this.burst(layout, budget);
    const cold =
      view.phase === 'connecting' || (view.outcome === 'lost' && now.since >= 0) ? this.tuning.wrong.cold : 1;
    this.warmth = lerp(this.warmth, cold, clamp01(ms / 180));
  }

  /** Floor, light and deck, behind the words. */
  drawBack(batch: Quads, now: Moment, layout: HiloLayout, still: boolean): void {
    const { card, unit, fan } = layout;
    const veil = this.tuning.wrong.veil * this.shade;
    if (veil > 0.004)
      batch.fill(this.px, -BLEED, -BLEED, layout.width + BLEED * 2, layout.height + BLEED * 2, INK, veil, INK, veil);
    // The light and the floor stay under what they light: the fan, then the card.
    const cx = lerp(card.x, fan.x, this.fan);
    const cy = lerp(card.y, fan.y, this.fan);
    const w = lerp(layout.floor.width, fan.width * 2.5, this.fan);
    const fx = lerp(layout.floor.x, fan.x, this.fan);
    const fy = lerp(layout.floor.y, fan.y + fan.width * 0.78, this.fan);
    const large = lerp(unit, fan.width / CARD_WIDE, this.fan);
    batch.sprite(this.glow, fx, fy, (w * 1.3) / this.glow.width, (96 * large) / this.glow.height, 0, 0x8a4bff, 0.7, 1);
    batch.sprite(this.floor, fx, fy, w / this.floor.width, (w * 0.2) / this.floor.height, 0, 0xd9a5ff, 0.55);
    const shadow = 0.8 * (1 - this.split);
    batch.sprite(
      this.glow,
      cx,
      fy,
      (230 * large) / this.glow.width,
      (46 * large) / this.glow.height,
      0,
      0x05021a,
      shadow,
    );
    batch.sprite(
      this.glow,
      cx,
      cy,
      (600 * large) / this.glow.width,
      (640 * large) / this.glow.height,
      0,
      this.haloFar,
      0.42 * this.warmth,
      1,
    );
    batch.sprite(
      this.glow,
      cx,
      cy,
      (470 * large) / this.glow.width,
      (560 * large) / this.glow.height,
      0,
      this.halo,
      0.62 * this.warmth,
      1,
    );
    this.plateOfWord(batch);
    this.fanned(batch, now, layout, still);
    this.deck(batch, now, layout, still);
  }

  /** The cards themselves, over the words. */
  draw(batch: Quads, now: Moment, layout: HiloLayout): void {
    const { card, unit } = layout;
    if (now.mode === 'skip') this.art.draw(batch, this.top);
    this.art.draw(batch, this.old);
    this.art.draw(batch, this.mine);
    if (now.mode !== 'skip') this.art.draw(batch, this.top);
    if (this.split > 0) this.verdict(batch, now, layout);
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
    const said = mine === undefined ? null : (cards[cards.length - 1]?.select ?? null);
    if (said !== null && said !== 'skip' && said !== this.said) {
      const { text } = this.context;
      this.saidWord.text = said === 'same' ? text.same : said === 'higher' ? text.higherSame : text.lowerSame;
      this.saidWord.tint = SAID[said].ink;
    }
    this.said = said;
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

  /** The names of the two cards, and what was said. */
  private words({ duel, text }: HiloLayout): void {
    const { split, yours, came, saidWord } = this;
    this.view.visible = split > 0.02;
    if (!this.view.visible) return;
    this.view.alpha = split;
    const size = Math.min(Math.max(0.88, text), duel.width / 74 + 0.1);
    yours.scale.set(size);
    came.scale.set(size);
    yours.position.set(duel.yours, duel.title);
    came.position.set(duel.came, duel.title);
    const room = duel.came - duel.yours - duel.width - 8;
    saidWord.visible = room > 40;
    saidWord.scale.set(Math.min(size, room / Math.max(1, saidWord.textWidth)));
    saidWord.position.set((duel.yours + duel.came) / 2, duel.y + duel.guess * 0.5 + 12 * size);
  }

  /** What the word of the guess is read against. */
  private plateOfWord(batch: Quads): void {
    const word = this.saidWord;
    if (this.split <= 0 || !word.visible) return;
    const wide = (word.textWidth + 18) * word.scale.x,
      high = 22 * word.scale.y;
    this.pill.draw(batch, word.x - wide / 2, word.y - high / 2, wide, high, INK, 0.72 * this.split, INK, 0, high / 32);
  }

  /** What was said, between the two cards, with the cross of a wrong guess. */
  private verdict(batch: Quads, now: Moment, { duel }: HiloLayout): void {
    const { said, tuning } = this;
    if (said === null || said === 'skip') return;
    const { disc, ring, ink } = SAID[said];
    const since = now.lostMs - tuning.wrong.apartMs * 0.4;
    const t = clamp01(since / tuning.wrong.crossMs);
    if (t <= 0) return;
    const size = duel.guess * lerp(0.6, 1, backOut(t, 1.4));
    const x = (duel.yours + duel.came) / 2,
      y = duel.y - duel.guess * 0.06;
    batch.sized(this.glow, x, y + size * 0.1, size * 1.9, 0, 0x05021a, 0.6 * t);
    batch.sized(this.disc, x, y, size, 0, ring, t);
    batch.sized(this.disc, x, y, size * 0.94, 0, disc, t);
    const icon = said === 'same' ? this.equal : this.arrow;
    batch.sized(icon, x, y, size * 0.56, said === 'lower' ? Math.PI : 0, ink, t);
    const stamp = clamp01((since - tuning.wrong.crossMs * 0.6) / tuning.wrong.crossMs);
    if (stamp <= 0) return;
    const mark = duel.guess * 0.42 * lerp(tuning.right.stampFrom, 1, backOut(stamp));
    const mx = x + duel.guess * 0.4,
      my = y - duel.guess * 0.4;
    batch.sized(this.disc, mx, my, mark, 0, CROSS.ring, stamp);
    batch.sized(this.disc, mx, my, mark * 0.9, 0, CROSS.disc, stamp);
    drawCross(batch, this.bar, mx, my, mark * 0.46, stamp);
  }

  /** The cards behind the first one before a round; they fold up into the pack as it is dealt. */
  private fanned(batch: Quads, now: Moment, { fan, card }: HiloLayout, still: boolean): void {
    if (this.fan < 0.02) return;
    const { under, tuning } = this;
    const x = lerp(card.x, fan.x, this.fan),
      y = lerp(card.y, fan.y, this.fan);
    for (let i = 0; i < FAN.length; i += 1) {
      const { card: shown, turn, dx, dy, size, dark } = FAN[i] as (typeof FAN)[number];
      const sway = still
        ? 0
        : tuning.fan.swayDeg * Math.sin((now.seconds * 1000 * Math.PI * 2) / tuning.fan.swayMs - Math.abs(turn) / 14);
      under.x = x + dx * fan.width * this.fan;
      under.y = y + dy * fan.width * this.fan;
      under.width = fan.width * size;
      under.rotation = (turn + Math.sign(turn) * sway) * this.fan * RAD;
      under.card = shown;
      under.dark = dark;
      under.alpha = this.fan * this.top.alpha;
      this.art.draw(batch, under, 0.6);
    }
    under.dark = 0;
    under.alpha = 1;
    if (still) return;
    for (let i = 0; i < GLINTS.length; i += 1) {
      const { dx, dy, size } = GLINTS[i] as (typeof GLINTS)[number];
      const shine = 0.55 + 0.45 * Math.sin(now.seconds * 2.1 + i * 2.4);
      batch.sized(
        this.star,
        this.top.x + dx * fan.width,
        this.top.y + dy * fan.width,
        fan.width * size * shine * 1.4,
        now.seconds * 0.2,
        0xfff6dc,
        0.5 * shine * this.fan,
        1,
      );
    }
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
    top.x = now.since >= 0 ? lerp(besideX, top.x, settle) : inPlace ? top.x : x;
    top.y = (now.since >= 0 || inPlace ? top.y : lerp(deck.y, card.y, way)) - draw.liftPx * unit * lift;
    top.width = lerp(deck.width, top.width, way) * (1 + (draw.flipLift - 1) * beat(turned));
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
    // A card that was guessed on wrongly stays, to be compared.
    if (this.split > 0) return;
    const t = clamp01(now.since / this.tuning.right.flyMs);
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
    const s = cubicIn(clamp01(t));
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

  private deck(batch: Quads, now: Moment, { deck, unit }: HiloLayout, still: boolean): void {
    const { tuning, under } = this;
    // The fan is the pack before a round; two cards that lie side by side need its place.
    const seen = (1 - this.fan) * (1 - this.split);
    if (seen < 0.02) return;
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
      0.22 * seen,
      1,
    );
    for (let i = 0; i < DECK.length; i += 1) {
      const [turn, dx, dy] = DECK[i] as (typeof DECK)[number];
      under.x = deck.x + dx * unit + kick;
      under.y = deck.y + dy * unit + breath * (i + 1) * 0.4 + kick * 0.5;
      under.width = deck.width;
      under.rotation = turn * RAD;
      under.card = FACE_DOWN;
      under.alpha = seen;
      this.art.draw(batch, under, i === 0 ? 0.6 : 0);
    }
    under.alpha = 1;
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
