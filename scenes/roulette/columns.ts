/** The sheet and the three columns on it, drawn in passes. Written into the back batch. */
import { Container } from 'pixi.js';
import { teamOf, type RouletteTeam } from '../../rules/roulette/wheel';
import { mix } from '../kit/color';
import { clamp01, lerp, OVER } from '../kit/ease';
import { type Frame, sequence } from '../kit/frames';
import { type Rect, withinCorners } from '../kit/layout';
import { Nine } from '../kit/nine';
import { inkOf, type Outline, restOutline } from '../kit/outline';
import { FIELD, GOLD, GOLD_HI } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { CARD_RADIUS, SheetArt } from '../kit/sheet';
import { Column, type Fate } from './column';
import { TEAMS, type ColumnRect, type RouletteLayout } from './layout';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import { LOOKS } from './teams';
import type { RouletteTuning } from './tuning';
import type { RouletteView } from './view';

const BODY_LOW = 0x0b0628;
/** Height of the slabs as drawn, their lip. */
const SLAB = 56,
  LIP = 5;
const DASHED = 0x5f48d8;
const COINS = 12;
const ROUND = 18;
/** The light behind a column, in sizes of it. */
const LIGHT = { width: 1.7, height: 1.35 } as const;
/** How far a column moves up and down, px at most. */
const MOVES = 8;

/** What of a column is always opaque. */
function bodyOf(at: ColumnRect): Rect {
  const { x, y, width, height } = withinCorners(at, ROUND);
  return { x, y: y + MOVES, width, height: height - MOVES * 2 };
}

export class Columns {
  readonly view = new Container();
  private readonly sheet: SheetArt<RouletteLayout>;
  private readonly columns: readonly Column[];
  private readonly slabs: Readonly<Record<RouletteTeam, Nine>>;
  private readonly card: Nine;
  private readonly line: Nine;
  private readonly pill: Nine;
  private readonly pillLine: Nine;
  private readonly px: Frame;
  private readonly glow: Frame;
  private readonly shade: Frame;
  private readonly beam: Frame;
  private readonly wave: Frame;
  private readonly coins: readonly Frame[];
  /** What the columns leave of the lights behind them, and the layout that it is worked out for. */
  private lights: readonly Outline[] = [];
  private fitted: RouletteLayout | null = null;

  constructor(
    context: RouletteContext,
    private readonly tuning: RouletteTuning['columns'],
  ) {
    const { assets } = context;
    this.sheet = new SheetArt(assets, { shade: 120, covered: ({ columns }) => columns.map(bodyOf) });
    this.columns = TEAMS.map((team) => new Column(context, tuning, team));
    this.slabs = {
      red: Nine.of(assets, 'slab_red'),
      black: Nine.of(assets, 'slab_black'),
      blue: Nine.of(assets, 'slab_blue'),
    };
    this.card = Nine.of(assets, 'card');
    this.line = Nine.of(assets, 'card_line');
    this.pill = Nine.of(assets, 'pill');
    this.pillLine = Nine.of(assets, 'pill_line');
    this.px = assets.frame('px');
    this.glow = assets.frame('glow');
    this.shade = assets.frame('shade');
    this.beam = assets.frame('beam_h');
    this.wave = assets.frame('wave');
    this.coins = sequence(assets, 'coin', COINS);
    this.view.addChild(...this.columns.map((column) => column.view));
  }

  press(team: RouletteTeam): void {
    this.columns.find(({ at }) => at === team)?.press();
  }

  /** The server has the bet. */
  confirm(team: RouletteTeam): void {
    this.columns.find(({ at }) => at === team)?.confirm();
  }

  settle(): void {
    for (const column of this.columns) column.settle();
  }

  tick(ms: number, now: Moment, view: RouletteView, layout: RouletteLayout, still: boolean): void {
    for (let i = 0; i < this.columns.length; i += 1) {
      const column = this.columns[i] as Column;
      column.tick(ms, now, view.columns[i], layout.columns[i] as ColumnRect, this.fateOf(column.at, now), still);
    }
  }

  /** What the draw means for a team, once it is told. */
  private fateOf(team: RouletteTeam, now: Moment): Fate {
    if (now.phase !== 'spinning' || now.landMs < 0 || now.landMs === OVER || now.number === null || now.shift >= 1)
      return 'open';
    return teamOf(now.number) === team ? 'won' : 'lost';
  }

  draw(batch: Quads, now: Moment, layout: RouletteLayout): void {
    if (this.fitted !== layout) this.fit(layout);
    this.sheet.draw(batch, layout);
    for (let i = 0; i < this.columns.length; i += 1)
      this.light(batch, this.columns[i] as Column, layout.columns[i] as ColumnRect, this.lights[i] as Outline);
    for (let i = 0; i < this.columns.length; i += 1) {
      const column = this.columns[i] as Column;
      const at = layout.columns[i] as ColumnRect;
      this.body(batch, column, at);
      column.drawLines(batch, at);
      this.own(batch, now, column, at);
      this.head(batch, now, column, at);
    }
  }

  private fit(layout: RouletteLayout): void {
    this.fitted = layout;
    const bodies = layout.columns.map(bodyOf);
    this.lights = layout.columns.map(({ x, y, width, height }) =>
      restOutline(inkOf(this.shade, x + width / 2, y + height / 2, width * LIGHT.width, height * LIGHT.height), bodies),
    );
  }

  /** Behind a column that the player is in, or that won. @param seen what no column hides of it */
  private light(batch: Quads, column: Column, { x, y, width, height }: ColumnRect, seen: Outline): void {
    const look = LOOKS[column.at];
    const won = column.fate === 'won' ? column.listed : 0;
    const strength = Math.max(column.own * column.held * 0.4 * column.bright, won * 0.75);
    if (strength <= 0) return;
    batch.piece(
      this.shade,
      seen,
      x + width / 2,
      y + height / 2 - column.lift,
      width * LIGHT.width,
      height * LIGHT.height,
      0,
      won > 0 ? mix(look.light, GOLD, 0.25) : look.light,
      strength,
      1,
    );
  }

  private body(batch: Quads, column: Column, { x, y, width, height }: ColumnRect): void {
    const top = y - column.lift;
    const look = LOOKS[column.at];
    const won = column.fate === 'won';
    const lit = won ? column.listed : column.own;
    const edge = column.at === 'black' ? look.light : look.high;
    this.card.draw(batch, x, top, width, height, FIELD, 1, BODY_LOW, 0, ROUND / CARD_RADIUS);
    this.line.draw(
      batch,
      x,
      top,
      width,
      height,
      mix(0x33258a, edge, lit),
      lerp(1, 0.55, 1 - column.bright),
      mix(0x33258a, edge, lit),
      0,
      ROUND / CARD_RADIUS,
    );
    if (lit > 0)
      this.line.draw(
        batch,
        x + 0.8,
        top + 0.8,
        width - 1.6,
        height - 1.6,
        edge,
        lit * 0.8 * column.bright,
        edge,
        0,
        ROUND / CARD_RADIUS,
      );
  }

  private own(batch: Quads, now: Moment, column: Column, { x, width, own, ownHeight, text }: ColumnRect): void {
    const top = own - column.lift;
    const scale = ownHeight / 32;
    if (column.own === 0) {
      const invited = now.phase === 'betting' ? 1 - clamp01(now.closedMs / Math.max(1, this.tuning.closeMs)) : 0;
      if (invited > 0) this.dashes(batch, x + 5, top, width - 10, ownHeight, DASHED, invited);
      return;
    }
    const lost = column.fate === 'lost' && !column.waiting;
    const alpha = column.held;
    this.pill.draw(
      batch,
      x + 5,
      top,
      width - 10,
      ownHeight,
      lost ? 0x3a1024 : 0x5a3a08,
      alpha,
      lost ? 0x200a18 : 0x3a2206,
      0,
      scale,
    );
    if (column.waiting) this.dashes(batch, x + 5, top, width - 10, ownHeight, GOLD_HI, alpha);
    else
      this.pillLine.draw(
        batch,
        x + 5,
        top,
        width - 10,
        ownHeight,
        lost ? 0xff8fa3 : GOLD,
        alpha,
        lost ? 0xff8fa3 : GOLD,
        0,
        scale,
      );
    const size = 20 * Math.min(1.15, text);
    const float = column.waiting && !lost ? Math.sin(now.seconds * 3.2) * 1.1 : 0;
    const cx = x + 19,
      cy = top + ownHeight / 2 - column.coinDrop + float;
    batch.sized(this.glow, cx, cy, size * 2.1, 0, GOLD, 0.45 * alpha, 1);
    batch.sized(this.coins[Math.floor(column.spin * COINS * 2) % COINS] as Frame, cx, cy, size, 0, 0xffffff, alpha);
    if (column.spin > 0)
      batch.sized(this.wave, cx, cy, size * lerp(1, 3, column.spin), 0, GOLD_HI, (1 - column.spin) * alpha, 1);
  }

  /** A line of dashes around a pill. */
  private dashes(batch: Quads, x: number, y: number, width: number, height: number, rgb: number, alpha: number): void {
    const r = height / 2;
    const straight = width - height;
    const n = Math.max(2, Math.round(straight / 7));
    const step = straight / n;
    for (let i = 0; i < n; i += 1) {
      batch.fill(this.px, x + r + i * step, y, step * 0.58, 1.1, rgb, alpha, rgb, alpha);
      batch.fill(this.px, x + r + i * step, y + height - 1.1, step * 0.58, 1.1, rgb, alpha, rgb, alpha);
    }
    for (let i = 0; i < 5; i += 1) {
      const a = ((i + 0.2) / 5) * Math.PI;
      batch.bow(this.px, x + r, y + r, r, r - 1.1, Math.PI / 2 + a, 0.36, 2, rgb, rgb, alpha, 0);
      batch.bow(this.px, x + width - r, y + r, r, r - 1.1, -Math.PI / 2 + a, 0.36, 2, rgb, rgb, alpha, 0);
    }
  }

  private head(batch: Quads, now: Moment, column: Column, { x, y, width, head }: ColumnRect): void {
    const w = width * column.scale,
      h = (head + LIP) * column.scale;
    const left = x + (width - w) / 2,
      top = y + (head + LIP - h) / 2 - column.lift;
    // Closed: the gloss goes, until the number is told.
    const closed =
      now.phase === 'connecting'
        ? 1
        : column.fate === 'won'
          ? 0
          : clamp01(now.closedMs / Math.max(1, this.tuning.closeMs));
    const shade =
      column.fate === 'lost' ? 0.55 * ((1 - column.bright) / (1 - this.tuning.loseTo + 1e-6)) : 0.3 * closed;
    this.slabs[column.at].draw(
      batch,
      left,
      top,
      w,
      h,
      mix(0xffffff, 0x8a80b0, shade),
      1,
      mix(0xffffff, 0x6a6096, shade),
      0,
      Math.min(1.25, h / SLAB),
    );
    if (column.shine <= 0 || column.shine >= 1) return;
    const reach = w * 0.42;
    batch.sprite(
      this.beam,
      left + lerp(-0.1, 1.1, column.shine) * w,
      top + (h - LIP) / 2,
      reach / this.beam.width,
      (h - LIP - 6) / this.beam.height,
      0,
      0xffffff,
      0.75 * Math.sin(Math.PI * column.shine),
      1,
    );
  }
}
