/**
 * The Hilo room on the canvas. Four draw calls: sky, deck, trail and slabs (back batch), their words, the cards that move (front batch), and
 * the words of a win.
 */
import { Container } from 'pixi.js';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene } from '../kit/scene';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinPlace, type WinTuning } from '../kit/win';
import { Choices } from './choices';
import { Facts } from './facts';
import { Ladder } from './ladder';
import { hiloLayout, type HiloLayout } from './layout';
import { MomentKeeper } from './moment';
import { Outcome } from './outcome';
import type { HiloContext } from './parts';
import { RateShow } from './rate';
import { HiloSky } from './sky';
import { HiloSounds } from './sounds';
import { Table } from './table';
import { Trail } from './trail';
import type { HiloTuning } from './tuning';
import type { HiloCue, HiloSelect, HiloView } from './view';

const BACK_QUADS = 1500;
const FRONT_QUADS = 420;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
/** How much is seen of the ladder while connecting. */
const ASLEEP = 0.4;
const NO_BOX: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

export class HiloScene implements Scene<HiloView, HiloCue> {
  readonly root = new Container();
  private readonly words = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: HiloSky;
  private readonly table: Table;
  private readonly rate: RateShow;
  private readonly trail: Trail;
  private readonly choices: Choices;
  private readonly ladder: Ladder;
  private readonly facts: Facts;
  private readonly outcome: Outcome;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly sounds: HiloSounds;
  private readonly cosmetic = new Cosmetic();
  private layout: HiloLayout;
  /** The sky's, which lie below everything. */
  private skyQuads = 0;
  private view: HiloView | null = null;
  /** The view whose figures are shown: while a card is on its way, the one before it. */
  private told: HiloView | null = null;
  private hold = 0;
  /** The guess whose card is on its way. */
  private sent: HiloSelect | null = null;

  constructor(
    private readonly context: HiloContext,
    private readonly tuning: HiloTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.layout = hiloLayout(NO_BOX);
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new HiloSky(assets, tuning.room);
    this.table = new Table(context, tuning);
    this.rate = new RateShow(context, tuning.right);
    this.trail = new Trail(context, tuning);
    this.choices = new Choices(context, tuning);
    this.ladder = new Ladder(context, tuning.ladder);
    this.facts = new Facts(context, tuning.ladder);
    this.outcome = new Outcome(context, tuning.result);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new HiloSounds(context.sound, tuning.draw);
    this.words.addChild(
      this.rate.view,
      this.trail.view,
      this.choices.view,
      this.ladder.view,
      this.facts.view,
      this.outcome.view,
      this.table.view,
    );
    this.root.addChild(this.back.view, this.words, this.front.view, this.win.view);
  }

  show(view: HiloView): void {
    const before = this.view;
    this.view = view;
    if (!before) return this.settle();
    if (view.chosen === null || view.chosen === before.chosen) return;
    this.sent = view.chosen;
    this.choices.press(view.chosen);
    this.sounds.press();
  }

  cue(cue: HiloCue): Promise<void> {
    const { keeper, tuning, context } = this;
    const still = context.reducedMotion;
    this.sounds.cue(cue);
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
        return this.onceKnown(() => this.win.play(cue.size, cue.amount, this.winPlace()));
    }
  }

  tick(ms: number): void {
    const { view, layout, context, tuning } = this;
    if (!view) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const still = context.reducedMotion;
    const stopped = Math.min(ms, this.hold);
    this.hold -= stopped;
    const moved = ms - stopped;
    const now = this.keeper.advance(moved);
    if (now.mode === 'rest' || now.since >= 0) this.told = view;
    const told = this.told ?? view;
    if (now.revealed) {
      this.choices.refill();
      if (now.rare && !still) this.hold = tuning.right.hitStopMs;
    }
    this.tweens.tick(moved);
    this.trail.tick(moved, now, told, layout, still);
    this.table.tick(moved, now, view, layout, this.trail.place(now.index - 1, layout), budget, still);
    this.rate.tick(moved, told, layout, still);
    const turning = now.mode !== 'rest' && now.since < 0;
    this.choices.tick(moved, told, view, turning, layout, still);
    this.ladder.tick(moved, told, turning ? this.sent : view.chosen, layout, still);
    this.facts.tick(moved, told, now.mode === 'deal', layout, still);
    this.outcome.tick(moved, told, layout, still);
    this.win.tick(moved);
    this.sounds.tick(now, told.right);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now.seconds, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.table.drawBack(this.back, now, layout, still);
    this.trail.draw(this.back, now, told, layout, still);
    this.choices.draw(this.back, told, layout);
    this.ladder.draw(this.back, layout, told.phase === 'connecting' ? ASLEEP : 1, still);
    this.facts.draw(this.back);
    this.outcome.draw(this.back, layout);
    this.back.end();
    this.front.begin();
    this.table.draw(this.front, now, layout);
    if (!still) this.trail.drawFlight(this.front, now, told, layout);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.layout = hiloLayout(box);
    this.cosmetic.renew();
    this.trail.settle();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
  }

  destroy(): void {
    this.view = null;
    this.tweens.destroy();
    this.back.destroy();
    this.front.destroy();
    this.root.destroy({ children: true });
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

  private winPlace(): WinPlace {
    const { layout } = this;
    const { hero, card, unit } = layout;
    return {
      x: card.x,
      y: card.y + 20 * unit,
      unit: Math.max(0.8, Math.min(1.3, unit)),
      width: hero.width * 0.9,
      stage: layout,
      balance: layout.balance,
    };
  }

  /** Without the way there: a tab comes back, the first frame. */
  private settle(): void {
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
    this.hold = 0;
  }

  private catchUp(): void {
    this.settle();
    this.tweens.finishAll();
  }
}
