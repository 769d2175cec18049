/**
 * The Mines room on the canvas. Four draw calls: sky, multipliers and board (back batch), their words, what flies (front batch), and the
 * words of bubble and win.
 */
import { Container } from 'pixi.js';
import { Cosmetic } from '../kit/cosmetic';
import { Label } from '../kit/label';
import { QuadBatch } from '../kit/quad-batch';
import { qualityBudget } from '../kit/quality';
import type { Box, Scene, WinSize } from '../kit/scene';
import { Shake } from '../kit/shake';
import { Tweens } from '../kit/tweens';
import { WinShow, type WinTuning } from '../kit/win';
import { Board } from './board';
import { Chips } from './chips';
import { Effects } from './effects';
import { Hero } from './hero';
import { minesLayout, type MinesLayout } from './layout';
import type { MinesContext } from './parts';
import { MinesSky } from './sky';
import { MinesSounds } from './sounds';
import type { MinesTuning } from './tuning';
import type { MinesCue, MinesView } from './view';

const BACK_QUADS = 1500;
const FRONT_QUADS = 460;
/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
const AWAY_MS = 1500;
const NO_BOX: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };
const ONE = 10_000;

export class MinesScene implements Scene<MinesView, MinesCue> {
  readonly root = new Container();
  private readonly words = new Container();
  private readonly back: QuadBatch;
  private readonly front: QuadBatch;
  private readonly sky: MinesSky;
  private readonly board: Board;
  private readonly hero: Hero;
  private readonly chips: Chips;
  private readonly effects: Effects;
  private readonly win: WinShow;
  private readonly connecting: Label;
  private readonly tweens = new Tweens();
  private readonly shake = new Shake();
  private readonly sounds: MinesSounds;
  private readonly cosmetic = new Cosmetic();
  private layout: MinesLayout = minesLayout(NO_BOX);
  private skyQuads = 0;
  private view: MinesView | null = null;
  private seconds = 0;
  private hold = 0;
  /** Rate and gems as far as the board has told them. */
  private gems = 0;
  private rate = ONE;
  private all = false;

  constructor(
    private readonly context: MinesContext,
    private readonly tuning: MinesTuning,
    win?: WinTuning,
  ) {
    const { assets, text } = context;
    this.back = new QuadBatch(assets, BACK_QUADS);
    this.front = new QuadBatch(assets, FRONT_QUADS);
    this.sky = new MinesSky(assets, tuning.room);
    this.board = new Board(context, tuning);
    this.hero = new Hero(context, tuning);
    this.chips = new Chips(context, tuning.gem);
    this.effects = new Effects(context, tuning);
    this.win = new WinShow(context, this.tweens, win);
    this.sounds = new MinesSounds(context.sound);
    this.connecting = new Label({ font: assets.font('num'), size: 15, max: 24, align: 0.5 });
    this.connecting.text = text.connecting;
    this.words.addChild(this.chips.view, this.hero.view, this.connecting);
    this.root.addChild(this.back.view, this.words, this.front.view, this.effects.view, this.win.view);
  }

  show(view: MinesView): void {
    const before = this.view;
    this.view = view;
    this.board.show(view, before, this.context.reducedMotion);
    if (!before) return this.settle();
    // The press is heard as the finger comes down, or as a key or a random pick opens the cell.
    const pressed = (v: MinesView): boolean => (v.held && v.phase === 'process') || v.cells.includes('asked');
    if (pressed(view) && !pressed(before)) this.sounds.press();
    if (view.outcome === 'open' && before.roundId !== view.roundId) {
      this.effects.clear();
      this.win.skip();
    }
  }

  cue(cue: MinesCue): Promise<void> {
    const { tuning, tweens } = this;
    this.sounds.cue(cue);
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

  tick(ms: number): void {
    const { view, layout, context } = this;
    if (!view) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const still = context.reducedMotion;
    const stopped = Math.min(ms, this.hold);
    this.hold -= stopped;
    const moved = ms - stopped;
    this.seconds += moved / 1000;
    this.board.tick(moved, view, still);
    if (moved > 0) this.tell(still);
    this.gems = this.board.gems;
    if (view.outcome !== 'lost' || this.board.burst) this.rate = this.rateAt(view);
    this.tweens.tick(moved);
    const lost = view.outcome === 'lost' && this.board.burst;
    const over = view.outcome === 'lost' ? lost : view.outcome === 'won' && !this.win.running;
    this.hero.tick(moved, view, this.rate, over, layout, still);
    this.chips.tick(moved, view.mines, this.gems, still);
    const aim =
      view.aim !== null && view.phase === 'process' && view.cells[view.aim] === 'covered' && !view.held ? view.aim : -1;
    this.effects.tick(moved, view.nextRate === null ? -1 : aim, view.nextRate ?? 0, layout);
    this.shake.tick(moved, this.root);
    this.win.tick(moved);
    this.connecting.visible = view.phase === 'connecting';
    this.connecting.position.set(layout.board.x + layout.board.size / 2, layout.board.y + layout.board.size / 2);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    this.back.begin(fresh ? 0 : this.skyQuads);
    if (fresh) this.sky.draw(this.back, this.seconds, layout, budget, still);
    if (fresh) this.skyQuads = this.back.count;
    this.hero.draw(this.back, layout, still);
    this.chips.draw(this.back, layout, lost);
    this.board.draw(this.back, view, layout, still);
    this.back.end();
    this.front.begin();
    this.effects.draw(this.front, layout);
    this.win.draw(this.front);
    this.front.end();
  }

  resize(box: Box): void {
    this.layout = minesLayout(box);
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
    this.front.destroy();
    this.root.destroy({ children: true });
  }

  /** What turned up in this frame is heard and seen. */
  private tell(still: boolean): void {
    const {
      board: { told },
      context,
      layout,
      tuning,
    } = this;
    const budget = qualityBudget[context.quality];
    if (told.flipped >= 0) this.sounds.flip();
    if (told.gem >= 0) {
      this.sounds.gem(this.board.gems);
      if (!still) this.effects.shards(told.gem, layout, budget);
    }
    if (told.mine < 0) return;
    this.sounds.mine();
    if (still) return;
    this.hold = tuning.mine.stopMs;
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
    const left = this.view ? this.view.opened.length - this.board.gems : 0;
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
      return this.win.play(large, amount, { ...low, width: board.size * 0.94, stage: layout, balance: layout.balance });
    });
  }

  /** First picture: everything is where the server says. */
  private settle(): void {
    this.board.settle();
    this.hero.settle();
    this.chips.settle();
    this.gems = this.board.gems;
    if (this.view) this.rate = this.view.rate;
    this.hold = 0;
  }

  private catchUp(): void {
    this.settle();
    this.effects.clear();
    this.tweens.finishAll();
  }
}
