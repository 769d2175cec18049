/**
 * The thirteen ranks in a row, ace to king. It stands in every state: before a round it teaches how they go, in play it shows which ranks each guess
 * wins with, after a wrong one what was guessed on, what came and which would have won.
 */
import { Container } from 'pixi.js';
import { playRank, RANKS } from '../../rules/hilo/cards';
import { guessedRight } from '../../rules/hilo/payout';
import { hexColor, mix } from '../kit/color';
import { approach, backOut, beat, clamp01, lerp, OVER } from '../kit/ease';
import { fill } from '../kit/fill';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import type { Quads } from '../kit/quads';
import type { HiloLayout } from './layout';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloSelect, HiloTrailCard, HiloView } from './view';

const COUNT = RANKS.length;
/** A rank's name: the ace is the last of the list and the lowest in play. */
export const rankName = (rank: number): string => RANKS[(rank + COUNT - 2) % COUNT] ?? '';

/**
 * What a plate says. `plain`: nothing; `teach`: its place from low to high; `up`, `down`, `same`: a guess wins with it; `on`: the card that is guessed
 * on; `won`: it would have won; `came`: the wrong card.
 */
type Say = 'plain' | 'teach' | 'up' | 'down' | 'same' | 'on' | 'won' | 'came';

interface Look {
  readonly top: number;
  readonly low: number;
  readonly line: number;
  readonly ink: number;
}

const PLAIN: Look = { top: 0x1b1052, low: 0x120a3a, line: 0x33258a, ink: 0xa79dde };
const LOOKS: Readonly<Record<Exclude<Say, 'plain' | 'teach'>, Look>> = {
  up: { top: 0x0fa07a, low: 0x0a5a52, line: 0x3df0b4, ink: 0xd4ffee },
  won: { top: 0x0fa07a, low: 0x0a5a52, line: 0x3df0b4, ink: 0xd4ffee },
  down: { top: 0xb02a78, low: 0x5a1244, line: 0xff8fc6, ink: 0xffdcee },
  same: { top: 0x2a74d8, low: 0x17377e, line: 0x8fd0ff, ink: 0xdcf0ff },
  on: { top: 0xffffff, low: 0xd2c8f5, line: 0xffffff, ink: 0x1e1252 },
  came: { top: 0xb7adda, low: 0x7e72ae, line: 0xd9d0f6, ink: 0x1e1252 },
};
const RED_INK = 0xc4002f;
const INK_SIZE = 14;
const LINES = 52;
const FINEST_TEXT = 0.92;

export class Ladder {
  readonly view = new Container();
  private readonly plate: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly ranks: readonly Label[];
  private readonly low: Label;
  private readonly high: Label;
  private readonly sentence: Label;
  private readonly says: Say[] = Array.from({ length: COUNT }, () => 'teach');
  private readonly teach: readonly Look[];
  /** How far each plate has come to what it says, 0 to 1; and since it became the one that is guessed on, or the wrong one. */
  private readonly lit = new Float64Array(COUNT).fill(1);
  private readonly stamp = new Float64Array(COUNT).fill(OVER);
  private told: HiloView | null = null;
  private chosen: HiloSelect | null = null;
  private red = false;
  private jump = true;
  private seconds = 0;
  private talk = 0;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning['ladder'],
  ) {
    const { assets, text } = context;
    const low = hexColor(tuning.low),
      high = hexColor(tuning.high);
    this.plate = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.glow = assets.frame('glow');
    this.teach = RANKS.map((_, i) => {
      const own = mix(low, high, i / (COUNT - 1));
      return {
        top: mix(0x1a1145, own, 0.62),
        low: mix(0x1a1145, own, 0.16),
        line: mix(own, 0xffffff, 0.18),
        ink: 0xffffff,
      };
    });
    this.ranks = RANKS.map((_, i) => {
      const label = new Label({ font: assets.font('num'), size: INK_SIZE, max: 2, align: 0.5, spacing: -0.03 });
      label.text = rankName(i + 1);
      return label;
    });
    const word = { font: assets.font('numsmall'), size: 12, max: LINES };
    this.low = new Label({ ...word, tint: 0xffc6e2 });
    this.high = new Label({ ...word, tint: 0xa8fbdd, align: 1 });
    this.low.text = text.lowest;
    this.high.text = text.highest;
    this.sentence = new Label({ font: assets.font('num'), size: 13.5, max: LINES, tint: 0xdcd4ff, align: 0.5 });
    this.view.addChild(...this.ranks, this.low, this.high, this.sentence);
  }

  settle(): void {
    this.jump = true;
  }

  /** @param told the view as far as it may be known @param chosen what was sent and is not answered, or not shown yet */
  tick(ms: number, told: HiloView, chosen: HiloSelect | null, { ladder, text }: HiloLayout, still: boolean): void {
    this.seconds += ms / 1000;
    if (told !== this.told || chosen !== this.chosen) this.read(told, chosen);
    const near = this.jump || still ? 1 : approach(ms, this.tuning.fadeMs);
    for (let i = 0; i < COUNT; i += 1) {
      this.lit[i] = lerp(this.lit[i] as number, 1, near);
      this.stamp[i] = this.jump || still ? OVER : Math.min(OVER, (this.stamp[i] as number) + ms);
    }
    const lost = told.outcome === 'lost';
    this.talk = this.jump || still ? Number(lost) : lerp(this.talk, Number(lost), near);
    this.jump = false;
    this.place(ladder, text);
  }

  draw(batch: Quads, { ladder }: HiloLayout, awake: number, still: boolean): void {
    const { x, y, height, pitch, plate } = ladder;
    const corner = Math.min(plate, height) / 50;
    for (let i = 0; i < COUNT; i += 1) {
      const say = this.says[i] as Say;
      const look = this.lookOf(i, say);
      const lit = this.lit[i] as number;
      const grown = say === 'on' || say === 'came' ? this.grown(i) : 1;
      const w = plate * grown,
        h = height * (say === 'on' || say === 'came' ? lerp(1, grown, 1) : 1);
      const left = x + (i + 0.5) * pitch - w / 2,
        top = y + height / 2 - h / 2;
      if (say === 'on')
        batch.sprite(
          this.glow,
          left + w / 2,
          top + h / 2,
          (w * 2.6) / this.glow.width,
          (h * 2.1) / this.glow.height,
          0,
          0xffffff,
          0.34 * awake,
          1,
        );
      this.plate.draw(
        batch,
        left,
        top,
        w,
        h,
        mix(PLAIN.top, look.top, lit),
        0.94 * awake,
        mix(PLAIN.low, look.low, lit),
        0,
        corner,
      );
      this.line.draw(batch, left, top, w, h, mix(PLAIN.line, look.line, lit), 0.72 * awake, undefined, 0, corner);
      const light = still || say !== 'teach' ? 0 : this.light(i);
      if (light > 0.01) this.plate.draw(batch, left, top, w, h, look.line, 0.34 * light * awake, look.top, 1, corner);
      const label = this.ranks[i] as Label;
      label.tint = mix(PLAIN.ink, say === 'on' && this.red ? RED_INK : look.ink, lit);
      label.alpha = awake;
    }
  }

  /** A light that goes from the ace to the king: that is the way up. */
  private light(i: number): number {
    const { runMs, runWide } = this.tuning;
    const at = ((this.seconds * 1000) % runMs) / runMs;
    // It leaves at the king and rests a while.
    const head = at * (COUNT + runWide * 4);
    return beat((head - i) / runWide);
  }

  private grown(i: number): number {
    const t = clamp01((this.stamp[i] as number) / this.tuning.stampMs);
    return lerp(this.tuning.stampFrom, 1.06, backOut(t));
  }

  private lookOf(i: number, say: Say): Look {
    return say === 'plain' ? PLAIN : say === 'teach' ? (this.teach[i] as Look) : LOOKS[say];
  }

  private place({ x, y, width, height, pitch, plate, caption }: HiloLayout['ladder'], text: number): void {
    const size = Math.min(Math.max(FINEST_TEXT, height / 34), (plate - 3) / 17);
    for (let i = 0; i < COUNT; i += 1) {
      const label = this.ranks[i] as Label;
      label.scale.set(size);
      label.position.set(x + (i + 0.5) * pitch, y + height / 2);
    }
    const words = Math.max(FINEST_TEXT, Math.min(1.2, text));
    const { low, high, sentence, talk } = this;
    low.alpha = high.alpha = 1 - talk;
    low.visible = high.visible = talk < 0.98;
    low.scale.set(words);
    high.scale.set(words);
    low.position.set(x + 2, caption);
    high.position.set(x + width - 2, caption);
    sentence.visible = talk > 0.02;
    sentence.alpha = talk;
    sentence.scale.set(Math.min(words, width / Math.max(1, sentence.textWidth)));
    sentence.position.set(x + width / 2, caption);
  }

  /** What every plate says now. Runs when the view changes, not in every frame. */
  private read(told: HiloView, chosen: HiloSelect | null): void {
    this.told = told;
    this.chosen = chosen;
    const { cards, outcome } = told;
    const last = cards.at(-1);
    const before = outcome === 'lost' ? cards.at(-2) : undefined;
    if (last && before && last.select && last.select !== 'skip') this.explain(before, last);
    else if (last && outcome !== 'lost') this.guesses(told, last, chosen);
    else for (let i = 0; i < COUNT; i += 1) this.say(i, 'teach');
  }

  /** In play: which ranks the guesses win with; once one is chosen, that one's alone. */
  private guesses({ choices }: HiloView, { card }: HiloTrailCard, chosen: HiloSelect | null): void {
    const rank = playRank(card);
    this.red = isRed(card);
    for (let i = 0; i < COUNT; i += 1) {
      let say: Say = 'plain';
      for (const { guess } of choices)
        if ((chosen === null || chosen === guess) && guessedRight(rank, guess, i + 1))
          say = guess === 'higher' ? 'up' : guess === 'lower' ? 'down' : 'same';
      this.say(i, i + 1 === rank ? 'on' : say);
    }
  }

  private explain({ card }: HiloTrailCard, came: HiloTrailCard): void {
    const rank = playRank(card),
      landed = playRank(came.card);
    const guess = came.select === 'higher' || came.select === 'lower' ? came.select : 'same';
    this.red = isRed(card);
    let first = 0,
      last = 0;
    for (let i = 0; i < COUNT; i += 1) {
      const wins = guessedRight(rank, guess, i + 1);
      if (wins) last = i + 1;
      if (wins && first === 0) first = i + 1;
      this.say(i, i + 1 === landed ? 'came' : i + 1 === rank ? 'on' : wins ? 'won' : 'plain');
    }
    const { text } = this.context;
    const how = landed < rank ? text.isLower : landed > rank ? text.isHigher : text.isSame;
    const ranks = first === last ? rankName(first) : fill(text.to, { first: rankName(first), last: rankName(last) });
    this.sentence.text = `${fill(how, { came: rankName(landed), yours: rankName(rank) })} ${fill(text.wins, { ranks })}`;
  }

  private say(i: number, say: Say): void {
    if (this.says[i] === say) return;
    this.says[i] = say;
    this.lit[i] = 0;
    this.stamp[i] = 0;
  }
}

/** The first two suits are red (rules/hilo/cards). */
const isRed = (card: number): boolean => card % 4 < 2;
