/**
 * The Wingo room on the canvas. The sky's ground, and one draw call over it: podium, history and board, their words, the mask and what flies, and the words of those.
 */
import { mix } from '../kit/color';
import { formatRp } from '../../rules/format';
import { OVER } from '../kit/ease';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { WinSize } from '../kit/scene';
import type { Score } from '../kit/tweens';
import type { WinSpot, WinTuning } from '../kit/win';
import { Ball } from './ball';
import { Board } from './board';
import { Clock } from './clock';
import { Fly } from './fly';
import { History } from './history';
import { wingoLayout, type WingoLayout } from './layout';
import { Mask } from './mask';
import { MomentKeeper } from './moment';
import type { WingoContext } from './parts';
import { Period } from './period';
import { Podium } from './podium';
import { Result } from './result';
import { wingoSky } from './sky';
import { WingoSounds } from './sounds';
import type { WingoTuning } from './tuning';
import type { WingoCue, WingoOption, WingoView } from './view';

export const QUADS = [3200] as const;
/** A small win's amount over its size in the kit, and about how wide a character of it is there. */
const SMALL = 0.86,
  SMALL_DIGIT = 10.4;

export class WingoScene extends RoomScene<WingoView, WingoCue, WingoLayout, WingoContext> {
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<WingoLayout>;
  private readonly podium: Podium;
  private readonly ball: Ball;
  private readonly clock: Clock;
  private readonly period: Period;
  private readonly result: Result;
  private readonly history: History;
  private readonly board: Board;
  private readonly mask: Mask;
  private readonly fly: Fly;
  protected readonly sounds: WingoSounds;
  private hits: readonly WingoOption[] = [];
  /** Phase of the draw that was told last. */
  private drawn: string | null = null;
  private burst = true;

  constructor(
    context: WingoContext,
    private readonly tuning: WingoTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: (box, view) => wingoLayout(box, view?.fullOpen ?? false), win });
    const { assets } = context;
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, wingoSky, tuning.podium.rayTurn);
    this.podium = new Podium(assets, tuning.podium);
    this.ball = new Ball(context, tuning.ball);
    this.clock = new Clock(context, tuning.clock);
    this.period = new Period(context, tuning.history);
    this.result = new Result(context, tuning.result);
    this.history = new History(context, tuning.history);
    this.board = new Board(context, tuning);
    this.mask = new Mask(context, tuning);
    this.fly = new Fly(context, tuning.result);
    this.sounds = new WingoSounds(context.sound, tuning.ball);
    this.compose(
      [this.period.view, this.clock.view, this.result.view, this.history.view, this.board.view],
      [this.mask.view, this.win.view],
    );
  }

  protected shown(view: WingoView, before: WingoView | null): void {
    if (!before) return this.settle();
    if (before.fullOpen !== view.fullOpen) this.arrange();
    if (before.model !== view.model) this.turnModel(before.model, view.model);
    else if (before.phaseNum !== view.phaseNum) this.turnPhase(before.phase === 'connecting');
  }

  protected play(cue: WingoCue): Promise<void> {
    const { tuning } = this;
    switch (cue.type) {
      case 'pick':
        this.board.press(cue.option);
        return this.tweens.wait(tuning.cells.coinMs).done;
      case 'placed':
        this.board.confirm(cue.options);
        return this.tweens.wait(tuning.cells.placedSpinMs).done;
      case 'draw':
        this.keeper.draw(cue.number);
        this.board.judge(cue.number, cue.hits, cue.misses);
        this.hits = cue.hits;
        this.drawn = null;
        this.burst = false;
        this.result.clear();
        return this.tweens.wait(
          tuning.ball.slowMs + tuning.ball.riseMs + tuning.result.wordAfterMs + tuning.history.hopMs,
        ).done;
      case 'win':
        return this.pay(cue);
      case 'model':
        return this.tweens.wait(tuning.room.modelMs).done;
    }
  }

  protected follow(ms: number, view: WingoView, still: boolean): void {
    const { layout, context } = this;
    const now = this.keeper.advance(ms, context.now(), view, still);
    if (now.drawMs < OVER) this.drawn = view.last?.phase ?? null;
    if (!this.burst && now.landMs > 110 && now.landMs < OVER) {
      this.burst = true;
      this.ball.burst(now, layout, qualityBudget[context.quality]);
    }
  }

  protected move(ms: number, view: WingoView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.ball.tick(ms);
    this.clock.tick(now, layout, still);
    this.period.tick(ms, view, layout, still);
    this.result.tick(ms, now, view, layout, still);
    this.history.tick(layout);
    this.board.tick(ms, now, view, layout, budget, still);
    this.mask.tick(ms, now, view, layout, still);
    this.fly.tick(ms);
    this.sounds.tick(now);
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    const { sky } = this;
    const { now } = this.keeper;
    sky.light(0, now.light);
    sky.light(1, now.light2);
    this.ball.light(sky, now, budget.glow);
    sky.rays = mix(now.light, 0xffffff, 0.6);
    sky.draw(this.ground, batch, this.layout, now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: WingoView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.podium.draw(batch, now, layout, still);
    this.ball.draw(batch, now, layout, budget, still);
    this.podium.drawFront(batch, now, layout, still);
    this.result.draw(batch, now, layout);
    this.clock.draw(batch, now, layout);
    this.board.draw(batch, now, layout);
    this.history.draw(batch, now, view, layout, still);
  }

  protected drawFront(batch: Quads, _view: WingoView, budget: QualityBudget, still: boolean): void {
    this.mask.draw(batch, this.keeper.now, this.layout, budget, still);
    this.fly.draw(batch, this.layout);
  }

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
  }

  override skip(): void {
    super.skip();
    this.fly.clear();
  }

  /** Money back. More than the stake is celebrated: coins rise from the cells, the amount counts up, and stays beside the result. */
  private async pay({ size, amount }: Extract<WingoCue, { type: 'win' }>): Promise<void> {
    if (size === 'none') {
      this.result.pay(amount, false);
      return this.tweens.wait(this.tuning.result.pillMs).done;
    }
    const place = this.winPlace(size, amount);
    if (!this.context.reducedMotion) this.fly.start(this.hits, place);
    await this.celebrate(size, amount, place);
    // A skipped or finished show leaves its sum; another model or phase may have come meanwhile.
    if (this.view?.last?.phase === this.drawn) this.result.pay(amount, true);
  }

  /** A small win is told where the amount will stay, a larger one in the middle. */
  private winPlace(size: WinSize, amount: number): WinSpot {
    const { ball, hero, unit, result, text } = this.layout;
    // In the full view the ball stands aside.
    if (size !== 'S' || result.brief)
      return {
        x: hero.x + hero.width / 2,
        y: ball.y + ball.size * 0.56,
        unit: Math.max(0.8, Math.min(1.3, unit)),
        width: hero.width * 0.9,
      };
    const { x, y } = this.result.target(this.layout);
    const half = (formatRp(amount).length * SMALL_DIGIT + 40) * 0.5 * text * SMALL;
    return { x: Math.max(x, hero.x + 6 + half), y, unit: text * SMALL, width: result.width };
  }

  private turnPhase(seen: boolean): void {
    this.keeper.turn();
    this.board.clear();
    if (seen) this.period.settle();
  }

  private turnModel(from: WingoView['model'], to: WingoView['model']): void {
    this.keeper.model(to > from ? 1 : -1);
    this.board.clear();
    this.result.clear();
    this.win.skip();
    this.fly.clear();
    this.hits = [];
  }

  /** First picture: everything is where the clock says. */
  protected settle(): void {
    this.arrange();
    this.keeper.settle();
    this.board.settle();
    this.period.settle();
    this.result.settle();
    this.mask.settle();
    this.sounds.settle();
    this.burst = true;
  }

  protected override clear(): void {
    this.ball.clear();
    this.fly.clear();
  }
}
