/** Past draws, newest first and ringed; after a draw the ball hops from the podium to the front and the others make room. */
import { Container } from 'pixi.js';
import { clamp01, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import type { Quads } from '../kit/quads';
import type { WingoLayout } from './layout';
import type { Moment } from './moment';
import { FIELD, GOLD, LINE, QUIET } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoView } from './view';

const NUMBERS = 10;
const ROW_GAP = 6;

export class History {
  readonly view = new Container();
  private readonly balls: readonly Frame[];
  private readonly ring: Frame;
  private readonly glow: Frame;
  private readonly disc: Frame;
  private readonly label: Label;
  private x = 0;
  private y = 0;

  constructor(
    context: WingoContext,
    private readonly tuning: WingoTuning['history'],
  ) {
    const { assets } = context;
    this.balls = Array.from({ length: NUMBERS }, (_, i) => assets.frame(`ball_${i}` as 'ball_0'));
    this.ring = assets.frame('ring');
    this.glow = assets.frame('glow');
    this.disc = assets.frame('disc');
    this.label = new Label({ font: assets.font('numsmall'), size: 11.5, max: 12, tint: QUIET });
    this.label.text = context.text.history;
    this.view.addChild(this.label);
  }

  tick({ history }: WingoLayout): void {
    this.label.visible = history.label !== null;
    this.label.position.set(history.label ?? 0, history.y);
  }

  draw(batch: Quads, now: Moment, { history }: WingoView, layout: WingoLayout, still: boolean): void {
    const { size, columns, rows } = layout.history;
    const slots = columns * rows;
    const told = now.drawMs < OVER;
    // While a draw is told the list has its number already, the strip not yet.
    const back = !told || (still && now.shift > 0) ? 0 : 1 - now.shift;
    for (let i = history.length; i < slots; i += 1) {
      this.place(i, layout);
      batch.sized(this.disc, this.x, this.y, size, 0, FIELD, 0.5);
      batch.sized(this.ring, this.x, this.y, size + 1, 0, LINE, 0.8);
    }
    const alpha = now.slide === 0 ? 1 : now.slideAlpha;
    const lit = (told ? clamp01(Math.max(1 - now.shift * 5, now.shift * 5 - 4)) : 1) * alpha;
    this.place(0, layout);
    if (history.length > 0) batch.sized(this.glow, this.x, this.y, size * 2.2, 0, GOLD, 0.55 * lit, 1);
    for (let i = Math.min(slots, history.length - 1); i >= (told ? 1 : 0); i -= 1) {
      this.between(i - back, layout);
      const leaving = i >= slots ? back : 1;
      batch.sized(
        this.balls[history[i]?.number ?? 0] as Frame,
        this.x,
        this.y,
        size * 1.06,
        0,
        0xffffff,
        (i === 0 ? 1 : 0.92) * alpha * leaving,
      );
    }
    const newest = history[0];
    if (!newest) return;
    this.place(0, layout);
    batch.sized(this.ring, this.x, this.y, (size + 3) * 1.06, 0, GOLD, lit);
    if (!told || now.shift === 0) return;
    if (still) batch.sized(this.balls[newest.number] as Frame, this.x, this.y, size * 1.06, 0, 0xffffff, now.shift);
    else this.hop(batch, newest.number, now.shift, layout);
  }

  private hop(batch: Quads, number: number, t: number, { ball, unit, history }: WingoLayout): void {
    const x = lerp(ball.x, this.x, t);
    const y = lerp(ball.y, this.y, t) - Math.sin(Math.PI * t) * this.tuning.hopPx * unit;
    batch.sized(
      this.balls[number] as Frame,
      x,
      y,
      lerp(ball.size * 0.6, history.size * 1.06, clamp01(t * 1.25)),
      0,
      0xffffff,
      clamp01(t * 5),
    );
  }

  /** Between two slots. */
  private between(i: number, layout: WingoLayout): void {
    const low = Math.floor(i);
    this.place(low, layout);
    if (low === i) return;
    const { x, y } = this;
    this.place(low + 1, layout);
    this.x = lerp(x, this.x, i - low);
    this.y = lerp(y, this.y, i - low);
  }

  private place(i: number, { history }: WingoLayout): void {
    this.x = history.x + (i % history.columns) * history.pitch;
    this.y = history.y + Math.floor(i / history.columns) * (history.size + ROW_GAP);
  }
}
