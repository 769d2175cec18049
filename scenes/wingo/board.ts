/** The sheet and its thirteen cells: what each is told by the view and by the draw, drawn in passes (light, bodies, coins). */
import { Container } from 'pixi.js';
import { clamp01, OVER } from '../kit/ease';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { BoardArt } from './board-art';
import { COLOUR_OPTIONS, NUMBER_OPTIONS } from './board-layout';
import { Cell, type Verdict } from './cell';
import type { CellRect, WingoLayout } from './layout';
import type { Moment } from './moment';
import { wins } from './numbers';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoCell, WingoOption, WingoView } from './view';

/** How much of the board is seen while connecting. */
const ASLEEP = 0.45;

export class Board {
  readonly view = new Container();
  private readonly art: BoardArt;
  private readonly cells: readonly Cell[];
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly states = new Map<WingoOption, WingoCell>();
  private readonly verdict = { hit: false, miss: false, after: OVER };
  private shown: readonly WingoCell[] | null = null;
  private hits: readonly WingoOption[] = [];
  private misses: readonly WingoOption[] = [];
  private drawn: number | null = null;
  private dim = 1;
  private down = 0;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning,
  ) {
    this.art = new BoardArt(context.assets);
    this.bits = new Particles(96, [
      { frame: context.assets.frame('spark'), add: 1, gravity: 180, drag: 0.15, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.cells = [...COLOUR_OPTIONS, ...NUMBER_OPTIONS].map((option) => new Cell(context, tuning.cells, option));
    this.view.addChild(...this.cells.map((cell) => cell.view));
  }

  /** What the draw that is told does to the player's cells. */
  judge(number: number, hits: readonly WingoOption[], misses: readonly WingoOption[]): void {
    this.drawn = number;
    this.hits = hits;
    this.misses = misses;
  }

  /** A new phase, another model: nothing is judged. */
  clear(): void {
    this.drawn = null;
    this.hits = [];
    this.misses = [];
  }

  settle(): void {
    for (const cell of this.cells) cell.settle();
    this.bits.clear();
  }

  press(option: WingoOption): void {
    this.cells.find((cell) => cell.option === option)?.press();
  }

  confirm(options: readonly WingoOption[]): void {
    for (const cell of this.cells) if (options.includes(cell.option)) cell.confirm();
  }

  tick(ms: number, now: Moment, view: WingoView, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    if (view.cells !== this.shown) this.read(view.cells);
    this.bits.tick(ms);
    this.dim = view.phase === 'connecting' ? ASLEEP : 1;
    this.down = still ? 0 : this.tuning.mask.sinkPx * now.mask;
    for (let i = 0; i < this.cells.length; i += 1) {
      const cell = this.cells[i] as Cell;
      const at = layout.cells[i] as CellRect;
      cell.tick(ms, this.states.get(cell.option), this.verdictOf(cell.option, now), at, this.dim, this.down, still);
      if (cell.landed && !still) this.spray(at, budget);
    }
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout): void {
    const { art, cells, dim, down } = this;
    art.sheet.draw(batch, layout, dim === 1);
    for (let i = 0; i < cells.length; i += 1)
      art.light(batch, cells[i] as Cell, layout.cells[i] as CellRect, this.fell(now, cells[i] as Cell), dim, down);
    for (let i = 0; i < cells.length; i += 1)
      art.body(batch, cells[i] as Cell, layout.cells[i] as CellRect, this.fell(now, cells[i] as Cell), dim, down);
    for (let i = 0; i < cells.length; i += 1) {
      const cell = cells[i] as Cell;
      // What is not sent yet floats a little.
      const float = cell.placed || this.context.reducedMotion ? 0 : Math.sin(now.seconds * 3.2 + cell.number) * 1.1;
      art.coin(batch, cell, layout.cells[i] as CellRect, float, dim, down);
    }
    this.bits.draw(batch);
  }

  private read(cells: readonly WingoCell[]): void {
    this.shown = cells;
    this.states.clear();
    for (const cell of cells) this.states.set(cell.option, cell);
  }

  private verdictOf(option: WingoOption, now: Moment): Verdict {
    const { verdict, tuning } = this;
    verdict.hit = this.hits.includes(option);
    verdict.miss = this.misses.includes(option);
    verdict.after =
      now.drawMs === OVER
        ? OVER
        : now.landMs === OVER
          ? -1
          : now.landMs - tuning.ball.riseMs - tuning.result.wordAfterMs;
    return verdict;
  }

  /** Everybody sees what the draw was good for: 0 not, 1 this cell. */
  private fell(now: Moment, cell: Cell): number {
    if (this.drawn === null || now.phase !== 'result' || !wins(cell.option, this.drawn)) return 0;
    if (now.drawMs === OVER) return 1;
    return now.landMs < OVER ? clamp01((now.landMs - this.tuning.ball.riseMs) / 300) : 0;
  }

  private spray({ x, y, width }: CellRect, budget: QualityBudget): void {
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.cells.pickSparks * budget.particles);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random();
      const speed = 40 + random() * 90;
      bit.x = x + width - 7;
      bit.y = y + 6;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 30;
      bit.size = 8 + random() * 10;
      bit.life = 260 + random() * 260;
      bit.rgb = random() < 0.7 ? 0xffd86a : 0xffffff;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }
}
