/**
 * The dice room on the canvas. The sky's ground, and one draw call over it: tray, dice and pools, their words, what flies and shines, and the words of those.
 */
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
import { DICE } from './choreography';
import { Clock } from './clock';
import { Dice } from './dice';
import { Fly } from './fly';
import { History } from './history';
import { diceLayout, type DiceLayout } from './layout';
import { MomentKeeper } from './moment';
import type { DiceContext } from './parts';
import { Pools } from './pools';
import { Result } from './result';
import { diceSky } from './sky';
import { DiceSounds } from './sounds';
import { Tray } from './tray';
import type { DiceTuning } from './tuning';
import type { DiceCue, DiceView, Face } from './view';

export const QUADS = [2700] as const;

export class DiceScene extends RoomScene<DiceView, DiceCue, DiceLayout, DiceContext> {
  private readonly keeper: MomentKeeper;
  private readonly sky: Sky<DiceLayout>;
  private readonly tray: Tray;
  private readonly dice: Dice;
  private readonly clock: Clock;
  private readonly history: History;
  private readonly pools: Pools;
  private readonly result: Result;
  private readonly fly: Fly;
  protected readonly sounds: DiceSounds;
  /** Which dice are lit because they show an own face, 0 to 1; and how many have been lit. */
  private readonly counted = new Float64Array(DICE);
  private lit = 0;

  constructor(
    context: DiceContext,
    private readonly tuning: DiceTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: diceLayout, win });
    const { assets } = context;
    this.keeper = new MomentKeeper(tuning);
    this.sky = new Sky(assets, diceSky);
    this.tray = new Tray(assets, tuning);
    this.dice = new Dice(context, tuning, this.keeper);
    this.clock = new Clock(context, tuning.clock);
    this.history = new History(context, tuning.history);
    this.pools = new Pools(context, tuning);
    this.result = new Result(context, tuning.hero);
    this.fly = new Fly(context, tuning);
    this.sounds = new DiceSounds(context.sound);
    this.compose([this.clock.view, this.pools.view], [this.result.view, this.win.view]);
  }

  protected shown(view: DiceView, before: DiceView | null): void {
    if (!before || before.phase === 'connecting') return this.settle();
    if (before.roundId !== view.roundId) this.turn();
    if (tapped(before, view)) this.sounds.tap();
  }

  protected play(cue: DiceCue): Promise<void> {
    const { tuning, context, layout } = this;
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

  protected follow(ms: number, view: DiceView, still: boolean): void {
    this.keeper.advance(ms, this.context.now(), view, still);
  }

  protected move(ms: number, view: DiceView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    const landed = this.dice.tick(ms, now, layout, budget, still);
    if (landed >= 0) this.sounds.knock(landed, this.dice.contacts[landed] as number);
    this.count(view, ms, still);
    this.clock.tick(now, layout, still);
    this.history.tick(ms, view);
    this.pools.tick(ms, now, view, layout, this.keeper.revealed.told === DICE, still);
    this.result.tick(ms, layout, this.keeper.revealed.left, still);
    const pressed = this.fly.tick(ms);
    if (pressed >= 0) this.pools.cells[pressed]?.press();
    this.sounds.tick(now);
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    this.sky.draw(this.ground, batch, this.layout, this.keeper.now.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: DiceView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const { now } = this.keeper;
    this.tray.draw(batch, now, layout, this.dice.kick, this.gold(), still);
    this.clock.draw(batch, now, layout, still);
    this.dice.draw(batch, now, view.run, layout, this.counted, still);
    if (budget.glow) this.tray.beam(batch, now, layout);
    this.history.draw(batch, now, view, layout, still);
    this.pools.draw(batch, now, view, layout, still);
  }

  protected drawFront(batch: Quads, _view: DiceView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    this.fly.draw(batch, Math.max(0.7, layout.unit));
    this.result.draw(batch, this.keeper.now, layout, still);
  }

  protected override scores(): readonly Score<object>[] {
    return this.keeper.scores;
  }

  override skip(): void {
    super.skip();
    this.fly.clear();
  }

  /** A win's light on the rim. */
  private gold(): number {
    return this.win.running ? 1 : 0;
  }

  /** The dice that show an own face get their gold one after the other; each sends a light to its pool. */
  private count(view: DiceView, ms: number, still: boolean): void {
    const { run } = view;
    const { told } = this.keeper.revealed;
    if (run === null || this.keeper.now.restMs < 0) {
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
      if (told < nth) continue;
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
    await this.celebrate(size, amount, {
      x: small ? layout.pill.x : tray.x,
      y: small ? layout.pill.y : tray.y + tray.height * 0.2,
      unit: small ? layout.text : Math.max(0.7, Math.min(1.2, unit)),
      width: layout.hero.width * 0.9,
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
  protected settle(): void {
    const { view, context } = this;
    if (!view) return;
    this.arrange();
    this.keeper.settle();
    const now = this.keeper.advance(0, context.now(), view, context.reducedMotion);
    this.keeper.settle();
    this.dice.settle(now);
    this.pools.settle();
    this.history.settle();
    this.result.settle();
    this.sounds.settle(now);
    // Dice that were counted before are lit and heard no more.
    this.lit = this.keeper.revealed.told > 0 ? DICE : 0;
    this.counted.fill(0);
    if (this.lit > 0 && view.run)
      view.run.dice.forEach((face, i) => void (this.counted[i] = (view.pools[face]?.mine ?? 0) > 0 ? 1 : 0));
  }

  protected override clear(): void {
    this.fly.clear();
  }
}

/** Whether the player has put more on a pool. */
const tapped = (before: DiceView, view: DiceView): boolean =>
  view.pools.some(({ pending }, i) => pending > (before.pools[i]?.pending ?? 0));
