/** The number of the phase: date above, the rest large; a new one rolls in. */
import { Container } from 'pixi.js';
import { clamp01, cubicOut, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import type { WingoLayout } from './layout';
import { QUIET, TEXT_2 } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoView } from './view';

/** YYYYMMDD before model and index. */
const DATE = 8;
const LINES = [0, 16, 34] as const;
const ROLL = 14;

export class Period {
  readonly view = new Container();
  private readonly title: Label;
  private readonly date: Label;
  private readonly number: Label;
  private readonly gone: Label;
  private shown = '';
  private age = OVER;

  constructor(
    context: WingoContext,
    private readonly tuning: WingoTuning['history'],
  ) {
    const { assets } = context;
    this.title = new Label({ font: assets.font('numsmall'), size: 11.5, max: 16, tint: QUIET });
    this.title.text = context.text.period;
    this.date = new Label({ font: assets.font('num'), size: 13, max: DATE, tint: TEXT_2 });
    this.number = new Label({ font: assets.font('title'), size: 17, max: 8 });
    this.gone = new Label({ font: assets.font('title'), size: 17, max: 8 });
    this.view.addChild(this.title, this.date, this.gone, this.number);
  }

  settle(): void {
    this.age = OVER;
  }

  tick(ms: number, view: WingoView, layout: WingoLayout, still: boolean): void {
    if (view.phaseNum !== this.shown) {
      this.gone.text = this.shown.slice(DATE);
      this.number.text = view.phaseNum.slice(DATE);
      this.date.text = view.phaseNum.slice(0, DATE);
      this.age = this.shown === '' ? OVER : 0;
      this.shown = view.phaseNum;
    }
    if (this.age < OVER) this.age += ms;
    const t = clamp01(this.age / this.tuning.rollMs);
    const come = cubicOut(t);
    const last = layout.period.date ? LINES[2] : LINES[1] + 2;
    this.number.y = last + (still ? 0 : (1 - come) * ROLL);
    this.number.alpha = come;
    this.gone.y = last - (still ? 0 : come * ROLL);
    this.gone.alpha = t < 1 ? 1 - come : 0;
    this.gone.visible = t < 1;
    this.date.y = LINES[1];
    this.date.visible = layout.period.date;
    this.title.visible = this.shown !== '';
    this.view.position.set(layout.period.x, layout.period.y);
    this.view.scale.set(layout.text);
  }
}
