/**
 * The Roller room on the canvas. What is opaque of the gauge, the sky's ground, and three draw calls over it: sky and past numbers, the gauge (written only when it changed), and all that lies over it: words, the needle
 * with marker, number and what flies, and the words of those.
 */
import { OVER } from '../kit/ease';
import { QuadBatch } from '../kit/quad-batch';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
import { toldMs } from './choreography';
import { Dial } from './dial';
import { Figures } from './figures';
import { History } from './history';
import { rollerLayout, type RollerLayout } from './layout';
import { Marker } from './marker';
import { MomentKeeper } from './moment';
import { Needle } from './needle';
import type { RollerContext } from './parts';
import { Pill } from './pill';
import { Reels } from './reels';
import { rollerSky, zoneLights } from './sky';
import { RollerSounds } from './sounds';
import type { RollerTuning } from './tuning';
import type { RollerCue, RollerView } from './view';

export const QUADS = [1000, 900] as const;
export const DIAL_QUADS = 1400;
/** Its face alone is 288. */
const DIAL_SOLIDS = 320;

export class RollerScene extends RoomScene<RollerView, RollerCue, RollerLayout, RollerContext> {
  private readonly plate: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<RollerLayout>;
  private readonly lightZones: ReturnType<typeof zoneLights>;
  private readonly dial: Dial;
  private readonly figures: Figures;
  private readonly history: History;
  private readonly needle: Needle;
  private readonly marker: Marker;
  private readonly reels: Reels;
  private readonly pill: Pill;
  protected readonly sounds: RollerSounds;
  /** What the gauge was written for. */
  private plated: RollerLayout | null = null;
  private plateKey = Number.NaN;
  private bezelQuads = 0;
  private bezelSolids = 0;
  private landed = true;
  private judged = true;

  constructor(
    context: RollerContext,
    private readonly tuning: RollerTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: rollerLayout, win });
    const { assets } = context;
    this.plate = new QuadBatch(assets, DIAL_QUADS, { below: this.back.capacity, solids: DIAL_SOLIDS });
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, rollerSky, tuning.room.rayTurn);
    this.lightZones = zoneLights(tuning.zones);
    this.dial = new Dial(assets, tuning);
    this.figures = new Figures(context);
    this.history = new History(context);
    this.needle = new Needle(context, tuning);
    this.marker = new Marker(context);
    this.reels = new Reels(context, tuning);
    this.pill = new Pill(context);
    this.sounds = new RollerSounds(context.sound, tuning.sound);
    this.compose([this.history.view, this.figures.view], [this.marker.view, this.pill.view, this.win.view], this.plate);
  }

  protected shown(view: RollerView, before: RollerView | null): void {
    if (!before) return this.settle();
    // A sum stays beside its number until the player goes on.
    if (view.phase === 'processing' || before.choose !== view.choose || before.isHigher !== view.isHigher)
      this.pill.clear();
  }

  protected play(cue: RollerCue): Promise<void> {
    switch (cue.type) {
      case 'roll':
        this.win.skip();
        this.pill.clear();
        this.keeper.start(cue);
        this.landed = false;
        this.judged = false;
        return this.tweens.wait(toldMs(this.tuning, cue.turbo)).done;
      case 'win':
        return this.pay(cue);
    }
  }

  protected follow(ms: number, view: RollerView, still: boolean): void {
    this.keeper.advance(ms, view, still);
    this.burst();
  }

  protected move(ms: number, view: RollerView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.figures.tick(layout);
    this.history.tick(now, view, layout);
    this.needle.tick(ms, now);
    this.marker.tick(view.choose, layout);
    this.reels.tick(ms, now);
    this.pill.tick(ms, view, layout, this.win.running, still);
    this.sounds.tick(ms, now, view);
  }

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    const { now } = this.keeper;
    this.lightZones(this.sky, now);
    this.sky.draw(this.ground, batch, this.layout, now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: RollerView): void {
    this.history.draw(batch, this.keeper.now, view, this.layout);
    this.drawPlate(view);
  }

  protected drawFront(batch: Quads, view: RollerView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.reels.draw(batch, now, layout);
    this.needle.draw(batch, now, layout, still);
    this.marker.draw(batch, now, view.choose, layout);
    this.pill.draw(batch, layout);
  }

  override destroy(): void {
    this.plate.destroy();
    super.destroy();
  }

  private drawPlate({ choose }: RollerView): void {
    const { layout, plate } = this;
    const { now } = this.keeper;
    const key = Dial.key(now, choose);
    if (this.plated === layout && this.plateKey === key) return;
    const placed = this.plated !== layout;
    this.plated = layout;
    this.plateKey = key;
    if (placed) plate.begin();
    else plate.begin(this.bezelQuads, this.bezelSolids);
    if (placed) {
      this.dial.bezel(plate, layout);
      this.bezelQuads = plate.count;
      this.bezelSolids = plate.solids?.count ?? 0;
    }
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
      layout: { dial, pill, unit, text, safe },
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
    return this.celebrate(
      size,
      amount,
      {
        ...place,
        x: pill.x,
        width: Math.min(dial.outer * 2, safe.right - safe.left) * 0.94,
      },
      leave,
    );
  }

  /** First picture: everything is where the clock says. */
  protected settle(): void {
    this.keeper.settle(this.view);
    this.reels.settle();
    this.sounds.settle(this.view);
    this.landed = true;
    this.judged = true;
  }

  protected override clear(): void {
    this.needle.clear();
  }
}
