/**
 * The Mines room on the canvas. The sky's ground, and one draw call over it: multipliers and board, their words, what flies, and the words of bubble and win.
 */
import { Label } from '../kit/label';
import type { Quads } from '../kit/quads';
import { qualityBudget, type QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { WinSize } from '../kit/scene';
import { Shake } from '../kit/shake';
import type { Score } from '../kit/tweens';
import type { WinTuning } from '../kit/win';
import { Board } from './board';
import { Chips } from './chips';
import { Effects } from './effects';
import { Hero } from './hero';
import { minesLayout, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { minesSky } from './sky';
import { MinesSounds } from './sounds';
import { Tiles } from './tiles';
import type { MinesTuning } from './tuning';
import type { MinesCue, MinesView } from './view';

export const QUADS = [2400] as const;
const ONE = 10_000;

export class MinesScene extends RoomScene<MinesView, MinesCue, MinesLayout, MinesContext> {
  private readonly sky: Sky<MinesLayout>;
  private readonly tiles: Tiles;
  private readonly board: Board;
  private readonly hero: Hero;
  private readonly chips: Chips;
  private readonly effects: Effects;
  private readonly connecting: Label;
  private readonly shake = new Shake();
  protected readonly sounds: MinesSounds;
  private seconds = 0;
  /** Rate and gems as far as the board has told them. */
  private gems = 0;
  private rate = ONE;
  private all = false;

  constructor(
    context: MinesContext,
    private readonly tuning: MinesTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: minesLayout, win });
    const { assets, text } = context;
    this.sky = new Sky(assets, minesSky, tuning.room.rayTurn);
    this.tiles = new Tiles(tuning);
    this.board = new Board(context, tuning, this.tiles);
    this.hero = new Hero(context, tuning);
    this.chips = new Chips(context, tuning.gem);
    this.effects = new Effects(context, tuning);
    this.sounds = new MinesSounds(context.sound);
    this.connecting = new Label({ font: assets.font('num'), size: 15, max: 24, align: 0.5 });
    this.connecting.text = text.connecting;
    this.compose([this.chips.view, this.hero.view, this.connecting], [this.effects.view, this.win.view]);
  }

  protected shown(view: MinesView, before: MinesView | null): void {
    this.tiles.show(view, before, this.context.reducedMotion);
    if (!before) return this.settle();
    // The press is heard as the finger comes down, or as a key or a random pick opens the cell.
    const pressed = (v: MinesView): boolean => (v.held && v.phase === 'process') || v.cells.includes('asked');
    if (pressed(view) && !pressed(before)) this.sounds.press();
    if (view.outcome === 'open' && before.roundId !== view.roundId) {
      this.effects.clear();
      this.win.skip();
    }
  }

  protected play(cue: MinesCue): Promise<void> {
    const { tuning, tweens } = this;
    switch (cue.type) {
      case 'start':
        return tweens.wait(tuning.deal.ms + 8 * tuning.deal.stagger).done;
      case 'gems':
        return tweens.wait(tuning.flip.ms + tuning.gem.popMs + (cue.cells.length - 1) * tuning.flip.stagger).done;
      case 'mine':
        return tweens.wait(tuning.flip.ms + tuning.mine.stopMs + tuning.mine.swellMs + 530).done;
      case 'cashed':
        return this.cash(cue.all);
      case 'win':
        return this.pay(cue.size, cue.amount);
    }
  }

  protected follow(ms: number, view: MinesView, still: boolean): void {
    this.seconds += ms / 1000;
    this.tiles.tick(ms, view, still);
    this.board.tick(ms, view);
    if (ms > 0) this.tell(still);
    this.gems = this.tiles.gems;
    if (view.outcome !== 'lost' || this.tiles.burst) this.rate = this.rateAt(view);
  }

  protected move(ms: number, view: MinesView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const over = view.outcome === 'lost' ? this.tiles.burst : view.outcome === 'won' && !this.win.running;
    this.hero.tick(ms, view, this.rate, over, layout, still);
    this.chips.tick(ms, view.mines, this.gems, still);
    const aim =
      view.aim !== null && view.phase === 'process' && view.cells[view.aim] === 'covered' && !view.held ? view.aim : -1;
    this.effects.tick(ms, view.nextRate === null ? -1 : aim, view.nextRate ?? 0, layout);
    this.shake.tick(ms, this.root);
    this.connecting.visible = view.phase === 'connecting';
    this.connecting.position.set(layout.board.x + layout.board.size / 2, layout.board.y + layout.board.size / 2);
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    this.sky.draw(this.ground, batch, this.layout, this.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: MinesView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    this.hero.draw(batch, layout, still);
    this.chips.draw(batch, layout, view.outcome === 'lost' && this.tiles.burst);
    this.board.draw(batch, view, layout, still);
  }

  protected drawFront(batch: Quads): void {
    this.effects.draw(batch, this.layout);
  }

  protected override scores(): readonly Score<object>[] {
    return [...this.tiles.scores, ...this.effects.scores];
  }

  /** What turned up in this frame is heard and seen. */
  private tell(still: boolean): void {
    const {
      tiles: { told },
      context,
      layout,
      tuning,
    } = this;
    const budget = qualityBudget[context.quality];
    if (told.flipped >= 0) this.sounds.flip();
    if (told.gem >= 0) {
      this.sounds.gem(this.tiles.gems);
      if (!still) this.effects.shards(told.gem, layout, budget);
    }
    if (told.mine < 0) return;
    this.sounds.mine();
    if (still) return;
    this.freeze(tuning.mine.stopMs);
    this.effects.explode(told.mine, layout, budget);
    this.shake.start(tuning.mine.shakePx, tuning.mine.shakeMs);
  }

  /** While several gems are told one after another, the number waits for the last one. */
  private rateAt(view: MinesView): number {
    const told = view.outcome === 'lost' ? this.gems : view.cells.reduce((n, face) => n + Number(face === 'gem'), 0);
    return this.gems >= told ? view.rate : this.rate;
  }

  private cash(all: boolean): Promise<void> {
    const { tuning, context, view } = this;
    this.all = all;
    if (!view || context.reducedMotion) return Promise.resolve();
    return this.afterFlips(() => {
      this.effects.cash(view.opened, all);
      return this.tweens.wait(tuning.cash.flyMs + tuning.cash.stagger * view.opened.length).done;
    });
  }

  /** A round that opened its cells by itself is paid once they are seen. */
  private afterFlips(then: () => Promise<void>): Promise<void> {
    const { flip } = this.tuning;
    const left = this.view ? this.view.opened.length - this.tiles.gems : 0;
    return left > 0 ? this.tweens.after(left * flip.stagger + flip.ms / 2, then) : then();
  }

  /** Money back. More than the stake is celebrated; a board without a safe cell left plays at least L. */
  private pay(size: WinSize, amount: number): Promise<void> {
    return this.afterFlips(() => {
      const { layout } = this;
      const { hero, board, text } = layout;
      const large = this.all && (size === 'S' || size === 'M') ? 'L' : size;
      this.all = false;
      const low =
        large === 'S'
          ? { x: hero.x, y: layout.arrangement === 'stack' ? board.y + 2 : hero.y - hero.size * 0.8, unit: text }
          : {
              x: board.x + board.size / 2,
              y: board.y + board.size / 2,
              unit: Math.max(0.8, Math.min(1.3, board.size / 395)),
            };
      return this.celebrate(large, amount, { ...low, width: board.size * 0.94 });
    });
  }

  /** First picture: everything is where the server says. */
  protected settle(): void {
    this.tiles.settle();
    this.hero.settle();
    this.chips.settle();
    this.gems = this.tiles.gems;
    if (this.view) this.rate = this.view.rate;
    this.freeze(0);
  }

  protected override catchUp(): void {
    this.settle();
    this.effects.clear();
    this.tweens.finishAll();
  }
}
