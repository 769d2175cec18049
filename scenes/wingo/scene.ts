/**
 * The Wingo room on the canvas. Four draw calls: sky, podium, history and board (back batch), their words, the mask and what flies (front batch), and
 * the words of those.
 */
import { Container } from 'pixi.js';
import { formatRp } from '../../rules/format';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene, WinSize } from '../kit/scene';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Ball } from './ball';
import { Board } from './board';
import { Clock } from './clock';
import { Fly } from './fly';
import { History } from './history';
import { wingoLayout, type WingoLayout } from './layout';
import { Mask } from './mask';
import { MomentKeeper, OVER } from './moment';
import type { WingoContext } from './parts';
import { Period } from './period';
import { Podium } from './podium';
import { Result } from './result';
import { WingoSky } from './sky';
import { WingoSounds } from './sounds';
import type { WingoTuning } from './tuning';
import type { WingoCue, WingoOption, WingoView } from './view';

const BACK_QUADS = 1900;
const FRONT_QUADS = 700;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
/** A small win's amount over its size in the kit, and about how wide a character of it is there. */
const SMALL = 0.86,
  SMALL_DIGIT = 10.4;
const NO_BOX: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

export class WingoScene implements Scene<WingoView, WingoCue> {
  readonly root = new Container();
  private readonly hero = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: WingoSky;
  private readonly podium: Podium;
  private readonly ball: Ball;
  private readonly clock: Clock;
  private readonly period: Period;
  private readonly result: Result;
  private readonly history: History;
  private readonly board: Board;
  private readonly mask: Mask;
  private readonly fly: Fly;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly sounds: WingoSounds;
  private layout: WingoLayout;
  private box = NO_BOX;
  private readonly cosmetic = new Cosmetic();
  /** The sky's, which lie below everything. */
  private skyQuads = 0;
  private view: WingoView | null = null;
  private hits: readonly WingoOption[] = [];
  /** Phase of the draw that was told last. */
  private drawn: string | null = null;
  private burst = true;

  constructor(
    private readonly context: WingoContext,
    private readonly tuning: WingoTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.layout = wingoLayout(NO_BOX);
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new WingoSky(assets, tuning.podium);
    this.podium = new Podium(assets, tuning.podium);
    this.ball = new Ball(context, tuning.ball);
    this.clock = new Clock(context, tuning.clock);
    this.period = new Period(context, tuning.history);
    this.result = new Result(context, tuning.result);
    this.history = new History(context, tuning.history);
    this.board = new Board(context, tuning);
    this.mask = new Mask(context, tuning);
    this.fly = new Fly(context, tuning.result);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new WingoSounds(context.sound, tuning.ball);
    this.hero.addChild(this.period.view, this.clock.view, this.result.view, this.history.view);
    this.root.addChild(this.back.view, this.hero, this.board.view, this.front.view, this.mask.view, this.win.view);
  }

  show(view: WingoView): void {
    const before = this.view;
    this.view = view;
    if (!before) return this.settle();
    if (before.fullOpen !== view.fullOpen) this.layout = wingoLayout(this.box, view.fullOpen);
    if (before.model !== view.model) this.turnModel(before.model, view.model);
    else if (before.phaseNum !== view.phaseNum) this.turnPhase(before.phase === 'connecting');
  }

  cue(cue: WingoCue): Promise<void> {
    const { tuning } = this;
    this.sounds.cue(cue);
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

  tick(ms: number): void {
    const { view, layout, context } = this;
    if (!view) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const still = context.reducedMotion;
    const now = this.keeper.advance(ms, context.now(), view, still);
    if (now.drawMs < OVER) this.drawn = view.last?.phase ?? null;
    if (!this.burst && now.landMs > 110 && now.landMs < OVER) {
      this.burst = true;
      this.ball.burst(now, layout, budget);
    }
    this.tweens.tick(ms);
    this.ball.tick(ms);
    this.clock.tick(now, layout, still);
    this.period.tick(ms, view, layout, still);
    this.result.tick(ms, now, view, layout, still);
    this.history.tick(layout);
    this.board.tick(ms, now, view, layout, budget, still);
    this.mask.tick(ms, now, view, layout, still);
    this.fly.tick(ms);
    this.win.tick(ms);
    this.sounds.tick(now);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.podium.draw(this.back, now, layout, still);
    this.ball.draw(this.back, now, layout, budget, still);
    this.podium.drawFront(this.back, now, layout, still);
    this.result.draw(this.back, now, layout);
    this.clock.draw(this.back, now, layout);
    this.board.draw(this.back, now, layout);
    this.history.draw(this.back, now, view, layout, still);
    this.back.end();
    this.front.begin();
    this.mask.draw(this.front, now, layout, budget, still);
    this.fly.draw(this.front, layout);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.box = box;
    this.layout = wingoLayout(box, this.view?.fullOpen ?? false);
    this.cosmetic.renew();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
    this.fly.clear();
  }

  destroy(): void {
    this.view = null;
    this.tweens.destroy();
    this.back.destroy();
    this.front.destroy();
    this.root.destroy({ children: true });
  }

  /** Money back. More than the stake is celebrated: coins rise from the cells, the amount counts up, and stays beside the result. */
  private async pay({ size, amount }: Extract<WingoCue, { type: 'win' }>): Promise<void> {
    const { layout, context } = this;
    if (size === 'none') {
      this.result.pay(amount, false);
      return this.tweens.wait(this.tuning.result.pillMs).done;
    }
    const place = this.winPlace(size, amount);
    if (!context.reducedMotion) this.fly.start(this.hits, place);
    await this.win.play(size, amount, { ...place, stage: layout, balance: layout.balance });
    // A skipped or finished show leaves its sum; another model or phase may have come meanwhile.
    if (this.view?.last?.phase === this.drawn) this.result.pay(amount, true);
  }

  /** A small win is told where the amount will stay, a larger one in the middle. */
  private winPlace(
    size: WinSize,
    amount: number,
  ): { readonly x: number; readonly y: number; readonly unit: number; readonly width: number } {
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
  private settle(): void {
    this.layout = wingoLayout(this.box, this.view?.fullOpen ?? false);
    this.keeper.settle();
    this.board.settle();
    this.period.settle();
    this.result.settle();
    this.mask.settle();
    this.sounds.settle();
    this.burst = true;
  }

  private catchUp(): void {
    this.settle();
    this.tweens.finishAll();
    this.ball.clear();
    this.fly.clear();
  }
}
