/** What stands about the two cards of a wrong guess: their names, what was said, and its cross. */
import { Container } from 'pixi.js';
import { backOut, clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import { Label } from '../kit/label';
import { Nine } from '../kit/nine';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { drawCross } from './cross';
import type { HiloLayout } from './layout';
import type { Moment } from './moment';
import type { HiloContext } from './parts';
import type { HiloTuning } from './tuning';
import type { HiloSelect } from './view';

/** The badge of what was said: its disc, its ring and its arrow. */
const SAID = {
  higher: { disc: 0x0b4a48, ring: 0x17a37a, ink: 0x3df0b4 },
  lower: { disc: 0x5a1038, ring: 0xc8307e, ink: 0xff8fc6 },
  same: { disc: 0x12306e, ring: 0x3a7fe0, ink: 0x8fd0ff },
} as const;
const CROSS = { disc: 0x51439a, ring: 0xd9d0f6 } as const;
const NAME = 0xe6dcff;

export class Duel {
  readonly view = new Container();
  private readonly glow: Frame;
  private readonly pill: Nine;
  private readonly disc: Frame;
  private readonly bar: Frame;
  private readonly arrow: Frame;
  private readonly equal: Frame;
  private readonly yours: Label;
  private readonly came: Label;
  private readonly saidWord: Label;
  private said: HiloSelect | null = null;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
  ) {
    const { assets, text } = context;
    this.glow = assets.frame('glow');
    this.pill = Nine.of(assets, 'pill');
    this.disc = assets.frame('disc');
    this.bar = assets.frame('pill');
    this.arrow = assets.frame('arrow');
    this.equal = assets.frame('equal');
    const name = { font: assets.font('num'), size: 13, max: 20, align: 0.5 };
    this.yours = new Label({ ...name, tint: NAME });
    this.came = new Label({ ...name, tint: NAME });
    this.saidWord = new Label({ ...name, size: 12 });
    this.yours.text = text.yours;
    this.came.text = text.came;
    this.view.addChild(this.yours, this.came, this.saidWord);
  }

  /** @param said the guess that was wrong; null without one */
  say(said: HiloSelect | null): void {
    if (said !== null && said !== 'skip' && said !== this.said) {
      const { text } = this.context;
      this.saidWord.text = said === 'same' ? text.same : said === 'higher' ? text.higherSame : text.lowerSame;
      this.saidWord.tint = SAID[said].ink;
    }
    this.said = said;
  }

  /** @param split how far the two cards are apart, 0 to 1 */
  tick(split: number, { duel, text }: HiloLayout): void {
    const { yours, came, saidWord } = this;
    this.view.visible = split > 0.02;
    if (!this.view.visible) return;
    this.view.alpha = split;
    const size = Math.min(Math.max(0.88, text), duel.width / 74 + 0.1);
    yours.scale.set(size);
    came.scale.set(size);
    yours.position.set(duel.yours, duel.title);
    came.position.set(duel.came, duel.title);
    const room = duel.came - duel.yours - duel.width - 8;
    saidWord.visible = room > 40;
    saidWord.scale.set(Math.min(size, room / Math.max(1, saidWord.textWidth)));
    saidWord.position.set((duel.yours + duel.came) / 2, duel.y + duel.guess * 0.5 + 12 * size);
  }

  /** What the word of the guess is read against. */
  drawPlate(batch: Quads, split: number): void {
    const word = this.saidWord;
    if (split <= 0 || !word.visible) return;
    const wide = (word.textWidth + 18) * word.scale.x,
      high = 22 * word.scale.y;
    this.pill.draw(batch, word.x - wide / 2, word.y - high / 2, wide, high, INK, 0.72 * split, INK, 0, high / 32);
  }

  /** What was said, between the two cards, with the cross of a wrong guess. */
  drawVerdict(batch: Quads, now: Moment, { duel }: HiloLayout): void {
    const { said, tuning } = this;
    if (said === null || said === 'skip') return;
    const { disc, ring, ink } = SAID[said];
    const since = now.lostMs - tuning.wrong.apartMs * 0.4;
    const t = clamp01(since / tuning.wrong.crossMs);
    if (t <= 0) return;
    const size = duel.guess * lerp(0.6, 1, backOut(t, 1.4));
    const x = (duel.yours + duel.came) / 2,
      y = duel.y - duel.guess * 0.06;
    batch.sized(this.glow, x, y + size * 0.1, size * 1.9, 0, 0x05021a, 0.6 * t);
    batch.sized(this.disc, x, y, size, 0, ring, t);
    batch.sized(this.disc, x, y, size * 0.94, 0, disc, t);
    const icon = said === 'same' ? this.equal : this.arrow;
    batch.sized(icon, x, y, size * 0.56, said === 'lower' ? Math.PI : 0, ink, t);
    const stamp = clamp01((since - tuning.wrong.crossMs * 0.6) / tuning.wrong.crossMs);
    if (stamp <= 0) return;
    const mark = duel.guess * 0.42 * lerp(tuning.right.stampFrom, 1, backOut(stamp));
    const mx = x + duel.guess * 0.4,
      my = y - duel.guess * 0.4;
    batch.sized(this.disc, mx, my, mark, 0, CROSS.ring, stamp);
    batch.sized(this.disc, mx, my, mark * 0.9, 0, CROSS.disc, stamp);
    drawCross(batch, this.bar, mx, my, mark * 0.46, stamp);
  }
}
