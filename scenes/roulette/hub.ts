/** The glass over the hub: a ring that drains while bets are taken, the seconds, then what was drawn. */
import { Container } from 'pixi.js';
import { Arc } from '../kit/arc';
import { mix } from '../kit/color';
import { backOut, clamp01, quadOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { CYAN, FIELD, MAGENTA, RING_TRACK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { Seen } from './disc';
import { OVER, type Moment } from './moment';
import type { RouletteContext } from './parts';
import { lookOf } from './teams';
import type { RouletteTuning } from './tuning';
import type { RouletteText } from './view';
import { RADII } from './wheel';

/** The comp: a ring of 44 with a line of 5 in a glass of 53. */
const RING = 44 / 175,
  LINE = 5 / 175;
const BETWEEN = 0x8f6cff;
const WORD = 0xcfc6ff;

/** From cyan over violet to magenta: the straight way leads through grey. */
const ringColour = (heat: number): number =>
  heat < 0.5 ? mix(CYAN, BETWEEN, heat * 2) : mix(BETWEEN, MAGENTA, heat * 2 - 1);

export class Hub {
  readonly view = new Container();
  private readonly arc: Arc;
  private readonly glass: Frame;
  private readonly glow: Frame;
  private readonly seconds: Label;
  private readonly number: Label;
  private readonly word: Label;
  private said: RouletteText | null = null;
  private named: number | null = null;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning['clock'],
  ) {
    const { assets } = context;
    this.arc = new Arc(assets);
    this.glass = assets.frame('glass');
    this.glow = assets.frame('glow');
    this.seconds = new Label({ font: assets.font('multice'), size: 46, max: 3, align: 0.5 });
    this.number = new Label({ font: assets.font('title'), size: 44, max: 2, align: 0.5 });
    this.word = new Label({ font: assets.font('numsmall'), size: 11, max: 18, tint: WORD, align: 0.5 });
    this.view.addChild(this.seconds, this.number, this.word);
  }

  tick(now: Moment, seen: Seen, still: boolean): void {
    const u = seen.radius / 175;
    this.view.position.set(seen.x, seen.y);
    this.view.scale.set(u);
    const landed = now.landMs >= 0 && now.landMs < OVER;
    const counting = now.phase === 'betting' && now.open;
    this.seconds.visible = counting;
    this.number.visible = landed;
    if (counting) {
      putWhole(this.seconds.begin(), now.second);
      this.seconds.end();
      const beat = still || now.heat === 0 ? 0 : 1 - quadOut(now.beatMs / this.tuning.beatMs);
      this.seconds.y = -4;
      this.seconds.scale.set((1 + this.tuning.beatScale * beat * 2) * (now.second > 99 ? 0.72 : 1));
    }
    if (landed && now.number !== null) {
      putWhole(this.number.begin(), now.number);
      this.number.end();
      this.number.tint = mix(lookOf(now.number).line, 0xffffff, 0.55);
      this.number.y = -4;
      this.number.scale.set(still ? 1 : 0.6 + 0.4 * backOut(now.landMs / 320, 2));
    }
    this.say(
      now.phase === 'connecting'
        ? 'connecting'
        : landed
          ? null
          : counting
            ? 'seconds'
            : now.phase === 'spinning'
              ? 'spinning'
              : 'closed',
      landed ? now.number : null,
    );
    // A word alone stands in the middle, and may need more room than there is.
    this.word.y = counting || landed ? 24 : 0;
    this.word.scale.set(
      Math.max(1, Math.min(1.15, 0.9 / Math.max(0.3, u))) * Math.min(1, 78 / Math.max(1, this.word.textWidth)),
    );
  }

  draw(batch: Quads, now: Moment, { x, y, radius }: Seen): void {
    const landed = now.landMs >= 0 && now.landMs < OVER;
    batch.sized(this.glass, x, y, radius * RADII.hub * 2, 0, 0xffffff, 1);
    const ring = radius * RING,
      line = radius * LINE;
    this.arc.stroke(batch, x, y, ring, line + 3, 0, 1, FIELD, FIELD, 0.8);
    this.arc.stroke(batch, x, y, ring, line, 0, 1, RING_TRACK, RING_TRACK, 0.5);
    if (landed && now.number !== null) {
      const look = lookOf(now.number);
      const seen = clamp01(now.fill);
      batch.sized(this.glow, x, y, radius * 0.75, 0, look.light, 0.6 * seen, 1);
      this.arc.light(batch, x, y, ring, line * 3.2, 0, 1, look.line, 0.4 * seen);
      this.arc.stroke(batch, x, y, ring, line, 0, 1, look.line, look.line, seen);
      return;
    }
    if (now.phase === 'betting' && now.open) {
      const colour = ringColour(now.heat);
      this.arc.light(batch, x, y, ring, line * 3.4, 0, now.share, colour, 0.42);
      this.arc.stroke(batch, x, y, ring, line, 0, now.share, colour, colour, 1);
      return;
    }
    const from = this.context.reducedMotion ? 0 : (now.seconds * 1000) / this.tuning.connectTurnMs;
    const tint = now.phase === 'connecting' ? CYAN : MAGENTA;
    this.arc.light(batch, x, y, ring, line * 3, from, from + 0.28, tint, 0.4);
    this.arc.stroke(batch, x, y, ring, line, from, from + 0.28, tint, tint, 1);
  }

  /** A word, or the team of the number. */
  private say(word: RouletteText | null, number: number | null): void {
    if (word === this.said && number === this.named) return;
    this.said = word;
    this.named = number;
    this.word.text =
      word !== null ? this.context.text[word] : number !== null ? this.context.text[teamWord(number)] : '';
    this.word.tint = number === null ? WORD : 0xffffff;
  }
}

const teamWord = (number: number): RouletteText => (number === 0 ? 'black' : number < 8 ? 'red' : 'blue');
