/** The sheet and its thirteen cells. Everything but the words is written into the back batch, in passes: light, bodies, coins. */
import { Container } from 'pixi.js';
import { rgb } from '../../assets/tokens';
import { clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Nine } from '../kit/nine';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { Cell, type Verdict } from './cell';
import { COLOUR_OPTIONS, NUMBER_OPTIONS } from './board-layout';
import type { CellRect, WingoLayout } from './layout';
import { OVER, type Moment } from './moment';
import { LIGHT, wins } from './numbers';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoCell, WingoOption, WingoView } from './view';

const NUMBERS = 10;
const COINS = 12;
/** A coin on a cell is this wide, and stands on its upper right corner. */
const COIN = 22;
const SHEET_TOP = 0x251765, SHEET_MIDDLE = 0x1a1148, SHEET_LOW = 0x110a33;
const CORNER = 14;

export class Board {
  readonly view = new Container();
  private readonly cells: readonly Cell[];
  private readonly slabs: Readonly<Record<'green' | 'violet' | 'red', Nine>>;
  private readonly tile: Nine;
  private readonly tileOn: Nine;
  private readonly tileWin: Nine;
  private readonly card: Nine;
  private readonly outline: Nine;
  private readonly px: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly beam: Frame;
  private readonly wave: Frame;
  private readonly balls: readonly Frame[];
  private readonly coins: readonly Frame[];
  private readonly bits: Particles;
  private readonly bit = emission();
  private readonly states = new Map<WingoOption, WingoCell>();
  private readonly verdict = { hit: false, miss: false, after: OVER };
  private hits: readonly WingoOption[] = [];
  private misses: readonly WingoOption[] = [];
  private drawn: number | null = null;
  private shown: readonly WingoCell[] | null = null;
  private dim = 1;
  private down = 0;

  constructor(private readonly context: WingoContext, private readonly tuning: WingoTuning) {
    const { assets } = context;
    const nine = (name: 'slab_green' | 'slab_violet' | 'slab_red' | 'tile' | 'tile_on' | 'tile_win' | 'card' | 'card_line'): Nine => new Nine(assets.texture(name), assets.frame(name));
    this.slabs = { green: nine('slab_green'), violet: nine('slab_violet'), red: nine('slab_red') };
    this.tile = nine('tile');
    this.tileOn = nine('tile_on');
    this.tileWin = nine('tile_win');
    this.card = nine('card');
    this.outline = nine('card_line');
    this.px = assets.frame('px');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
    this.wave = assets.frame('wave');
    this.balls = Array.from({ length: NUMBERS }, (_, i) => assets.frame(`ball_${i}` as 'ball_0'));
    this.coins = Array.from({ length: COINS }, (_, i) => assets.frame(`coin_${String(i).padStart(2, '0') as '00'}`));
    this.bits = new Particles(96, [{ frame: assets.frame('spark'), add: 1, gravity: 180, drag: 0.15, grow: 0.3, fadeIn: 0.02 }]);
    this.cells = [...COLOUR_OPTIONS, ...NUMBER_OPTIONS].map((option) => new Cell(context, tuning, option));
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
    for (let i = 0; i < this.cells.length; i += 1) this.cells[i]?.settle();
    this.bits.clear();
  }

  press(option: WingoOption): void {
    this.cells.find((cell) => cell.option === option)?.press();
  }

  confirm(options: readonly WingoOption[]): void {
    for (const cell of this.cells) if (options.includes(cell.option)) cell.confirm();
  }

  tick(ms: number, now: Moment, view: WingoView, layout: WingoLayout, budget: QualityBudget, still: boolean): void {
    if (view.cells !== this.shown) {
      this.shown = view.cells;
      this.states.clear();
      for (let i = 0; i < view.cells.length; i += 1) {
        const state = view.cells[i];
        if (state) this.states.set(state.option, state);
      }
    }
    this.bits.tick(ms);
    this.dim = view.phase === 'connecting' ? 0.45 : 1;
    this.down = still ? 0 : this.tuning.maskSink * now.mask;
    const after = now.drawMs < OVER ? now.landMs - this.tuning.riseMs - this.tuning.wordAfter : OVER;
    for (let i = 0; i < this.cells.length; i += 1) {
      const cell = this.cells[i] as Cell;
      cell.tick(ms, this.states.get(cell.option), this.verdictOf(cell.option, now.landMs === OVER && now.drawMs < OVER ? -1 : after), layout.cells[i] as CellRect, this.dim, this.down, still);
      if (cell.landed && !still) this.spray(layout.cells[i] as CellRect, budget);
    }
  }

  draw(batch: Quads, now: Moment, layout: WingoLayout): void {
    this.sheet(batch, layout);
    for (let i = 0; i < this.cells.length; i += 1) this.lights(batch, now, this.cells[i] as Cell, layout.cells[i] as CellRect);
    for (let i = 0; i < this.cells.length; i += 1) this.body(batch, now, this.cells[i] as Cell, layout.cells[i] as CellRect);
    for (let i = 0; i < this.cells.length; i += 1) this.coin(batch, now, this.cells[i] as Cell, layout.cells[i] as CellRect);
    this.bits.draw(batch);
  }

  private verdictOf(option: WingoOption, after: number): Verdict {
    this.verdict.hit = this.hits.includes(option);
    this.verdict.miss = this.misses.includes(option);
    this.verdict.after = after;
    return this.verdict;
  }

  private sheet(batch: Quads, { sheet, arrangement, safe }: WingoLayout): void {
    const { x, y, width, height, radius, card } = sheet;
    const shade = arrangement === 'stack' ? 0.8 : 0.5;
    batch.sprite(this.shade, x + width / 2, card ? y + height / 2 : y + 6, (width * (card ? 1.35 : 1.6)) / this.shade.width, (card ? height * 1.45 : 130) / this.shade.height, 0, rgb('ink'), shade);
    if (card) {
      this.card.draw(batch, x, y, width, height, SHEET_TOP, 0.94, SHEET_LOW, 0, { scale: radius / CORNER });
      this.outline.draw(batch, x, y, width, height, 0xa58bff, 0.4, 0x4a38b0, 0, { scale: radius / CORNER });
    } else {
      const middle = Math.max(radius + 1, Math.min(height, (safe.bottom - y) * 0.62));
      this.card.draw(batch, x, y, width, middle, SHEET_TOP, 1, SHEET_MIDDLE, 0, { scale: radius / CORNER, open: true });
      if (height > middle) batch.fill(this.px, x, y + middle - 0.5, width, height - middle + 30, SHEET_MIDDLE, 1, SHEET_LOW, 1);
    }
    batch.sprite(this.beam, x + width / 2, y + 0.8, (width - radius * 2) / this.beam.width, 1.8 / this.beam.height, 0, 0xc9b8ff, 0.85);
  }

  private lights(batch: Quads, now: Moment, cell: Cell, { x, y, width, height, kind }: CellRect): void {
    const colour = kind === 'colour' ? LIGHT[cell.option as 'green'] : rgb('violetHi');
    const cx = x + width / 2, cy = y + height / 2 + this.down;
    if (cell.lit > 0.01) batch.sprite(this.shade, cx, cy, (width * 1.5) / this.shade.width, (height * 1.75) / this.shade.height, 0, colour, 0.55 * cell.lit * this.dim, 1);
    const fell = this.fell(now, cell);
    if (fell > 0) batch.sprite(this.shade, cx, cy, (width * 1.5) / this.shade.width, (height * 1.75) / this.shade.height, 0, kind === 'colour' ? colour : 0xffffff, 0.4 * fell * this.dim, 1);
    if (cell.gold > 0.01) batch.sprite(this.shade, cx, cy, (width * 1.8) / this.shade.width, (height * 2) / this.shade.height, 0, rgb('gold'), 0.8 * cell.gold * this.dim, 1);
  }

  private body(batch: Quads, now: Moment, cell: Cell, { x, y, width, height, kind }: CellRect): void {
    const { dim } = this;
    const s = cell.scale;
    const w = width * s, h = height * s;
    const left = x + (width - w) / 2, top = y + (height - h) / 2 + this.down;
    const frame = cell.placed ? rgb('gold') : 0xffffff;
    if (kind === 'colour') {
      this.slabs[cell.option as 'green'].draw(batch, left, top, w, h, 0xffffff, dim, 0xffffff, 0, { scale: Math.min(1.25, h / 61) });
      const lip = h * 0.082;
      const lit = Math.max(cell.lit, cell.gold);
      for (let k = 0; k < 2; k += 1) this.outline.draw(batch, left - 0.4 + k * 0.9, top - 0.4 + k * 0.9, w + 0.8 - k * 1.8, h - lip + 0.8 - k * 1.8, cell.gold > 0.4 ? rgb('goldHi') : frame, lit * dim, undefined, 0, { scale: (16 / CORNER) * Math.min(1.25, h / 61) });
      if (cell.gold > 0) this.card.draw(batch, left, top, w, h - lip, rgb('gold'), 0.2 * cell.gold * dim, rgb('goldLo'), 1, { scale: 16 / CORNER });
    } else {
      const scale = Math.max(0.75, Math.min(1.25, h / 78));
      this.tile.draw(batch, left, top, w, h, 0xffffff, dim, 0xffffff, 0, { scale });
      if (cell.lit > 0.01) this.tileOn.draw(batch, left, top, w, h, 0xffffff, cell.lit * dim, 0xffffff, 0, { scale });
      if (cell.placed && cell.gold < 0.99) for (let k = 0; k < 2; k += 1) this.outline.draw(batch, left + k * 0.9, top + k * 0.9, w - k * 1.8, h - k * 1.8, rgb('gold'), cell.lit * dim, undefined, 0, { scale: (16 / CORNER) * scale });
      if (cell.gold > 0.01) this.tileWin.draw(batch, left, top, w, h, 0xffffff, cell.gold * dim, 0xffffff, 0, { scale });
      const bx = x + width / 2, by = y + height / 2 + cell.ballY * s + this.down;
      const size = cell.ballSize * s;
      batch.sprite(this.shade, bx, by + size * 0.44, size / this.shade.width, (size * 0.32) / this.shade.height, 0, 0x000000, 0.7 * dim);
      batch.sized(this.balls[cell.number] as Frame, bx, by, size, 0, 0xffffff, dim);
    }
    const fell = this.fell(now, cell) * (1 - cell.gold) * (1 - cell.lit * 0.5);
    const bottom = kind === 'colour' ? h * 0.918 : h;
    for (let k = 0; k < 2; k += 1) this.outline.draw(batch, left + k * 0.8, top + k * 0.8, w - k * 1.6, bottom - k * 1.6, 0xffffff, 0.9 * fell, undefined, 0, { scale: (16 / CORNER) * Math.max(0.75, Math.min(1.25, h / 78)) });
  }

  /** Everybody sees what the draw was good for: 0 not, 1 this cell. */
  private fell(now: Moment, cell: Cell): number {
    if (this.drawn === null || now.phase !== 'result' || !wins(cell.option, this.drawn)) return 0;
    if (now.drawMs === OVER) return 1;
    return now.landMs < OVER ? clamp01((now.landMs - this.tuning.riseMs) / 300) : 0;
  }

  private coin(batch: Quads, now: Moment, cell: Cell, { x, y, width }: CellRect): void {
    const alpha = cell.coin * (1 - cell.sunk) * this.dim;
    if (alpha <= 0.01) return;
    const size = COIN * Math.max(0.82, Math.min(1.25, cell.unit));
    const cx = x + width - size * 0.3;
    const cy = y + size * 0.26 - cell.coinDrop + cell.sunk * 14 + this.down;
    // What is not sent yet floats a little; what the server has lies on a second one.
    const float = cell.placed || this.context.reducedMotion ? 0 : Math.sin(now.seconds * 3.2 + cell.number) * 1.1;
    batch.sized(this.glow, cx, cy, size * 2.2, 0, rgb('gold'), (cell.placed ? 0.55 : 0.3) * alpha, 1);
    if (cell.placed) batch.sized(this.coins[0] as Frame, cx - size * 0.1, cy + size * 0.2, size, 0, 0xb9a6c8, alpha);
    const frame = this.coins[Math.floor(cell.spin * COINS * 2) % COINS] as Frame;
    batch.sized(frame, cx, cy + float, size, 0, 0xffffff, alpha);
    if (cell.spin > 0) batch.sized(this.wave, cx, cy, size * lerp(1, 3.2, cell.spin), 0, rgb('goldHi'), (1 - cell.spin) * alpha, 1);
  }

  private spray({ x, y, width }: CellRect, budget: QualityBudget): void {
    const { bit } = this;
    const { random } = this.context;
    const n = Math.round(this.tuning.pickSparks * budget.particles);
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
