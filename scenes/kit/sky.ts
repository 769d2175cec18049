/**
 * The sky behind a room: gradient and lights in one layer, rays that turn, stars, and a shade under the shell's header. A game describes its own
 * by a {@link SkyArt}; what changes while it runs (the colour of a light, of the rays, of the gradient) is set by index.
 */
import { mix } from './color';
import { GlowSky } from './glow-sky';
import type { Frame } from './frames';
import { type Rect, type RoomLayout, type Sheet, withinCorners } from './layout';
import { INK } from './palette';
import type { GroundBatch } from './quad-batch';
import type { Quads } from './quads';
import type { QualityBudget } from './quality';
import { drawRays } from './rays';
import type { SceneAssets } from './scene';
import { type StarLayer, Stars } from './stars';

/** The sky reaches this far over the edges, CSS px: the picture may shake. */
export const BLEED = 24;
/** And so far under the round corners of the scene's own sheet. */
const TUCK = 40;
/** The shell's tools over the picture's lower edge are clear, and no higher; below them is its sheet. */
const TOOLS = 64;
/** A header lower than this casts no shade. */
const HEADER = 40;

export interface SkyPlan<Name extends string> {
  /** How far down the gradient runs. What the shell covers of it is not drawn. */
  readonly bottom: number;
  /** CSS px of a light's unit of width. */
  readonly scale: number;
  /** What places of lights are shares of, and CSS px of a unit of their width, where it is not the plan's. */
  readonly anchors: Readonly<Record<Name, Rect & { readonly unit?: number }>>;
  /** What something opaque covers: nothing is drawn of the sky there. */
  readonly covered?: readonly Rect[];
  /** Middle of the rays, where they begin and end, px from it. */
  readonly rays?: { readonly x: number; readonly y: number; readonly from: number; readonly reach: number };
}

type StarArt = Pick<StarLayer, 'count'> & Partial<Omit<StarLayer, 'frame'>>;

/** Far dots, near dots and bright four-pointed stars; what is left out is as on most comps. */
export interface StarsArt {
  readonly seed: number;
  readonly far: StarArt;
  readonly near: StarArt;
  readonly bright: StarArt;
}

export interface SkyArt<Layout extends RoomLayout, Name extends string = string> {
  /** Heights in shares of the sky, ascending, and the colours there. */
  readonly gradient: readonly (readonly [at: number, rgb: number])[];
  /** Places in shares of an anchor, width in units of the plan, strength, colour. */
  readonly lights: readonly {
    readonly of: Name;
    readonly at: readonly [x: number, y: number];
    readonly width: number;
    readonly alpha: number;
    readonly rgb: number;
  }[];
  readonly stars: StarsArt;
  readonly rays?: { readonly count: number; readonly rgb: number; readonly alpha: number };
  /** How dark it gets under the header, 0 to 1. */
  readonly shade: number;
  /** Worked out once for each layout. */
  readonly plan: (layout: Layout) => SkyPlan<Name>;
}

/** How far down the sky is seen over a sheet that lies below the picture; beside it, to the bottom. */
export const overSheet = (
  layout: RoomLayout & { readonly arrangement: 'stack' | 'side'; readonly sheet: Sheet },
): number => (layout.arrangement === 'stack' ? Math.min(layout.height, layout.sheet.y + TUCK) : layout.height);

/** A sheet that lies beside the picture hides the sky; one below it begins where the sky ends. */
export const behindSheet = ({ sheet }: { readonly sheet: Sheet }): readonly Rect[] =>
  sheet.card ? [withinCorners(sheet, sheet.radius)] : [];

/** How far down the picture is seen over the shell's sheet. */
export const overShell = ({ safe, height }: RoomLayout): number => Math.min(height, safe.bottom + TOOLS);

const FAR = { depth: 0.16, size: [1, 1.9], alpha: [0.25, 0.6], tints: [0xcfc6ff], twinkle: 0.3, add: 0 } as const;
const NEAR = {
  depth: 0.45,
  size: [1.8, 3],
  alpha: [0.45, 0.9],
  tints: [0xffffff, 0x9fe8ff, 0xffc6f0],
  twinkle: 0.35,
  add: 0,
} as const;
const BRIGHT = {
  depth: 1,
  size: [10, 19],
  alpha: [0.55, 0.9],
  tints: [0xbfefff, 0xffe3fa],
  twinkle: 0.6,
  add: 1,
} as const;

/** The stars of a sky: dots far and near, and a few that shine. */
export function starField(assets: SceneAssets<'dot' | 'star4'>, { seed, far, near, bright }: StarsArt): Stars {
  const dot = assets.frame('dot');
  return new Stars(
    [
      { frame: dot, ...FAR, ...far },
      { frame: dot, ...NEAR, ...near },
      { frame: assets.frame('star4'), ...BRIGHT, ...bright },
    ],
    seed,
  );
}

/** Levels of 255 that a light may be off by: nobody sees them, and one that breathes would have the sky painted anew in each frame. */
const UNSEEN = 3;

const isNear = (a: number, b: number, shift: number): boolean =>
  Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= UNSEEN;

export class Sky<Layout extends RoomLayout> {
  private readonly base: GlowSky;
  private readonly stars: Stars;
  private readonly fade: Frame;
  private readonly px: Frame;
  private readonly colours: Uint32Array;
  private readonly heights: Float32Array;
  private readonly tints: Uint32Array;
  private fitted: Layout | null = null;
  private plan: SkyPlan<string> | null = null;
  /** How far down it is drawn. */
  private bottom = 0;
  private stale = true;
  /** Colour of the rays. */
  rays: number;

  /** @param rayTurn degrees a second */
  constructor(
    assets: SceneAssets<'px' | 'fade_v' | 'dot' | 'star4'>,
    private readonly art: SkyArt<Layout>,
    private readonly rayTurn = 0,
  ) {
    this.px = assets.frame('px');
    this.base = new GlowSky(this.px);
    this.fade = assets.frame('fade_v');
    this.rays = art.rays?.rgb ?? 0;
    this.stars = starField(assets, art.stars);
    this.heights = new Float32Array(art.gradient.length);
    this.colours = Uint32Array.from(art.gradient, ([, rgb]) => rgb);
    this.tints = Uint32Array.from(art.lights, ({ rgb }) => rgb);
  }

  /** Gives a light another colour, if the difference is seen. @param index in the order of the description @param strength over its own */
  light(index: number, rgb: number, strength = 1): void {
    if (strength !== 1) rgb = mix(0, rgb, strength);
    const now = this.tints[index] as number;
    if (isNear(now, rgb, 16) && isNear(now, rgb, 8) && isNear(now, rgb, 0)) return;
    this.tints[index] = rgb;
    this.stale = true;
  }

  /** @param ground gradient and lights, written when they change @param batch what moves over them @param seconds scene time */
  draw(
    ground: GroundBatch,
    batch: Quads,
    layout: Layout,
    seconds: number,
    budget: QualityBudget,
    still: boolean,
  ): void {
    this.fit(layout);
    if (this.stale) {
      this.base.paint(this.heights, this.colours, this.tints);
      ground.begin();
      this.base.draw(ground);
      ground.end();
      this.stale = false;
    }
    const time = still ? 0 : seconds;
    this.drawRays(batch, time, budget);
    const { bottom } = this;
    const { width, safe } = layout;
    this.stars.draw(batch, width, bottom, time * -2, time * 3, 0, 0, time, budget.particles);
    const { shade } = this.art;
    if (safe.top > HEADER)
      batch.fill(this.fade, -BLEED, -BLEED, width + BLEED * 2, safe.top + BLEED, INK, shade, INK, shade);
  }

  private drawRays(batch: Quads, seconds: number, budget: QualityBudget): void {
    const at = this.plan?.rays;
    const { rays } = this.art;
    if (!at || !rays) return;
    const count = budget.glow ? rays.count : rays.count / 2;
    const turn = (seconds * this.rayTurn * Math.PI) / 180;
    drawRays(batch, this.px, at.x, at.y, at.from, at.reach, count, turn, this.rays, rays.alpha);
  }

  private fit(layout: Layout): void {
    if (this.fitted === layout) return;
    const { gradient, lights } = this.art;
    const plan = this.art.plan(layout);
    gradient.forEach(([at], k) => (this.heights[k] = k === 0 ? -BLEED : plan.bottom * at));
    this.bottom = Math.min(plan.bottom, overShell(layout));
    const below = this.bottom < layout.height ? 0 : BLEED;
    this.base.place(
      -BLEED,
      -BLEED,
      layout.width + BLEED * 2,
      this.bottom + BLEED + below,
      lights.map(({ of, at: [x, y], width, alpha }) => {
        const anchor = plan.anchors[of] as SkyPlan<string>['anchors'][string];
        return {
          x: anchor.x + x * anchor.width,
          y: anchor.y + y * anchor.height,
          radius: (width * (anchor.unit ?? plan.scale)) / 2,
          alpha,
        };
      }),
    );
    this.base.cover(plan.covered ?? []);
    this.fitted = layout;
    this.plan = plan;
    this.stale = true;
  }
}
