/** The countdown beside the ball: a ring that drains from cyan to magenta, its seconds, and the word under it. */
import { Container } from 'pixi.js';
import { Arc, heatColour } from '../kit/arc';
import { mix } from '../kit/color';
import { beatSize } from '../kit/countdown';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import type { Quads } from '../kit/quads';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import { CYAN, FIELD, MAGENTA, RING_TRACK, TEXT_2 } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';

/** Line width over the radius, and the comp's radius. */
const WIDTH = 0.18;
const RADIUS = 33;

export class Clock {
  readonly view = new Container();
  private readonly arc: Arc;
  private readonly glow: Frame;
  private readonly disc: Frame;
  private readonly digits: Label;
  private readonly word: Label;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning['clock'],
  ) {
    const { assets } = context;
    this.arc = new Arc(assets);
    this.glow = assets.frame('glow');
    this.disc = assets.frame('disc');
    this.digits = new Label({ font: assets.font('title'), size: 28, max: 4, align: 0.5 });
    this.word = new Label({ font: assets.font('numsmall'), size: 11.5, max: 18, tint: TEXT_2, align: 0.5 });
    this.view.addChild(this.digits, this.word);
  }

  tick(now: Moment, layout: WingoLayout, still: boolean): void {
    const { ring } = layout;
    const scale = ring.radius / RADIUS;
    putWhole(this.digits.begin(), now.second);
    this.digits.end();
    const beat = beatSize(now.beatMs, this.tuning, still || now.heat === 0);
    this.digits.position.set(ring.x, ring.y);
    this.digits.scale.set(scale * beat * (now.second > 99 ? 0.82 : 1));
    this.digits.alpha = now.phase === 'connecting' || now.drawing ? 0 : 1 - now.mask;
    this.digits.tint = mix(0xffffff, MAGENTA, now.heat * 0.5);
    this.word.text = this.context.text[now.phase === 'connecting' ? 'connecting' : now.drawing ? 'drawing' : 'drawIn'];
    const size = Math.max(0.95, Math.min(1.2, layout.text));
    this.word.visible = ring.word;
    this.word.scale.set(size);
    this.word.position.set(
      Math.min(ring.x, layout.hero.x + layout.hero.width - 8 - (this.word.textWidth * size) / 2),
      ring.y + ring.radius + 8 + 8 * size,
    );
  }

  draw(batch: Quads, now: Moment, { ring }: WingoLayout): void {
    const { x, y, radius } = ring;
    const width = radius * WIDTH;
    const colour = heatColour(now.heat);
    batch.sized(this.glow, x, y, radius * 3.6, 0, colour, 0.36, 1);
    batch.sized(this.disc, x, y, radius * 2, 0, FIELD, 0.42);
    this.arc.stroke(batch, x, y, radius, width + 3, 0, 1, FIELD, FIELD, 1);
    this.arc.stroke(batch, x, y, radius, width, 0, 1, RING_TRACK, RING_TRACK, 0.55);
    if (now.phase === 'connecting' || now.drawing) {
      const from = (now.seconds * 1000) / this.tuning.connectTurnMs;
      const tint = now.drawing ? MAGENTA : CYAN;
      this.arc.lit(batch, x, y, radius, width, from, from + 0.28, tint, 3, 0.4, 1);
      return;
    }
    this.arc.lit(batch, x, y, radius, width, 0, now.share, colour, 3.4, 0.42, 1);
  }
}
