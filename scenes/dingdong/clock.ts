/** What the window shows while bets are open or nothing is known: the ring that drains, its seconds, and a word under it. */
import { Container } from 'pixi.js';
import { Arc, heatColour } from '../kit/arc';
import { beatSize } from '../kit/countdown';
import { clamp01 } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { putWhole } from '../kit/numbers';
import { CYAN, FIELD, MAGENTA, RING_TRACK, TEXT_2 } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { DingdongLayout } from './layout';
import type { Moment } from './moment';
import type { DingdongContext } from './parts';
import type { DingdongTuning } from './tuning';
import type { DingdongText } from './view';

const RADIUS = 56,
  WIDTH = 9;
const HEAT_MS = 6000;

export class Clock {
  readonly view = new Container();
  private readonly arc: Arc;
  private readonly glow: Frame;
  private readonly disc: Frame;
  private readonly digits: Label;
  private readonly shadow: Label;
  private readonly word: Label;
  private readonly note: Label;

  constructor(
    private readonly context: DingdongContext,
    private readonly tuning: DingdongTuning,
  ) {
    const { assets } = context;
    this.arc = new Arc(assets);
    this.glow = assets.frame('glow');
    this.disc = assets.frame('disc');
    const style = { font: assets.font('multice'), size: 53, max: 3, align: 0.5, spacing: -0.02 };
    this.shadow = new Label({ ...style, tint: 0x0a0630 });
    this.digits = new Label(style);
    this.word = new Label({ font: assets.font('num'), size: 14, max: 28, align: 0.5 });
    this.note = new Label({ font: assets.font('num'), size: 12, max: 28, tint: TEXT_2, align: 0.5 });
    this.note.text = context.text.reconnecting;
    this.view.addChild(this.shadow, this.digits, this.word, this.note);
  }

  /** Whether there is nothing else to show. */
  static shown(now: Moment): boolean {
    return now.stop === null || now.phase === 'disconnect' || now.phase === 'connecting';
  }

  tick(now: Moment, { window, text }: DingdongLayout, still: boolean): void {
    this.view.visible = Clock.shown(now);
    if (!this.view.visible) return;
    const counting = now.open;
    putWhole(this.digits.begin(), now.second);
    putWhole(this.shadow.begin(), now.second);
    this.digits.end();
    this.shadow.end();
    const last = now.leftMs <= this.tuning.ring.blinkFromMs;
    const size = beatSize(now.beatMs, this.tuning.middle, still || !last);
    this.digits.scale.set(size);
    this.shadow.scale.set(size);
    this.digits.visible = counting;
    this.shadow.visible = counting;
    this.shadow.y = 4;
    this.word.text = this.context.text[wordOf(now)];
    this.word.y = RADIUS + 26;
    this.note.y = RADIUS + 45;
    this.note.visible = now.phase === 'disconnect';
    const fit = Math.min(1, (window.width / text - 16) / Math.max(1, this.word.textWidth));
    this.word.scale.set(fit);
    this.view.scale.set(text);
    this.view.position.set(window.x + window.width / 2, middleOf(window, text));
  }

  draw(batch: Quads, now: Moment, { window, text }: DingdongLayout): void {
    if (!Clock.shown(now)) return;
    const x = window.x + window.width / 2,
      y = middleOf(window, text);
    const radius = RADIUS * text,
      width = WIDTH * text;
    const heat = now.open ? clamp01((HEAT_MS - now.leftMs) / (HEAT_MS - this.tuning.ring.blinkFromMs)) : 0;
    const colour = heatColour(heat);
    batch.sized(this.glow, x, y, radius * 3.4, 0, colour, 0.3, 1);
    batch.sized(this.disc, x, y, radius * 2, 0, FIELD, 0.55);
    this.arc.stroke(batch, x, y, radius, width + 4 * text, 0, 1, FIELD, FIELD, 1);
    this.arc.stroke(batch, x, y, radius, width, 0, 1, RING_TRACK, RING_TRACK, 0.55);
    if (now.open) {
      this.arc.lit(batch, x, y, radius, width, 0, now.share, colour, 3.2, 0.42, 1);
      return;
    }
    const from = (now.seconds * 1000) / this.tuning.middle.spinMs;
    const tint = now.phase === 'disconnect' ? MAGENTA : CYAN;
    this.arc.lit(batch, x, y, radius, width, from, from + 0.24, tint, 3, 0.4, 1);
  }
}

/** What stands under the ring. */
const wordOf = ({ phase, open }: Moment): DingdongText =>
  phase === 'connecting' ? 'connecting' : phase === 'disconnect' ? 'offline' : open ? 'closesIn' : 'closed';

/** Ring and words together stand in the window's middle. */
const middleOf = ({ y, height }: { readonly y: number; readonly height: number }, text: number): number =>
  y + height / 2 - 15 * text;
