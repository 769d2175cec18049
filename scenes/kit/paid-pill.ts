/** What the last round brought the player, in a pill that stays beside the result: an amount, with a word before it in some rooms. */
import { Container } from 'pixi.js';
import type { GlyphFont } from './glyphs';
import { Label } from './label';
import { putRp } from './numbers';
import { INK, TEXT_2, WIN } from './palette';
import { Panel } from './panel';
import type { SceneAssets } from './scene';

/** Line of a pill that nothing was won with. */
const QUIET_LINE = { line: 0xffffff, lineAlpha: 0.14 };

export interface PaidPillLook {
  /** Px at text 1: of the pill, of what is written in it. */
  readonly height: number;
  readonly size: number;
  /** Air beside the words, both sides together. */
  readonly pad: number;
  /** How much of what lies behind it is covered, 0 to 1. */
  readonly cover: number;
  /** The word before the amount. @param gap between the two, px */
  readonly word?: { readonly font: GlyphFont; readonly size: number; readonly max: number; readonly gap: number };
  /** Its width is a multiple of so many px: it does not jump with each digit. */
  readonly step?: number;
}

export class PaidPill {
  readonly view = new Container();
  private readonly panel: Panel;
  private readonly word: Label | null;
  private readonly amount: Label;

  constructor(
    assets: SceneAssets<'pill' | 'pill_line' | 'card' | 'card_line', 'num'>,
    private readonly look: PaidPillLook,
  ) {
    const { word, cover, size } = look;
    this.panel = new Panel(assets, 'pill', { fill: INK, fillAlpha: cover, ...QUIET_LINE });
    this.word = word ? new Label({ font: word.font, size: word.size, max: word.max, tint: TEXT_2 }) : null;
    this.amount = new Label({ font: assets.font('num'), size, max: 20, tint: WIN });
    this.view.addChild(this.panel, ...(this.word ? [this.word] : []), this.amount);
  }

  /** Px that it is wide at scale 1. */
  get across(): number {
    return this.panel.across;
  }

  /** @param amount rupiah @param celebrated whether it is more than the stake @param word what stands before it */
  tell(amount: number, celebrated: boolean, word = ''): void {
    const { look } = this;
    if (this.word) this.word.text = word;
    this.amount.tint = celebrated ? WIN : TEXT_2;
    putRp(this.amount.begin(), amount);
    this.amount.end();
    this.panel.style({
      fill: INK,
      fillAlpha: look.cover,
      ...(celebrated ? { line: WIN, lineAlpha: 0.4 } : QUIET_LINE),
    });
    const before = this.word ? this.word.textWidth + (look.word?.gap ?? 0) : 0;
    const inner = before + this.amount.textWidth;
    const step = look.step ?? 1;
    this.panel.size(look.step ? Math.ceil((inner + look.pad) / step) * step : inner + look.pad, look.height);
    if (this.word) this.word.x = -inner / 2;
    this.amount.x = -inner / 2 + before;
  }
}
