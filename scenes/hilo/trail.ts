/** The trail: every card of the round in a row, what was said between them, what each was worth, and how many were right. */
import type { Container } from 'pixi.js';
import { playRank } from '../../rules/hilo/cards';
import { Arc } from '../kit/arc';
import { hexColor } from '../kit/color';
import { approach, backOut, beat, clamp01, cubicIn, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import { FIELD, GOLD, GOLD_HI, RING_TRACK, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { CardArt, pose } from './card-art';
import type { HiloLayout, TrailPlace } from './layout';
import type { Moment } from './moment';
import { drawCross } from './cross';
import type { HiloContext } from './parts';
import { seenOf, TrailWords } from './trail-words';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

const EDGE = 0x5f48d8;
const ONE = 10_000;
/** Radians. */
const WRONG_LEAN = 0.09;
/** The disc under the cross. */
const WRONG = 0x8a7cd0;
type Badge = 'up' | 'down' | 'same' | 'skip' | 'wrong';
const SAID = { higher: 'up', lower: 'down', same: 'same', skip: 'skip' } as const;

export class Trail {
  private readonly words: TrailWords;
  private readonly art: CardArt;
  private readonly card: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly next: Frame;
  private readonly arrow: Frame;
  private readonly equal: Frame;
  private readonly skip: Frame;
  private readonly badges: Readonly<Record<Badge, Frame>>;
  private readonly bar: Frame;
  private readonly arc: Arc;
  private readonly pose = pose();
  private readonly spot = { x: 0, y: 0, width: 46 };
  private scroll = 0;
  private ring = 0;
  private jump = true;
  private arrived = 0;
  private awake = 0;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets } = context;
    this.words = new TrailWords(context, tuning);
    this.art = new CardArt(assets, hexColor(tuning.wrong.drain), GOLD_HI);
    this.card = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.glow = assets.frame('glow');
    this.next = assets.frame('card_next');
    this.arrow = assets.frame('arrow');
    this.equal = assets.frame('equal');
    this.skip = assets.frame('skip');
    this.badges = {
      up: assets.frame('badge_up'),
      down: assets.frame('badge_down'),
      same: assets.frame('badge_same'),
      skip: assets.frame('badge_skip'),
      wrong: assets.frame('badge_skip'),
    };
    this.bar = assets.frame('pill');
    this.arc = new Arc(assets);
  }

  get view(): Container {
    return this.words.view;
  }

  settle(): void {
    this.jump = true;
  }

  /** Where the card on the table has its place in the trail. @param index its place in the round */
  place(index: number, { trail }: HiloLayout): { readonly x: number; readonly y: number; readonly width: number } {
    this.spot.x = trail.first + (index - this.scroll) * trail.pitch;
    this.spot.y = trail.middle;
    this.spot.width = trail.card;
    return this.spot;
  }

  /** @param told the view as far as it may be known */
  tick(ms: number, now: Moment, told: HiloView, layout: HiloLayout, still: boolean): void {
    const { trail } = layout;
    const n = told.cards.length;
    const late = now.mode === 'turn' && !still && now.since < this.tuning.right.flyMs && now.index === n - 1;
    this.arrived = late ? n - 1 : n;
    const over = told.outcome === 'lost' || told.outcome === 'won';
    // A finished round has no card to come: its last one has that place.
    const goal = Math.max(0, this.arrived - trail.slots - Number(over));
    this.scroll =
      this.jump || still || this.scroll > this.arrived
        ? goal
        : lerp(this.scroll, goal, approach(ms, this.tuning.room.scrollFadeMs));
    const share = Math.log(Math.max(ONE, told.rate) / ONE) / Math.log(Math.max(2 * ONE, told.maxRate) / ONE);
    this.ring = this.jump ? share : lerp(this.ring, share, approach(ms, 90));
    const shown = Number(n > 0);
    this.awake = this.jump || still ? shown : lerp(this.awake, shown, approach(ms, this.tuning.fan.foldMs));
    this.view.alpha = this.awake;
    this.view.visible = this.awake > 0.02;
    this.jump = false;
    this.words.tick(told, trail, this.arrived, this.scroll, layout.text);
  }

  draw(batch: Quads, now: Moment, told: HiloView, layout: HiloLayout, still: boolean): void {
    const { awake } = this;
    if (awake < 0.02) return;
    const { trail } = layout;
    const { unit } = trail;
    const round = (20 / 14) * unit;
    this.card.draw(batch, trail.x, trail.y, trail.width, trail.height, FIELD, 0.66 * awake, FIELD, 0, round);
    this.line.draw(batch, trail.x, trail.y, trail.width, trail.height, EDGE, 0.5 * awake, EDGE, 0, round);
    this.nextPlace(batch, told, trail);
    this.arc.stroke(
      batch,
      trail.ring.x,
      trail.middle,
      trail.ring.radius,
      4 * unit,
      0,
      1,
      RING_TRACK,
      RING_TRACK,
      awake,
      false,
    );
    if (this.ring > 0.002)
      this.arc.stroke(
        batch,
        trail.ring.x,
        trail.middle,
        trail.ring.radius,
        4 * unit,
        0,
        Math.min(1, this.ring),
        WIN,
        0x7dffd4,
        awake,
      );
    const first = Math.max(0, Math.floor(this.scroll));
    for (let i = first; i < this.arrived; i += 1) this.cardAt(batch, i, now, told, trail, still);
    for (let i = Math.max(1, first); i < this.arrived; i += 1) this.badgeAt(batch, i, now, told, trail, still);
  }

  /** Cards that fly to the balance, over everything. */
  drawFlight(batch: Quads, now: Moment, told: HiloView, { trail, balance }: HiloLayout): void {
    if (now.cashMs === OVER) return;
    const { cash } = this.tuning;
    const first = Math.max(0, Math.floor(this.scroll));
    for (let i = first; i < this.arrived; i += 1) {
      const t = clamp01((now.cashMs - cash.rippleMs - (i - first) * cash.stagger) / cash.flyMs);
      if (t <= 0 || t >= 1) continue;
      const card = told.cards[i];
      if (!card) continue;
      const { pose: at } = this;
      const s = cubicIn(t);
      at.x = lerp(this.xOf(i, trail), balance.x, s);
      at.y = lerp(trail.middle, balance.y, s) - Math.sin(Math.PI * t) * 40 * trail.unit;
      at.width = trail.card * lerp(1, 0.4, s);
      at.rotation = t * 0.5;
      at.card = card.card;
      at.alpha = clamp01((1 - t) * 6);
      at.drain = 0;
      batch.sized(this.glow, at.x, at.y, 90 * trail.unit, 0, GOLD, 0.4 * at.alpha, 1);
      this.art.draw(batch, at, 0);
    }
  }

  /** Where a card of the trail is now. */
  private xOf(i: number, trail: TrailPlace): number {
    return trail.first + (i - this.scroll) * trail.pitch;
  }

  private cardAt(batch: Quads, i: number, now: Moment, told: HiloView, trail: TrailPlace, still: boolean): void {
    const card = told.cards[i];
    if (!card) return;
    const { pose: at, tuning } = this;
    const last = i === this.arrived - 1;
    const lost = told.outcome === 'lost' && i === told.cards.length - 1;
    const since = now.since - (now.mode === 'turn' ? tuning.right.flyMs : 0);
    const pop =
      i === now.index && now.mode !== 'rest' && now.since >= 0 && !still ? clamp01(since / tuning.right.stampMs) : 1;
    const ripple =
      now.cashMs < OVER && !still
        ? beat(
            clamp01(
              (now.cashMs - Math.max(0, i - Math.floor(this.scroll)) * tuning.cash.stagger) / tuning.cash.rippleMs,
            ),
          )
        : 0;
    at.x = this.xOf(i, trail);
    at.y = trail.middle - tuning.cash.ripplePx * trail.unit * ripple;
    at.width = trail.card * lerp(0.6, 1, backOut(pop, 1.4));
    at.rotation = 0;
    at.card = card.card;
    at.alpha = seenOf(i, told, this.scroll, tuning) * clamp01(pop * 3);
    at.drain = lost ? 1 : 0;
    if (lost) at.rotation = WRONG_LEAN;
    const current = last && told.outcome !== 'lost' && told.phase !== 'connecting';
    if (current)
      batch.sprite(
        this.glow,
        at.x,
        at.y,
        (116 * trail.unit) / this.glow.width,
        (136 * trail.unit) / this.glow.height,
        0,
        0xffb52e,
        0.55 * at.alpha,
        1,
      );
    this.art.draw(batch, at, 0.5);
  }

  private badgeAt(batch: Quads, i: number, now: Moment, told: HiloView, trail: TrailPlace, still: boolean): void {
    const card = told.cards[i],
      before = told.cards[i - 1];
    if (!card?.select || !before) return;
    const { tuning } = this;
    const since = now.since - (now.mode === 'turn' ? tuning.right.flyMs : 0);
    const stamping = i === now.index && now.mode !== 'rest' && now.since >= 0 && !still;
    const t = stamping ? clamp01(since / tuning.right.stampMs) : 1;
    if (t <= 0) return;
    // A card of the same rank was right either way.
    const kind: Badge =
      card.rate === 0
        ? 'wrong'
        : card.select !== 'skip' && playRank(card.card) === playRank(before.card)
          ? 'same'
          : SAID[card.select];
    const x = (this.xOf(i, trail) + this.xOf(i - 1, trail)) / 2;
    const scale = lerp(tuning.right.stampFrom, 1, backOut(t)) * trail.unit;
    const alpha = seenOf(i - 1, told, this.scroll, tuning) * clamp01(t * 4);
    batch.sprite(
      this.badges[kind],
      x,
      trail.middle,
      scale * 0.94,
      scale * 0.94,
      0,
      kind === 'wrong' ? WRONG : 0xffffff,
      alpha,
    );
    if (kind === 'wrong') return drawCross(batch, this.bar, x, trail.middle, 11 * scale, alpha);
    const icon = kind === 'same' ? this.equal : kind === 'skip' ? this.skip : this.arrow;
    batch.sized(
      icon,
      x,
      trail.middle,
      (kind === 'skip' ? 13 : 13.5) * scale,
      kind === 'down' ? Math.PI : 0,
      0xffffff,
      alpha,
    );
  }

  private nextPlace(batch: Quads, told: HiloView, trail: TrailPlace): void {
    const { mark } = this.words;
    if (!mark.visible) return;
    const strength = (told.phase === 'process' ? 1 : 0.5) * this.awake;
    batch.sized(this.next, mark.x, trail.middle, trail.card * 1.02, 0, 0x8f74ff, strength);
  }
}
