/** One cell of the board: what it says, and how it lights up, gives way, takes a coin, wins or loses. Drawn by {@link Board}. */
import { Container } from 'pixi.js';
import { approach, backOut, clamp01, cubicIn, lerp, OVER, quadOut } from '../kit/ease';
import { Label } from '../kit/label';
import { putShort } from '../kit/short';
import type { CellRect } from './layout';
import { bestRate, numbersBehind, numberOfOption } from './numbers';
import { GOLD_HI, TEXT_2 } from '../kit/palette';
import type { WingoContext } from './parts';
import type { WingoTuning } from './tuning';
import type { WingoCell, WingoOption } from './view';

/** The comp's sizes: a tile is 78 high, a slab 61. */
const TILE = 78;
const SLAB = 61;
const CURRENCY = 'Rp ';

/** What became of the cell in the draw that is told. `after` is ms since the colour was said, OVER long after. */
export interface Verdict {
  readonly hit: boolean;
  readonly miss: boolean;
  readonly after: number;
}

export class Cell {
  readonly view = new Container();
  readonly number: number;
  /** Size over the comp's, and where its ball or name is, from its middle. */
  unit = 1;
  ballSize = 0;
  ballY = 0;
  /** 0 dark, 1 lit; 0 not, 1 golden; how far its coin is there, and how far sunk. */
  lit = 0;
  gold = 0;
  coin = 0;
  coinDrop = 0;
  sunk = 0;
  spin = 0;
  scale = 1;
  placed = false;
  private readonly name: Label | null = null;
  private readonly shadow: Label | null = null;
  private readonly line: Label;
  private readonly words: string;
  private shownStake = -1;
  private shownWidth = 0;
  private pressAge = OVER;
  private coinAge = OVER;
  private spinAge = OVER;
  private had = false;
  private stake = 0;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning['cells'],
    readonly option: WingoOption,
  ) {
    const { assets, text } = context;
    this.number = numberOfOption(option);
    this.line = new Label({ font: assets.font('num'), size: 12, max: 24, align: 0.5 });
    if (option === 'green' || option === 'violet' || option === 'red') {
      const style = { font: assets.font('num'), size: 17, max: 18, align: 0.5 };
      this.shadow = new Label({ ...style, tint: 0x1a0830 });
      this.name = new Label(style);
      const title = `${text[option]} ${bestRate(option)}`;
      this.shadow.text = title;
      this.name.text = title;
      this.shadow.alpha = 0.45;
      this.words = numbersBehind(option);
      this.line.restyle(assets.font('numsmall'), 11.5);
      this.view.addChild(this.shadow, this.name);
    } else {
      this.words = bestRate(option);
    }
    this.view.addChild(this.line);
  }

  /** Gives way under the finger, and takes or loses its coin. */
  press(): void {
    this.pressAge = 0;
  }

  /** The server has the bet. */
  confirm(): void {
    this.spinAge = 0;
  }

  settle(): void {
    this.pressAge = OVER;
    this.coinAge = OVER;
    this.spinAge = OVER;
    this.lit = -1;
  }

  tick(
    ms: number,
    state: WingoCell | undefined,
    verdict: Verdict,
    at: CellRect,
    dim: number,
    down: number,
    still: boolean,
  ): void {
    const { tuning } = this;
    this.stake = state ? state.pending + state.placed : 0;
    this.placed = (state?.placed ?? 0) > 0;
    this.age(ms);
    this.light(ms, state, verdict);
    this.dropCoin(ms, verdict, still);
    this.fit(at);
    const sincePress = this.pressAge - tuning.pressMs;
    this.scale = still
      ? 1
      : sincePress < 0
        ? lerp(1, tuning.pressTo, quadOut(this.pressAge / tuning.pressMs))
        : lerp(tuning.pressTo, 1, backOut(sincePress / tuning.releaseMs, 2.4));
    if (this.shownStake !== this.stake || this.shownWidth !== at.width) this.write(at.width);
    this.line.alpha = lerp(1, 0.5, this.sunk);
    this.view.alpha = dim;
    this.view.scale.set(this.scale);
    this.view.position.set(at.x + at.width / 2, at.y + at.height / 2 + down);
  }

  private age(ms: number): void {
    if (this.pressAge < OVER) this.pressAge = Math.min(OVER, this.pressAge + ms);
    if (this.coinAge < OVER) this.coinAge = Math.min(OVER, this.coinAge + ms);
    if (this.spinAge < OVER) this.spinAge = Math.min(OVER, this.spinAge + ms);
  }

  private light(ms: number, state: WingoCell | undefined, { hit, miss, after }: Verdict): void {
    const { tuning } = this;
    const lost = miss && after > 0;
    const goal = (state?.picked ?? false) || (this.placed && !lost) ? 1 : 0;
    this.lit = this.lit < 0 ? goal : lerp(this.lit, goal, approach(ms, tuning.litFadeMs));
    const pulses = after < tuning.hitPulseMs * 2;
    if (hit && after > 0)
      this.gold = pulses
        ? Math.abs(Math.sin((Math.PI * after) / tuning.hitPulseMs))
        : lerp(this.gold, tuning.hitGlow, approach(ms, 90));
    else this.gold = lerp(this.gold, 0, approach(ms, 90));
  }

  private dropCoin(ms: number, { miss, after }: Verdict, still: boolean): void {
    const { tuning } = this;
    const has = this.stake > 0;
    if (has && !this.had) this.coinAge = this.lit < 0 ? OVER : 0;
    this.had = has;
    const t = clamp01(this.coinAge / tuning.coinMs);
    this.coin = has ? clamp01(t * 3) : lerp(this.coin, 0, approach(ms, 45));
    this.coinDrop = still || !has ? 0 : (1 - backOut(t, 2.2)) * tuning.coinDropPx;
    this.sunk = miss ? cubicIn(after / tuning.missMs) : 0;
    this.spin = this.spinAge < tuning.placedSpinMs && !still ? this.spinAge / tuning.placedSpinMs : 0;
  }

  /** Whether a coin has just come down: sparks fly. */
  get landed(): boolean {
    return (
      this.had &&
      this.coinAge < OVER &&
      this.coinAge > this.tuning.coinMs * 0.45 &&
      this.coinAge < this.tuning.coinMs * 0.45 + 17
    );
  }

  private fit({ width, height }: CellRect): void {
    if (this.name && this.shadow) {
      this.unit = Math.max(0.74, Math.min(1.25, height / SLAB));
      const size = Math.min(this.unit, (width - 10) / this.name.textWidth);
      this.name.scale.set(size);
      this.shadow.scale.set(size);
      this.name.y = height * (0.335 - 0.5);
      this.shadow.position.set(0, this.name.y + 1.4);
      this.line.y = height * (0.672 - 0.5);
      this.line.scale.set(Math.min(Math.max(0.92, this.unit), (width - 8) / Math.max(1, this.line.textWidth)));
      return;
    }
    const text = Math.max(0.92, Math.min(1.35, height / TILE));
    this.unit = Math.max(0.7, Math.min(1.4, height / TILE));
    const room = height - 8 - 15 * text;
    this.ballSize = Math.min(width * 0.776, room);
    this.ballY = 4 + this.ballSize / 2 + (room - this.ballSize) * 0.45 - height / 2;
    this.line.scale.set(Math.min(text, (width - 10) / Math.max(1, this.line.textWidth)));
    this.line.y = height / 2 - 10.5 * text;
  }

  private write(width: number): void {
    this.shownStake = this.stake;
    this.shownWidth = width;
    if (this.stake > 0) {
      putShort(this.line.begin().write(CURRENCY), this.stake);
      // A narrow tile has no room for the currency.
      if (this.line.end().textWidth > (width - 10) * 1.08) putShort(this.line.begin(), this.stake);
    } else {
      this.line.begin().write(this.words);
    }
    this.line.end();
    this.line.tint = this.stake > 0 ? GOLD_HI : this.name ? 0xffffff : TEXT_2;
  }
}
