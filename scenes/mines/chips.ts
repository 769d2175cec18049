/** The round's multipliers in a row: passed ones at the left, the one reached in gold, those to come at the right. They slide one place with each gem. */
import { Container } from 'pixi.js';
import { minesRate } from '../../rules/mines/payout';
import { CELLS } from '../../rules/mines/draw';
import { backOut, clamp01, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putRate } from '../kit/numbers';
import { CYAN, GOLD_HI, GOLD_LO, VIOLET_HI, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { MinesLayout } from './layout';
import type { MinesContext } from './parts';
import type { MinesTuning } from './tuning';

const MOST = 9;
/** The reached chip's place from the left, when there are some before it. */
const HOME = 2;
const HIGH = 26;
const AFTER = 0.4;

export class Chips {
  readonly view = new Container();
  private readonly labels: readonly Label[];
  private readonly pill: Nine;
  private readonly line: Nine;
  private mines = 0;
  /** 1/10000 by gems, from one on. */
  private rates: readonly number[] = [];
  private gems = 0;
  private age = OVER;

  constructor(
    context: MinesContext,
    private readonly tuning: MinesTuning['gem'],
  ) {
    const { assets } = context;
    this.labels = Array.from(
      { length: MOST },
      () => new Label({ font: assets.font('numsmall'), size: 12, max: 10, align: 0.5 }),
    );
    this.view.addChild(...this.labels);
    this.pill = Nine.of(assets, 'pill');
    this.line = Nine.of(assets, 'pill_line');
  }

  settle(): void {
    this.age = OVER;
  }

  /** @param gems as far as they are told */
  tick(ms: number, mines: number, gems: number, still: boolean): void {
    if (mines === this.mines && gems > this.gems && !still) this.age = 0;
    else if (mines !== this.mines || gems < this.gems) this.age = OVER;
    if (mines !== this.mines) this.rates = Array.from({ length: CELLS - mines }, (_, i) => minesRate(mines, i + 1));
    this.mines = mines;
    this.gems = gems;
    if (this.age < OVER) this.age += ms;
  }

  draw(batch: Quads, { chips, text }: MinesLayout, lost: boolean): void {
    const { mines, gems, labels } = this;
    const home = Math.min(HOME, Math.floor(chips.slots / 3));
    // Whichever gem the first place stands for; 1 is the first gem's multiplier.
    const first = Math.max(1, Math.min(gems - home, CELLS - mines - chips.slots + 1));
    const before = Math.max(1, Math.min(gems - 1 - home, CELLS - mines - chips.slots + 1));
    const slide =
      this.age < this.tuning.chipMs ? (first - before) * (1 - backOut(clamp01(this.age / this.tuning.chipMs), 1.2)) : 0;
    const width = chips.pitch - 8 * text;
    for (let i = 0; i < MOST; i += 1) {
      const label = labels[i];
      if (!label) continue;
      const place = i - 1;
      const gem = first + place;
      const at = place + slide;
      // After a mine nothing is dangled that might have been.
      const alpha = clamp01(1 + Math.min(at, chips.slots - 1 - at)) * (lost && gem > gems ? AFTER : 1);
      label.visible = gem >= 1 && gem <= CELLS - mines && alpha > 0.02;
      if (!label.visible) continue;
      const reached = gem === gems,
        passed = gem < gems;
      const ink = reached ? (lost ? 0xffffff : 0x5a2b00) : passed ? 0x7dffd4 : gem === gems + 1 ? 0xbff0ff : 0xd2c6ff;
      putRate(label.begin(), this.rates[gem - 1] ?? 0);
      label.end();
      const x = chips.x + (at + 0.5) * chips.pitch;
      label.position.set(x, chips.y);
      label.scale.set(Math.min(text, (width - 8) / Math.max(1, label.textWidth)));
      label.tint = ink;
      label.alpha = alpha;
      const left = x - width / 2,
        top = chips.y - (HIGH * text) / 2,
        height = HIGH * text;
      if (reached)
        this.pill.draw(
          batch,
          left,
          top,
          width,
          height,
          lost ? 0x5a4a9a : GOLD_HI,
          alpha,
          lost ? 0x3a2c78 : GOLD_LO,
          0,
          height / 32,
        );
      else
        this.pill.draw(
          batch,
          left,
          top,
          width,
          height,
          passed ? 0x0c4a44 : gem === gems + 1 ? 0x16407a : 0x35208a,
          0.92 * alpha,
          passed ? 0x0a2c3a : gem === gems + 1 ? 0x14265e : 0x1b1058,
          0,
          height / 32,
        );
      if (!reached)
        this.line.draw(
          batch,
          left,
          top,
          width,
          height,
          passed ? WIN : gem === gems + 1 ? CYAN : VIOLET_HI,
          (passed ? 0.55 : gem === gems + 1 ? 0.85 : 0.5) * alpha,
          undefined,
          0,
          height / 32,
        );
    }
  }
}
