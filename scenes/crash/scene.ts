/**
 * The crash room on the canvas. Three draw calls: everything that glows and moves behind (back batch), rocket and text (sprites of the same atlas),
 * and bursts in front (front batch).
 */
import { Container } from 'pixi.js';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene } from '../kit/scene';
import { Shake } from '../kit/shake';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Boom } from './boom';
import { Curve } from './curve';
import { Guides } from './guides';
import { Hero } from './hero';
import { crashLayout, type CrashLayout } from './layout';
import { MomentKeeper } from './moment';
import { Note } from './note';
import { OwnCashOut } from './own';
import { Pad } from './pad';
import type { CrashContext } from './parts';
import { Pills } from './pills';
import { Rocket } from './rocket';
import { CrashSky } from './sky';
import { CrashSounds } from './sounds';
import type { CrashTuning } from './tuning';
import type { CrashCue, CrashView } from './view';

const BACK_QUADS = 2000;
const FRONT_QUADS = 420;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;

export class CrashScene implements Scene<CrashView, CrashCue> {
  readonly root = new Container();
  private readonly world = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: CrashSky;
  private readonly curve: Curve;
  private readonly pad: Pad;
  private readonly rocket: Rocket;
  private readonly guides: Guides;
  private readonly hero: Hero;
  private readonly note: Note;
  private readonly pills: Pills;
  private readonly own: OwnCashOut;
  private readonly boom: Boom;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly shake = new Shake();
  private readonly sounds: CrashSounds;
  private layout: CrashLayout;
  private readonly cosmetic = new Cosmetic();
  /** The sky's, which lie below everything. */
  private skyQuads = 0;
  private view: CrashView | null = null;
  private hold = 0;

  constructor(
    private readonly context: CrashContext,
    private readonly tuning: CrashTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.layout = crashLayout({ width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } });
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new CrashSky(assets, tuning.sky);
    this.curve = new Curve(assets);
    this.pad = new Pad(assets, tuning.pad);
    this.rocket = new Rocket(context, tuning);
    this.guides = new Guides(context, tuning.axes);
    this.hero = new Hero(context, tuning);
    this.note = new Note(context);
    this.pills = new Pills(context, tuning.pills);
    this.own = new OwnCashOut(context, tuning.own);
    this.boom = new Boom(context, tuning.boom);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new CrashSounds(context.sound);
    this.world.addChild(
      this.back.view,
      this.guides.view,
      this.rocket.body,
      this.own.view,
      this.pills.view,
      this.hero.view,
      this.note.view,
      this.front.view,
      this.win.view,
    );
    this.root.addChild(this.world);
  }

  show(view: CrashView): void {
    const before = this.view;
    this.view = view;
    if (!before) this.keeper.settle();
    else if (before.roundId !== view.roundId) this.newRound(before.phase === 'squib' && view.phase === 'preparation');
  }

  cue(cue: CrashCue): Promise<void> {
    const { now } = this.keeper;
    const budget = qualityBudget[this.context.quality];
    this.sounds.cue(cue);
    switch (cue.type) {
      case 'bet':
        if (now.phase === 'preparation') this.rocket.board(now, this.layout, cue.own);
        return this.tweens.wait(this.tuning.rocket.moteMs).done;
      case 'launch':
        return this.tweens.wait(this.tuning.launch.panMs).done;
      case 'cashOut':
        if (!cue.own) {
          this.pills.add(cue);
          return Promise.resolve();
        }
        this.own.burst(now, this.layout, budget);
        this.note.beat();
        return this.tweens.wait(this.tuning.own.coinMs).done;
      case 'crashed':
        this.keeper.crashed();
        this.boom.start(now, this.layout, budget);
        if (!this.context.reducedMotion) {
          this.hold = this.tuning.boom.hitStopMs;
          this.shake.start(this.tuning.boom.shakePx, this.tuning.boom.shakeMs);
        }
        return this.tweens.wait(this.tuning.hero.crashPopMs).done;
      case 'win':
        return this.win.play(cue.size, cue.amount, {
          x: this.layout.hero.x,
          y: (this.layout.note.y + this.layout.plot.bottom) / 2,
          unit: this.layout.unit,
          width: (this.layout.safe.right - this.layout.safe.left) * 0.92,
          stage: this.layout,
          balance: this.layout.balance,
        });
    }
  }

  tick(ms: number): void {
    const { view, layout, context } = this;
    if (!view) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const stopped = Math.min(ms, this.hold);
    this.hold -= stopped;
    const moved = ms - stopped;
    const now = this.keeper.advance(moved, context.now(), view, layout);
    this.tweens.tick(moved);
    this.rocket.tick(moved, now, layout, budget);
    this.guides.tick(moved, now, layout);
    this.hero.tick(moved, now, layout);
    this.note.tick(moved, now, view, layout);
    this.pills.tick(moved, now, layout);
    this.own.tick(moved, now, view, layout);
    this.boom.tick(moved);
    this.win.tick(moved);
    this.shake.tick(moved, this.world);
    this.sounds.tick(now, view);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now, layout, budget, context.reducedMotion);
    if (fresh) this.skyQuads = this.back.count;
    this.boom.drawLight(this.back, now, layout);
    this.hero.draw(this.back, now, layout);
    this.guides.draw(this.back, now, layout);
    this.curve.draw(this.back, now, layout, budget.glow);
    this.own.drawMark(this.back, now, layout);
    this.pad.draw(this.back, now, layout);
    this.rocket.draw(this.back, now, layout, budget);
    this.back.end();
    this.front.begin();
    this.boom.draw(this.front, now, layout);
    this.own.draw(this.front, layout);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.layout = crashLayout(box);
    this.cosmetic.renew();
    this.keeper.settle();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
  }

  destroy(): void {
    this.tweens.destroy();
    this.sounds.destroy();
    this.back.destroy();
    this.front.destroy();
    this.root.destroy({ children: true });
  }

  private newRound(seen: boolean): void {
    this.keeper.newRound(seen);
    this.pills.clear();
    this.own.clear();
    this.boom.clear();
  }

  private catchUp(): void {
    this.keeper.settle();
    this.tweens.finishAll();
    this.pills.clear();
    this.own.clear();
    this.boom.clear();
    this.rocket.clear();
    this.hold = 0;
  }
}
