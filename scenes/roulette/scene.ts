/**
 * The roulette room on the canvas. The sky's ground, and one draw call over it: wheel and columns, their words, what flies, and its words.
 */
import { mix } from '../kit/color';
import { OVER } from '../kit/ease';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
import { Ball } from './ball';
import { Columns } from './columns';
import { Disc } from './disc';
import { History } from './history';
import { Hub } from './hub';
import { rouletteLayout, type RouletteLayout } from './layout';
import { MomentKeeper } from './moment';
import { OwnResult } from './own';
import type { RouletteContext } from './parts';
import { HALO, rouletteSky } from './sky';
import { RouletteSounds } from './sounds';
import { spinLength } from './spin';
import type { RouletteTuning } from './tuning';
import type { RouletteCue, RouletteView } from './view';

export const QUADS = [3000] as const;

/** A landing that was longer ago throws no sparks. */
const FRESH_MS = 500;

export class RouletteScene extends RoomScene<RouletteView, RouletteCue, RouletteLayout, RouletteContext> {
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<RouletteLayout>;
  private readonly disc: Disc;
  private readonly ball: Ball;
  private readonly hub: Hub;
  private readonly history: History;
  private readonly columns: Columns;
  private readonly own: OwnResult;
  protected readonly sounds: RouletteSounds;
  private burst = true;

  constructor(
    context: RouletteContext,
    private readonly tuning: RouletteTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: rouletteLayout, win });
    const { assets } = context;
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, rouletteSky, tuning.wheel.rayTurn);
    this.disc = new Disc(context, tuning);
    this.ball = new Ball(context, tuning.spin);
    this.hub = new Hub(context, tuning.clock);
    this.history = new History(context);
    this.columns = new Columns(context, tuning.columns);
    this.own = new OwnResult(context, tuning.own);
    this.sounds = new RouletteSounds(context.sound, tuning);
    this.compose([this.history.view, this.disc.view, this.hub.view, this.columns.view], [this.win.view, this.own.view]);
  }

  protected shown(view: RouletteView, before: RouletteView | null): void {
    if (before === null || before.phase === 'connecting') return this.settle();
    if (before.columns !== view.columns) this.feel(before, view);
  }

  protected play(cue: RouletteCue): Promise<void> {
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

  protected follow(ms: number, view: RouletteView, still: boolean): void {
    this.keeper.advance(ms, this.context.now(), view, still);
  }

  protected move(ms: number, view: RouletteView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.disc.tick(ms, now, layout);
    this.tellLanding(now.landMs);
    this.hub.tick(now, this.disc.seen, still);
    this.columns.tick(ms, now, view, layout, still);
    this.own.tick(ms, now, view, layout, this.win.running, still);
    this.sounds.tick(now, still);
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    const { sky } = this;
    const { now } = this.keeper;
    sky.light(0, mix(0x5f3dff, now.light, 0.45));
    const asleep = now.phase === 'connecting' ? 0.55 : 1;
    sky.light(HALO, mix(0x7a3dff, now.light, 0.3), budget.glow ? asleep : 0);
    sky.rays = mix(now.light, 0xb7a6ff, 0.6);
    sky.draw(this.ground, batch, this.layout, now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: RouletteView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    const { seen } = this.disc;
    this.disc.draw(batch, now);
    this.hub.draw(batch, now, seen);
    this.ball.draw(batch, now, seen);
    this.disc.drawFront(batch, now);
    this.columns.draw(batch, now, layout);
    this.history.draw(batch, now, view, layout, seen, still);
  }

  /** Only the celebration. */
  protected drawFront(): void {}

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
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
      if (landMs < FRESH_MS) this.disc.burst(this.keeper.now, qualityBudget[this.context.quality]);
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
    };
    return this.celebrate(size, amount, place);
  }

  /** First picture: everything is where the clock says. */
  protected settle(): void {
    this.keeper.settle();
    this.columns.settle();
    this.sounds.settle();
    this.disc.clear();
    this.burst = true;
  }
}
