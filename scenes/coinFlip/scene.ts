/**
 * The coin flip room on the canvas. The sky's ground, and one draw call over it: dish and ladder, their words, the coin and what flies, and the words of a win.
 */
import { mix } from '../kit/color';
import { INK } from '../kit/palette';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { RoomScene } from '../kit/room-scene';
import { Sky } from '../kit/sky';
import type { WinTuning } from '../kit/win';
import { Coin } from './coin';
import { Hero } from './hero';
import { Ladder } from './ladder';
import { coinFlipLayout, type CoinFlipLayout } from './layout';
import type { CoinFlipContext } from './parts';
import { coinFlipSky } from './sky';
import { CoinFlipSounds } from './sounds';
import { toss, tossMs } from './toss';
import type { CoinFlipTuning } from './tuning';
import type { CoinFlipCue, CoinFlipView, CoinSide } from './view';

export const QUADS = [2100] as const;

type Flip = Extract<CoinFlipCue, { type: 'flip' }>;

export class CoinFlipScene extends RoomScene<CoinFlipView, CoinFlipCue, CoinFlipLayout, CoinFlipContext> {
  private readonly sky: Sky<CoinFlipLayout>;
  private readonly coin: Coin;
  private readonly ladder: Ladder;
  private readonly hero: Hero;
  protected readonly sounds: CoinFlipSounds;
  private seconds = 0;
  /** How much of its light the sky has lost after a wrong flip, 0 to 1. */
  private dusk = 0;
  /** The flip that is in the air; its side is not told before it lies. */
  private flip: Flip | null = null;
  /** Until it lies, ms. */
  private tellIn = 0;
  /** The view whose figures are shown: while the coin is in the air, the one before it. */
  private told: CoinFlipView | null = null;
  /** The side that was named for the coin in the air. */
  private named: CoinSide | null = null;

  constructor(
    context: CoinFlipContext,
    private readonly tuning: CoinFlipTuning,
    win?: WinTuning,
  ) {
    super(context, { quads: QUADS, layout: coinFlipLayout, win });
    const { assets } = context;
    this.sky = new Sky(assets, coinFlipSky, tuning.room.rayTurn);
    this.coin = new Coin(context, tuning);
    this.ladder = new Ladder(context, tuning);
    this.hero = new Hero(context, tuning);
    this.sounds = new CoinFlipSounds(context.sound);
    this.compose([this.hero.view, this.ladder.view], [this.win.view]);
  }

  protected shown(view: CoinFlipView, before: CoinFlipView | null): void {
    if (!before) return this.settle();
    if (view.chosen !== null) {
      if (view.chosen !== before.chosen) this.sounds.press();
      if (this.flip === null) this.named = view.chosen;
    }
    if (view.outcome === 'open' && before.roundId !== view.roundId) this.win.skip();
  }

  protected play(cue: CoinFlipCue): Promise<void> {
    const { tuning, tweens } = this;
    switch (cue.type) {
      case 'stake':
        return Promise.resolve();
      case 'flip':
        return this.toss(cue);
      case 'cash':
        return this.onceTold(() => {
          this.ladder.cash();
          return tweens.wait(tuning.cash.rippleMs + tuning.cash.stagger * this.layout.ladder.slots).done;
        });
      case 'win':
        return this.onceTold(() => this.celebrate(cue.size, cue.amount, this.winSpot()));
    }
  }

  protected follow(ms: number, view: CoinFlipView): void {
    this.seconds += ms / 1000;
    this.tellIn = Math.max(0, this.tellIn - ms);
    if (this.flip === null) this.told = view;
  }

  protected move(ms: number, view: CoinFlipView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const told = this.told ?? view;
    const named = this.flip === null ? view.chosen : this.named;
    const lost = told.outcome === 'lost';
    this.coin.tick(ms, view, lost, still);
    this.ladder.tick(ms, told, layout, still);
    this.hero.tick(ms, told, named, this.win.running, layout, still);
    const step = ms / this.tuning.wrong.drainMs;
    this.dim(lost ? Math.min(1, this.dusk + step) : Math.max(0, this.dusk - step * 2));
  }

  protected drawSky(batch: Quads, budget: QualityBudget, still: boolean): void {
    this.sky.draw(this.ground, batch, this.layout, this.seconds, budget, still);
  }

  protected drawBack(batch: Quads, view: CoinFlipView, budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    const told = this.told ?? view;
    this.coin.drawDish(batch, layout, budget);
    this.hero.draw(batch, layout);
    this.ladder.draw(batch, told, this.flip === null ? view.chosen : this.named, layout, still);
  }

  protected drawFront(batch: Quads, view: CoinFlipView, _budget: QualityBudget, still: boolean): void {
    const { layout } = this;
    this.coin.draw(batch, layout, still);
    if (!still) this.ladder.drawFlight(batch, this.told ?? view, layout);
  }

  /** Settles when the coin lies and what it brought has been told. */
  private toss(flip: Flip): Promise<void> {
    const { tuning, context, tweens } = this;
    const still = context.reducedMotion;
    this.flip = flip;
    this.tellIn = still ? tuning.room.crossFadeMs : tossMs(tuning.toss);
    this.coin.toss(flip.side, still);
    let telling: Promise<void> | undefined;
    const end = (): void => {
      if (this.flip === flip) telling = this.tell(flip);
    };
    if (still)
      return tweens.play('flip', (t) => t.to({}, { duration: this.tellIn / 1000 }), end).done.then(() => telling);
    return tweens
      .play(
        'flip',
        (t) =>
          toss(t, this.coin.state, tuning.toss, () => {
            if (this.flip !== flip) return;
            this.coin.land(this.layout);
            this.sounds.land();
          }),
        end,
      )
      .done.then(() => telling);
  }

  /** The coin lies: figures, ladder and light follow it. */
  private tell({ right, index }: Flip): Promise<void> {
    const { tuning } = this;
    this.flip = null;
    this.named = null;
    this.told = this.view;
    this.coin.tell(right, this.layout);
    if (right) this.sounds.right(index + 1);
    else this.sounds.wrong();
    return this.tweens.wait(right ? tuning.right.flyMs + tuning.right.stampMs : tuning.wrong.drainMs).done;
  }

  /** A round that its last flip ended is not celebrated before that coin lies. */
  private onceTold(play: () => Promise<void>): Promise<void> {
    return this.flip === null ? play() : this.tweens.after(this.tellIn, play);
  }

  /** Takes light from the sky: its colours change, nothing is laid over it. */
  private dim(dusk: number): void {
    if (dusk === this.dusk) return;
    this.dusk = dusk;
    const share = dusk * this.tuning.wrong.dusk;
    const { lights, rays } = coinFlipSky;
    for (let k = 0; k < lights.length; k += 1) this.sky.light(k, mix(lights[k]?.rgb ?? INK, INK, share));
    this.sky.rays = mix(rays?.rgb ?? INK, INK, share);
  }

  private winSpot() {
    const { coin, hero, text, arrangement } = this.layout;
    const width = arrangement === 'stack' ? hero.width : coin.radius * 3.6;
    return { x: coin.x, y: coin.y - coin.radius * 0.1, unit: Math.max(0.8, Math.min(1.3, text)), width };
  }

  /** Without the way there: a tab comes back, the first frame. */
  protected settle(): void {
    const { view } = this;
    this.flip = null;
    this.named = null;
    this.told = view;
    const lost = view?.outcome === 'lost';
    this.coin.lie(view?.flips.at(-1)?.side ?? 'heads', lost);
    this.ladder.settle();
    this.hero.settle();
    this.dim(Number(lost));
    this.freeze(0);
  }
}
