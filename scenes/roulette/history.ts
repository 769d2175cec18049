/** Past numbers as chips, newest first and ringed; after a draw the number drops from its pocket to the front and the others make room. */
import { Container } from 'pixi.js';
import { lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putWhole } from '../kit/numbers';
import { FIELD, LINE } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { Seen } from './disc';
import type { RouletteLayout } from './layout';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import { lookOf } from './teams';
import type { RouletteView } from './view';
import { RADII } from './wheel';

const MOST = 17;
/** Height of a chip's frame as drawn. */
const ROUND = 32;

export class History {
  readonly view = new Container();
  private readonly pill: Nine;
  private readonly edge: Nine;
  private readonly glow: Frame;
  private readonly labels: readonly Label[];
  private readonly shown = new Int16Array(MOST).fill(-1);

  constructor(context: RouletteContext) {
    const { assets } = context;
    this.pill = Nine.of(assets, 'pill');
    this.edge = Nine.of(assets, 'pill_line');
    this.glow = assets.frame('glow');
    this.labels = Array.from(
      { length: MOST },
      () => new Label({ font: assets.font('num'), size: 13, max: 2, align: 0.5 }),
    );
    this.view.addChild(...this.labels);
  }

  draw(
    batch: Quads,
    now: Moment,
    { history }: RouletteView,
    { history: at }: RouletteLayout,
    seen: Seen,
    still: boolean,
  ): void {
    const told = now.spinMs < OVER;
    // While a draw is told the list has its number already, the strip not yet.
    const back = !told ? 0 : 1 - now.shift;
    const scale = at.height / 27;
    for (let i = history.length; i < at.count; i += 1)
      this.chip(batch, at.x + i * at.pitch, at.y, at.width, at.height, FIELD, FIELD, LINE, 0.5, false);
    for (let i = 0; i < MOST; i += 1) {
      const label = this.labels[i] as Label;
      const entry = history[i];
      const leaving = i >= at.count ? back : 1;
      const alpha = (1 - Math.min(i, 12) * 0.045) * leaving;
      const own = told && i === 0;
      const seenAt = own ? (now.shift <= 0 ? 0 : 1) : alpha;
      if (!entry || i > at.count || seenAt <= 0) {
        label.visible = false;
        continue;
      }
      const look = lookOf(entry.number);
      let x = at.x + (i - back) * at.pitch;
      let y = at.y;
      let size = 1;
      if (own && !still) {
        x = lerp(seen.x, at.x, now.shift);
        y = lerp(seen.y - RADII.number * seen.radius, at.y, now.shift) - Math.sin(Math.PI * now.shift) * 14;
        size = lerp(1.7, 1, now.shift);
      } else if (own) x = at.x;
      const w = at.width * size,
        h = at.height * size;
      // The newest stands out; while it is on its way, the one before it does.
      const front = own ? now.shift : i === 0 ? 1 : i === 1 && told ? 1 - now.shift : 0;
      if (front > 0) batch.sized(this.glow, x, y, w * 2.1, 0, look.light, 0.7 * front * seenAt, 1);
      this.chip(batch, x, y, w, h, look.high, look.low, front > 0.5 ? 0xffffff : look.line, seenAt, front > 0.5);
      if (this.shown[i] !== entry.number) {
        this.shown[i] = entry.number;
        putWhole(label.begin(), entry.number);
        label.end();
        label.tint = look.ink;
      }
      label.visible = true;
      label.alpha = seenAt;
      label.scale.set(scale * size);
      label.position.set(x, y);
    }
  }

  private chip(
    batch: Quads,
    x: number,
    y: number,
    w: number,
    h: number,
    high: number,
    low: number,
    line: number,
    alpha: number,
    twice: boolean,
  ): void {
    const scale = h / ROUND;
    this.pill.draw(batch, x - w / 2, y - h / 2, w, h, high, alpha, low, 0, scale);
    this.edge.draw(batch, x - w / 2, y - h / 2, w, h, line, alpha, line, 0, scale);
    if (twice)
      this.edge.draw(batch, x - w / 2 - 1.2, y - h / 2 - 1.2, w + 2.4, h + 2.4, line, alpha, line, 0, scale * 1.08);
  }
}
