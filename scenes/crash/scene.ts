/**
 * The crash room on the canvas. The sky's ground, and one draw call over it: everything that glows and moves behind, rocket and text, and bursts in front.
 */
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import type { Box } from '../kit/scene';
import { Shake } from '../kit/shake';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
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

export const QUADS = [2900] as const;

export class CrashScene extends RoomScene<CrashView, CrashCue, CrashLayout, CrashContext> {
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
  private readonly shake = new Shake();
  protected readonly sounds: CrashSounds;

  constructor(
    context: CrashContext,
    private readonly tuning: CrashTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: crashLayout, win });
    const { assets } = context;
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
    this.sounds = new CrashSounds(context.sound);
    this.compose(
      [this.guides.view, this.rocket.body, this.own.view, this.pills.view, this.hero.view, this.note.view],
      [this.win.view],
    );
  }

  protected shown(view: CrashView, before: CrashView | null): void {
    if (!before) this.settle();
    else if (before.roundId !== view.roundId) this.newRound(before.phase === 'squib' && view.phase === 'preparation');
  }

  protected play(cue: CrashCue): Promise<void> {
    const { now } = this.keeper;
    const budget = qualityBudget[this.context.quality];
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
          this.freeze(this.tuning.boom.hitStopMs);
          this.shake.start(this.tuning.boom.shakePx, this.tuning.boom.shakeMs);
        }
        return this.tweens.wait(this.tuning.hero.crashPopMs).done;
      case 'win':
        return this.celebrate(cue.size, cue.amount, {
          x: this.layout.hero.x,
          y: (this.layout.note.y + this.layout.plot.bottom) / 2,
          unit: this.layout.unit,
          width: (this.layout.safe.right - this.layout.safe.left) * 0.92,
        });
    }
  }

  protected follow(ms: number, view: CrashView): void {
    this.keeper.advance(ms, this.context.now(), view, this.layout);
  }

  protected move(ms: number, view: CrashView, budget: QualityBudget): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.rocket.tick(ms, now, layout, budget);
    this.guides.tick(ms, now, layout);
    this.hero.tick(ms, now, layout);
    this.note.tick(ms, now, view, layout);
    this.pills.tick(ms, now, layout);
    this.own.tick(ms, now, view, layout);
    this.boom.tick(ms);
    this.shake.tick(ms, this.root);
    this.sounds.tick(now, view);
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    this.sky.draw(this.ground, batch, this.keeper.now, this.layout, budget, still);
  }

  protected drawBack(batch: Quads, _view: CrashView, budget: QualityBudget): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.boom.drawLight(batch, now, layout);
    this.hero.draw(batch, now, layout);
    this.guides.draw(batch, now, layout);
    this.curve.draw(batch, now, layout, budget.glow);
    this.own.drawMark(batch, now, layout);
    this.pad.draw(batch, now, layout);
    this.rocket.draw(batch, now, layout, budget);
  }

  protected drawFront(batch: Quads): void {
    this.boom.draw(batch, this.keeper.now, this.layout);
    this.own.draw(batch, this.layout);
  }

  override resize(box: Box): void {
    super.resize(box);
    this.keeper.settle();
  }

  protected override scores(): readonly Score<object>[] {
    return [...this.keeper.scores, ...this.own.scores];
  }

  protected settle(): void {
    this.keeper.settle();
  }

  protected override clear(): void {
    this.pills.clear();
    this.own.clear();
    this.boom.clear();
    this.rocket.clear();
    this.freeze(0);
  }

  private newRound(seen: boolean): void {
    this.keeper.newRound(seen);
    this.pills.clear();
    this.own.clear();
    this.boom.clear();
  }
}
