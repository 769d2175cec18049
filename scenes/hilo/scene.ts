/**
 * The Hilo room on the canvas. The sky's ground, and one draw call over it: deck, trail and slabs, their words, the cards that move, and the words of a win.
 */
import type { Quads } from '../kit/quads';
import { type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { Box } from '../kit/scene';
import type { Score } from '../kit/tweens';
import type { WinSpot, WinTuning } from '../kit/win';
import { Choices } from './choices';
import { Facts } from './facts';
import { Ladder } from './ladder';
import { hiloLayout, type HiloLayout } from './layout';
import { MomentKeeper } from './moment';
import { Outcome } from './outcome';
import type { HiloContext } from './parts';
import { RateShow } from './rate';
import { hiloSky } from './sky';
import { HiloSounds } from './sounds';
import { Table } from './table';
import { Trail } from './trail';
import type { HiloTuning } from './tuning';
import type { HiloCue, HiloSelect, HiloView } from './view';

export const QUADS = [2500] as const;
/** How much is seen of the ladder while connecting. */
const ASLEEP = 0.4;

export class HiloScene extends RoomScene<HiloView, HiloCue, HiloLayout, HiloContext> {
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<HiloLayout>;
  private readonly table: Table;
  private readonly rate: RateShow;
  private readonly trail: Trail;
  private readonly choices: Choices;
  private readonly ladder: Ladder;
  private readonly facts: Facts;
  private readonly outcome: Outcome;
  protected readonly sounds: HiloSounds;
  /** The view whose figures are shown: while a card is on its way, the one before it. */
  private told: HiloView | null = null;
  /** The guess whose card is on its way. */
  private sent: HiloSelect | null = null;

  constructor(
    context: HiloContext,
    private readonly tuning: HiloTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: hiloLayout, win });
    const { assets } = context;
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, hiloSky, tuning.room.rayTurn);
    this.table = new Table(context, tuning);
    this.rate = new RateShow(context, tuning.right);
    this.trail = new Trail(context, tuning);
    this.choices = new Choices(context, tuning);
    this.ladder = new Ladder(context, tuning.ladder);
    this.facts = new Facts(context, tuning.ladder);
    this.outcome = new Outcome(context, tuning.result);
    this.sounds = new HiloSounds(context.sound, tuning.draw);
    this.compose(
      [
        this.rate.view,
        this.trail.view,
        this.choices.view,
        this.ladder.view,
        this.facts.view,
        this.outcome.view,
        this.table.view,
      ],
      [this.win.view],
    );
  }

  protected shown(view: HiloView, before: HiloView | null): void {
    if (!before) return this.settle();
    if (view.chosen === null || view.chosen === before.chosen) return;
    this.sent = view.chosen;
    this.choices.press(view.chosen);
    this.sounds.press();
  }

  protected play(cue: HiloCue): Promise<void> {
    const { keeper, tuning, context } = this;
    const still = context.reducedMotion;
    switch (cue.type) {
      case 'deal':
        this.table.begin();
        keeper.deal(this.table.faceDown, still);
        return this.arrival();
      case 'turn':
        this.table.begin();
        keeper.turn(cue.index, cue.right, cue.chance, still);
        return this.arrival();
      case 'skip':
        this.table.begin();
        keeper.skip(cue.index, still);
        return this.arrival();
      case 'cash':
        return this.onceKnown(() => {
          keeper.cash();
          return this.tweens.wait(
            tuning.cash.rippleMs + tuning.cash.flyMs + tuning.cash.stagger * this.layout.trail.slots,
          ).done;
        });
      case 'win':
        return this.onceKnown(() => this.celebrate(cue.size, cue.amount, this.winPlace()));
    }
  }

  protected follow(ms: number, view: HiloView, still: boolean): void {
    const now = this.keeper.advance(ms);
    if (now.mode === 'rest' || now.since >= 0) this.told = view;
    if (!now.revealed) return;
    this.choices.refill();
    if (now.rare && !still) this.freeze(this.tuning.right.hitStopMs);
  }

  protected move(ms: number, view: HiloView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    const told = this.told ?? view;
    this.trail.tick(ms, now, told, layout, still);
    this.table.tick(ms, now, view, layout, this.trail.place(now.index - 1, layout), budget, still);
    this.rate.tick(ms, told, layout, still);
    const turning = now.mode !== 'rest' && now.since < 0;
    this.choices.tick(ms, told, view, turning, layout, still);
    this.ladder.tick(ms, told, turning ? this.sent : view.chosen, layout, still);
    this.facts.tick(ms, told, now.mode === 'deal', layout, still);
    this.outcome.tick(ms, told, layout, still);
    this.sounds.tick(now, told.right);
  }

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    this.table.light(this.sky);
    this.sky.draw(this.ground, batch, this.layout, this.keeper.now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: HiloView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    const told = this.told ?? view;
    this.table.drawBack(batch, now, layout, still);
    this.trail.draw(batch, now, told, layout, still);
    this.choices.draw(batch, told, layout);
    this.ladder.draw(batch, layout, told.phase === 'connecting' ? ASLEEP : 1, still);
    this.facts.draw(batch);
    this.outcome.draw(batch, layout);
  }

  protected drawFront(batch: Quads, view: HiloView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.table.draw(batch, now, layout);
    if (!still) this.trail.drawFlight(batch, now, this.told ?? view, layout);
  }

  override resize(box: Box): void {
    super.resize(box);
    this.trail.settle();
  }

  /** Settles when the card that comes lies in its place. */
  private arrival(): Promise<void> {
    const { draw, right } = this.tuning;
    return this.tweens.wait(this.keeper.revealMs + Math.max(draw.settleMs, right.flyMs + right.stampMs)).done;
  }

  /** A round that its last guess ended is not celebrated before that card is known. */
  private onceKnown(play: () => Promise<void>): Promise<void> {
    const { mode, since } = this.keeper.now;
    if (mode === 'rest' || since >= 0) return play();
    return this.tweens.after(-since, play);
  }

  private winPlace(): WinSpot {
    const { layout } = this;
    const { hero, card, unit } = layout;
    return {
      x: card.x,
      y: card.y + 20 * unit,
      unit: Math.max(0.8, Math.min(1.3, unit)),
      width: hero.width * 0.9,
    };
  }

  /** Without the way there: a tab comes back, the first frame. */
  protected settle(): void {
    this.keeper.settle();
    this.table.settle();
    this.rate.settle();
    this.trail.settle();
    this.choices.settle();
    this.ladder.settle();
    this.facts.settle();
    this.outcome.settle();
    this.sounds.settle();
    this.told = this.view;
    this.freeze(0);
  }
}
