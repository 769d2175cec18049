/** One team's column: its words and figures, and what they are doing. Drawn by {@link Columns}. */
import { Container } from 'pixi.js';
import { formatOdds } from '../../rules/format';
import { PAYOUTS } from '../../rules/roulette/wheel';
import { approach, backOut, clamp01, cubicOut, lerp, OVER, quadOut } from '../kit/ease';
import { Label } from '../kit/label';
import { putRp } from '../kit/numbers';
import { GOLD_HI, TEXT_2 } from '../kit/palette';
import type { Quads } from '../kit/quads';
import { putCrowd, putShort } from '../kit/short';
import type { ColumnRect } from './layout';
import { Lines } from './lines';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import type { RouletteTuning } from './tuning';
import type { RouletteColumn } from './view';

const LOST = 0xff8fa3;
export type Fate = 'open' | 'won' | 'lost';

export class Column {
  readonly view = new Container();
  private readonly lines: Lines;
  /** How visible its lines are. */
  listed = 1;
  /** Size of the head; how far it is lifted (down: below 0), how bright, how far light has run over it (1 and more: not). */
  scale = 1;
  lift = 0;
  bright = 1;
  shine = 1;
  /** The own line: 0 an invitation, 1 a stake; what waits to be sent; how far the coin still has to fall. */
  own = 0;
  waiting = false;
  /** How visible it is: it goes with the round that it was staked in. */
  held = 1;
  coinDrop = 0;
  spin = 0;
  fate: Fate = 'open';
  private readonly heads = new Container();
  private readonly name: Label;
  private readonly rate: Label;
  private readonly players: Label;
  private readonly total: Label;
  private readonly mine: Label;
  private readonly stake: Label;
  private state: RouletteColumn | null = null;
  private pressAge = OVER;
  private coinAge = OVER;
  private spinAge = OVER;
  private amount = 0;
  private goal = 0;
  private from = 0;
  private countAge = OVER;
  private written = -1;
  private people = -1;
  private robots = -1;
  private staked = -1;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning['columns'],
    readonly at: RouletteColumn['team'],
  ) {
    const { assets, text } = context;
    this.name = new Label({ font: assets.font('title'), size: 15, max: 8 });
    this.name.text = text[at].toUpperCase();
    this.rate = new Label({ font: assets.font('title'), size: 22, max: 5, align: 1 });
    this.rate.text = formatOdds(PAYOUTS[at]);
    this.players = new Label({ font: assets.font('numsmall'), size: 11, max: 26 });
    this.players.alpha = 0.85;
    this.total = new Label({ font: assets.font('num'), size: 15, max: 16, align: 0.5 });
    this.mine = new Label({ font: assets.font('num'), size: 12, max: 12 });
    this.stake = new Label({ font: assets.font('num'), size: 12, max: 10, align: 1 });
    this.lines = new Lines(context, tuning);
    this.heads.addChild(this.name, this.rate, this.players);
    this.view.addChild(this.heads, this.total, this.lines.view, this.mine, this.stake);
  }

  /** The head gives way under the finger, the own coin drops. */
  press(): void {
    this.pressAge = 0;
    this.coinAge = 0;
  }

  /** The server has the bet: the coin spins once. */
  confirm(): void {
    this.spinAge = 0;
  }

  settle(): void {
    this.spinAge = OVER;
    this.pressAge = OVER;
    this.coinAge = OVER;
    this.lines.settle();
    this.amount = -1;
    this.lift = 0;
  }

  tick(ms: number, now: Moment, state: RouletteColumn | undefined, at: ColumnRect, fate: Fate, still: boolean): void {
    const { tuning } = this;
    if (state) this.state = state;
    this.fate = fate;
    if (this.pressAge < OVER) this.pressAge += ms;
    if (this.coinAge < OVER) this.coinAge += ms;
    if (this.spinAge < OVER) this.spinAge += ms;
    this.spin = this.spinAge < tuning.placedSpinMs && !still ? this.spinAge / tuning.placedSpinMs : 0;
    const sincePress = this.pressAge - tuning.pressMs;
    this.scale = still
      ? 1
      : sincePress < 0
        ? lerp(1, tuning.pressTo, quadOut(this.pressAge / tuning.pressMs))
        : lerp(tuning.pressTo, 1, backOut(sincePress / tuning.releaseMs, 2.4));
    const after = fate === 'open' ? -1 : now.landMs;
    this.lift =
      after < 0 || still
        ? 0
        : fate === 'won'
          ? tuning.liftPx * backOut(after / tuning.liftMs, 1.7)
          : -tuning.losePx * cubicOut(after / tuning.loseMs);
    this.bright =
      fate === 'lost' ? lerp(1, tuning.loseTo, cubicOut(after / tuning.loseMs)) : now.phase === 'connecting' ? 0.5 : 1;
    this.shine = fate === 'won' && !still ? after / tuning.shineMs : 1;
    // After the draw was told the stakes are cleared away.
    this.listed = now.spinMs < OVER ? 1 - now.shift : lerp(this.listed, 1, approach(ms, 60));
    this.count(ms, still);
    this.lines.tick(ms, this.state?.bets ?? [], at, still);
    this.place(now, at);
  }

  /** What lies behind the words of its lines. */
  drawLines(batch: Quads, at: ColumnRect): void {
    this.lines.draw(batch, at, this.listed, this.bright, this.lift);
  }

  private count(ms: number, still: boolean): void {
    const goal = this.state?.total ?? 0;
    if (this.amount < 0 || still) {
      this.amount = goal;
      this.goal = goal;
    }
    if (goal !== this.goal) {
      this.from = goal < this.goal ? goal : this.amount;
      this.goal = goal;
      this.countAge = 0;
    }
    if (this.countAge < this.tuning.countMs) this.countAge += ms;
    this.amount = Math.round(
      this.countAge >= this.tuning.countMs
        ? this.goal
        : lerp(this.from, this.goal, cubicOut(this.countAge / this.tuning.countMs)),
    );
  }

  private place(now: Moment, at: ColumnRect): void {
    const { text } = at;
    const y = -this.lift;
    this.view.position.set(at.x, y);
    this.view.alpha = 1;
    this.head(at);
    this.figures(at, text);
    this.lines.place(at, this.listed, this.bright);
    this.mineLine(now, at, text);
  }

  private head({ y, width, head, wide, text }: ColumnRect): void {
    const fit = wide ? 1 : Math.min(1, (width - 8) / Math.max(1, this.name.textWidth));
    this.heads.pivot.set(width / 2, head / 2);
    this.heads.position.set(width / 2, y + head / 2);
    this.heads.scale.set(this.scale);
    this.heads.alpha = this.fate === 'lost' ? this.bright : 1;
    const people = this.state?.players ?? 0;
    const robots = this.state?.bots ?? 0;
    if (people !== this.people || robots !== this.robots) {
      this.people = people;
      this.robots = robots;
      putCrowd(this.players.begin(), people, this.context.text.players, robots, this.context.text.bot);
      this.players.end();
    }
    this.players.visible = wide;
    if (wide) {
      const rate = Math.min(text, head / 42);
      this.rate.scale.set(rate);
      this.rate.position.set(width - 10, head * 0.46);
      const room = width - 10 - this.rate.textWidth * rate - 4 - 11;
      this.name.scale.set(Math.min(text, head / 46, room / Math.max(1, this.name.textWidth)));
      this.name.position.set(11, head * 0.3);
      this.players.scale.set(Math.min(text, room / Math.max(1, this.players.textWidth)));
      this.players.position.set(11, head * 0.66);
      return;
    }
    this.name.scale.set(fit);
    this.name.position.set((width - this.name.textWidth * fit) / 2, head * 0.28);
    const rate = 0.9;
    this.rate.scale.set(rate);
    this.rate.position.set((width + this.rate.textWidth * rate) / 2, head * 0.66);
  }

  private figures(at: ColumnRect, text: number): void {
    if (this.amount !== this.written) {
      this.written = this.amount;
      if (at.wide) putRp(this.total.begin(), this.amount);
      else putShort(this.total.begin(), this.amount);
      this.total.end();
    }
    this.total.position.set(at.width / 2, at.total);
    this.total.scale.set(Math.min(text, (at.width - 12) / Math.max(1, this.total.textWidth)));
    this.total.alpha = this.bright * (0.35 + 0.65 * this.listed);
  }

  /** The own stake, or the invitation to have one. */
  private mineLine(now: Moment, at: ColumnRect, text: number): void {
    const { placed = 0, pending = 0 } = this.state ?? {};
    // While the round is told its own stakes stand there, then those for the next one.
    const told = now.spinMs < OVER && placed > 0 && now.shift < 1;
    const stake = told ? placed : now.spinMs < OVER ? pending : placed + pending;
    this.own = stake > 0 ? 1 : 0;
    this.waiting = !told && pending > 0;
    this.held = told ? this.listed : 1;
    const lost = this.fate === 'lost' && told;
    if (stake !== this.staked) {
      this.staked = stake;
      this.mine.text = stake > 0 ? this.context.text.you : this.context.text.place;
      if (stake > 0) putShort(this.stake.begin(), stake);
      else this.stake.begin();
      this.stake.end();
    }
    const middle = at.own + at.ownHeight / 2;
    const has = stake > 0;
    const t = clamp01(this.coinAge / this.tuning.coinMs);
    this.coinDrop = has && !this.context.reducedMotion ? (1 - backOut(t, 2.2)) * this.tuning.coinDropPx : 0;
    // An invitation goes with the time for bets.
    const invited = now.phase === 'betting' ? 1 - clamp01(now.closedMs / Math.max(1, this.tuning.closeMs)) : 0;
    this.mine.alpha = has ? this.held : invited;
    this.stake.alpha = has ? this.held : 0;
    const ink = lost ? LOST : has ? GOLD_HI : TEXT_2;
    this.mine.tint = ink;
    this.stake.tint = ink;
    const narrow = at.width < 96;
    const own = Math.min(text, 1.15);
    if (!has) {
      const fit = Math.min(own, (at.width - 14) / Math.max(1, this.mine.textWidth));
      this.mine.scale.set(fit);
      this.mine.position.set((at.width - this.mine.textWidth * fit) / 2, middle);
      return;
    }
    this.mine.visible = true;
    if (narrow) this.mine.alpha = 0;
    this.mine.scale.set(own);
    this.mine.position.set(31, middle);
    this.stake.scale.set(own);
    this.stake.position.set(at.width - 13, middle);
  }
}
