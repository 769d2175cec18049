/**
 * The dingdong room on the canvas. The sky's ground, and one draw call over it: history, cabinet and pools, their words, what flies, and the words of a win. The run is worked out from the server's clock each frame, so who joins late sees the light where it is.
 */
import { formatRp } from '../../rules/format';
import { hexColor } from '../kit/color';
import { approach, lerp, OVER } from '../kit/ease';
import { emission, Particles } from '../kit/particles';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { Rect } from '../kit/layout';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
import { Clock } from './clock';
import { History } from './history';
import { LAMPS } from './lamps';
import { dingdongLayout, type DingdongLayout } from './layout';
import { MomentKeeper, type Moment } from './moment';
import type { DingdongContext } from './parts';
import { Pools } from './pools';
import { Result } from './result';
import { Ring } from './ring';
import { breathe, dingdongSky, hitLight } from './sky';
import { DingdongSounds } from './sounds';
import { LIGHT } from './symbols';
import type { DingdongTuning } from './tuning';
import type { DingdongCue, DingdongPool, DingdongView } from './view';
import { lightOf, Window } from './window';

export const QUADS = [2500] as const;
/** A small win's amount over its size in the kit, and about how wide a character of it is there. */
const SMALL = 0.9,
  SMALL_DIGIT = 10.4;

export class DingdongScene extends RoomScene<DingdongView, DingdongCue, DingdongLayout, DingdongContext> {
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<DingdongLayout>;
  private readonly ring: Ring;
  private readonly window: Window;
  private readonly clock: Clock;
  private readonly result: Result;
  private readonly history: History;
  private readonly pools: Pools;
  private readonly bits: Particles;
  private readonly bit = emission();
  protected readonly sounds: DingdongSounds;
  private burst = true;
  private dim = 1;

  constructor(
    context: DingdongContext,
    private readonly tuning: DingdongTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: dingdongLayout, win });
    const { assets } = context;
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, dingdongSky);
    this.ring = new Ring(assets, tuning);
    this.window = new Window(assets, tuning.middle);
    this.clock = new Clock(context, tuning);
    this.result = new Result(context, tuning);
    this.history = new History(assets, tuning);
    this.pools = new Pools(context, tuning);
    this.bits = new Particles(72, [
      { frame: assets.frame('spark'), add: 1, gravity: 150, drag: 0.15, grow: 0.3, fadeIn: 0.02 },
    ]);
    this.sounds = new DingdongSounds(context.sound, tuning.ring);
    this.compose([this.clock.view, this.result.view, this.pools.view], [this.win.view]);
  }

  protected shown(view: DingdongView, before: DingdongView | null): void {
    if (!before || before.phase === 'connecting') return this.settle();
    if (before.roundId !== view.roundId) this.turn();
    if (view.runs.length > before.runs.length) this.burst = false;
    if (before.pools !== view.pools) this.touch(before.pools, view.pools);
  }

  protected play(cue: DingdongCue): Promise<void> {
    const { tuning } = this;
    switch (cue.type) {
      case 'placed':
        this.pools.confirm(cue.bets);
        return this.tweens.wait(tuning.pools.placedMs).done;
      case 'draw':
        return this.tweens.wait(
          Math.max(0, cue.run.stopTime - this.context.now()) +
            tuning.land.stopMs +
            tuning.land.flyMs +
            tuning.land.nameMs,
        ).done;
      case 'win':
        return this.pay(cue);
    }
  }

  protected follow(ms: number, view: DingdongView, still: boolean): void {
    const now = this.keeper.advance(ms, this.context.now(), view);
    if (!this.burst && now.landMs >= this.tuning.land.stopMs && now.landMs < OVER) {
      this.burst = true;
      if (now.landMs < 1000 && !still) this.spray(now, qualityBudget[this.context.quality].particles);
    }
    const goal = view.phase === 'disconnect' ? this.tuning.room.offlineDim : 1;
    this.dim = lerp(this.dim, goal, still ? 1 : approach(ms, 90));
  }

  protected move(ms: number, view: DingdongView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now, course } = this.keeper;
    this.bits.tick(ms);
    this.window.tick(ms, now, course, still);
    this.clock.tick(now, layout, still);
    this.result.tick(ms, now, layout, still);
    this.pools.tick(ms, now, view, layout, this.dim, still);
    this.sounds.tick(ms, now, course, still);
  }

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    const { now } = this.keeper;
    this.sky.light(0, hitLight(now));
    breathe(this.sky, now.seconds);
    this.sky.draw(this.ground, batch, this.layout, now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: DingdongView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now, course } = this.keeper;
    this.history.draw(batch, now, view, layout, still);
    this.ring.back(batch, layout);
    this.window.draw(batch, now, lightOf(now, course, this.lampLight()), layout, budget);
    this.clock.draw(batch, now, layout);
    this.result.draw(batch, now, course, layout, still);
    this.window.frame(batch, now, layout);
    this.ring.draw(batch, now, course, view, layout, budget, still);
    this.veil(batch, view);
    this.pools.draw(batch, now, layout, still);
  }

  protected drawFront(batch: Quads, view: DingdongView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now, course } = this.keeper;
    this.result.front(batch, now, course, layout, still);
    this.history.front(batch, now, view, layout, this.result, still);
    this.bits.draw(batch);
  }

  /** Light of the symbol under the running light. */
  private lampLight(): number {
    const { course } = this.keeper;
    return LIGHT[LAMPS[course.lamp(course.steps)] ?? 'AGAIN'];
  }

  /** While the connection is lost the cabinet is dim; the word in its window is not. */
  private veil(batch: Quads, { phase }: DingdongView): void {
    if (this.dim > 0.995 || phase === 'connecting') return;
    const {
      layout: { lamps },
      context: { assets },
    } = this;
    const shade = 1 - this.dim;
    const frame = assets.frame('lamp');
    for (let i = 0; i < lamps.length; i += 1) {
      const { x, y, width, height } = lamps[i] as Rect;
      batch.fill(frame, x, y, width, height, 0x0b0620, shade, 0x0b0620, shade);
    }
  }

  /** Money back. More than the stake is celebrated over the window; then its sum stays there. */
  private async pay({ size, amount }: Extract<DingdongCue, { type: 'win' }>): Promise<void> {
    const { layout } = this;
    const round = this.view?.roundId;
    if (size === 'none') {
      this.result.paid(amount, false);
      return this.tweens.wait(this.tuning.middle.payMs).done;
    }
    const { x, y, width } = this.result.moneyAt(layout);
    const { text } = layout;
    const half = (formatRp(amount).length * SMALL_DIGIT + 40) * 0.5 * text * SMALL;
    const unit = size === 'S' ? text * SMALL : Math.max(0.7, Math.min(1.3, text));
    await this.celebrate(size, amount, {
      x: Math.max(x, layout.window.x + Math.min(half, width / 2)),
      y,
      unit,
      width,
    });
    // A skipped or finished show leaves its sum; another round may have come meanwhile.
    if (this.view?.roundId === round && this.view?.runs.length) this.result.paid(amount, true);
  }

  private spray(now: Moment, share: number): void {
    const { bit, tuning, layout } = this;
    const { random } = this.context;
    const { x, y, width, height } = layout.lamps[this.keeper.course.lamp(this.keeper.course.length)] as Rect;
    const n = Math.round(tuning.land.sparks * share);
    const wave = hexColor(tuning.again.wave);
    for (let i = 0; i < n; i += 1) {
      const angle = (i / n) * Math.PI * 2 + random();
      const speed = (70 + random() * 150) * Math.max(0.7, layout.unit);
      bit.x = x + width / 2;
      bit.y = y + height / 2;
      bit.vx = Math.cos(angle) * speed;
      bit.vy = Math.sin(angle) * speed - 40;
      bit.size = 9 + random() * 14;
      bit.life = 420 + random() * 520;
      bit.rgb = random() < 0.3 ? 0xffffff : now.again ? wave : random() < 0.6 ? 0xffe98a : 0xff9a3d;
      bit.rotation = random() * 3;
      bit.spin = (random() - 0.5) * 6;
      this.bits.emit(bit);
    }
  }

  /** What is set up changes under the player's finger. */
  private touch(before: DingdongView['pools'], after: DingdongView['pools']): void {
    let on: boolean | null = null;
    for (let i = 0; i < after.length; i += 1) {
      const { select, pending, own } = after[i] as DingdongPool;
      const was = before[i]?.pending ?? 0;
      // What was sent leaves the slip too, and is no touch.
      if (pending === was || own !== before[i]?.own) continue;
      this.pools.press(select);
      on = pending > was;
    }
    if (on !== null) this.sounds.coin(on);
  }

  /** A new round begins. */
  private turn(): void {
    this.result.clear();
    this.burst = true;
  }

  /** First picture: everything is where the clock says. */
  protected settle(): void {
    this.keeper.settle();
    this.pools.settle();
    this.result.clear();
    this.sounds.settle();
    this.dim = this.view?.phase === 'disconnect' ? this.tuning.room.offlineDim : 1;
    this.burst = true;
  }

  /** What the round brought stays in its window. */
  protected override catchUp(): void {
    this.keeper.settle();
    this.pools.settle();
    this.sounds.settle();
    this.tweens.finishAll();
    this.bits.clear();
    this.burst = true;
  }
}
