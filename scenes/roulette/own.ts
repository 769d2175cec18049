/**
 * What the round made of the player's own balance, over the wheel's lower rim once the ball lies: bets on several teams are one result, and one that comes
 * to nothing is said too. It waits for the machine's moment of money and gives way to a celebration.
 */
import { Container } from 'pixi.js';
import { settle } from '../../rules/roulette/wheel';
import { backOut, clamp01, OVER } from '../kit/ease';
import { Label } from '../kit/label';
import { putNet } from '../kit/numbers';
import { INK, TEXT_2, WIN } from '../kit/palette';
import { Panel } from '../kit/panel';
import type { RouletteLayout } from './layout';
import type { Moment } from './moment';
import type { RouletteContext } from './parts';
import type { RouletteTuning } from './tuning';
import type { RouletteView } from './view';

const ONE = 10_000;
/** A result that is no gain: never red. */
const LAVENDER = 0xe4ddff;
const HIGH = 34,
  PAD = 18,
  GAP = 8;
/** Its middle below the wheel's, in radii. */
const BELOW = 0.74;

/** Rupiah won or lost over all own bets; null without any, or before there is a number. */
export function netOf({ columns, result }: Pick<RouletteView, 'columns' | 'result'>): number | null {
  if (result === null) return null;
  let staked = 0,
    back = 0;
  for (let i = 0; i < columns.length; i += 1) {
    const column = columns[i];
    if (!column) continue;
    staked += column.placed;
    back += (column.placed * settle(column.team, result)) / ONE;
  }
  return staked > 0 ? back - staked : null;
}

export class OwnResult {
  readonly view = new Container();
  private readonly panel: Panel;
  private readonly word: Label;
  private readonly amount: Label;
  private readonly rest: Label;
  private told: RouletteView | null = null;
  private net: number | null = null;
  private age = 0;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning['own'],
  ) {
    const { assets, text } = context;
    this.panel = new Panel(assets, 'pill', { fill: INK, fillAlpha: 0.9, line: 0xffffff, lineAlpha: 0.2 });
    this.word = new Label({ font: assets.font('num'), size: 13.5, max: 12, tint: TEXT_2 });
    this.amount = new Label({ font: assets.font('num'), size: 15.5, max: 20 });
    this.rest = new Label({ font: assets.font('num'), size: 13.5, max: 22, tint: TEXT_2 });
    this.word.text = text.result;
    this.view.addChild(this.panel, this.word, this.amount, this.rest);
    this.view.visible = false;
  }

  /** @param celebrating the money is on the canvas already */
  tick(
    ms: number,
    now: Moment,
    view: RouletteView,
    { wheel, unit }: RouletteLayout,
    celebrating: boolean,
    still: boolean,
  ): void {
    if (view !== this.told) this.read(view);
    const due = this.net !== null && now.landMs >= this.tuning.afterMs && now.landMs < OVER && now.shift < 1;
    const shown = due && !celebrating;
    this.age = shown ? this.age + ms : 0;
    this.view.visible = shown;
    if (!shown) return;
    this.view.alpha = 1 - now.shift;
    this.view.position.set(wheel.x, wheel.y + wheel.radius * BELOW);
    const pop = still ? 1 : backOut(clamp01(this.age / this.tuning.popMs), 1.4);
    this.view.scale.set(Math.max(0.86, Math.min(1.25, unit)) * pop);
  }

  private read(view: RouletteView): void {
    this.told = view;
    const net = netOf(view);
    if (net === this.net) return;
    this.net = net;
    if (net === null) return;
    const { word, amount, rest, context } = this;
    putNet(amount.begin(), net);
    amount.end();
    amount.tint = net > 0 ? WIN : LAVENDER;
    rest.text = net === 0 ? context.text.stakeBack : '';
    const more = net === 0 ? GAP + rest.textWidth : 0;
    const whole = word.textWidth + GAP + amount.textWidth + more;
    word.x = -whole / 2;
    amount.x = word.x + word.textWidth + GAP;
    rest.x = amount.x + amount.textWidth + GAP;
    this.panel.style({
      fill: INK,
      fillAlpha: 0.9,
      line: net > 0 ? WIN : 0xffffff,
      lineAlpha: net > 0 ? 0.5 : 0.22,
    });
    this.panel.size(Math.ceil((whole + PAD * 2) / 6) * 6, HIGH);
  }
}
