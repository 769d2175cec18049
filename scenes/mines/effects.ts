/** What flies over the board: shards of a gem, the explosion, gems on their way to the balance, the light around the frame, the bubble over an aimed tile. */
import { Container } from 'pixi.js';
import { hexColor } from '../kit/color';
import { clamp01, cubicIn, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { putRate } from '../kit/numbers';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import type { Score } from '../kit/tweens';
import { BOOM_FRAMES, cashScore, mineScore } from './choreography';
import { cellX, cellY, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import type { MinesTuning } from './tuning';

const BITS = 90;
const TAIL = 9;

export class Effects {
  readonly view = new Container();
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly boom: readonly Frame[];
  private readonly gem: Frame;
  private readonly glow: Frame;
  private readonly pill: Nine;
  private readonly pillLine: Nine;
  private readonly label: Label;
  private readonly bubble: number;
  private readonly mine: ReturnType<typeof mineScore>;
  private cashed: ReturnType<typeof cashScore>;
  /** Since the mine was uncovered, and since the gems were cashed. */
  private mineMs = OVER;
  private boomCell = 0;
  private cashMs = OVER;
  private flying: readonly number[] = [];
  private aim = 0;
  private aimed = -1;

  constructor(
    private readonly context: MinesContext,
    private readonly tuning: MinesTuning,
  ) {
    const { assets } = context;
    this.gem = assets.frame('gem');
    this.glow = assets.frame('glow');
    this.boom = sequence(assets, 'boom', BOOM_FRAMES);
    this.mine = mineScore(tuning);
    this.cashed = cashScore(tuning, 0, false);
    this.bits = new Particles(BITS, [
      { frame: assets.frame('spark'), add: 1, gravity: 420, drag: 0.25, grow: 0.3, fadeIn: 0 },
      { frame: assets.frame('star4'), add: 1, gravity: 60, drag: 0.2, grow: 0.2, fadeIn: 0.1 },
    ]);
    this.pill = Nine.of(assets, 'pill');
    this.pillLine = Nine.of(assets, 'pill_line');
    this.label = new Label({ font: assets.font('num'), size: 14, max: 10, align: 0.5 });
    this.view.addChild(this.label);
    this.bubble = hexColor(tuning.aim.bubble);
  }

  shards(cell: number, layout: MinesLayout, budget: QualityBudget): void {
    this.emit(cell, this.tuning.gem.shards, 0x7dffd2, 150, layout, budget);
  }

  explode(cell: number, layout: MinesLayout, budget: QualityBudget): void {
    this.mineMs = 0;
    this.boomCell = cell;
    this.emit(cell, this.tuning.mine.debris, 0xffa03a, 300, layout, budget);
  }

  /** @param cells of the gems that are paid */
  cash(cells: readonly number[], all: boolean): void {
    this.cashMs = 0;
    this.flying = cells;
    this.cashed.destroy();
    this.cashed = cashScore(this.tuning, cells.length, all);
  }

  clear(): void {
    this.mineMs = OVER;
    this.cashMs = OVER;
    this.bits.clear();
  }

  get scores(): readonly Score<object>[] {
    return [this.mine, this.cashed];
  }

  private emit(
    cell: number,
    count: number,
    rgb: number,
    speed: number,
    layout: MinesLayout,
    budget: QualityBudget,
  ): void {
    const {
      bit,
      context: { random },
    } = this;
    const unit = layout.board.tile / 68;
    const n = Math.round(count * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random() * 0.6;
      const v = speed * (0.5 + random()) * unit;
      bit.kind = i % 2;
      bit.x = cellX(layout, cell);
      bit.y = cellY(layout, cell);
      bit.vx = Math.cos(angle) * v;
      bit.vy = Math.sin(angle) * v - 60 * unit;
      bit.size = (9 + random() * 13) * unit;
      bit.life = 420 + random() * 380;
      bit.rgb = random() < 0.7 ? rgb : 0xffffff;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 8;
      this.bits.emit(bit);
    }
  }

  /** @param aim the tile that is aimed at and may be opened, -1 for none @param rate what it would make of the stake, 1/10000 */
  tick(ms: number, aim: number, rate: number, layout: MinesLayout): void {
    if (this.mineMs < OVER) this.mineMs += ms;
    if (this.cashMs < OVER) this.cashMs += ms;
    this.mine.seek(this.mineMs);
    this.cashed.seek(this.cashMs);
    this.bits.tick(ms);
    if (aim >= 0) this.aimed = aim;
    this.aim = lerp(this.aim, Number(aim >= 0), clamp01(ms / 70));
    const { label } = this;
    label.visible = this.aim > 0.05 && this.aimed >= 0;
    if (!label.visible) return;
    if (aim >= 0) {
      putRate(label.begin(), rate);
      label.end();
    }
    label.alpha = this.aim;
    label.scale.set(layout.text);
    label.position.set(this.bubbleX(layout), this.bubbleY(layout));
  }

  private bubbleX(layout: MinesLayout): number {
    const half = (this.label.textWidth / 2 + 14) * layout.text;
    return Math.min(layout.safe.right - half - 4, Math.max(layout.safe.left + half + 4, cellX(layout, this.aimed)));
  }

  private bubbleY(layout: MinesLayout): number {
    return cellY(layout, this.aimed) - layout.board.tile * 0.72 - 6 * this.aim;
  }

  draw(batch: Quads, layout: MinesLayout): void {
    this.lap(batch, layout);
    if (this.label.visible) this.drawBubble(batch, layout);
    this.bits.draw(batch);
    this.drawBoom(batch, layout);
    this.flight(batch, layout);
  }

  private drawBubble(batch: Quads, layout: MinesLayout): void {
    const width = (this.label.textWidth + 28) * layout.text,
      height = 28 * layout.text;
    const x = this.bubbleX(layout) - width / 2,
      y = this.bubbleY(layout) - height / 2;
    this.pill.draw(batch, x, y, width, height, 0x2fb2f0, this.aim, this.bubble, 0, height / 32);
    this.pillLine.draw(batch, x, y, width, height, 0xb8ecff, 0.9 * this.aim, undefined, 0, height / 32);
  }

  private drawBoom(batch: Quads, layout: MinesLayout): void {
    const { frame: shown, light } = this.mine.at;
    const frame = this.boom[Math.floor(shown)];
    if (frame === undefined) return;
    const size = layout.board.tile * this.tuning.mine.size;
    const x = cellX(layout, this.boomCell),
      y = cellY(layout, this.boomCell);
    batch.sized(this.glow, x, y, size * 1.6, 0, 0xff8a3a, 0.7 * light, 1);
    batch.sized(frame, x, y, size, 0, 0xffffff, 1);
  }

  private flight(batch: Quads, layout: MinesLayout): void {
    const { flights } = this.cashed.at;
    const size = layout.board.tile * 0.6;
    for (let i = 0; i < this.flying.length; i += 1) {
      const t = flights[i]?.way ?? 1;
      if (t <= 0 || t >= 1) continue;
      const cell = this.flying[i] ?? 0;
      const x = lerp(cellX(layout, cell), layout.balance.x, Math.sin((t * Math.PI) / 2));
      const y = lerp(cellY(layout, cell), layout.balance.y, cubicIn(t));
      const width = lerp(size, 18, t);
      batch.sized(this.glow, x, y, width * 2, 0, 0x1fe0a0, 0.5, 1);
      batch.sized(this.gem, x, y, width, t * 1.4, 0xffffff, clamp01((1 - t) * 6));
    }
  }

  /** No safe cell is left: a light runs around the board. */
  private lap(batch: Quads, { board }: MinesLayout): void {
    const { lap, light } = this.cashed.at;
    if (light <= 0) return;
    for (let k = 0; k < TAIL; k += 1) {
      const turn = ((((lap - k * 0.018) % 1) + 1) % 1) * 4;
      const side = Math.floor(turn),
        along = (turn - side) * board.size;
      const x = board.x + [along, board.size, board.size - along, 0][side]!;
      const y = board.y + [0, along, board.size, board.size - along][side]!;
      batch.sized(this.glow, x, y, board.tile * (1 - k * 0.07), 0, 0xffe98a, (1 - k / TAIL) * light, 1);
    }
  }
}
