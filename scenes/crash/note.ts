/** The line under the number: what the player stands to win, has won, or why nothing moves. */
import { Container } from 'pixi.js';
import { rgb } from '../../assets/tokens';
import { approach, beat, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { putRp } from '../kit/numbers';
import { Panel } from '../kit/panel';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashContext } from './parts';
import type { CrashView } from './view';

type Kind = 'none' | 'startsIn' | 'flying' | 'won' | 'crashedAt' | 'lag' | 'connecting';

const HEIGHT = 30;
const GAP = 12;
const PAD = 17;

export class Note {
  readonly view = new Container();
  private readonly panel: Panel;
  private readonly words: Label;
  private readonly amount: Label;
  private kind: Kind = 'none';
  private pulse = OVER;

  constructor(private readonly context: CrashContext) {
    const { assets } = context;
    this.panel = new Panel(assets, 'pill', { fill: rgb('ink'), fillAlpha: 0.58, line: 0xffffff, lineAlpha: 0.13 });
    this.words = new Label({ font: assets.font('num'), size: 13, max: 26, tint: rgb('text2') });
    this.amount = new Label({ font: assets.font('num'), size: 15, max: 20, tint: rgb('win') });
    this.view.addChild(this.panel, this.words, this.amount);
  }

  /** The win just became ours. */
  beat(): void {
    this.pulse = 0;
  }

  tick(ms: number, now: Moment, view: CrashView, layout: CrashLayout): void {
    this.pulse += ms;
    const said = kindOf(now, view);
    // A word that is left out has no box either.
    const kind = said !== 'none' && this.context.text[said] === '' ? 'none' : said;
    if (kind !== this.kind) {
      this.kind = kind;
      this.words.text = kind === 'none' ? '' : this.context.text[kind];
      this.words.tint = kind === 'lag' || kind === 'connecting' ? rgb('cyan') : rgb('text2');
    }
    const goal = kind === 'none' ? 0 : 1;
    this.view.alpha += (goal - this.view.alpha) * approach(ms, 70);
    this.view.visible = this.view.alpha > 0.02;
    if (!this.view.visible || kind === 'none') return;
    this.write(now, view, kind);
    const breathe = kind === 'lag' || kind === 'connecting' ? 0.75 + 0.25 * Math.sin(now.seconds * 4) : 1;
    this.words.alpha = breathe;
    const at = kind === 'connecting' ? layout.hero : layout.note;
    this.view.position.set(at.x, at.y);
    this.view.scale.set(Math.min(1.25, Math.max(0.9, layout.unit)) * (1 + 0.16 * beat(this.pulse / 420)));
  }

  private write(now: Moment, { own }: CrashView, kind: Kind): void {
    this.amount.begin();
    if (kind === 'won' && own.state === 'cashed') putRp(this.amount, own.win - own.stake, true);
    // What would come back, as the button says it; only a result is a net with its sign.
    if (kind === 'flying' && own.state === 'aboard') putRp(this.amount, Math.floor((own.stake * now.rate) / 10_000));
    this.amount.end();
    this.amount.tint = kind === 'won' ? rgb('win') : rgb('text');
    const both = this.amount.textWidth > 0 ? GAP : 0;
    const inner = this.words.textWidth + both + this.amount.textWidth;
    // Wide steps, so that the box does not tremble while the digits run.
    this.panel.size(Math.ceil((inner + PAD * 2) / 6) * 6, HEIGHT);
    this.words.x = -inner / 2;
    this.amount.x = -inner / 2 + this.words.textWidth + both;
  }
}

function kindOf(now: Moment, { own }: CrashView): Kind {
  switch (now.phase) {
    case 'connecting':
      return 'connecting';
    case 'preparation':
      return now.lagging ? 'lag' : now.waitMs > 0 ? 'startsIn' : 'none';
    case 'goingUp':
      if (now.lagging) return 'lag';
      return own.state === 'cashed' ? 'won' : own.state === 'aboard' ? 'flying' : 'none';
    case 'squib':
      return own.state === 'cashed' ? 'won' : 'crashedAt';
  }
}
