/** The number: countdown in ice, multiplier in gold, crash in red. Its hard shadow is the same text in ink, a few px lower. */
import { Container } from 'pixi.js';
import { backOut, beat, clamp01, cubicOut, lerp, OVER } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { GlyphFont } from '../kit/glyphs';
import { Label } from '../kit/label';
import { putRate, putWhole } from '../kit/numbers';
import type { Quads } from '../kit/quads';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashTuning } from './tuning';

const GLOW = { gold: 0xffa63d, red: 0xff3b5c, ice: 0x4fc3ff } as const;
type Face = keyof typeof GLOW;

export class Hero {
  readonly view = new Container();
  private readonly face: Label;
  private readonly shadow: Label;
  private readonly fonts: Readonly<Record<Face, GlyphFont>>;
  private readonly glow: Frame;
  private shown: Face = 'ice';
  private step = 0;
  private popMs = OVER;

  constructor(
    context: CrashContext,
    private readonly tuning: CrashTuning,
  ) {
    const { assets } = context;
    this.fonts = { gold: assets.font('multgold'), red: assets.font('multred'), ice: assets.font('multice') };
    this.glow = assets.frame('glow');
    this.shadow = new Label({ font: this.fonts.ice, size: 84, max: 10, align: 0.5, tint: 0x1a0840, spacing: -0.022 });
    this.shadow.alpha = 0.9;
    this.face = new Label({ font: this.fonts.ice, size: 84, max: 10, align: 0.5, spacing: -0.022 });
    this.view.addChild(this.shadow, this.face);
  }

  tick(ms: number, now: Moment, layout: CrashLayout): void {
    const { view } = this;
    view.visible = now.phase !== 'connecting' && (now.phase !== 'preparation' || now.waitMs > 0);
    if (!view.visible) return;
    this.popMs += ms;
    this.shown = now.phase === 'preparation' ? 'ice' : now.phase === 'squib' ? 'red' : 'gold';
    const { size } = layout.hero;
    this.set(this.face, now, size);
    this.set(this.shadow, now, size);
    this.shadow.y = size * 0.075;
    const room = (layout.safe.right - layout.safe.left) * 0.94;
    const fit = Math.min(1, room / Math.max(1, this.face.textWidth));
    view.position.set(layout.hero.x, layout.hero.y);
    view.scale.set(fit * this.scale(now));
    // While nothing is heard the number stands, and looks it.
    view.alpha = now.phase === 'goingUp' ? lerp(1, 0.55, now.lag) : 1;
  }

  draw(batch: Quads, now: Moment, layout: CrashLayout): void {
    if (!this.view.visible) return;
    const { x, y, size } = layout.hero;
    const alpha =
      (this.shown === 'ice' ? 0.26 : 0.38) * this.view.alpha + 0.12 * beat(this.popMs / this.tuning.hero.popMs);
    const width = this.shown === 'ice' ? size * 3.2 : Math.max(size * 4.4, this.face.textWidth * 1.25);
    batch.sprite(
      this.glow,
      x,
      y,
      width / this.glow.width,
      (size * 2.5) / this.glow.height,
      0,
      GLOW[this.shown],
      alpha,
      1,
    );
  }

  private set(label: Label, now: Moment, size: number): void {
    label.restyle(this.fonts[this.shown], size);
    label.begin();
    if (this.shown === 'ice') putWhole(label, Math.ceil(now.waitMs / 1000));
    else putRate(label, now.rate);
    label.end();
  }

  private scale(now: Moment): number {
    const { tuning } = this;
    if (this.shown === 'ice') {
      const since = 1000 - (now.waitMs % 1000 || 1000);
      const urgent = now.waitMs <= 3000 ? 1.15 : 1;
      return urgent * (1 + tuning.pad.countdownPop * (1 - cubicOut(since / 260))) * 1.08;
    }
    if (this.shown === 'red') return 1 + tuning.hero.crashPopScale * now.crash.jump;
    const step = milestone(now.rate);
    if (step !== this.step) {
      if (step > this.step && now.elapsedMs > 500) this.popMs = 0;
      this.step = step;
    }
    const enter = lerp(0.6, 1, backOut(clamp01(now.elapsedMs / 320), 2));
    return enter * (1 + tuning.hero.popScale * beat(this.popMs / tuning.hero.popMs));
  }
}

/** Whole multiples up to ten, then tens, then hundreds: a number that goes up each time one is passed. */
export function milestone(rate: number): number {
  const times = Math.floor(rate / 10_000);
  if (times < 10) return times;
  return times < 100 ? 9 + Math.floor(times / 10) : 18 + Math.floor(times / 100);
}
