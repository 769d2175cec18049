/** Past numbers, newest first, green for those that won; a new one pops in and the others make room. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import { backOut, cubicInOut } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putWhole } from '../kit/numbers';
import { FIELD, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { RollerLayout } from './layout';
import type { Moment } from './moment';
import type { RollerContext } from './parts';
import type { RollerPast, RollerView } from './view';

/** The most that any layout has room for, and the one that is leaving. */
const MOST = 13;
const LOSE = 0xff5c86;
/** Each is a little fainter than the one before it. */
const FADE = 0.055;

export class History {
  readonly view = new Container();
  private readonly pill: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly labels: readonly Label[];
  /** The newest that was seen; what comes before it in the list is still rolling. */
  private known: string | null = null;
  private waiting = 0;

  constructor({ assets }: RollerContext) {
    this.pill = Nine.of(assets, 'pill');
    this.line = Nine.of(assets, 'pill_line');
    this.glow = assets.frame('glow');
    this.labels = Array.from(
      { length: MOST },
      () => new Label({ font: assets.font('num'), size: 12.5, max: 7, align: 0.5 }),
    );
    this.view.addChild(...this.labels);
  }

  tick(now: Moment, { history }: RollerView, layout: RollerLayout): void {
    if (now.shift >= 1 || this.known === null) this.known = history[0]?.id ?? null;
    this.waiting = Math.max(
      0,
      history.findIndex(({ id }) => id === this.known),
    );
    const { x, y, stepX, stepY, slots } = layout.history;
    const { text } = layout;
    const back = this.back(now);
    for (let i = 0; i < this.labels.length; i += 1) {
      const label = this.labels[i] as Label;
      const past = history[i];
      const at = i - back;
      label.visible = past !== undefined && at > -1 && at < slots;
      if (!past || !label.visible) continue;
      putWhole(label.begin(), past.result);
      label.end();
      const pop = i < this.waiting ? backOut(now.shift, 1.7) : 1;
      const place = Math.max(0, at);
      label.position.set(x + place * stepX, y + place * stepY);
      label.scale.set(text * pop * Math.min(1, (layout.history.width - 10) / Math.max(1, label.textWidth * text)));
      label.alpha = strength(at, slots) * (i < this.waiting ? now.shift : 1);
      label.tint = mix(past.won ? WIN : LOSE, 0xffffff, 0.3);
    }
  }

  draw(batch: Quads, now: Moment, { history }: RollerView, layout: RollerLayout): void {
    const { x, y, width, height, stepX, stepY, slots } = layout.history;
    const back = this.back(now);
    for (let i = Math.min(MOST, history.length) - 1; i >= 0; i -= 1) {
      const at = i - back;
      if (at <= -1 || at >= slots) continue;
      const fresh = i < this.waiting;
      const place = Math.max(0, at);
      this.chip(
        batch,
        history[i] as RollerPast,
        x + place * stepX,
        y + place * stepY,
        width,
        height,
        strength(at, slots) * (fresh ? now.shift : 1),
        fresh ? backOut(now.shift, 1.7) : 1,
        i === 0 ? 1 - back : 0,
      );
    }
  }

  private chip(
    batch: Quads,
    { won }: RollerPast,
    x: number,
    y: number,
    w: number,
    h: number,
    alpha: number,
    pop: number,
    newest: number,
  ): void {
    const rgb = won ? WIN : LOSE;
    const width = w * pop,
      height = h * pop;
    if (newest > 0)
      batch.sprite(
        this.glow,
        x,
        y,
        (width * 1.7) / this.glow.width,
        (height * 2.3) / this.glow.height,
        0,
        rgb,
        0.42 * newest * alpha,
        1,
      );
    this.pill.draw(
      batch,
      x - width / 2,
      y - height / 2,
      width,
      height,
      mix(rgb, FIELD, 0.72),
      0.82 * alpha,
      mix(rgb, FIELD, 0.86),
      0,
      pop,
    );
    this.line.draw(
      batch,
      x - width / 2,
      y - height / 2,
      width,
      height,
      mix(rgb, 0xffffff, newest * 0.35),
      (0.62 + 0.38 * newest) * alpha,
      undefined,
      0,
      pop,
    );
  }

  /** How many places the list still has to move on. */
  private back(now: Moment): number {
    return this.waiting * (1 - cubicInOut(now.shift));
  }
}

const strength = (at: number, slots: number): number =>
  Math.max(0, 1 - Math.max(0, at) * FADE) * Math.min(1, Math.max(0, slots - at));
