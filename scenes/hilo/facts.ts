/** A line of small pills: before a round what it may do, after a wrong guess how the round went. */
import { Container } from 'pixi.js';
import { formatPercent } from '../../rules/format';
import { playRank } from '../../rules/hilo/cards';
import { MAX_SKIPS, winningRanks } from '../../rules/hilo/payout';
import { approach, lerp } from '../kit/ease';
import { fill } from '../kit/fill';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { VIOLET_HI, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { HiloLayout, Line } from './layout';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloView } from './view';

const BLUE = 0x6fb4ff;
/** Text and line of each pill, and what its plate is tinted with. */
const REST = [BLUE, VIOLET_HI, WIN] as const;
const OVER = [WIN, VIOLET_HI, BLUE] as const;
const COUNT = 3;
const HIGH = 26,
  PAD = 11,
  APART = 7;
const RANKS = 13;
const RATE_ONE = 10_000;
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.');

export class Facts {
  readonly view = new Container();
  private readonly labels: readonly Label[];
  private readonly pill: Nine;
  private readonly line: Nine;
  private readonly lefts = new Float64Array(COUNT);
  private tints: readonly number[] = REST;
  private told: HiloView | null = null;
  private seen = 0;
  private jump = true;
  private scale = 1;
  private y = 0;
  private count = 0;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning['ladder'],
  ) {
    const { assets } = context;
    this.labels = Array.from(
      { length: COUNT },
      () => new Label({ font: assets.font('numsmall'), size: 12.5, max: 28 }),
    );
    this.pill = Nine.of(assets, 'pill');
    this.line = Nine.of(assets, 'pill_line');
    this.view.addChild(...this.labels);
  }

  settle(): void {
    this.jump = true;
  }

  /** @param told the view as far as it may be known @param dealing a round begins: the last one's are over */
  tick(ms: number, told: HiloView, dealing: boolean, { facts, text }: HiloLayout, still: boolean): void {
    const resting = told.cards.length === 0;
    const shown = !dealing && (resting ? told.phase === 'ready' : told.outcome === 'lost');
    if (shown && told !== this.told) {
      this.told = told;
      if (resting) this.rest(told);
      else this.over(told);
    }
    this.seen = this.jump || still ? Number(shown) : lerp(this.seen, Number(shown), approach(ms, this.tuning.fadeMs));
    this.jump = false;
    this.view.visible = this.seen > 0.02;
    this.view.alpha = this.seen;
    if (this.view.visible) this.place((this.told?.cards.length ?? 0) === 0 ? facts.rest : facts.over, text);
  }

  draw(batch: Quads): void {
    if (!this.view.visible) return;
    const { scale, seen } = this;
    const high = HIGH * scale;
    for (let i = 0; i < this.count; i += 1) {
      const label = this.labels[i] as Label;
      const left = this.lefts[i] as number;
      const width = (label.textWidth + PAD * 2) * scale;
      const tint = this.tints[i] as number;
      this.pill.draw(batch, left, this.y - high / 2, width, high, 0x1d1060, 0.72 * seen, 0x120a3a, 0, high / 32);
      this.pill.draw(batch, left, this.y - high / 2, width, high, tint, 0.16 * seen, tint, 0, high / 32);
      this.line.draw(batch, left, this.y - high / 2, width, high, tint, 0.62 * seen, undefined, 0, high / 32);
    }
  }

  private rest({ maxRate }: HiloView): void {
    const { text } = this.context;
    this.tints = REST;
    this.write(
      fill(text.freeSkips, { n: MAX_SKIPS }),
      fill(text.most, { rate: `${thousands(Math.floor(maxRate / RATE_ONE))}×` }),
      text.anytime,
    );
  }

  private over({ cards, right }: HiloView): void {
    const { text } = this.context;
    const last = cards.at(-1),
      before = cards.at(-2);
    const guess = last?.select;
    const share = before && guess && guess !== 'skip' ? winningRanks(playRank(before.card), guess) / RANKS : 0;
    this.tints = OVER;
    this.write(
      `${right} ${text.right.toLowerCase()}`,
      // One decimal, as on the slab where it was chosen.
      fill(text.chanceWas, { share: formatPercent(Math.round(share * 1000) / 1000) }),
      fill(text.skipped, { n: cards.reduce((n, { select }) => n + Number(select === 'skip'), 0), all: MAX_SKIPS }),
    );
  }

  private write(...texts: readonly string[]): void {
    for (let i = 0; i < COUNT; i += 1) (this.labels[i] as Label).text = texts[i] ?? '';
  }

  /** As many as there is room for, in the middle. */
  private place(at: Line, text: number): void {
    const { labels } = this;
    const least = 0.88;
    const full = Math.max(least, Math.min(1.2, text));
    let whole = -APART;
    this.count = 0;
    for (let i = 0; i < COUNT; i += 1) {
      const own = (labels[i] as Label).textWidth + PAD * 2 + APART;
      if ((whole + own) * least > at.width) break;
      whole += own;
      this.count += 1;
    }
    this.scale = Math.max(least, Math.min(full, at.width / Math.max(1, whole)));
    this.y = at.y;
    let left = at.x - (whole * this.scale) / 2;
    for (let i = 0; i < COUNT; i += 1) {
      const label = labels[i] as Label;
      label.visible = i < this.count;
      if (!label.visible) continue;
      this.lefts[i] = left;
      label.tint = this.tints[i] as number;
      label.scale.set(this.scale);
      label.position.set(left + PAD * this.scale, at.y);
      left += (label.textWidth + PAD * 2 + APART) * this.scale;
    }
  }
}
