/**
 * What the scenes of rooms have in common: their quads and words, the order of a frame, the celebration, tweens, and what happens when a tab comes back.
 * A scene adds its parts and its choreography.
 */
import { Container } from 'pixi.js';
import { Cosmetic } from './cosmetic';
import type { RoomLayout } from './layout';
import type { Frame } from './frames';
import { SKY_QUADS } from './glow-sky';
import { INK } from './palette';
import { GroundBatch, QuadBatch } from './quad-batch';
import type { Quads } from './quads';
import { qualityBudget, type QualityBudget } from './quality';
import { BLEED } from './sky';
import type { Box, Scene, SceneAssets, SceneContext, WinSize } from './scene';
import { type RunningTimeline, type Score, Tweens } from './tweens';
import { WinShow, type WinFont, type WinFrame, type WinSpot, type WinTuning } from './win';
import { Words } from './words';

/** A frame longer than this is a tab that was away: transitions are not replayed (art storyboard). */
export const AWAY_MS = 1500;
/** Quads for the pieces that large lights and hollow shapes are drawn in, over what a scene counts. */
const PIECES = 512;
/** What is opaque and large enough to be drawn ahead, at most. */
export const SOLID_PIECES = 192;
/** The canvas until the stage tells its size: a phone. */
const PHONE: Box = { width: 412, height: 915, inset: { top: 0, right: 0, bottom: 0, left: 0 } };

export type RoomContext = SceneContext & { readonly assets: SceneAssets<WinFrame | 'px', WinFont> };

export interface RoomSounds<Cue> {
  cue(cue: Cue): void;
  /** Ends what loops. */
  destroy?(): void;
}

export interface RoomOptions<View, Layout> {
  /** How many quads and letters a frame has at most. Two numbers make two batches, for a scene that draws something between back and front. */
  readonly quads: readonly [back: number, front?: number];
  readonly layout: (box: Box, view: View | null) => Layout;
  readonly win: WinTuning | undefined;
}

export abstract class RoomScene<View, Cue, Layout extends RoomLayout, Context extends RoomContext> implements Scene<
  View,
  Cue
> {
  readonly root = new Container();
  protected readonly tweens = new Tweens();
  protected readonly win: WinShow;
  /** The sky's gradient and lights, below everything. */
  protected readonly ground: GroundBatch;
  /** All else that lies below the words; the words, and what flies and shines above them. One batch for both, unless the scene asks for two. */
  protected readonly back: QuadBatch;
  protected readonly front: QuadBatch;
  /** What can be read, and what can be read over all that flies. */
  private readonly words = new Words();
  private readonly high = new Words();
  protected abstract readonly sounds: RoomSounds<Cue>;
  /** Null before the first {@link show} and after {@link destroy}. */
  protected view: View | null = null;
  protected layout: Layout;
  private box = PHONE;
  private readonly px: Frame;
  private readonly cosmetic = new Cosmetic();
  /** What moves in the sky: it stays while decoration is not written anew. */
  private skyQuads = 0;
  private skySolids = 0;
  private frozenMs = 0;

  protected constructor(
    protected readonly context: Context,
    private readonly options: RoomOptions<View, Layout>,
  ) {
    const [back, front] = options.quads;
    this.ground = new GroundBatch(context.assets, SKY_QUADS);
    this.back = new QuadBatch(context.assets, back + PIECES, { solids: front === undefined ? SOLID_PIECES : 0 });
    this.front =
      front === undefined
        ? this.back
        : new QuadBatch(context.assets, front + PIECES, { below: QuadBatch.nearest(front + PIECES) });
    this.px = context.assets.frame('px');
    this.win = new WinShow(context, this.tweens, options.win);
    this.layout = options.layout(PHONE, null);
  }

  show(view: View): void {
    const before = this.view;
    this.view = view;
    this.shown(view, before);
  }

  cue(cue: Cue): Promise<void> {
    this.sounds.cue(cue);
    return this.play(cue);
  }

  tick(ms: number): void {
    const { view, context, back, front } = this;
    if (view === null) return;
    if (ms > AWAY_MS) this.catchUp();
    const budget = qualityBudget[context.quality];
    const still = context.reducedMotion;
    const stopped = Math.min(ms, this.frozenMs);
    this.frozenMs -= stopped;
    const moved = ms - stopped;
    this.follow(moved, view, still);
    this.tweens.tick(moved);
    this.move(moved, view, budget, still);
    this.win.tick(moved);
    const fresh = this.cosmetic.due(ms, budget.cosmeticMs);
    if (fresh) back.begin();
    else back.begin(this.skyQuads, this.skySolids);
    if (fresh) {
      this.drawSky(back, budget, still);
      this.skyQuads = back.count;
      this.skySolids = back.solids?.count ?? 0;
    }
    this.drawBack(back, view, budget, still);
    if (front !== back) {
      back.end();
      front.begin();
    }
    this.words.draw(front);
    this.drawFront(front, view, budget, still);
    this.dimForWin(front);
    this.win.draw(front);
    this.high.draw(front);
    front.end();
  }

  resize(box: Box): void {
    this.box = box;
    this.arrange();
    this.cosmetic.renew();
  }

  /** A tap anywhere on the stage: whatever celebrates is over. */
  skip(): void {
    this.win.skip();
  }

  timelines(): readonly RunningTimeline[] {
    return [...this.scores().flatMap((score) => score.running() ?? []), ...this.tweens.timelines()];
  }

  destroy(): void {
    this.view = null;
    this.sounds.destroy?.();
    this.tweens.destroy();
    for (const score of this.scores()) score.destroy();
    this.ground.destroy();
    this.back.destroy();
    if (this.front !== this.back) this.front.destroy();
    this.root.destroy({ children: true });
  }

  /**
   * Puts the picture together, once.
   * @param words over the back, in painter's order @param high over all that flies
   * @param between what is drawn between back and front
   */
  protected compose(words: readonly Container[], high: readonly Container[], between?: QuadBatch): void {
    this.words.view.addChild(...words);
    this.high.view.addChild(...high);
    for (const { solids } of between ? [this.back, between] : [this.back]) if (solids) this.root.addChild(solids.view);
    this.root.addChild(this.ground.view, this.back.view);
    if (between) this.root.addChild(between.view, this.front.view);
    this.root.addChild(this.words.view, this.high.view);
  }

  /** A view came. @param before the last one; null for the first */
  protected abstract shown(view: View, before: View | null): void;

  /** Plays a cue, whose sound has begun. Settles as {@link Scene.cue} does. */
  protected abstract play(cue: Cue): Promise<void>;

  /** What follows from the clock and the view, before tweens move. @param ms scene time since the last frame */
  protected abstract follow(ms: number, view: View, still: boolean): void;

  /** Moves the parts, after the tweens. */
  protected abstract move(ms: number, view: View, budget: QualityBudget, still: boolean): void;

  /** Decoration below everything: not in every frame on a phone that runs late. */
  protected abstract drawSky(batch: Quads, budget: QualityBudget, still: boolean): void;

  protected abstract drawBack(batch: Quads, view: View, budget: QualityBudget, still: boolean): void;

  protected abstract drawFront(batch: Quads, view: View, budget: QualityBudget, still: boolean): void;

  /** A large win dims what lies behind it: by the colours of the quads, or over what another batch drew. */
  private dimForWin(front: QuadBatch): void {
    const { leaves } = this.win;
    if (front === this.back) this.ground.dim(leaves);
    if (leaves === 1) return;
    if (front === this.back) {
      front.dim(leaves);
      // What is kept of this frame has lost its light.
      this.cosmetic.renew();
      return;
    }
    const { width, height } = this.layout;
    const dark = 1 - leaves;
    front.fill(this.px, -BLEED, -BLEED, width + BLEED * 2, height + BLEED * 2, INK, dark, INK, dark);
  }

  /** The first picture, or the tab is back: everything stands where clock and view say. */
  protected abstract settle(): void;

  /** The choreographies that its parts seek. */
  protected scores(): readonly Score<object>[] {
    return [];
  }

  /** Drops what flies when a tab comes back. */
  protected clear(): void {}

  protected catchUp(): void {
    this.settle();
    this.tweens.finishAll();
    this.clear();
  }

  /** Finds the places anew, for another canvas or view. */
  protected arrange(): void {
    this.layout = this.options.layout(this.box, this.view);
  }

  /** Scene time stands still for so many ms: a hit is felt. 0 lets it go on. */
  protected freeze(ms: number): void {
    this.frozenMs = ms;
  }

  /** The celebration of a win. @param amount rupiah @param over runs in the frame in which it is over or skipped */
  protected celebrate(size: WinSize, amount: number, place: WinSpot, over?: () => void): Promise<void> {
    const { layout } = this;
    return this.win.play(size, amount, { ...place, balance: layout.balance }, over);
  }
}
