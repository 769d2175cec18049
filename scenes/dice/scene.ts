/**
 * The dice room on the canvas. Four draw calls: sky, tray, dice and pools (back batch), their words, what flies and shines (front batch), and the
 * words of those.
 */
import { Container } from 'pixi.js';
import { clamp01 } from '../kit/ease';
import { Cosmetic } from '../kit/cosmetic';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene } from '../kit/scene';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Clock } from './clock';
import { Dice } from './dice';
import { Fly } from './fly';
import { History } from './history';
import { diceLayout, type DiceLayout } from './layout';
import { MomentKeeper } from './moment';
import type { DiceContext } from './parts';
import { Pools } from './pools';
import { Result } from './result';
import { DiceSky } from './sky';
import { DiceSounds } from './sounds';
import { Tray } from './tray';
import type { DiceTuning } from './tuning';
import type { DiceCue, DiceView, Face } from './view';

const BACK_QUADS = 1600;
const FRONT_QUADS = 500;
const DICE = 3;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
const NO_BOX: Box = { width: 412, height: 675, inset: { top: 68, right: 0, bottom: 54, left: 0 } };

export class DiceScene implements Scene<DiceView, DiceCue> {
  readonly root = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly keeper: MomentKeeper;
  private readonly sky: DiceSky;
  private readonly tray: Tray;
  private readonly dice: Dice;
  private readonly clock: Clock;
  private readonly history: History;
  private readonly pools: Pools;
  private readonly result: Result;
  private readonly fly: Fly;
  private readonly win: WinShow;
  private readonly tweens = new Tweens();
  private readonly sounds: DiceSounds;
  private readonly cosmetic = new Cosmetic();
  private layout: DiceLayout;
  private box = NO_BOX;
  /** The sky's, which lie below everything. */
  private skyQuads = 0;
  private view: DiceView | null = null;
  /** Which dice are lit because they show an own face, 0 to 1; and how many have been lit. */
  private readonly counted = new Float64Array(DICE);
  private lit = 0;

  constructor(
    private readonly context: DiceContext,
    private readonly tuning: DiceTuning,
    win?: WinTuning,
  ) {
    const { assets } = context;
    this.layout = diceLayout(NO_BOX);
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.keeper = new MomentKeeper(tuning);
    this.sky = new DiceSky(assets);
    this.tray = new Tray(assets, tuning);
    this.dice = new Dice(context, tuning);
    this.clock = new Clock(context, tuning.clock);
    this.history = new History(context, tuning.history);
    this.pools = new Pools(context, tuning);
    this.result = new Result(context, tuning.hero);
    this.fly = new Fly(context, tuning);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new DiceSounds(context.sound);
    this.root.addChild(
      this.back.view,
      this.clock.view,
      this.pools.view,
      this.front.view,
      this.result.view,
      this.win.view,
    );
  }

  show(view: DiceView): void {
    const before = this.view;
    this.view = view;
    if (!before || before.phase === 'connecting') return this.settle();
    if (before.roundId !== view.roundId) this.turn();
    if (tapped(before, view)) this.sounds.tap();
  }

  cue(cue: DiceCue): Promise<void> {
    const { tuning, context, layout } = this;
    this.sounds.cue(cue);
    switch (cue.type) {
      case 'placed':
        if (!context.reducedMotion)
          cue.bets.forEach(({ pool }, i) =>
            this.fly.start(
              false,
              pool,
              layout.hero.x + layout.width * 0.5,
              layout.height + 8,
              this.pools.target(pool, layout),
              i * 50,
            ),
          );
        return this.tweens.wait(tuning.pools.flyMs + cue.bets.length * 50 + tuning.pools.pressMs).done;
      case 'draw':
        return this.tweens.wait(Math.max(0, cue.run.stopTime - context.now()) + tuning.count.eachMs * DICE).done;
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
    const landed = this.dice.tick(ms, now, layout, budget, still);
    if (landed >= 0) this.sounds.knock(landed, this.dice.contacts[landed] as number);
    this.count(now.restMs, view, ms, still);
    this.tweens.tick(ms);
    this.clock.tick(now, layout, still);
    this.history.tick(ms, view);
    this.pools.tick(ms, now, view, layout, now.restMs >= this.tuning.count.eachMs * DICE, still);
    const leave = now.leaveMs < 0 ? 0 : clamp01(now.leaveMs / this.tuning.throw.leaveMs);
    this.result.tick(ms, layout, leave, still);
    const pressed = this.fly.tick(ms);
    if (pressed >= 0) this.pools.cells[pressed]?.press();
    this.win.tick(ms);
    this.sounds.tick(now);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, now, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.tray.draw(this.back, now, layout, this.dice.kick, this.gold(), still);
    this.clock.draw(this.back, now, layout, still);
    this.dice.draw(this.back, now, view.run, layout, this.counted, still);
    if (budget.glow) this.tray.beam(this.back, now, layout);
    this.history.draw(this.back, now, view, layout, still);
    this.pools.draw(this.back, now, view, layout, still);
    this.back.end();
    this.front.begin();
    this.fly.draw(this.front, Math.max(0.7, layout.unit));
    this.result.draw(this.front, now, layout, still);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.box = box;
    this.layout = diceLayout(box);
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

  /** A win's light on the rim. */
  private gold(): number {
    return this.win.running ? 1 : 0;
  }

  /** The dice that show an own face get their gold one after the other; each sends a light to its pool. */
  private count(restMs: number, view: DiceView, ms: number, still: boolean): void {
    const { run } = view;
    if (run === null || restMs < 0) {
      this.counted.fill(0);
      this.lit = 0;
      return;
    }
    let nth = 0;
    for (let i = 0; i < DICE; i += 1) {
      const face = run.dice[i] as Face;
      const own = (view.pools[face]?.mine ?? 0) > 0;
      if (!own) continue;
      nth += 1;
      if (restMs < nth * this.tuning.count.eachMs) continue;
      this.counted[i] = Math.min(1, (this.counted[i] as number) + ms / 120);
      if (this.lit >= nth) continue;
      this.lit = nth;
      this.sounds.match(nth - 1);
      if (still) continue;
      const { x, y } = this.dice.at(i);
      this.fly.start(true, face, x, y, this.pools.target(face, this.layout), 0);
      this.dice.burst(i, this.layout, qualityBudget[this.context.quality]);
    }
  }

  /** Money back. More than the stake is celebrated: the multiplier pops up, the amount by its size. What came back stays in the box. */
  private async pay({ size, amount }: Extract<DiceCue, { type: 'win' }>): Promise<void> {
    const { layout, tuning } = this;
    const roundId = this.view?.roundId;
    const { matched, best } = this.matches();
    this.result.tell(matched, best, amount, size !== 'none');
    if (size === 'none') return this.tweens.wait(tuning.hero.pillMs).done;
    const { tray, unit } = layout;
    const small = size === 'S';
    if (small) this.result.hold();
    await this.win.play(size, amount, {
      x: small ? layout.pill.x : tray.x,
      y: small ? layout.pill.y : tray.y + tray.height * 0.2,
      unit: small ? layout.text : Math.max(0.7, Math.min(1.2, unit)),
      width: layout.hero.width * 0.9,
      stage: layout,
      balance: layout.balance,
    });
    this.result.release();
    if (this.view?.roundId !== roundId) this.result.clear();
  }

  /** How many dice show an own face, and how many the one that shows most. */
  private matches(): { readonly matched: number; readonly best: number } {
    const { view } = this;
    if (!view?.run) return { matched: 0, best: 0 };
    let matched = 0;
    let best = 0;
    for (const { pool, mine } of view.pools) {
      if (mine <= 0) continue;
      const shown = view.run.dice.filter((face) => face === pool).length;
      matched += shown;
      best = Math.max(best, shown);
    }
    return { matched, best };
  }

  /** Another round: nothing of the last one is left. */
  private turn(): void {
    this.result.clear();
    this.win.skip();
    this.fly.clear();
    this.counted.fill(0);
    this.lit = 0;
  }

  /** First picture: everything is where the clock says. */
  private settle(): void {
    const { view, context } = this;
    if (!view) return;
    this.layout = diceLayout(this.box);
    this.keeper.settle();
    const now = this.keeper.advance(0, context.now(), view, context.reducedMotion);
    this.keeper.settle();
    this.dice.settle(now);
    this.pools.settle();
    this.history.settle();
    this.result.settle();
    this.sounds.settle(now);
    // Dice that were counted before are lit and heard no more.
    this.lit = now.restMs > this.tuning.count.eachMs ? DICE : 0;
    this.counted.fill(0);
    if (this.lit > 0 && view.run)
      view.run.dice.forEach((face, i) => void (this.counted[i] = (view.pools[face]?.mine ?? 0) > 0 ? 1 : 0));
  }

  private catchUp(): void {
    this.settle();
    this.tweens.finishAll();
    this.fly.clear();
  }
}

/** Whether the player has put more on a pool. */
const tapped = (before: DiceView, view: DiceView): boolean =>
  view.pools.some(({ pending }, i) => pending > (before.pools[i]?.pending ?? 0));
