/**
 * The roulette room on the canvas. Four draw calls: sky, wheel and columns (back batch), their words, what flies (front batch), and its words.
 */
import { Container } from 'pixi.js';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene } from '../kit/scene';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Ball } from './ball';
import { Columns } from './columns';
import { Disc } from './disc';
import { History } from './history';
import { Hub } from './hub';
import { rouletteLayout, type RouletteLayout } from './layout';
import { MomentKeeper, OVER } from './moment';
import { OwnResult } from './own';
import type { RouletteContext } from './parts';
import { RouletteSky } from './sky';
import { RouletteSounds } from './sounds';
import { spinLength } from './spin';
import type { RouletteTuning } from './tuning';
import type { RouletteCue, RouletteView } from './view';

export const BACK_QUADS = 2000;
export const FRONT_QUADS = 320;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
const NO_BOX: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

export class RouletteScene implements Scene<RouletteView, RouletteCue> {
  readonly root = new Container();
  private readonly words = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: RouletteSky;
  private readonly disc: Disc;
  private readonly ball: Ball;
  private readonly hub: Hub;
  private readonly history: History;
  private readonly columns: Columns;
  private readonly own: OwnResult;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly sounds: RouletteSounds;
  private readonly cosmetic = new Cosmetic();
  private layout: RouletteLayout;
  private box = NO_BOX;
  /** The sky's, which lie below everything. */
  private skyQuads = 0;
  private view: RouletteView | null = null;
  private burst = true;

  constructor(
    private readonly context: RouletteContext,
    private readonly tuning: RouletteTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.layout = rouletteLayout(NO_BOX);
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new RouletteSky(assets, tuning.wheel);
    this.disc = new Disc(context, tuning);
    this.ball = new Ball(context, tuning.spin);
    this.hub = new Hub(context, tuning.clock);
    this.history = new History(context);
    this.columns = new Columns(context, tuning.columns);
    this.own = new OwnResult(context, tuning.own);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new RouletteSounds(context.sound, tuning);
    this.words.addChild(this.history.view, this.disc.view, this.hub.view, this.columns.view);
    this.root.addChild(this.back.view, this.words, this.front.view, this.win.view, this.own.view);
  }

  show(view: RouletteView): void {
    const before = this.view;
    this.view = view;
    if (before === null || before.phase === 'connecting') return this.settle();
    if (before.columns !== view.columns) this.feel(before, view);
  }

  cue(cue: RouletteCue): Promise<void> {
    this.sounds.cue(cue);
    switch (cue.type) {
      case 'placed':
        for (const { pool } of cue.bets) this.columns.confirm(pool);
        return this.tweens.wait(this.tuning.columns.coinMs).done;
      case 'draw':
        // The spin itself follows from the view and the clock; this is how long it takes.
        return this.tweens.wait(spinLength(this.tuning.spin) + this.tuning.land.holdMs + this.tuning.land.hopMs).done;
      case 'win':
        return this.pay(cue);
    }
  }

  tick(ms: number): void {
    const { view, layout, context } = this;
    if (!view) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const still = context.reducedMotion;
    const now = this.keeper.advance(ms, context.now(), view, still);
    this.tweens.tick(ms);
    this.disc.tick(ms, now, layout);
    const { seen } = this.disc;
    this.tellLanding(now.landMs);
    this.hub.tick(now, seen, still);
    this.columns.tick(ms, now, view, layout, still);
    this.win.tick(ms);
    this.own.tick(ms, now, view, layout, this.win.running, still);
    this.sounds.tick(now, still);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.disc.draw(this.back, now, layout, budget);
    this.hub.draw(this.back, now, seen);
    this.ball.draw(this.back, now, seen);
    this.disc.drawFront(this.back, now);
    this.columns.draw(this.back, now, layout);
    this.history.draw(this.back, now, view, layout, seen, still);
    this.back.end();
    this.front.begin();
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.box = box;
    this.layout = rouletteLayout(box);
    this.cosmetic.renew();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
  }

  destroy(): void {
    this.view = null;
    this.sounds.hush();
    this.tweens.destroy();
    this.back.destroy();
    this.front.destroy();
    this.root.destroy({ children: true });
  }

  /** A column gives way where the player laid something down. */
  private feel(before: RouletteView, view: RouletteView): void {
    let tapped = false;
    for (let i = 0; i < view.columns.length; i += 1) {
      const column = view.columns[i];
      if (!column || column.pending <= (before.columns[i]?.pending ?? 0)) continue;
      this.columns.press(column.team);
      tapped = true;
    }
    if (tapped) this.sounds.tap();
  }

  /** Sparks once, when the ball is seen to come to rest. */
  private tellLanding(landMs: number): void {
    if (landMs === OVER || landMs < 0) this.burst = false;
    else if (!this.burst) {
      this.burst = true;
      if (landMs < AWAY_MS / 3) this.disc.burst(this.keeper.now, qualityBudget[this.context.quality]);
    }
  }

  /** Money back. Only more than the stake is celebrated, over the lower half of the wheel: pocket, ball and number stay in sight. */
  private pay({ size, amount }: Extract<RouletteCue, { type: 'win' }>): Promise<void> {
    const { wheel, hero, unit } = this.layout;
    const place = {
      x: wheel.x,
      y: wheel.y + wheel.radius * 0.56,
      unit: Math.max(0.75, Math.min(1.4, unit)),
      width: Math.min(hero.width, wheel.radius * 2.1),
      stage: this.layout,
      balance: this.layout.balance,
    };
    return this.win.play(size, amount, place);
  }

  /** First picture: everything is where the clock says. */
  private settle(): void {
    this.keeper.settle();
    this.columns.settle();
    this.sounds.settle();
    this.disc.clear();
    this.burst = true;
  }

  private catchUp(): void {
    this.settle();
    this.tweens.finishAll();
  }
}
