/** The countdown in the tray: a ring that drains, its seconds, and the word under them. */
import { Container } from 'pixi.js';
import { Arc, heatColour } from '../kit/arc';
import { beatSize } from '../kit/countdown';
import { backOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { CYAN, FIELD, RING_TRACK, VIOLET_HI } from '../kit/palette';
import { discOutline } from '../kit/outline';
import type { Quads } from '../kit/quads';
import type { DiceLayout } from './layout';
import type { Moment } from './moment';
import type { DiceContext } from './parts';
import type { DiceTuning } from './tuning';

/** Line width over the radius, and the radius that the labels' sizes are for. */
const WIDTH = 0.13;
const RADIUS = 58;

const SOFT = discOutline(12, 0.92);
const ROUND = discOutline(12);

export class Clock {
  readonly view = new Container();
  private readonly arc: Arc;
  private readonly glow: Frame;
  private readonly disc: Frame;
  private readonly digits: Label;
  private readonly word: Label;

  constructor(
    private readonly context: DiceContext,
    private readonly tuning: DiceTuning['clock'],
  ) {
    const { assets } = context;
    this.arc = new Arc(assets);
    this.glow = assets.frame('glow');
    this.disc = assets.frame('disc');
    this.digits = new Label({ font: assets.font('multice'), size: 54, max: 3, align: 0.5 });
    this.word = new Label({ font: assets.font('numsmall'), size: 12.5, max: 18, tint: 0xd9d1ff, align: 0.5 });
    this.view.addChild(this.digits, this.word);
  }

  tick(now: Moment, { ring }: DiceLayout, still: boolean): void {
    const connecting = now.phase === 'connecting';
    this.view.visible = now.clock > 0;
    if (!this.view.visible) return;
    const scale = ring.radius / RADIUS;
    const pop = still ? 1 : backOut(now.clock, 1.4);
    this.view.position.set(ring.x, ring.y);
    this.view.scale.set(scale * pop);
    this.view.alpha = now.clock;
    putWhole(this.digits.begin(), now.second);
    this.digits.end();
    this.digits.visible = !connecting;
    this.digits.y = -8;
    this.digits.scale.set(beatSize(now.beatMs, this.tuning, still || now.heat === 0));
    this.word.text = this.context.text[connecting ? 'connecting' : now.next ? 'next' : 'seconds'];
    this.word.y = connecting ? 0 : 27;
  }

  draw(batch: Quads, now: Moment, { ring }: DiceLayout, still: boolean): void {
    const there = now.clock;
    if (there <= 0) return;
    const { x, y } = ring;
    const radius = ring.radius * (still ? 1 : 0.8 + 0.2 * backOut(there, 1.4));
    const width = radius * WIDTH;
    const colour = now.next ? VIOLET_HI : heatColour(now.heat);
    batch.piece(this.glow, SOFT, x, y, radius * 3.4, radius * 3.4, 0, colour, 0.3 * there, 1);
    batch.piece(this.disc, ROUND, x, y, radius * 2.06, radius * 2.06, 0, FIELD, 0.66 * there);
    this.arc.stroke(batch, x, y, radius, width, 0, 1, RING_TRACK, RING_TRACK, 0.45 * there);
    if (now.phase === 'connecting') {
      const from = still ? 0 : (now.seconds * 1000) / this.tuning.connectTurnMs;
      this.arc.lit(batch, x, y, radius, width, from, from + 0.28, CYAN, 3, 0.4, there);
      return;
    }
    this.arc.lit(batch, x, y, radius, width, 0, now.share, colour, 3.4, 0.42, there);
  }
}
