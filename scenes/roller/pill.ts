/** What stands under the number: what the choice would pay and how often, why it is refused, or what the round brought. */
import { Container } from 'pixi.js';
import { mix } from '../kit/color';
import { backOut, clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { counted, putRp } from '../kit/numbers';
import { INK, TEXT_2, WIN } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { PILL, type RollerLayout } from './layout';
import type { RollerContext } from './parts';
import type { RollerView } from './view';

const PAD = 26;
const GAP = 8;
const ZERO = 48,
  COMMA = 44,
  PERCENT = 37,
  TIMES = 215,
  BULLET = 8226,
  DOT = 46;
const POP_MS = 260;
const COUNT_MS = 600;
const WARN = 0xff8fb3;

export class Pill {
  readonly view = new Container();
  private readonly pill: Nine;
  private readonly line: Nine;
  private readonly glow: Frame;
  private readonly word: Label;
  private readonly value: Label;
  private amount = 0;
  private told = false;
  private paidMs = OVER;
  private colour = 0xffffff;
  private width = 0;
  private scale = 1;

  constructor(private readonly context: RollerContext) {
    const { assets } = context;
    this.pill = Nine.of(assets, 'pill');
    this.line = Nine.of(assets, 'pill_line');
    this.glow = assets.frame('glow');
    this.word = new Label({ font: assets.font('num'), size: 13, max: 34, tint: TEXT_2 });
    this.value = new Label({ font: assets.font('num'), size: 15.5, max: 24, tint: WIN });
    this.view.addChild(this.word, this.value);
  }

  /** What the round brought; stays until the next one or until the choice changes. @param told a celebration has counted it already */
  pay(amount: number, told: boolean): void {
    this.amount = amount;
    this.told = told;
    this.paidMs = 0;
  }

  clear(): void {
    this.amount = 0;
    this.paidMs = OVER;
  }

  tick(ms: number, { phase, odds }: RollerView, { pill }: RollerLayout, hidden: boolean, still: boolean): void {
    if (this.paidMs < OVER) this.paidMs += ms;
    const { text: words } = this.context;
    // A word that is left out has no pill either.
    const unsaid = phase === 'connecting' && words.connecting === '' && this.amount === 0;
    this.view.visible = !hidden && !unsaid;
    if (!this.view.visible) return;
    this.word.begin();
    this.value.begin();
    if (this.amount > 0) {
      this.word.write(words.won);
      putRp(this.value, counted(this.amount, still || this.told ? 1 : cubicOut(this.paidMs / COUNT_MS)));
      this.colour = WIN;
    } else if (phase === 'connecting') {
      this.word.write(words.connecting);
      this.colour = 0x8f7cff;
    } else if (odds) {
      this.word.write(words.pays);
      putExact(this.value, odds.rate);
      this.value.put(32).put(BULLET).put(32);
      putPercent(this.value, odds.chance);
      this.colour = 0x8f7cff;
    } else {
      this.word.write(words.refused);
      this.colour = WARN;
    }
    this.word.end();
    this.value.end();
    this.word.tint = this.colour === WARN ? WARN : TEXT_2;
    this.value.tint = this.amount > 0 ? mix(WIN, 0xffffff, 0.15) : 0xffffff;
    const gap = this.value.textWidth > 0 ? GAP : 0;
    const inner = this.word.textWidth + gap + this.value.textWidth;
    this.width = Math.ceil((inner + PAD) / 4) * 4;
    const pop = this.amount > 0 && !still ? lerp(0.8, 1, backOut(clamp01(this.paidMs / POP_MS), 1.4)) : 1;
    this.scale = pill.scale * pop;
    this.view.position.set(pill.x, pill.y);
    this.view.scale.set(this.scale);
    this.word.x = -inner / 2;
    this.value.x = -inner / 2 + this.word.textWidth + gap;
  }

  draw(batch: Quads, { pill }: RollerLayout): void {
    if (!this.view.visible) return;
    const width = this.width * this.scale,
      height = PILL * this.scale;
    const x = pill.x - width / 2,
      y = pill.y - height / 2;
    if (this.amount > 0)
      batch.sprite(
        this.glow,
        pill.x,
        pill.y,
        (width * 1.6) / this.glow.width,
        (height * 2.6) / this.glow.height,
        0,
        WIN,
        0.45,
        1,
      );
    this.pill.draw(batch, x, y, width, height, INK, 0.88);
    this.line.draw(batch, x, y, width, height, this.colour, this.amount > 0 ? 0.7 : 0.5);
  }
}

/** `2,8285×`: all that it pays, trailing noughts left out but for two. @param rate 1/10000 */
function putExact(label: Label, rate: number): void {
  putGrouped(label, Math.floor(rate / 10_000));
  const rest = rate % 10_000;
  label.put(COMMA);
  for (let power = 1000; power >= 1; power /= 10) {
    if (power < 100 && rest % (power * 10) === 0) break;
    label.put(ZERO + (Math.floor(rest / power) % 10));
  }
  label.put(TIMES);
}

function putGrouped(label: Label, value: number): void {
  if (value >= 1000) {
    const rest = value % 1000;
    label.put(ZERO + Math.floor(value / 1000)).put(DOT);
    label
      .put(ZERO + Math.floor(rest / 100))
      .put(ZERO + (Math.floor(rest / 10) % 10))
      .put(ZERO + (rest % 10));
    return;
  }
  if (value >= 100) label.put(ZERO + Math.floor(value / 100));
  if (value >= 10) label.put(ZERO + (Math.floor(value / 10) % 10));
  label.put(ZERO + (value % 10));
}

/** `35%`, `0,01%`: of a choice, three decimals at most. @param chance 0 to 1 */
function putPercent(label: Label, chance: number): void {
  const thousandths = Math.round(chance * 100_000);
  putGrouped(label, Math.floor(thousandths / 1000));
  const rest = thousandths % 1000;
  if (rest > 0) {
    label.put(COMMA);
    for (let power = 100; power >= 1; power /= 10) {
      if (rest % (power * 10) === 0) break;
      label.put(ZERO + (Math.floor(rest / power) % 10));
    }
  }
  label.put(PERCENT);
}
