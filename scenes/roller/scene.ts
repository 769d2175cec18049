/**
 * The Roller room on the canvas. Five draw calls: sky and past numbers (back batch), the gauge (written only when it changed), their words, the needle with
 * marker, number and what flies (front batch), and the words of those.
 */
import { Container } from 'pixi.js';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene } from '../kit/scene';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Dial } from './dial';
import { Figures } from './figures';
import { History } from './history';
import { rollerLayout, type RollerLayout } from './layout';
import { Marker } from './marker';
import { MomentKeeper, OVER } from './moment';
import { Needle } from './needle';
import type { RollerContext } from './parts';
import { Pill } from './pill';
import { Reels } from './reels';
import { RollerSky } from './sky';
import { RollerSounds } from './sounds';
import type { RollerTuning } from './tuning';
import type { RollerCue, RollerView } from './view';

const BACK_QUADS = 1000;
const DIAL_QUADS = 1100;
const FRONT_QUADS = 420;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
const NO_BOX: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

export class RollerScene implements Scene<RollerView, RollerCue> {
  readonly root = new Container();
  private readonly back: QuadBatch;
  private readonly plate: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: RollerSky;
  private readonly dial: Dial;
  private readonly figures: Figures;
  private readonly history: History;
  private readonly needle: Needle;
  private readonly marker: Marker;
  private readonly reels: Reels;
  private readonly pill: Pill;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly sounds: RollerSounds;
  private readonly cosmetic = new Cosmetic();
  private layout: RollerLayout = rollerLayout(NO_BOX);
  private skyQuads = 0;
  private view: RollerView | null = null;
  /** What the gauge was written for. */
  private plated: RollerLayout | null = null;
  private plateKey = Number.NaN;
  private landed = true;
  private judged = true;

  constructor(
    private readonly context: RollerContext,
    private readonly tuning: RollerTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.plate = new QuadBatch(assets, DIAL_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new RollerSky(assets, tuning);
    this.dial = new Dial(assets, tuning);
    this.figures = new Figures(context);
    this.history = new History(context);
    this.needle = new Needle(context, tuning);
    this.marker = new Marker(context);
    this.reels = new Reels(context, tuning);
    this.pill = new Pill(context);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new RollerSounds(context.sound, tuning.sound);
    const words = new Container();
    words.addChild(this.history.view, this.figures.view);
    this.root.addChild(
      this.back.view,
      this.plate.view,
      words,
      this.front.view,
      this.marker.view,
      this.pill.view,
      this.win.view,
    );
  }

  show(view: RollerView): void {
    const before = this.view;
    this.view = view;
    if (!before) return this.settle();
    // A sum stays beside its number until the player goes on.
    if (view.phase === 'processing' || before.choose !== view.choose || before.isHigher !== view.isHigher)
      this.pill.clear();
  }

  cue(cue: RollerCue): Promise<void> {
    this.sounds.cue(cue);
    switch (cue.type) {
      case 'roll':
        this.win.skip();
        this.pill.clear();
        this.keeper.start(cue);
        this.landed = false;
        this.judged = false;
        return this.tweens.wait(MomentKeeper.toldMs(this.tuning, cue.turbo)).done;
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
    const now = this.keeper.advance(ms, view, still);
    this.burst();
    this.tweens.tick(ms);
    this.figures.tick(layout);
    this.history.tick(now, view, layout);
    this.needle.tick(ms, now);
    this.marker.tick(view.choose, layout);
    this.reels.tick(ms, now);
    this.pill.tick(ms, view, layout, this.win.running, still);
    this.win.tick(ms);
    this.sounds.tick(ms, now, view);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.history.draw(this.back, now, view, layout);
    this.back.end();
    this.drawPlate(view);
    this.front.begin();
    this.reels.draw(this.front, now, layout);
    this.needle.draw(this.front, now, layout, still);
    this.marker.draw(this.front, now, view.choose, layout);
    this.pill.draw(this.front, layout);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.layout = rollerLayout(box);
    this.cosmetic.renew();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
  }

  destroy(): void {
    this.view = null;
    this.tweens.destroy();
    this.back.destroy();
    this.plate.destroy();
    this.front.destroy();
    this.root.destroy({ children: true });
  }

  private drawPlate({ choose }: RollerView): void {
    const { layout, plate } = this;
    const { now } = this.keeper;
    const key = Dial.key(now, choose);
    if (this.plated === layout && this.plateKey === key) return;
    this.plated = layout;
    this.plateKey = key;
    plate.begin();
    this.dial.draw(plate, now, choose, layout);
    plate.end();
  }

  /** Sparks when the needle stands, and more when its number won. */
  private burst(): void {
    const { now } = this.keeper;
    const { layout, context } = this;
    if (context.reducedMotion) return;
    const budget = qualityBudget[context.quality];
    if (!this.landed && now.landMs < OVER) {
      this.landed = true;
      this.needle.burst(false, now, layout, budget);
    }
    if (!this.judged && now.landMs < OVER && now.won !== null) {
      this.judged = true;
      if (now.won) this.needle.burst(true, now, layout, budget);
    }
  }

  /** Money back. More than the stake is celebrated; the amount stays under the number. */
  private pay({ size, amount }: Extract<RollerCue, { type: 'win' }>): Promise<void> {
    const {
      layout: { dial, pill, unit, text, width, height, balance, safe },
    } = this;
    // A skipped or finished show leaves its sum, unless the player has gone on meanwhile.
    const leave = (): void => {
      if (this.view && this.view.phase !== 'processing' && this.judged) this.pill.pay(amount, size !== 'none');
    };
    if (size === 'none') return Promise.resolve(leave());
    const place = {
      S: { y: pill.y, unit: text * 0.86 },
      M: { y: pill.y - 4 * unit, unit: unit * 0.74 },
      L: { y: dial.y - 46 * unit, unit },
      XL: { y: dial.y - 46 * unit, unit },
    }[size];
    return this.win.play(
      size,
      amount,
      {
        ...place,
        x: pill.x,
        width: Math.min(dial.outer * 2, safe.right - safe.left) * 0.94,
        stage: { width, height },
        balance,
      },
      leave,
    );
  }

  /** First picture: everything is where the clock says. */
  private settle(): void {
    this.keeper.settle(this.view);
    this.reels.settle();
    this.sounds.settle(this.view);
    this.landed = true;
    this.judged = true;
  }

  private catchUp(): void {
    this.settle();
    this.tweens.finishAll();
    this.needle.clear();
  }
}
