/** The newest bets of a team's column, a line each. */
import { Container } from 'pixi.js';
import { hueColor } from '../kit/color';
import { approach, clamp01, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { TEXT_2 } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { putShort } from '../kit/short';
import { MOST_ROWS, type ColumnRect } from './layout';
import type { RouletteContext } from './parts';
import type { RouletteTuning } from './tuning';
import type { RouletteBet } from './view';

const NAME = 0xd9d2ff;
/** The ground of a line; of a line that is less seen than the least it is not seen. */
const GROUND = 0.055,
  LEAST = 0.3;
/** A line: where its name begins, what its amount keeps from the right, and the least between the two. */
const NAME_X = 30,
  EDGE = 13,
  GAP = 3;
/** How much fainter the last line is. */
const OLDEST = 0.66;
/** Names longer than this are cut. */
const NAME_LENGTH = 10;

/** One bet's line. */
interface Line {
  readonly view: Container;
  readonly initial: Label;
  readonly name: Label;
  readonly amount: Label;
  hue: number;
}

export class Lines {
  readonly view = new Container();
  readonly all: readonly Line[];
  /** How many are seen, and how far they still are above their places, in lines. */
  shown = 0;
  offset = 0;
  private readonly pill: Nine;
  private readonly orb: Frame;
  private bets: readonly RouletteBet[] | null = null;
  private top: string | null = null;
  private sinceWrite = OVER;
  private fitted: ColumnRect | null = null;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning['columns'],
  ) {
    const { assets } = context;
    this.pill = Nine.of(assets, 'pill');
    this.orb = assets.frame('orb');
    this.all = Array.from({ length: MOST_ROWS }, (): Line => {
      const view = new Container();
      const initial = new Label({ font: assets.font('num'), size: 11, max: 1, align: 0.5 });
      const name = new Label({ font: assets.font('numsmall'), size: 11, max: NAME_LENGTH, tint: NAME });
      const amount = new Label({ font: assets.font('num'), size: 11.5, max: 6, align: 1 });
      view.addChild(initial, name, amount);
      view.visible = false;
      return { view, initial, name, amount, hue: 0 };
    });
    this.view.addChild(...this.all.map(({ view }) => view));
  }

  settle(): void {
    this.offset = 0;
    this.sinceWrite = OVER;
  }

  /** The newest bets; a new one pushes the others down. */
  tick(ms: number, bets: readonly RouletteBet[], at: ColumnRect, still: boolean): void {
    this.sinceWrite += ms;
    this.offset = Math.abs(this.offset) < 0.004 ? 0 : this.offset * (1 - approach(ms, this.tuning.slideMs / 4));
    if (bets === this.bets && this.fitted === at) return;
    if (this.sinceWrite < this.tuning.writeMs && this.fitted === at) return;
    const first = this.bets === null;
    this.bets = bets;
    this.fitted = at;
    this.sinceWrite = 0;
    const top = bets[0]?.id ?? null;
    if (top !== this.top && top !== null && !first && !still) this.offset = -1;
    this.top = top;
    // One more than fits, which leaves.
    this.shown = Math.min(bets.length, at.rows);
    for (let i = 0; i < this.shown; i += 1) this.write(this.all[i] as Line, bets[i] as RouletteBet, at);
  }

  private write(
    line: Line,
    { name: masked, bot, own, hue, amount }: RouletteBet,
    { width, text, wide }: ColumnRect,
  ): void {
    const name = own ? this.context.text.you : bot ? this.context.text.bot : masked;
    line.name.tint = bot ? TEXT_2 : NAME;
    line.hue = hue;
    line.initial.begin().put(upper(name)).end();
    putShort(line.amount.begin(), amount);
    line.amount.end();
    // The name has what the amount leaves.
    const room = width - EDGE - line.amount.textWidth * text - GAP - NAME_X * text;
    line.name.text = name.slice(0, NAME_LENGTH);
    for (let length = NAME_LENGTH - 1; line.name.textWidth * text > room && length > 1; length -= 1)
      line.name.text = `${name.slice(0, length)}…`;
    line.name.visible = wide && line.name.textWidth * text <= room;
    line.initial.visible = wide;
  }

  /** @param listed how visible all of them are @param bright how bright the column is */
  place(at: ColumnRect, listed: number, bright: number): void {
    const { text } = at;
    for (let i = 0; i < this.all.length; i += 1) {
      const line = this.all[i] as Line;
      line.view.visible = i < this.shown && listed > 0.01;
      if (!line.view.visible) continue;
      const row = this.row(i, at);
      line.view.position.set(0, row);
      line.view.alpha = this.alpha(i, at, listed) * bright;
      line.initial.position.set(18 * text, 0);
      line.initial.scale.set(text);
      line.name.position.set(NAME_X * text, 0);
      // A narrow column has room for the amounts only.
      line.amount.position.set(at.wide ? at.width - EDGE : (at.width + line.amount.textWidth * text) / 2, 0);
      line.amount.scale.set(text);
      line.name.scale.set(text);
    }
  }

  /** What lies behind their words. @param lift how far the column is lifted, px */
  draw(batch: Quads, at: ColumnRect, listed: number, bright: number, lift: number): void {
    const { text } = at;
    for (let i = 0; i < this.shown; i += 1) {
      const alpha = this.alpha(i, at, listed) * bright;
      if (alpha <= 0) continue;
      const y = this.row(i, at) - lift;
      const high = 23 * text;
      const ground = (GROUND * (alpha - LEAST)) / (1 - LEAST);
      this.pill.draw(batch, at.x + 7, y - high / 2, at.width - 14, high, 0xffffff, ground, 0xffffff, 0, high / 32);
      if (at.wide) batch.sized(this.orb, at.x + 18 * text, y, 19 * text, 0, hueColor(this.all[i]?.hue ?? 0), alpha);
    }
  }

  /** Middle of a line on the canvas. */
  private row(i: number, at: ColumnRect): number {
    return at.row + (i + this.offset) * at.pitch;
  }

  /** Older bets are fainter; one that slides in or out fades. */
  private alpha(i: number, at: ColumnRect, listed: number): number {
    const place = i + this.offset;
    const enter = clamp01(1 + place * 1.2);
    const leave = clamp01(at.rows - place);
    return enter * leave * (1 - (OLDEST * Math.max(0, place)) / Math.max(3, at.rows)) * listed;
  }
}

/** The first letter of a name, large. */
function upper(name: string): number {
  const code = name.charCodeAt(0) || 63;
  return code >= 97 && code <= 122 ? code - 32 : code;
}
