/** The glass over the hub: a ring that drains while bets are taken, the seconds, then what was drawn. */
import { Container } from 'pixi.js';
import { teamOf } from '../../rules/roulette/wheel';
import { Arc, heatColour } from '../kit/arc';
import { mix } from '../kit/color';
import { beatSize } from '../kit/countdown';
import { backOut, clamp01, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { CYAN, FIELD, MAGENTA, RING_TRACK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { Seen } from './disc';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import { lookOf } from './teams';
import type { RouletteTuning } from './tuning';
import type { RouletteText } from './view';
import { RADII } from './wheel';

/** The comp: a ring of 44 with a line of 5 in a glass of 53. */
const RING = 44 / 175,
  LINE = 5 / 175;
const WORD = 0xcfc6ff;

export class Hub {
  readonly view = new Container();
  private readonly arc: Arc;
  private readonly glass: Frame;
  private readonly glow: Frame;
  private readonly seconds: Label;
  private readonly number: Label;
  private readonly word: Label;

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
      const beat = beatSize(now.beatMs, this.tuning, still || now.heat === 0);
      this.seconds.y = -4;
      this.seconds.scale.set(beat * (now.second > 99 ? 0.72 : 1));
    }
    if (landed && now.number !== null) {
      putWhole(this.number.begin(), now.number);
      this.number.end();
      this.number.tint = mix(lookOf(now.number).line, 0xffffff, 0.55);
      this.number.y = -4;
      this.number.scale.set(still ? 1 : 0.6 + 0.4 * backOut(now.landMs / 320, 2));
    }
    const number = landed ? now.number : null;
    this.word.text = this.context.text[number === null ? wordOf(now, counting) : teamOf(number)];
    this.word.tint = number === null ? WORD : 0xffffff;
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
      this.arc.lit(batch, x, y, ring, line, 0, 1, look.line, 3.2, 0.4, seen);
      return;
    }
    if (now.phase === 'betting' && now.open) {
      const colour = heatColour(now.heat);
      this.arc.lit(batch, x, y, ring, line, 0, now.share, colour, 3.4, 0.42, 1);
      return;
    }
    const from = this.context.reducedMotion ? 0 : (now.seconds * 1000) / this.tuning.connectTurnMs;
    const tint = now.phase === 'connecting' ? CYAN : MAGENTA;
    this.arc.lit(batch, x, y, ring, line, from, from + 0.28, tint, 3, 0.4, 1);
  }
}

const wordOf = ({ phase }: Moment, counting: boolean): RouletteText =>
  phase === 'connecting' ? 'connecting' : counting ? 'seconds' : phase === 'spinning' ? 'spinning' : 'closed';
