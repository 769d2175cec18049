/** A finished round in three figures, in the place of the guesses: the stake, what came back, and the result with its sign. A loss is told calmly. */
import { Container } from 'pixi.js';
import { clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putNet, putRp } from '../kit/numbers';
import { FIELD, LINE, TEXT_2, VIOLET_HI, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { HiloLayout } from './layout';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

/** What a result that is no gain is written in: never red (LOOK of a loss). */
export const LAVENDER = 0xe4ddff;
const COUNT = 3;
const HIGHEST = 76,
  GAP = 8;

export class Outcome {
  readonly view = new Container();
  private readonly names: readonly Label[];
  private readonly amounts: readonly Label[];
  private readonly box: Nine;
  private readonly line: Nine;
  private told: HiloView | null = null;
  private age = OVER;
  private jump = true;
  private net = 0;

  constructor(
    context: HiloContext,
    private readonly tuning: HiloTuning['result'],
  ) {
    const { assets, text } = context;
    this.names = [text.stake, text.back, text.net].map((name) => {
      const label = new Label({ font: assets.font('numsmall'), size: 12.5, max: 12, tint: TEXT_2, align: 0.5 });
      label.text = name;
      return label;
    });
    this.amounts = Array.from(
      { length: COUNT },
      () => new Label({ font: assets.font('num'), size: 17, max: 22, align: 0.5 }),
    );
    this.box = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.view.addChild(...this.names, ...this.amounts);
  }

  settle(): void {
    this.jump = true;
  }

  /** @param told the view as far as it may be known */
  tick(ms: number, told: HiloView, { choices }: HiloLayout, still: boolean): void {
    const over = told.outcome === 'won' || told.outcome === 'lost';
    this.view.visible = over;
    if (this.age < OVER) this.age += ms;
    if (over && told !== this.told) {
      if (this.told?.roundId !== told.roundId || this.told.outcome !== told.outcome)
        this.age = this.jump || still ? OVER : 0;
      this.told = told;
      this.read(told);
    }
    if (!over) this.told = null;
    this.jump = false;
    if (!over) return;
    const left = choices[0],
      right = choices[1];
    const width = right.x + right.width - left.x;
    const high = Math.min(HIGHEST, left.height);
    const size = Math.max(0.92, Math.min(1.25, high / 64));
    // One size for all three.
    let fit = size;
    for (let i = 0; i < COUNT; i += 1)
      fit = Math.min(fit, (this.wide(width) - 20) / Math.max(1, (this.amounts[i] as Label).textWidth));
    for (let i = 0; i < COUNT; i += 1) {
      const seen = this.seen(i);
      const x = left.x + this.start(i, width) + this.wide(width) / 2;
      const y = left.y + left.height / 2 + this.rise(seen);
      const name = this.names[i] as Label,
        amount = this.amounts[i] as Label;
      name.alpha = amount.alpha = seen;
      name.scale.set(size);
      name.position.set(x, y - high * 0.2);
      amount.scale.set(fit);
      amount.position.set(x, y + high * 0.15);
    }
  }

  draw(batch: Quads, { choices }: HiloLayout): void {
    if (!this.view.visible) return;
    const left = choices[0],
      right = choices[1];
    const width = right.x + right.width - left.x;
    const high = Math.min(HIGHEST, left.height);
    for (let i = 0; i < COUNT; i += 1) {
      const seen = this.seen(i);
      const x = left.x + this.start(i, width);
      const y = left.y + (left.height - high) / 2 + this.rise(seen);
      const own = i === COUNT - 1;
      this.box.draw(batch, x, y, this.wide(width), high, own ? 0x1c1256 : FIELD, 0.92 * seen, FIELD);
      this.line.draw(
        batch,
        x,
        y,
        this.wide(width),
        high,
        own ? (this.net > 0 ? WIN : VIOLET_HI) : LINE,
        (own ? 0.75 : 1) * seen,
      );
    }
  }

  private read({ stake, back }: HiloView): void {
    this.net = back - stake;
    const [staked, paid, net] = this.amounts as readonly [Label, Label, Label];
    putRp(staked.begin(), stake);
    putRp(paid.begin(), back);
    putNet(net.begin(), this.net);
    for (const label of this.amounts) label.end();
    net.tint = this.net > 0 ? WIN : LAVENDER;
  }

  private seen(i: number): number {
    return this.age === OVER ? 1 : cubicOut(clamp01((this.age - i * this.tuning.stagger) / this.tuning.tellMs));
  }

  private rise(seen: number): number {
    return lerp(this.tuning.risePx, 0, seen);
  }

  private wide(width: number): number {
    return (width - GAP * (COUNT - 1)) / COUNT;
  }

  private start(i: number, width: number): number {
    return i * (this.wide(width) + GAP);
  }
}
