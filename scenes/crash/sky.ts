/** The sky: its mood by height, glows, light shafts, stars in three depths, and what drifts past. Drawn into the back batch. */
import { rgb } from '../../assets/tokens';
import { mix } from '../kit/color';
import { clamp01, lerp } from '../kit/ease';
import type { Frame } from '../kit/frames';
import type { GroundBatch } from '../kit/quad-batch';
import type { Quads } from '../kit/quads';
import type { QualityBudget } from '../kit/quality';
import { hash01 } from '../kit/random';
import { GlowSky } from '../kit/glow-sky';
import { BLEED, overShell, starField, type StarsArt } from '../kit/sky';
import type { Stars } from '../kit/stars';
import type { CrashAssets } from './parts';
import type { CrashLayout } from './layout';
import type { Moment } from './moment';
import type { CrashTuning } from './tuning';

interface Mood {
  /** ln of the multiplier at which it is reached. */
  readonly at: number;
  /** Top to bottom, at the heights of STOPS. */
  readonly stops: readonly [number, number, number, number, number, number];
  /** Glows: right top, left, low right, low left, middle. */
  readonly glows: readonly [number, number, number, number, number];
}

const STOPS = [0, 0.36, 0.62, 0.8, 0.92, 1] as const;
const MOODS: readonly Mood[] = [
  {
    at: 0,
    stops: [0x0d0730, 0x1c0f58, 0x341386, 0x5e1ca0, 0x6a22a8, 0x3a1470],
    glows: [0x3a6bff, 0xff2fa0, 0xa03dff, 0xff4a9a, 0x5f3dff],
  },
  {
    at: Math.log(3),
    stops: [0x0a0a3a, 0x15187a, 0x2f1c9a, 0x5a20b0, 0x4a1a98, 0x2a1068],
    glows: [0x2f8cff, 0xc03dff, 0x5a4dff, 0xff4ab0, 0x3d6bff],
  },
  {
    at: Math.log(10),
    stops: [0x08092c, 0x12185a, 0x261f80, 0x4a22a0, 0x3e1c88, 0x1e1058],
    glows: [0x2f9cff, 0x9a4dff, 0x3a6bff, 0xd03dd8, 0x4a5cff],
  },
  {
    at: Math.log(40),
    stops: [0x14062e, 0x3a0f5c, 0x6a1468, 0x7a2060, 0x4a1850, 0x220c3a],
    glows: [0xff5a8a, 0xff8a3d, 0xc03dff, 0xff3d9a, 0xff4a6a],
  },
  {
    at: Math.log(200),
    stops: [0x05030f, 0x120a2c, 0x241046, 0x341a4a, 0x2a1440, 0x120a28],
    glows: [0xffc22e, 0x7a5cff, 0xff8a3d, 0xff3d9a, 0xffa63d],
  },
];

/** Glows of the comp: x and y in shares of the stage, width in CSS px on a phone, alpha. */
const GLOWS = [
  [0.8, 0.2, 670, 0.3],
  [0.1, 0.46, 670, 0.26],
  [0.75, 0.82, 760, 0.24],
  [0.27, 0.88, 640, 0.24],
  [0.5, 0.36, 510, 0.3],
] as const;

/** What stands in the sky of the pad, as in the comp: frame, x and y in shares, width, turn, alpha. */
const STANDING = [
  ['planet', 0.12, 0.3, 96, 0, 0.96],
  ['moon', 0.89, 0.66, 54, 0, 0.7],
  ['rock', 0.9, 0.3, 34, 0.5, 0.85],
  ['rock', 0.77, 0.37, 15, -0.7, 0.6],
] as const;
const STARS: StarsArt = {
  seed: 11,
  far: { count: 96, alpha: [0.25, 0.65] },
  near: { count: 34, size: [1.8, 3.1], alpha: [0.5, 0.95], twinkle: 0.25 },
  bright: { count: 9, size: [10, 21], alpha: [0.6, 0.95], twinkle: 0.55 },
};
const PASSING = ['moon', 'rock', 'planet', 'rock', 'rock'] as const;
const PASSING_WIDTH = { planet: 104, moon: 58, rock: 36 } as const;
/** Px of near-star scroll between two things that pass, and the share of the scroll they move by. */
const PASSING_EVERY = 420;
const PASSING_DEPTH = 0.42;

/** So much of an altitude (ln of the multiplier) changes no colour by more than a level or two of 255: the sky is not painted anew for it. */
const UNSEEN = 0.01;

export class CrashSky {
  private readonly base: GlowSky;
  private fitted: CrashLayout | null = null;
  /** The altitude whose colours the gradient and its lights have. */
  private painted = Number.NaN;
  /** How far down it is drawn. */
  private bottom = 0;
  private readonly glow: Frame;
  private readonly beam: Frame;
  private readonly things: Readonly<Record<'planet' | 'moon' | 'rock', Frame>>;
  private readonly stars: Stars;
  /** The gradient's colours and their heights; the last one is ink. */
  private readonly stops = new Uint32Array(STOPS.length + 1).fill(rgb('ink'));
  private readonly heights = new Float32Array(STOPS.length + 1);
  private readonly glows = new Uint32Array(GLOWS.length);

  constructor(
    assets: CrashAssets,
    private readonly tuning: CrashTuning['sky'],
  ) {
    this.base = new GlowSky(assets.frame('px'));
    this.glow = assets.frame('glow');
    this.beam = assets.frame('beam_h');
    this.things = { planet: assets.frame('planet'), moon: assets.frame('moon'), rock: assets.frame('rock') };
    this.stars = starField(assets, STARS);
  }

  draw(
    ground: GroundBatch,
    batch: Quads,
    now: Moment,
    layout: CrashLayout,
    budget: QualityBudget,
    still: boolean,
  ): void {
    this.fit(layout);
    if (!(Math.abs(this.painted - now.altitude) < UNSEEN)) {
      this.painted = now.altitude;
      this.mood(now.altitude);
      this.base.paint(this.heights, this.stops, this.glows);
      ground.begin();
      this.base.draw(ground);
      ground.end();
    }
    if (budget.glow) this.shafts(batch, layout);
    const scroll = still ? 0 : now.scroll;
    const streak = still ? 0 : Math.max(0, now.speed - this.tuning.streakFrom) * this.tuning.streakGain;
    this.stars.draw(
      batch,
      layout.width,
      this.bottom,
      -scroll * 0.55,
      scroll,
      streak,
      STREAK_ANGLE,
      still ? 0 : now.seconds,
      budget.particles,
    );
    this.drift(batch, now, layout, still ? 0 : now.drift);
  }

  private mood(altitude: number): void {
    let i = 0;
    while (i < MOODS.length - 2 && altitude >= (MOODS[i + 1] as Mood).at) i += 1;
    const from = MOODS[i] as Mood;
    const to = MOODS[i + 1] as Mood;
    const t = clamp01((altitude - from.at) / (to.at - from.at));
    for (let k = 0; k < STOPS.length; k += 1) this.stops[k] = mix(from.stops[k] as number, to.stops[k] as number, t);
    for (let k = 0; k < this.glows.length; k += 1)
      this.glows[k] = mix(from.glows[k] as number, to.glows[k] as number, t);
  }

  /** The grid of the sky follows the canvas; the sheet of a phone lies over its lower end, where the colours run out into ink. */
  private fit(layout: CrashLayout): void {
    if (this.fitted === layout) return;
    this.fitted = layout;
    this.painted = Number.NaN;
    const { width, height, safe, unit } = layout;
    this.bottom = overShell(layout);
    const bottom = Math.min(height, safe.bottom + 60);
    for (let k = 0; k < STOPS.length; k += 1) this.heights[k] = k === 0 ? -BLEED : bottom * (STOPS[k] as number);
    this.heights[STOPS.length] = Math.max(bottom + 1, height + BLEED);
    const spread = Math.max(1, width / 412) ** 0.6 * Math.max(1, unit);
    // On a wide stage the same lights lie closer together for their size.
    const calm = width > safe.bottom * 1.2 ? 0.72 : 1;
    this.base.place(
      -BLEED,
      -BLEED,
      width + BLEED * 2,
      this.bottom + BLEED * 2,
      GLOWS.map(([x, y, size, alpha]) => ({
        x: x * width,
        y: y * safe.bottom,
        radius: (size * spread) / 2,
        alpha: alpha * calm,
      })),
    );
  }

  private shafts(batch: Quads, { width, safe }: CrashLayout): void {
    for (let k = 0; k < 3; k += 1) {
      const x = width * (0.06 + 0.34 * k);
      batch.shape(
        this.beam,
        x + 110,
        -20,
        x + 190 + k * 20,
        -20,
        x - 60,
        safe.bottom * 0.96,
        x - 170,
        safe.bottom * 0.96,
        0x9f8bff,
        0.1,
        0x9f8bff,
        0.02,
        1,
      );
    }
  }

  private drift(batch: Quads, now: Moment, layout: CrashLayout, gone: number): void {
    const { width, safe, unit } = layout;
    const top = safe.top;
    const h = safe.bottom - top;
    const moved = gone * PASSING_DEPTH;
    for (let k = 0; k < STANDING.length; k += 1) {
      const [name, x, y, size, turn, alpha] = STANDING[k] as (typeof STANDING)[number];
      const depth = name === 'rock' ? 1.3 : 1;
      const py = top + y * h + moved * depth;
      if (py < safe.bottom + 120)
        this.thing(
          batch,
          name,
          x * width - moved * depth * 0.4,
          py,
          size * unit,
          turn + now.seconds * (name === 'rock' ? 0.14 : 0),
          alpha * now.scenery,
        );
    }
    const first = Math.max(0, Math.floor((moved - h * 1.4) / PASSING_EVERY));
    for (let i = first; i < first + 9; i += 1) {
      const name = PASSING[i % PASSING.length] as (typeof PASSING)[number];
      const near = name === 'rock' ? 1.25 : 1;
      const y = top - 140 + (moved - i * PASSING_EVERY) * near;
      if (y < top - 160 || y > safe.bottom + 140) continue;
      const side = hash01(i * 3 + 1) < 0.5 ? lerp(0.02, 0.3, hash01(i)) : lerp(0.78, 1.06, hash01(i));
      const size = PASSING_WIDTH[name] * lerp(0.55, 1.15, hash01(i * 7 + 2)) * unit;
      this.thing(
        batch,
        name,
        side * width - (y - top) * 0.18,
        y,
        size,
        name === 'rock' ? now.seconds * 0.4 + i : 0,
        (name === 'rock' ? 0.85 : 0.92) * now.scenery,
      );
    }
  }

  private thing(
    batch: Quads,
    name: 'planet' | 'moon' | 'rock',
    x: number,
    y: number,
    size: number,
    turn: number,
    alpha: number,
  ): void {
    if (name === 'planet') batch.sized(this.glow, x, y, size * 1.9, 0, this.glows[1] as number, 0.45 * alpha, 1);
    batch.sized(this.things[name], x, y, size, turn, 0xffffff, alpha);
  }
}

/** The way of the stars: down and to the left. */
const STREAK_ANGLE = Math.atan2(1, -0.55);
